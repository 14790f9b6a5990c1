/** An answer of the API that is no success, with everything it said. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly details: {
      readonly status: number;
      /** The machine-readable reason, such as `rate_limited`; absent where the body has none. */
      readonly code?: string | undefined;
      /** The parameter at fault. */
      readonly parameter?: string | undefined;
      /** What `Retry-After` asks for, in seconds. */
      readonly retryAfter?: number | undefined;
      /** Further members of the body: `subscriptionStatus`, `requestsUsed`, `requestsLimit` and the like. */
      readonly body?: Readonly<Record<string, unknown>>;
    },
  ) {
    super(message);
    this.name = "ApiError";
  }

  get status(): number {
    return this.details.status;
  }

  get code(): string | undefined {
    return this.details.code;
  }
}

/** Whether the same request may succeed later by itself: no answer, a failure of the server, or too many requests in a second; not a used-up quota. */
export function isTransient(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  return status === 0 || status === 429 ? code !== "quota_exhausted" : status === 500 || status === 503 || status === 504;
}
