import { StoreUnavailableError } from "../accounts/accounts";
import { ParameterError } from "../company/query";
import { ERROR_STATUS, ServiceError, type ErrorCode } from "../errors";

/** A refusal as a result: what the sender is told. Its status follows from its code. */
export interface Denial {
  readonly code: ErrorCode;
  /** What was wrong and what to do. */
  readonly message: string;
  /** The parameter at fault. */
  readonly parameter?: string;
  /** Further members of the body. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  /** With `method_not_allowed`: the methods that are; GET unless said. */
  readonly allow?: string;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** When a 503 does not say how long, in seconds: an index switch takes moments. */
const USUAL_RETRY = 5;

export const UNAUTHORIZED: Denial = { code: "unauthorized", message: "Unauthorized" };
export const NO_PARAMETERS = { code: "no_parameters", message: "The request has no query parameters. Send at least one; /openapi.json lists them." } as const satisfies Denial;

/** What a failure tells the sender: the message of an expected one, nothing of an unexpected one. */
export function denialOf(error: unknown): Denial {
  if (error instanceof ParameterError) return { code: error.code, message: error.message, parameter: error.parameter };
  if (error instanceof ServiceError) {
    const { cause: _, ...told } = error.details;
    return { code: error.code, message: error.message, ...told };
  }
  if (error instanceof StoreUnavailableError) return { code: "accounts_unavailable", message: "The service cannot count requests at the moment, so that it answers none. Try again shortly." };
  return { code: "internal", message: "The request failed on the server's side. It is safe to try again, waiting longer each time." };
}

/** The JSON of a refusal. Two have bodies of their own: without a key, and without any parameter. */
export function denialBody(denial: Denial): string {
  switch (denial.code) {
    case "unauthorized":
      return JSON.stringify({ message: denial.message, statusCode: 401 });
    case "no_parameters":
      return JSON.stringify({ meta: { totalCount: -1, message: denial.message }, data: { records: [] } });
    default:
      return JSON.stringify({ error: denial.message, code: denial.code, ...(denial.parameter === undefined ? {} : { parameter: denial.parameter }), ...denial.body });
  }
}

/** Headers that only refusals carry. */
export function denialHeaders(denial: Denial): Readonly<Record<string, string>> {
  const retry = denial.retryAfterSeconds ?? (ERROR_STATUS[denial.code] === 503 ? USUAL_RETRY : undefined);
  return {
    ...(denial.code === "method_not_allowed" ? { Allow: denial.allow ?? "GET" } : {}),
    ...(retry === undefined ? {} : { "Retry-After": retry.toString() }),
    ...denial.headers,
  };
}
