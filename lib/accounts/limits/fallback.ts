import { ServiceError } from "../../errors";
import type { RateDecision, RateLimiter } from "./rate-limiter";

/** Told when the shared store goes and comes back, once each. */
export interface FallbackLog {
  warn(details: object, message: string): void;
  info(message: string): void;
}

/**
 * Decides by the shared store, and by this machine's own while that one is away: each machine then allows a key its whole rate. A limit
 * that is loose for a while is better than a service that stops, and better than none.
 */
export function fallBack(options: { readonly shared: RateLimiter; readonly own: RateLimiter; readonly log: FallbackLog }): RateLimiter {
  return new FallbackRateLimiter(options.shared, options.own, options.log);
}

class FallbackRateLimiter implements RateLimiter {
  #away = false;

  constructor(
    readonly shared: RateLimiter,
    readonly own: RateLimiter,
    readonly log: FallbackLog,
  ) {}

  async take(keyId: string, perSecond: number): Promise<RateDecision> {
    try {
      const decision = await this.shared.take(keyId, perSecond);
      if (this.#away) this.log.info("The shared store of rate limits answers again.");
      this.#away = false;
      return decision;
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== "limits_unavailable") throw error;
      if (!this.#away) this.log.warn({ err: error.cause }, "The shared store of rate limits does not answer: until it does, this machine limits on its own, each key at its whole rate.");
      this.#away = true;
      return this.own.take(keyId, perSecond);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.shared.close(), this.own.close()]);
  }
}
