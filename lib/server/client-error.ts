import type { Duplex } from "node:stream";
import { STATUS_CODES, type ServerResponse } from "node:http";

/** What node:http says of a request it could not read. */
export interface RequestError extends Error {
  readonly code?: string;
  /** The piece of the request that was being read. */
  readonly rawPacket?: Buffer;
  /** How much of that piece was read. */
  readonly bytesParsed?: number;
}

interface Refusal {
  readonly status: 400 | 408 | 414 | 431;
  readonly code: string;
  readonly error: string;
}

/** How long a client may take to read its refusal, in milliseconds. */
const LINGER = 2000;

const refused = new WeakSet<Duplex>();

/**
 * Tells the sender what is wrong with a request that cannot be read, as JSON, and closes the connection.
 * @param before the last answer begun on this connection: it is finished first, or the client would take the refusal for it.
 */
export function refuseRequest(error: RequestError, socket: Duplex, before: ServerResponse | undefined): void {
  // Every further piece of the same request is an error again.
  if (refused.has(socket)) return;
  refused.add(socket);
  const send = (): void => {
    if (!socket.writable || error.code === "ECONNRESET" || error.code === "EPIPE") {
      socket.destroy();
      return;
    }
    socket.end(messageOf(refusalOf(error)));
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
    case "HPE_HEADER_OVERFLOW":
      return isInTarget(error)
        ? { status: 414, code: "uri_too_long", error: "The request target is longer than 64 KB. Send fewer values." }
        : { status: 431, code: "headers_too_large", error: "The request's headers are larger than 64 KB." };
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return { status: 408, code: "request_timeout", error: "The request did not arrive in time." };
    default:
      return { status: 400, code: "malformed_request", error: `This is no valid HTTP/1.1 request: ${error.message}` };
  }
}

/** Headers hold blanks, a target has none: a piece without any, but for the one behind the method, is the target's. */
function isInTarget({ rawPacket, bytesParsed }: RequestError): boolean {
  const read = rawPacket?.subarray(0, bytesParsed).toString("latin1") ?? "";
  return !/\s/.test(read.replace(/^[A-Z]+ /, ""));
}

function messageOf({ status, code, error }: Refusal): string {
  const body = JSON.stringify({ error, code });
  const headers = ["Content-Type: application/json; charset=utf-8", `Content-Length: ${Buffer.byteLength(body)}`, "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Connection: close"];
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...headers, "", body].join("\r\n");
}
