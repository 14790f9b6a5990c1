import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { ERROR_STATUS, ServiceError, type ErrorCode } from "../errors";
import { denialBody, denialHeaders, type Denial } from "./denial";
import { limitHeaders, type Limits } from "./limit-headers";
import type { ApiAnswer, ApiRequest } from "./message";
import type { RequestMetrics } from "./metrics";

/** The JSON of a good answer; 200 unless said. */
export interface Body {
  readonly json: ApiAnswer["body"];
  readonly status?: 200 | 201 | 202;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly sent?: ApiAnswer["sent"];
  /** Requests that were counted and not needed. */
  readonly spare?: number;
}

/** What is noted of a request while it is answered. */
export interface Trace {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  /** As `performance.now()`. */
  readonly startedAt: number;
  /** What was taken from the caller's limits; the answer's headers tell it. */
  readonly limits: Limits;
  keyId?: string;
  /** Names only, and only known ones: values are nobody's business, and unknown names are anybody's text. */
  parameters?: readonly string[];
}

/** @param path the endpoint's, as defined. */
export function beginTrace(request: ApiRequest, path: string): Trace {
  return { requestId: requestId(request.header("x-request-id")), method: request.method, path, startedAt: performance.now(), limits: {} };
}

function requestId(sent: string | undefined): string {
  return sent !== undefined && /^[A-Za-z0-9._-]{1,64}$/.test(sent) ? sent : randomUUID();
}

/** Where answers are noted. */
export interface Reporting {
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  readonly metrics: Pick<RequestMetrics, "observe">;
}

/**
 * The answer to an outcome, counted, and logged as one line: a failure of ours with its cause, which the sender never sees; a 503 that the service
 * itself decided on (no index yet, too much to do) as a warning without one, for it has none.
 */
export function respond({ log, metrics }: Reporting, trace: Trace, outcome: Body | Denial, error?: unknown): ApiAnswer {
  const denied = "code" in outcome;
  const status = denied ? ERROR_STATUS[outcome.code] : (outcome.status ?? 200);
  const body = denied ? denialBody(outcome) : outcome.json;
  const bytes = typeof body === "string" ? Buffer.byteLength(body) : body.reduce((sum, piece) => sum + piece.length, 0);
  const code = denied ? outcome.code : undefined;
  const ms = performance.now() - trace.startedAt;
  metrics.observe(trace.path, status, code, ms);
  const line = {
    requestId: trace.requestId,
    method: trace.method,
    path: trace.path,
    parameters: trace.parameters,
    keyId: trace.keyId,
    status,
    code,
    ms: Math.round(ms * 100) / 100,
    bytes,
  };
  if (status < 500 || isTheSites(code)) log.info(line, "request");
  else if (isDecided(error)) log.warn(line, "request");
  else log.error({ ...line, err: error }, "request");
  const headers = headersOf(trace, bytes);
  if (denied) return { status, headers: { ...headers, ...denialHeaders(outcome) }, body };
  return { status, headers: outcome.headers ? { ...headers, ...outcome.headers } : headers, body, sent: outcome.sent };
}

/** A website that was fetched failed, which is nothing wrong with this service. */
function isTheSites(code: ErrorCode | undefined): boolean {
  return code === "unreachable" || code === "too_many_redirects" || code === "timeout";
}

function isDecided(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 503 && error.cause === undefined;
}

function headersOf({ requestId, limits }: Trace, bytes: number): Readonly<Record<string, string>> {
  return {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": bytes.toString(),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    // An answer opened as a page can load and run nothing.
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Request-Id": requestId,
    ...limitHeaders(limits),
  };
}
