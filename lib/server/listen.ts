import { createServer, type IncomingMessage, type Server } from "node:http";
import { isIPv6 } from "node:net";
import type { Duplex } from "node:stream";
import { z } from "zod";
import type { Handler } from "../http/message";
import { toNodeListener, type NodeListener } from "../http/node";
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

/** Where to listen: at an address (port 0 takes any free one), or on the socket of another thread of this process, by its descriptor. */
export type Place = { readonly host: string; readonly port: number; /** Whether other threads will listen on the same socket. */ readonly shared?: boolean } | { readonly descriptor: number };

export interface ListenOptions {
  readonly at: Place;
  /** The handler of a request, decided by the target as received; undefined: none. */
  readonly handlerOf: (target: string, request: IncomingMessage) => Handler | undefined;
  /** A client's network address; the connection's own unless given. */
  readonly clientAddress?: (request: IncomingMessage) => string | undefined;
  /** Answers what has no handler. */
  readonly others: NodeListener;
  readonly timeouts?: Partial<Timeouts>;
}

export interface ListeningServer {
  /** Where it can be reached from this machine. */
  readonly url: string;
  /** The socket that it listens on, for other threads of this process; undefined where they cannot use it. */
  readonly descriptor: number | undefined;
  /** Answers on a connection that another thread accepted. */
  take(connection: Duplex): void;
  /**
   * Stops accepting, lets running requests finish and closes what is left after a time.
   * @param patience in milliseconds.
   */
  drain(patience: number): Promise<void>;
}

const MAX_HEADER_BYTES = 64 * 1024;
const HANDLE = z.object({ fd: z.number().min(0) });

/**
 * Serves the API and the pages on one port. The API's paths never reach Next, which would answer unknown methods itself, redirect trailing
 * slashes and choke on bad percent-encoding.
 * @throws the system's error when the address cannot be listened on (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`, `ENOTFOUND`).
 */
export async function listen({ at, handlerOf, clientAddress, others, timeouts }: ListenOptions): Promise<ListeningServer> {
  const { headers, request: whole, keepAlive, idle } = { ...TIMEOUTS, ...timeouts };
  const limits = { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: headers, requestTimeout: whole, keepAliveTimeout: keepAlive, connectionsCheckingInterval: Math.min(1000, headers) };
  const server = createServer(limits, (request, response) => {
    connections.begin(request.socket, response);
    const handler = handlerOf(request.url ?? "/", request);
    if (handler) toNodeListener(handler, clientAddress)(request, response);
    else others(request, response);
  });
  const connections = new Connections(server, "descriptor" in at || at.shared === true);
  server.setTimeout(idle);
  server.on("clientError", (error, socket) => refuseRequest(refusalOf(error), socket, connections.latestOn(socket)));
  server.on("connect", (_request, socket) => refuseRequest(CONNECT_REFUSED, socket, connections.latestOn(socket)));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen("descriptor" in at ? { fd: at.descriptor } : { host: at.host, port: at.port }, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    url: urlOf(server, "host" in at ? at.host : undefined),
    descriptor: descriptorOf(server),
    take: (connection) => void server.emit("connection", connection),
    drain: (patience) => connections.drain(patience),
  };
}

/** Node has no public way to it. Windows has none at all: there it is -1 or missing. */
function descriptorOf(server: Server): number | undefined {
  return HANDLE.safeParse(Reflect.get(server, "_handle")).data?.fd;
}

function urlOf(server: Server, asked: string | undefined): string {
  const address = server.address();
  const { address: own, port } = typeof address === "object" && address !== null ? address : { address: "", port: 0 };
  const host = asked ?? own;
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
