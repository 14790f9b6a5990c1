/** Every way a request can fail: one code, one HTTP status. The code is the `code` of the error body. */
export const ERROR_STATUS = {
  malformed_request: 400,
  no_parameters: 400,
  unknown_parameter: 400,
  invalid_parameter: 400,
  page_beyond_cap: 400,
  scroll_expired: 400,
  scroll_invalid: 400,
  scroll_mismatch: 400,
  invalid_url: 400,
  invalid_body: 400,
  unauthorized: 401,
  signed_out: 401,
  sign_in_failed: 401,
  subscription_inactive: 403,
  cross_origin: 403,
  forbidden: 403,
  blocked_host: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  link_invalid: 410,
  body_too_large: 413,
  uri_too_long: 414,
  not_json: 415,
  not_html: 415,
  rate_limited: 429,
  too_many_attempts: 429,
  quota_exhausted: 429,
  headers_too_large: 431,
  client_gone: 499,
  internal: 500,
  not_supported: 501,
  upstream_refused: 502,
  upstream_failed: 502,
  upstream_unreachable: 502,
  unreachable: 502,
  too_many_redirects: 502,
  no_index: 503,
  overloaded: 503,
  upstream_timeout: 504,
  timeout: 504,
  limits_unavailable: 503,
  accounts_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * A request that cannot be answered, with what its sender may know. The message says what was wrong and what to do; internal
 * detail goes into `cause`, which is logged and never sent.
 */
export class ServiceError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: { readonly parameter?: string; readonly retryAfterSeconds?: number; readonly body?: Readonly<Record<string, unknown>>; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = "ServiceError";
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
