import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, Socket } from "node:net";
import type { Duplex } from "node:stream";

/** The open connections of a server, and the last answer begun or waiting on each. */
export class Connections {
  private readonly latest = new Map<Duplex, ServerResponse | undefined>();
  private draining = false;
  private whenEmpty: (() => void) | undefined;

  /** @param shared whether other threads accept on the same socket: it can be closed once only, with the process. */
  constructor(
    private readonly server: Server,
    private readonly shared: boolean,
  ) {
    server.on("connection", (socket: Duplex) => {
      if (this.draining && isClients(socket)) {
        socket.destroy();
        return;
      }
      this.latest.set(socket, undefined);
      socket.once("close", () => this.forget(socket));
    });
  }

  /** Notes an answer that a request on a connection waits for. */
  begin(socket: Duplex, response: ServerResponse): void {
    this.latest.set(socket, response);
    if (this.draining) this.endAfterAnswer(socket);
  }

  latestOn(socket: Duplex): ServerResponse | undefined {
    return this.latest.get(socket);
  }

  /**
   * Stops accepting (on a shared socket: closes at once what comes), closes connections as soon as their last answer is with the client, and after a time those that are left.
   * @param patience in milliseconds.
   */
  async drain(patience: number): Promise<void> {
    this.draining = true;
    // http.Server's own close ends connections whose answer was handed over but not yet taken: a slow download would break off.
    if (!this.shared) NetServer.prototype.close.call(this.server);
    for (const socket of this.latest.keys()) if (isClients(socket)) this.endAfterAnswer(socket);
    const losing = setTimeout(() => this.server.closeAllConnections(), patience);
    if (this.latest.size > 0) await new Promise<void>((resolve) => (this.whenEmpty = resolve));
    clearTimeout(losing);
  }

  private forget(socket: Duplex): void {
    this.latest.delete(socket);
    if (this.latest.size === 0) this.whenEmpty?.();
  }

  private endAfterAnswer(socket: Duplex): void {
    const response = this.latest.get(socket);
    if (response === undefined || response.closed) socket.destroy();
    else response.once("close", () => this.endAfterLatest(socket, response));
  }

  /** Requests that came meanwhile are answered too. */
  private endAfterLatest(socket: Duplex, response: ServerResponse): void {
    if (this.latest.get(socket) === response) socket.end();
  }
}

/** Whether it is a client's connection. On others another thread passes on a request that came in time, and ends them itself. */
function isClients(socket: Duplex): boolean {
  return socket instanceof Socket;
}
