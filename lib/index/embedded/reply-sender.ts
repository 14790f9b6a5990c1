import type { Operations, PackedReply, WorkerReply } from "./messages";

/** Answers up to this size travel together, copied; a larger one goes at once, handed over. */
const SMALL_BYTES = 64 << 10;
/** Ready answers do not wait longer than this for the next one. */
const LONGEST_WAIT_MS = 1;

/** Sends answers to the main thread, small ones together: a message costs more than a search. */
export class ReplySender {
  private replies: PackedReply[] = [];
  private readonly bytes = Buffer.allocUnsafeSlow(SMALL_BYTES);
  private end = 0;
  private since = 0;

  constructor(private readonly post: (reply: WorkerReply, transfer: ArrayBuffer[]) => void) {}

  add(id: number, answer: Operations[keyof Operations]["answer"] | undefined): void {
    if (!answer || !("json" in answer)) {
      this.push({ id, answer });
      return;
    }
    const { json, ...rest } = answer;
    if (json.length > SMALL_BYTES) {
      this.flush();
      const { buffer } = json;
      const transfer = buffer instanceof ArrayBuffer ? [buffer] : [];
      this.post({ replies: JSON.stringify([{ id, answer: rest, json: [0, json.length] }] satisfies PackedReply[]), bytes: json, handedOver: transfer.length > 0 }, transfer);
      return;
    }
    if (json.length > SMALL_BYTES - this.end) this.flush();
    const start = this.end;
    this.bytes.set(json, start);
    // Before it is pushed, which may send everything at once.
    this.end += json.length;
    this.push({ id, answer: rest, json: [start, this.end] });
  }

  fail(id: number, error: { readonly name: string; readonly message: string }): void {
    this.push({ id, error });
  }

  flush(): void {
    if (this.replies.length === 0) return;
    this.post({ replies: JSON.stringify(this.replies), bytes: this.bytes.subarray(0, this.end), handedOver: false }, []);
    this.replies = [];
    this.end = 0;
  }

  private push(reply: PackedReply): void {
    const now = performance.now();
    if (this.replies.length === 0) this.since = now;
    this.replies.push(reply);
    if (now - this.since > LONGEST_WAIT_MS) this.flush();
  }
}
