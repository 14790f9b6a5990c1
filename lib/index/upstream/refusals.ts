import { z } from "zod";
import { QUERY_PARAMETERS } from "../../company/query";
import { ERROR_STATUS, ServiceError, type ErrorCode } from "../../errors";
import type { TransportFailure, UpstreamAnswer } from "./transport";

/** What is asked with; another name is none that our caller could have sent. */
const PARAMETERS: ReadonlySet<string> = new Set([...QUERY_PARAMETERS, "url", "extract", "maxBytes", "explain", "follow", "page", "pageSize", "export", "useScroll", "scrollId", "countries", "limit"]);
/** Characters of an upstream's message that are passed on. */
const LONGEST_MESSAGE = 500;
/** Seconds to wait after a 429 that does not say: a moment for a rate, an hour for an allowance of a month. */
const USUAL_WAIT = { rate: 1, allowance: 3600 } as const;

const text = z.string().optional().catch(undefined);
const count = z.number().int().nonnegative().optional().catch(undefined);
const refusal = z
  .object({ error: text, message: text, code: text, parameter: text, meta: z.object({ message: text }).optional().catch(undefined), searchesUsed: count, searchesLimit: count, requestsUsed: count, requestsLimit: count })
  .catch({});

type Refusal = z.infer<typeof refusal>;

/** What was asked, as far as it decides what a refusal means. */
export interface Asked {
  /** The endpoint's, without the query. */
  readonly path: string;
  /**
   * - `question`: may be asked again.
   * - `continuation`: the next batch of a scroll, which may be given only once.
   * - `extra`: of an endpoint that a service need not have.
   * - `page`: a page fetch, whose failures tell of the site, and which a service need not have.
   */
  readonly kind: "question" | "continuation" | "extra" | "page";
}

/** The numbers of a used-up allowance; undefined when the body names none, as for a rate. */
export function allowanceOf(body: unknown): Readonly<Record<string, number>> | undefined {
  const { searchesUsed, searchesLimit, requestsUsed, requestsLimit } = refusal.parse(body);
  if (searchesUsed !== undefined && searchesLimit !== undefined) return { searchesUsed, searchesLimit };
  if (requestsUsed !== undefined && requestsLimit !== undefined) return { requestsUsed, requestsLimit };
  return undefined;
}

/**
 * What our caller is told when the upstream refuses. Its refusal of parameters and its limits are the caller's to know; that it refuses our
 * key is the operator's fault and never looks like the caller's.
 * @param redact takes the key out of a text of the upstream's.
 */
export function refusalOf(answer: UpstreamAnswer, asked: Asked, redact: (text: string) => string): ServiceError {
  const { status, retryAfter } = answer;
  const body = refusal.parse(answer.body);
  const said = messageOf(body, redact);
  const cause = new Error(`GET ${asked.path} of the upstream service was answered ${status}${said === undefined ? "" : `: ${said}`}`);
  if (asked.kind === "page" && isOfSite(body.code, status)) return new ServiceError(body.code, said ?? "The page could not be fetched.", about(body));
  const retry = retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter };
  switch (status) {
    case 401:
    case 403:
      return new ServiceError("upstream_refused", "The service behind this one refuses the operator's key. Only the operator can put that right (COMPANY_API_KEY).", { cause });
    case 429:
      return limitReached(answer, said);
    case 500:
      return new ServiceError("internal", "The service behind this one failed to answer. It is safe to try again, waiting longer each time.", { cause });
    case 503:
      return new ServiceError(body.code === "overloaded" ? "overloaded" : "no_index", said ?? "The service behind this one has no index selected, or is overloaded. Try again later.", { ...retry, cause });
    case 414:
      return new ServiceError("uri_too_long", said ?? "The filters are too long for the service behind this one. Send fewer values.", { cause });
    case 400:
      return invalid(body, asked, said);
    case 404:
    case 410:
      if (asked.kind === "continuation") return invalid(body, asked, said);
      if (asked.kind === "extra" || asked.kind === "page") return new ServiceError("not_supported", `The service behind this one has no ${asked.path}.`, { cause });
  }
  return new ServiceError("upstream_failed", "The answer of the service behind this one cannot be used. Try again later; if it stays so, ask the operator.", { cause });
}

function limitReached({ body, retryAfter }: UpstreamAnswer, said: string | undefined): ServiceError {
  const numbers = allowanceOf(body);
  if (numbers) return new ServiceError("quota_exhausted", said ?? "The allowance at the service behind this one is used up.", { body: numbers, retryAfterSeconds: retryAfter ?? USUAL_WAIT.allowance });
  return new ServiceError("rate_limited", said ?? "The service behind this one is asked too often. Wait, then try again, waiting longer each time.", { retryAfterSeconds: retryAfter ?? USUAL_WAIT.rate });
}

/** Its parameters have our names: its text, code and parameter are right as they are. */
function invalid({ code, parameter }: Refusal, { kind }: Asked, said: string | undefined): ServiceError {
  const continuing = kind === "continuation";
  const usual: ErrorCode = continuing ? "scroll_expired" : "invalid_parameter";
  const known = code !== undefined && isErrorCode(code) && ERROR_STATUS[code] === 400 && code !== "no_parameters" ? code : usual;
  const named = continuing && parameter === undefined ? { parameter: "scrollId" } : about({ parameter });
  return new ServiceError(known, said ?? (continuing ? "scrollId: the service behind this one no longer has this scroll; start again with useScroll=true and no scrollId." : "The service behind this one does not accept these parameters."), named);
}

/** The parameter at fault, if it is one that our caller could have sent. */
function about({ parameter }: Pick<Refusal, "parameter">): { readonly parameter?: string } {
  return parameter !== undefined && PARAMETERS.has(parameter) ? { parameter } : {};
}

const OF_SITE: ReadonlySet<string> = new Set<ErrorCode>(["blocked_host", "not_html", "unreachable", "too_many_redirects", "timeout"]);

/** Whether a refusal is about the site that was to be fetched, and not about this service or the other. */
function isOfSite(code: string | undefined, status: number): code is ErrorCode {
  return code !== undefined && isErrorCode(code) && OF_SITE.has(code) && ERROR_STATUS[code] === status;
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

function messageOf({ error, message, meta }: Refusal, redact: (text: string) => string): string | undefined {
  const said = redact(error ?? message ?? meta?.message ?? "").replace(/[\p{Cc}\p{Surrogate}]+/gu, " ").trim();
  return said === "" ? undefined : said.slice(0, LONGEST_MESSAGE);
}

/** What our caller is told when the upstream gives no usable answer. */
export function failureOf(failure: TransportFailure, { path }: Asked): ServiceError {
  const cause = new Error(`GET ${path} of the upstream service: ${failure.message}`);
  switch (failure.kind) {
    case "unreachable":
      return new ServiceError("upstream_unreachable", "The service behind this one cannot be reached. It is safe to try again, waiting longer each time.", { cause });
    case "timeout":
      return new ServiceError("upstream_timeout", "The service behind this one did not answer in time. Ask for less at once, or try again later.", { cause });
    case "lost":
    case "unusable":
      return new ServiceError("upstream_failed", "The answer of the service behind this one was lost or cannot be used. Try again later; if it stays so, ask the operator.", { cause });
  }
}
