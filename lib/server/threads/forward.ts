import { request as ask, type IncomingMessage } from "node:http";
import { pipeline, type Duplex } from "node:stream";
import { inTurn, type NodeListener } from "../../http/node";

/** They say how one connection is used, not what is asked or answered. https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1 */
const OF_THE_CONNECTION: ReadonlySet<string> = new Set(["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade", "expect"]);
/** How an answer's body is framed depends on what this client's protocol knows. */
const NOT_OF_THE_ANSWER: ReadonlySet<string> = new Set([...OF_THE_CONNECTION, "transfer-encoding"]);

/**
 * Passes requests on as they came, each on a connection of its own, and their answers back.
 * @param connect to where they are answered, for the client of this request.
 */
export function toForwarder(connect: (request: IncomingMessage) => Duplex): NodeListener {
  return inTurn((request, response) => {
    const link = connect(request);
    const headers = without(request.rawHeaders, OF_THE_CONNECTION);
    // HTTP/1.0 may leave it out, HTTP/1.1, in which it is passed on, must not.
    if (request.headers.host === undefined) headers.push("Host", "");
    const onward = ask({ method: request.method, path: request.url, headers, createConnection: () => link });
    onward.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, without(answer.rawHeaders, NOT_OF_THE_ANSWER));
      pipeline(answer, response, () => undefined);
    });
    // Whoever answers has hung up, and so does this one.
    onward.on("error", () => request.socket.destroy());
    response.once("close", () => {
      if (!response.writableFinished) link.destroy();
    });
    request.pipe(onward);
  });
}

/** @param raw names and values in turns. */
function without(raw: readonly string[], names: ReadonlySet<string>): string[] {
  return raw.filter((_, i) => !names.has(raw[i - (i % 2)]!.toLowerCase()));
}
