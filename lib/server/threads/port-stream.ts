import { Duplex } from "node:stream";
import type { MessagePort } from "node:worker_threads";

/** Bytes, how many of them were read at the other end, or (null) that there will be none. */
type Message = Uint8Array<ArrayBuffer> | number | null;

/** Who writes waits while so many bytes have not been read at the other end. */
const WINDOW = 1 << 20;

/** A connection between two threads, as a stream: one end of a MessageChannel. */
export class PortStream extends Duplex {
  private unread = 0;
  private toldOfEnd = false;
  private waiting: ((error?: Error | null) => void) | undefined;
  /** Bytes given to the reader that were not asked for. */
  private ahead = 0;

  /** @param remoteAddress of the client whose requests come here. */
  constructor(
    private readonly port: MessagePort,
    readonly remoteAddress?: string,
  ) {
    super();
    port.on("message", (message: Message) => this.receive(message));
    port.on("close", () => this.leave());
  }

  override _read(): void {
    if (this.ahead === 0) return;
    this.port.postMessage(this.ahead);
    this.ahead = 0;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.post([chunk], done);
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.post(chunks.map(({ chunk }) => chunk), done);
  }

  override _final(done: () => void): void {
    this.port.postMessage(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.port.close();
    done(error);
  }

  /** Posts a copy: the writer may use its memory again. */
  private post(chunks: readonly Buffer[], done: (error?: Error | null) => void): void {
    const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
    let end = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, end);
      end += chunk.length;
    }
    this.unread += end;
    this.port.postMessage(bytes, [bytes.buffer]);
    if (this.unread <= WINDOW) done();
    else this.waiting = done;
  }

  private receive(message: Message): void {
    if (message === null) {
      this.toldOfEnd = true;
      this.push(null);
    } else if (typeof message === "number") {
      this.unread -= message;
      if (this.unread <= WINDOW) this.goOn();
    } else if (this.push(Buffer.from(message.buffer))) {
      this.port.postMessage(message.length);
    } else {
      this.ahead += message.length;
    }
  }

  /** The other end is closed: what it sent before can still be read. */
  private leave(): void {
    if (this.toldOfEnd) this.goOn();
    else this.destroy();
  }

  private goOn(): void {
    const go = this.waiting;
    this.waiting = undefined;
    go?.();
  }
}
