/** What became of one request at the limiter. A refusal is a result; only a store that cannot be used throws. */
export interface RateDecision {
  readonly allowed: boolean;
  /** The key's requests per second. */
  readonly limit: number;
  /** How many more requests would be allowed right now, at least; 0 when refused. */
  readonly remaining: number;
  /** Milliseconds, rounded up, after which the key is allowed again unless others use it meanwhile; 0 when allowed. */
  readonly retryAfterMs: number;
}

/**
 * Limits the requests of each key in every sliding second, over all processes that share the limiter's store: at most `perSecond` + 2 of
 * them (above 480 a second about 1 % more), and never a refusal for a key that keeps to `perSecond` at an even pace. The 2 are what a
 * pace of 20 ms needs so that a request that comes 40 ms late does not make the next ones early.
 */
export interface RateLimiter {
  /**
   * Takes one request of a key's allowance when there is one left.
   * @param keyId whose allowance; keys do not influence each other.
   * @param perSecond a whole number ≥ 1. A key whose rate changes starts a new second.
   * @throws ServiceError `limits_unavailable` when the store cannot be used.
   */
  take(keyId: string, perSecond: number): Promise<RateDecision> | RateDecision;
  /** Releases files and connections; no take may follow. */
  close(): Promise<void>;
}
