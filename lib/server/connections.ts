import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";

/** The open connections of a server, and the last answer begun or waiting on each. */
export class Connections {
  private readonly latest = new Map<Duplex, ServerResponse | undefined>();
  private draining = false;

  constructor(private readonly server: Server) {
    server.on("connection", (socket: Socket) => {
      this.latest.set(socket, undefined);
      socket.once("close", () => this.latest.delete(socket));
    });
  }

  /** Notes an answer that a request on a connection waits for. */
  begin(socket: Socket, response: ServerResponse): void {
    this.latest.set(socket, response);
    if (this.draining) this.endAfterAnswer(socket);
  }

  latestOn(socket: Duplex): ServerResponse | undefined {
    return this.latest.get(socket);
  }

  /**
   * Stops accepting, closes connections as soon as their last answer is with the client, and after a time those that are left.
   * @param patience in milliseconds.
   */
  async drain(patience: number): Promise<void> {
    this.draining = true;
    // http.Server's own close ends connections whose answer was handed over but not yet taken: a slow download would break off.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(this.server, () => resolve()));
    for (const socket of this.latest.keys()) this.endAfterAnswer(socket);
    const losing = setTimeout(() => this.server.closeAllConnections(), patience);
    await closed;
    clearTimeout(losing);
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
