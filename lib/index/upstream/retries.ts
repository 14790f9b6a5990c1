import type { UpstreamLimits } from "./limits";

/** What one call adds to the budget, and what a retry takes: one in ten calls may be asked again. */
const EARNED = 0.1;
/** Retries at hand after a quiet time. */
const FULL = 10;

/**
 * A bound on retries over all calls. When the upstream is in trouble, every call fails: without a bound, retrying each of them would
 * multiply its load just then.
 */
export class RetryBudget {
  #left = FULL;

  /** Notes a call that succeeded. */
  earn(): void {
    this.#left = Math.min(FULL, this.#left + EARNED);
  }

  /** Takes a retry; false when none is left. */
  spend(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/**
 * How long to wait before trying again, in milliseconds: exponential with jitter, so that callers refused together do not return together.
 * Half of the wait is certain, as the upstream needs some; the other half is random.
 * @param failed tries so far, at least 1.
 * @param retryAfter what the upstream asks for, in seconds.
 * @returns undefined when it asks for more than is waited here.
 */
export function waitBefore(failed: number, retryAfter: number | undefined, { firstDelay, longestWait }: UpstreamLimits): number | undefined {
  const doubled = Math.min(firstDelay * 2 ** (failed - 1), longestWait);
  const jittered = doubled / 2 + (Math.random() * doubled) / 2;
  const asked = (retryAfter ?? 0) * 1000;
  if (asked > longestWait) return undefined;
  return asked + jittered;
}
