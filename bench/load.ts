/** A load generator on raw sockets, in a process of its own: one request after another on each of some connections. */
import { connect, type Socket } from "node:net";
import { z } from "zod";

/** What to ask: `targets` are taken in turn. */
export const loadPlan = z.object({ port: z.number(), key: z.string(), connections: z.number(), seconds: z.number(), targets: z.array(z.string()).readonly() });
export type LoadPlan = z.infer<typeof loadPlan>;

/** What came of it: times in milliseconds; `failures` counts answers whose status is not 200. */
export const loadResult = z.object({ requestsPerSecond: z.number(), p50: z.number(), p99: z.number(), failures: z.number(), bytesPerSecond: z.number() });
export type LoadResult = z.infer<typeof loadResult>;

export async function load(plan: LoadPlan): Promise<LoadResult> {
  const times: number[] = [];
  let [next, failures, bytes] = [0, 0, 0];
  const end = performance.now() + plan.seconds * 1000;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: plan.connections }, async () => {
      const connection = new Connection(plan);
      while (performance.now() < end) {
        const begun = performance.now();
        const { status, length } = await connection.get(plan.targets[next++ % plan.targets.length] ?? "/");
        times.push(performance.now() - begun);
        bytes += length;
        if (status !== 200) failures++;
      }
      connection.close();
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * times.length)] ?? NaN;
  return { requestsPerSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failures, bytesPerSecond: bytes / seconds };
}

interface Answer {
  readonly status: number;
  readonly length: number;
  /** Its beginning, as far as it was kept. */
  readonly body: Buffer;
}

/** One kept-alive connection that takes answers with a Content-Length. */
export class Connection {
  private readonly socket: Socket;
  private held: Buffer[] = [];
  private heldBytes = 0;
  private needed = 0;
  private waiting: { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void } | undefined;
  private head: { readonly status: number; readonly start: number } | undefined;

  /** @param keep how many bytes of each body its answer carries, at least: to keep megabytes takes a client longer than to receive them. */
  constructor(
    private readonly plan: Pick<LoadPlan, "port" | "key">,
    private readonly keep = 0,
  ) {
    this.socket = connect(plan.port, "127.0.0.1").setNoDelay(true);
    this.socket.on("data", (chunk) => this.take(chunk));
    this.socket.on("error", (error) => this.waiting?.reject(error));
    this.socket.on("close", () => this.waiting?.reject(new Error("The server closed the connection.")));
  }

  get(target: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nx-api-key: ${this.plan.key}\r\n\r\n`);
    });
  }

  close(): void {
    this.waiting = undefined;
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    if (!this.head || this.heldBytes - this.head.start < this.keep) this.held.push(chunk);
    this.heldBytes += chunk.length;
    if (!this.head) this.readHead();
    if (this.head && this.heldBytes >= this.needed) this.finish(this.head);
  }

  private readHead(): void {
    const bytes = Buffer.concat(this.held);
    const end = bytes.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = bytes.toString("latin1", 0, end);
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    this.head = { status: Number(head.slice(9, 12)), start: end + 4 };
    this.needed = end + 4 + length;
    this.held = [bytes];
  }

  private finish({ status, start }: { readonly status: number; readonly start: number }): void {
    const answer = { status, length: this.needed - start, body: this.keep > 0 ? Buffer.concat(this.held).subarray(start, this.needed) : Buffer.alloc(0) };
    this.held = [];
    this.heldBytes = 0;
    this.head = undefined;
    this.waiting?.resolve(answer);
  }
}
