/** What a call to the upstream service may take. Times in milliseconds. */
export interface UpstreamLimits {
  /** Until an answer begins, for each attempt, waiting for a free connection included. */
  readonly answerWithin: number;
  /** The longest silence inside an answer. */
  readonly silence: number;
  /** The whole call, with all its attempts. */
  readonly deadline: number;
  /** Bytes of an answer; 10,000 full records have about 40 MB. */
  readonly maxBody: number;
  /** Tries of one call. */
  readonly attempts: number;
  /** Before the second try; it doubles with every further one. */
  readonly firstDelay: number;
  /** A longer wait is the caller's to make: the upstream's `Retry-After` is passed on at once. */
  readonly longestWait: number;
  /** Connections at a time; further calls wait for one. */
  readonly connections: number;
}

export const UPSTREAM_LIMITS: UpstreamLimits = {
  answerWithin: 15_000,
  silence: 15_000,
  deadline: 60_000,
  maxBody: 128 << 20,
  attempts: 4,
  firstDelay: 200,
  longestWait: 2000,
  connections: 64,
};
