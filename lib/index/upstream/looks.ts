import { createHash } from "node:crypto";
import type { Clock } from "../../clock";
import type { IndexStatus } from "../../company/company-index";
import { ServiceError } from "../../errors";
import { readPage } from "./answers";
import type { UpstreamClient } from "./client";
import { EXPORT_PATH, SEARCH_PATH } from "./paths";

/** Milliseconds to the next look: the number of companies changes rarely, and each look counts at the upstream. */
const NEXT = 3600_000;
/** After a failed one, doubling up to the longest. */
const FIRST_AGAIN = 1000;
const LONGEST_AGAIN = 60_000;

/**
 * What is behind the upstream, found out by counting its companies when opened and every hour. The first count also proves that the key
 * is accepted: until then nothing is asked on anybody's behalf.
 */
export class Looks {
  /** Names the upstream in cursors: one that was issued for another service is not taken to this one. */
  readonly generation: string;
  #status: IndexStatus | undefined;
  #failure: ServiceError | undefined;
  #failed = 0;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    readonly client: UpstreamClient,
    readonly baseUrl: URL,
    readonly clock: Clock,
    readonly log: { info(details: object, message: string): void; error(details: object, message: string): void },
  ) {
    this.generation = `upstream-${createHash("sha256").update(baseUrl.href).digest("hex").slice(0, 12)}`;
  }

  status(): IndexStatus | undefined {
    return this.#status;
  }

  /** Why the upstream never answered so far; undefined once it did. */
  failure(): ServiceError | undefined {
    return this.#status ? undefined : (this.#failure ?? new ServiceError("no_index", "The service behind this one has not answered yet. Try again in a moment."));
  }

  /** Looks now, and from then on by itself. What the upstream does wrong is noted; only a defect rejects. */
  async look(): Promise<void> {
    try {
      const companies = await this.#count();
      const builtAt = new Date(this.clock.now()).toISOString();
      const host = this.baseUrl.host;
      if (!this.#status || this.#failed > 0) this.log.info({ upstream: host, companies }, "the upstream service answers");
      this.#status = { generation: this.generation, companies, builtAt, registers: [{ code: "upstream", label: `Service at ${host}`, companies, rejected: 0, date: builtAt.slice(0, 10) }] };
      this.#failed = 0;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (this.#closed) return;
      if (error.code !== this.#failure?.code || this.#failed === 0) this.log.error({ upstream: this.baseUrl.host, code: error.code, err: error.cause }, "the upstream service cannot be used");
      this.#failure = error;
      this.#failed += 1;
    }
    if (this.#closed) return;
    const wait = this.#failed === 0 ? NEXT : Math.min(FIRST_AGAIN * 2 ** (this.#failed - 1), LONGEST_AGAIN);
    this.#timer = setTimeout(() => void this.look(), wait).unref();
  }

  /** By a search; by an export where the searches are used up. */
  async #count(): Promise<number> {
    const first = [["page", "1"], ["pageSize", "1"]] as const;
    try {
      return (await this.client.get({ path: SEARCH_PATH, kind: "question", parameters: first }, (body) => readPage(body, 1))).total;
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== "quota_exhausted") throw error;
      return (await this.client.get({ path: EXPORT_PATH, kind: "question", parameters: [["export", "true"], ...first] }, (body) => readPage(body, 1))).total;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
