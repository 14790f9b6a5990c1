import { type IncomingMessage, request } from "node:http";
import type { Socket } from "node:net";
import { brokenOff } from "./failures";

/** Bytes of an answer's headers. */
const MAX_HEADERS = 64 << 10;

/**
 * Sends one GET on a connection of its own, which ends with the answer. Nothing goes along but these headers.
 * @returns when the answer's headers are there; its body has not been read.
 * @throws the system's or the HTTP parser's error.
 */
export function ask(url: URL, socket: Socket, userAgent: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = {
      Host: url.host,
      "User-Agent": userAgent,
      Accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1",
      "Accept-Language": "en,*;q=0.5",
      "Accept-Encoding": "gzip, deflate, br",
      Connection: "close",
    };
    const outgoing = request({ createConnection: () => socket, method: "GET", path: url.pathname + url.search, headers, setHost: false, maxHeaderSize: MAX_HEADERS });
    outgoing.once("response", resolve);
    // A connection may fail after the answer began, too: the answer's reader learns it from the answer.
    outgoing.on("error", reject);
    outgoing.once("close", () => reject(brokenOff()));
    outgoing.end();
  });
}
