import { denialBody, NO_PARAMETERS, UNAUTHORIZED, type Denial } from "../denial";
import type { Endpoint } from "../endpoint";
import { ANSWER_EXAMPLES } from "./examples";
import { ref, type Schema } from "./schema";

export interface Response {
  readonly description: string;
  readonly headers: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>;
  readonly content: { readonly "application/json": { readonly schema: Schema; readonly examples: Readonly<Record<string, { readonly value: unknown }>> } };
}

interface Failure {
  readonly description: string;
  readonly schema: Schema;
  readonly examples: readonly Denial[];
}

const FAILURES: Readonly<Record<string, Failure>> = {
  400: {
    description: "A parameter is unknown, malformed, repeated where it may not be, or not allowed.",
    schema: ref("InvalidRequest"),
    examples: [
      { code: "unknown_parameter", message: "countrycode: unknown parameter; did you mean countryCode?", parameter: "countrycode" },
      { code: "invalid_parameter", message: 'pageSize: "many" is not allowed; expected a whole number of at least 1.', parameter: "pageSize" },
    ],
  },
  401: { description: "The key is missing or invalid.", schema: ref("Unauthorized"), examples: [UNAUTHORIZED] },
  403: {
    description: "The key is disabled or the subscription is not active; `subscriptionStatus` names the state.",
    schema: ref("Inactive"),
    examples: [{ code: "subscription_inactive", message: "This API key is disabled. Ask whoever runs this service for another one.", body: { subscriptionStatus: "disabled" } }],
  },
  405: { description: "Only GET is allowed.", schema: ref("MethodNotAllowed"), examples: [{ code: "method_not_allowed", message: "POST is not allowed here; use GET." }] },
  408: { description: "The request did not arrive in time (headers 10 s, all of it 30 s); the connection is closed.", schema: ref("TooSlow"), examples: [{ code: "request_timeout", message: "The request did not arrive in time." }] },
  414: { description: "The query string is longer than 48 KB.", schema: ref("TooLong"), examples: [{ code: "uri_too_long", message: "The query string has 60000 bytes; at most 49152 are allowed. Send fewer values." }] },
  429: {
    description: "The monthly quota or an allowance of the subscription is used up (then its two numbers are in the body), or requests come faster than the subscription allows. Wait as `Retry-After` says, then retry with exponential backoff.",
    schema: ref("LimitReached"),
    examples: [
      { code: "quota_exhausted", message: "The month's requests are used up.", body: { requestsUsed: 100_000, requestsLimit: 100_000 } },
      { code: "rate_limited", message: "More than 50 requests a second." },
    ],
  },
  431: { description: "The headers are larger than 64 KB; the connection is closed.", schema: ref("HeadersTooLarge"), examples: [{ code: "headers_too_large", message: "The request's headers are larger than 64 KB." }] },
  500: { description: "The request failed on the server's side; it is safe to retry with backoff.", schema: ref("Failed"), examples: [{ code: "internal", message: "The request failed on the server's side. It is safe to try again, waiting longer each time." }] },
  501: { description: "The data come from another service, which does not offer this.", schema: ref("NotSupported"), examples: [{ code: "not_supported", message: "The service behind this one cannot look up regions." }] },
  502: {
    description: "The data come from another service, which refuses this one's own key, cannot be reached or answers what cannot be used. A fault between the two; the operator finds the cause in the log.",
    schema: ref("UpstreamFailed"),
    examples: [
      { code: "upstream_refused", message: "The service behind this one refuses the operator's key. Only the operator can put that right." },
      { code: "upstream_unreachable", message: "The service behind this one cannot be reached. It is safe to try again, waiting longer each time." },
      { code: "upstream_failed", message: "The answer of the service behind this one cannot be used. Try again later." },
    ],
  },
  503: { description: "No index is selected, typically during a switch, or the server is overloaded or cannot count requests; retry later.", schema: ref("Unavailable"), examples: [{ code: "no_index", message: "No index is selected; import register files, or wait for the switch to finish." }] },
  504: { description: "The data come from another service, which did not answer in time.", schema: ref("UpstreamTimedOut"), examples: [{ code: "upstream_timeout", message: "The service behind this one did not answer in time. Ask for less at once, or try again later." }] },
};

/** What differs where pages are fetched. */
const FETCH_FAILURES: Readonly<Record<string, Failure>> = {
  400: {
    description: "A parameter is unknown, malformed or not allowed. `invalid_url`: `url` is missing, not http(s), contains credentials, or names no public host.",
    schema: ref("InvalidRequest"),
    examples: [{ code: "invalid_url", message: "url: it is no URL of a public host; send a domain such as example.com, or an http(s) URL.", parameter: "url" }],
  },
  403: {
    description: "`blocked_host`: the host is an IP address, an internal name, or leads to an address that is not public; or the port is not allowed. Else as everywhere: the key is disabled or the subscription not active.",
    schema: { oneOf: [ref("Inactive"), ref("BlockedHost")] },
    examples: [
      { code: "blocked_host", message: "url: pages are fetched by host name, never by IP address.", parameter: "url" },
      { code: "subscription_inactive", message: "This API key is disabled. Ask whoever runs this service for another one.", body: { subscriptionStatus: "disabled" } },
    ],
  },
  415: { description: "The URL leads to a document that is not HTML, such as an image, a PDF or JSON.", schema: ref("NotHtml"), examples: [{ code: "not_html", message: 'The URL leads to a document that is not HTML: its type is "application/pdf".' }] },
  429: {
    description: "As everywhere; also when the key has 10 page fetches under way or 5 go to the same host, and none ends within 2 seconds.",
    schema: ref("LimitReached"),
    examples: [{ code: "rate_limited", message: "This key has 10 page fetches under way, the most at a time. Wait for one to end, then try again." }],
  },
  502: {
    description: "`unreachable`: the site cannot be found or reached, breaks off, or answers what cannot be read. `too_many_redirects`: it redirects more than 5 times. Where data come from another service, its failures too.",
    schema: ref("UpstreamFailed"),
    examples: [
      { code: "unreachable", message: "The site could not be fetched: it refuses connections (ECONNREFUSED)." },
      { code: "too_many_redirects", message: "The site redirects more than 5 times." },
    ],
  },
  504: {
    description: "The site's answer did not begin within 10 seconds, or was not complete after 15.",
    schema: ref("UpstreamTimedOut"),
    examples: [{ code: "timeout", message: "The site did not answer in time: its answer had not begun after 10 s." }],
  },
};

const NO_PARAMETERS_SCHEMA = { oneOf: [ref("InvalidRequest"), ref("NoParameters")] };

const REQUEST_ID = { "X-Request-Id": { description: "Names this request in the server's log; a sent X-Request-Id of up to 64 letters, digits, dots, dashes and underscores is taken over.", schema: { type: "string" } } } as const;
const RETRY_AFTER = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", minimum: 0 } } } as const;
const LIMITS = {
  "RateLimit-Policy": { description: 'The caller\'s limits, such as `"second";q=50;w=1, "month";q=100000;w=2592000`: requests `q` in a window of `w` seconds. Not sent to a caller without limits.', schema: { type: "string" } },
  RateLimit: { description: 'What is left of them, such as `"second";r=49;t=1, "month";r=98766;t=900000`: `r` requests for the next `t` seconds.', schema: { type: "string" } },
} as const;
const ALLOW = { Allow: { description: "The allowed method.", schema: { type: "string", enum: ["GET"] } } } as const;

/** Refused before any endpoint, and with it the connection. */
const CLOSED: ReadonlySet<number> = new Set([408, 431]);

/** Every status an endpoint answers with. */
export function responsesOf(endpoint: Endpoint): Readonly<Record<string, Response>> {
  const keyed = endpoint.access === "key";
  const charge = endpoint.access === "key" ? endpoint.charge(new Map()) : undefined;
  const fetches = charge?.kind === "fetch";
  const statuses = keyed ? [400, 401, 403, 405, 408, 414, 429, 431, 500, 501, 502, 503, 504] : [400, 405, 408, 414, 431, 500, 503];
  const counted = charge !== undefined && !fetches;
  const described = fetches ? { ...FAILURES, ...FETCH_FAILURES } : FAILURES;
  const failures = [...statuses, ...(fetches ? [415] : [])].map((status) => [status.toString(), failureOf(status, described[status], counted)] as const);
  return { 200: answerOf(endpoint), ...Object.fromEntries(failures) };
}

function answerOf({ answer, access }: Endpoint): Response {
  const examples = Object.entries(ANSWER_EXAMPLES[answer]).map(([title, value]) => [title, { value }] as const);
  return { description: "The answer.", headers: { ...REQUEST_ID, ...(access === "key" ? LIMITS : {}) }, content: { "application/json": { schema: ref(answer), examples: Object.fromEntries(examples) } } };
}

/** @param counted whether a request without any parameter is answered with the list envelope. */
function failureOf(status: number, failure: Failure | undefined, counted: boolean): Response {
  if (failure === undefined) throw new Error(`Status ${status} is not described.`);
  const bare = status === 400 && counted;
  const denials = bare ? [...failure.examples, NO_PARAMETERS] : failure.examples;
  const examples = denials.map((denial) => [denial.code, { value: exampleOf(denial) }] as const);
  const headers = { ...(CLOSED.has(status) ? {} : REQUEST_ID), ...(status === 429 || status === 503 ? RETRY_AFTER : {}), ...(status === 429 ? LIMITS : {}), ...(status === 405 ? ALLOW : {}) };
  return {
    description: bare ? `${failure.description} Without any parameter the body is the list envelope with \`meta.totalCount\` -1.` : failure.description,
    headers,
    content: { "application/json": { schema: bare ? NO_PARAMETERS_SCHEMA : failure.schema, examples: Object.fromEntries(examples) } },
  };
}

function exampleOf(denial: Denial): unknown {
  return JSON.parse(denialBody(denial));
}
