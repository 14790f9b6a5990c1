import { machineTime } from "./machine-time";
import type { RateDecision, RateLimiter } from "./rate-limiter";

/** More refused keys than this at once are unusual; starting over only asks the store again. */
const MOST_ENTRIES = 10_000;

/**
 * Answers for keys that the store refused, until the time it named: nothing can be allowed before then, as allowances only shrink
 * meanwhile. So a client that hammers costs the store nothing.
 * @param now microseconds, on a clock that never goes back.
 */
export function rememberRefusals(store: RateLimiter, now: () => number = machineTime): RateLimiter {
  return new RememberedRefusals(store, now);
}

class RememberedRefusals implements RateLimiter {
  readonly #until = new Map<string, { readonly time: number; readonly perSecond: number }>();

  constructor(
    readonly store: RateLimiter,
    readonly now: () => number,
  ) {}

  take(keyId: string, perSecond: number): Promise<RateDecision> | RateDecision {
    const refused = this.#until.get(keyId);
    if (refused) {
      const wait = refused.time - this.now();
      if (wait > 0 && refused.perSecond === perSecond) return { allowed: false, limit: perSecond, remaining: 0, retryAfterMs: Math.ceil(wait / 1000) };
      this.#until.delete(keyId);
    }
    const decision = this.store.take(keyId, perSecond);
    return decision instanceof Promise ? decision.then((known) => this.#remember(keyId, known)) : this.#remember(keyId, decision);
  }

  #remember(keyId: string, decision: RateDecision): RateDecision {
    if (decision.allowed) return decision;
    if (this.#until.size >= MOST_ENTRIES) this.#until.clear();
    this.#until.set(keyId, { time: this.now() + decision.retryAfterMs * 1000, perSecond: decision.limit });
    return decision;
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
