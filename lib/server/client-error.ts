import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { ERROR_STATUS, type ErrorCode } from "../errors";

/** What node:http says of a request it could not read. */
export interface RequestError extends Error {
  readonly code?: string;
  /** The piece of the request that was being read. */
  readonly rawPacket?: Buffer;
  /** How much of that piece was read. */
  readonly bytesParsed?: number;
}

/** Undefined where nobody is left to be told. */
type Refusal = Answer | undefined;

interface Answer {
  readonly code: ErrorCode;
  readonly error: string;
}

/** How long a client may take to read its refusal, in milliseconds. */
const LINGER = 2000;

const refused = new WeakSet<Duplex>();

/** CONNECT asks for a tunnel and gets no answer of the usual kind. */
export const CONNECT_REFUSED: Refusal = { code: "method_not_allowed", error: "CONNECT is not allowed here; use GET." };

/**
 * Tells the sender why a request is not taken, as JSON, and closes the connection.
 * @param before the last answer begun on this connection: it is finished first, or the client would take the refusal for it.
 */
export function refuseRequest(refusal: Refusal, socket: Duplex, before: ServerResponse | undefined): void {
  // Every further piece of the same request is an error again.
  if (refused.has(socket)) return;
  refused.add(socket);
  // After a CONNECT nobody else listens, and an error that nobody hears ends the process.
  socket.on("error", () => socket.destroy());
  const send = (): void => {
    if (refusal === undefined || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(messageOf(refusal));
    // Closed at once, with the rest of a long request unread, the connection would be reset and the answer lost.
    setTimeout(() => socket.destroy(), LINGER).unref();
  };
  if (before === undefined || before.closed) send();
  else before.once("close", send);
}

/**
 * What is wrong with a request.
 * @see https://nodejs.org/api/http.html#event-clienterror
 */
export function refusalOf(error: RequestError): Refusal {
  switch (error.code) {
    case "ECONNRESET":
    case "EPIPE":
      return undefined;
    case "HPE_HEADER_OVERFLOW":
      return isInTarget(error)
        ? { code: "uri_too_long", error: "The request target is longer than 64 KB. Send fewer values." }
        : { code: "headers_too_large", error: "The request's headers are larger than 64 KB." };
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return { code: "request_timeout", error: "The request did not arrive in time." };
    default:
      return { code: "malformed_request", error: `This is no valid HTTP/1.1 request: ${error.message}` };
  }
}

/** Headers hold blanks, a target has none: a piece without any, but for the one behind the method, is the target's. */
function isInTarget({ rawPacket, bytesParsed }: RequestError): boolean {
  const read = rawPacket?.subarray(0, bytesParsed).toString("latin1") ?? "";
  return !/\s/.test(read.replace(/^[A-Z]+ /, ""));
}

function messageOf({ code, error }: Answer): string {
  const status = ERROR_STATUS[code];
  const body = JSON.stringify({ error, code });
  const headers = ["Content-Type: application/json; charset=utf-8", `Content-Length: ${Buffer.byteLength(body)}`, "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Connection: close", ...(status === 405 ? ["Allow: GET"] : [])];
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...headers, "", body].join("\r\n");
}
