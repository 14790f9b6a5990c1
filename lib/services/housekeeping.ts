import type { Logger } from "pino";
import type { Accounts, Retention } from "../accounts/accounts";
import type { IndexStatus } from "../company/company-index";

/** In milliseconds. */
const ROUND = 60_000;
/** Between two steps of removing, so that requests are answered in between, in milliseconds. */
const PAUSE = 50;

export interface HousekeepingOptions {
  readonly accounts: Pick<Accounts, "audit" | "removeOld">;
  readonly retention: Retention;
  /** The data that serve; undefined while there are none, and where they are another service's. */
  readonly status: () => IndexStatus | undefined;
  readonly log: Pick<Logger, "warn">;
}

/**
 * What a service does by itself once a minute: it removes what was kept long enough, and tells the audit log which data serve. Whoever imported them does so too, and
 * says who it was; so a generation is told only when it has served for a round, and the log keeps the first of both.
 */
export class Housekeeping {
  readonly #options: HousekeepingOptions;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #ended = false;
  #seen: string | undefined;
  #told: string | undefined;

  constructor(options: HousekeepingOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#round = this.round().then(() => {
        if (!this.#ended) this.start();
      });
    }, ROUND);
    this.#timer.unref();
  }

  /** One round. What fails is logged, and tried again in the next one. */
  async round(): Promise<void> {
    try {
      await this.#tellSwitch();
      while (!this.#ended && (await this.#options.accounts.removeOld(this.#options.retention))) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    } catch (err) {
      this.#options.log.warn({ err }, "housekeeping is put off");
    }
  }

  /** Waits for a round under way. */
  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  async #tellSwitch(): Promise<void> {
    const status = this.#options.status();
    if (status === undefined || status.generation === this.#told) return;
    if (status.generation === this.#seen) {
      await this.#options.accounts.audit({ action: "import.switched", subject: status.generation, details: { companies: status.companies, registers: status.registers.map(({ code }) => code) } });
      this.#told = status.generation;
    }
    this.#seen = status.generation;
  }
}
