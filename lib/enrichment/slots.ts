import { ServiceError } from "../errors";
import { reasonOf } from "./failures";

/** How many fetches may be under way at once. */
export interface SlotLimits {
  readonly perKey: number;
  readonly perHost: number;
  readonly total: number;
  /** How long one waits for a place, in milliseconds. */
  readonly patience: number;
}

export const SLOT_LIMITS: SlotLimits = { perKey: 10, perHost: 5, total: 100, patience: 2000 };

/** Gives a place back; a second call does nothing. */
export type Release = () => void;

/** Places for fetches of this process. Whoever waits longest is next; a key that waits for its own places takes none of the others'. */
export class Slots {
  readonly #gates = new Map<string, Gate>();

  constructor(private readonly limits: SlotLimits) {}

  /**
   * A place for a fetch of a key.
   * @throws ServiceError `rate_limited` when the key has too many under way, `overloaded` when the server has; the signal's reason.
   */
  async enter(keyId: string, signal: AbortSignal): Promise<Release> {
    const { perKey, total, patience } = this.limits;
    const until = performance.now() + patience;
    const own = await this.#take(`key ${keyId}`, perKey, until, signal, () => limited(`This key has ${perKey} page fetches under way, the most at a time.`));
    try {
      const everybodys = await this.#take("all", total, until, signal, () => new ServiceError("overloaded", "The server has as many page fetches under way as it can. Try again shortly.", { retryAfterSeconds: 2 }));
      return once(() => {
        everybodys();
        own();
      });
    } catch (error) {
      own();
      throw error;
    }
  }

  /** A place at a remote host. @throws ServiceError `rate_limited`; the signal's reason. */
  visit(hostname: string, signal: AbortSignal): Promise<Release> {
    const { perHost, patience } = this.limits;
    return this.#take(`host ${hostname}`, perHost, performance.now() + patience, signal, () => limited(`${perHost} pages are being fetched from this host, the most at a time.`));
  }

  async #take(name: string, size: number, until: number, signal: AbortSignal, refusal: () => ServiceError): Promise<Release> {
    signal.throwIfAborted();
    const gate = this.#gates.get(name) ?? { taken: 0, queue: [] };
    this.#gates.set(name, gate);
    if (gate.taken >= size) await waitIn(gate, until, signal, refusal);
    else gate.taken += 1;
    return once(() => {
      const next = gate.queue.shift();
      // The place goes on to the next without being free in between.
      if (next) next();
      else gate.taken -= 1;
      if (gate.taken === 0) this.#gates.delete(name);
    });
  }
}

interface Gate {
  taken: number;
  readonly queue: (() => void)[];
}

function waitIn({ queue }: Gate, until: number, signal: AbortSignal, refusal: () => ServiceError): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => leave(refusal()), Math.max(0, until - performance.now()));
    const aborted = (): void => leave(reasonOf(signal));
    const admitted = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", aborted);
      resolve();
    };
    signal.addEventListener("abort", aborted, { once: true });
    queue.push(admitted);

    function leave(error: Error): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", aborted);
      queue.splice(queue.indexOf(admitted), 1);
      reject(error);
    }
  });
}

function limited(message: string): ServiceError {
  return new ServiceError("rate_limited", `${message} Wait for one to end, then try again.`, { retryAfterSeconds: 2 });
}

function once(work: () => void): Release {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
