import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import type { Handler } from "../http/message";
import { toNodeListener } from "../http/node";
import { CONNECT_REFUSED, refusalOf, refuseRequest } from "./client-error";
import { Connections } from "./connections";

/** In milliseconds. */
export interface Timeouts {
  /** For a request's headers to arrive. */
  readonly headers: number;
  /** For a whole request to arrive. */
  readonly request: number;
  /** A connection may wait for its next request; longer than usual proxies keep theirs, which would else send into a closing one. */
  readonly keepAlive: number;
  /** A connection on which nothing moves is closed. */
  readonly idle: number;
}

const TIMEOUTS: Timeouts = { headers: 10_000, request: 30_000, keepAlive: 65_000, idle: 120_000 };

export interface ListenOptions {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** The handler of an API path (decided by the target as received), or undefined for any other. */
  readonly api: (target: string) => Handler | undefined;
  /** The metrics, and who may read them: for others their path is like any unknown one. Without it nobody may. */
  readonly metrics?: { readonly handler: Handler; readonly allows: (request: IncomingMessage) => boolean };
  /** A client's network address; the connection's own unless given. */
  readonly clientAddress?: (request: IncomingMessage) => string | undefined;
  /** Answers everything else. */
  readonly pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly timeouts?: Partial<Timeouts>;
}

export interface ListeningServer {
  /** Where it can be reached from this machine. */
  readonly url: string;
  /**
   * Stops accepting, lets running requests finish and closes what is left after a time.
   * @param patience in milliseconds.
   */
  drain(patience: number): Promise<void>;
}

const METRICS = /^\/metrics(\?|$)/;
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Serves the API and the pages on one port. The API's paths never reach Next, which would answer unknown methods itself, redirect trailing
 * slashes and choke on bad percent-encoding.
 * @throws the system's error when the address cannot be listened on (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`, `ENOTFOUND`).
 */
export async function listen({ host, port, api, metrics, clientAddress, pages, timeouts }: ListenOptions): Promise<ListeningServer> {
  const { headers, request: whole, keepAlive, idle } = { ...TIMEOUTS, ...timeouts };
  const limits = { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: headers, requestTimeout: whole, keepAliveTimeout: keepAlive, connectionsCheckingInterval: Math.min(1000, headers) };
  const server = createServer(limits, (request, response) => {
    connections.begin(request.socket, response);
    const target = request.url ?? "/";
    const handler = METRICS.test(target) && metrics?.allows(request) ? metrics.handler : api(target);
    if (handler) toNodeListener(handler, clientAddress)(request, response);
    else void pages(request, response);
  });
  const connections = new Connections(server);
  server.setTimeout(idle);
  server.on("clientError", (error, socket) => refuseRequest(refusalOf(error), socket, connections.latestOn(socket)));
  server.on("connect", (_request, socket) => refuseRequest(CONNECT_REFUSED, socket, connections.latestOn(socket)));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return { url: urlOf(server, host), drain: (patience) => connections.drain(patience) };
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
