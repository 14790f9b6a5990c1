import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { BuildWorkerInput, FromBuildWorker, SortedLines, ToBuildWorker } from "./build-messages";
import type { DocumentHalf, Purpose } from "./record-store";

const BLOCK_BYTES = 1 << 20;
const BLOCKS = 6;
const BYTES_PER_CHARACTER = 3;
/** Records are short-lived: with room for more of them, far fewer outlive a collection. */
const YOUNG_MEGABYTES = 96;

/** Sends lines, in blocks, to the thread that keeps and writes records. */
export class BuildThread {
  /** The order of the lines and what they are found by, when all are there. */
  readonly sorted: Promise<SortedLines>;
  /** The files of documents, when they are written. */
  readonly documents: Promise<DocumentHalf["files"]>;
  /** The groups of companies, known when the documents are written. */
  readonly group: Promise<DocumentHalf["group"]>;
  private readonly worker: Worker;
  private readonly failed: Promise<never>;
  private readonly free: ArrayBuffer[] = [];
  private block = Buffer.from(new ArrayBuffer(BLOCK_BYTES));
  private filled = 0;
  private purpose: Purpose = { indexed: true, kept: true };
  private underway = 0;
  private wake: () => void = () => undefined;

  constructor(input: BuildWorkerInput, onStep: (phase: "sort" | "write", done: number) => void) {
    this.worker = new Worker(resolve("build/build-worker.mjs"), { workerData: input, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES } });
    this.failed = handled(
      new Promise((_, reject) => {
        this.worker.on("error", reject);
        this.worker.on("exit", (code) => reject(new Error(`Writing the records ended with code ${code}.`)));
      }),
    );
    this.sorted = this.answer((message) => ("documents" in message ? message : undefined));
    this.documents = this.answer((message) => ("files" in message ? message.files : undefined));
    this.group = this.answer((message) => ("files" in message ? message.group : undefined));
    this.worker.on("message", (message: FromBuildWorker) => {
      if ("phase" in message) onStep(message.phase, message.done);
      if ("free" in message) this.takeBack(message.free);
    });
  }

  /** Adds a line that ends in a line break. @returns what to wait for before the next one when the thread is behind. */
  add(line: string, purpose: Purpose): Promise<void> | undefined {
    const wait = this.makeRoom(line.length * BYTES_PER_CHARACTER, purpose);
    this.filled += this.block.write(line, this.filled, "utf8");
    return wait;
  }

  /** Adds the line that stands in `bytes` from `start` to its line break at `end`, as `add` does. */
  copy(bytes: Buffer, start: number, end: number, purpose: Purpose): Promise<void> | undefined {
    const wait = this.makeRoom(end + 1 - start, purpose);
    this.filled += bytes.copy(this.block, this.filled, start, end + 1);
    return wait;
  }

  /** All lines are there: `sorted`, `documents` and `group` follow; the files go to `folder`. */
  finish(folder: string): void {
    this.flush();
    this.post({ folder });
  }

  end(): Promise<unknown> {
    return this.worker.terminate();
  }

  private makeRoom(bytes: number, purpose: Purpose): Promise<void> | undefined {
    if (this.filled + bytes <= this.block.length && purpose === this.purpose) return undefined;
    this.flush();
    this.purpose = purpose;
    if (bytes > this.block.length) this.block = Buffer.from(new ArrayBuffer(bytes));
    return this.underway < BLOCKS ? undefined : Promise.race([new Promise<void>((done) => (this.wake = done)), this.failed]);
  }

  private flush(): void {
    if (this.filled === 0) return;
    const block = this.block.buffer;
    this.post({ block, length: this.filled, purpose: this.purpose }, [block]);
    this.underway++;
    this.block = Buffer.from(this.free.pop() ?? new ArrayBuffer(BLOCK_BYTES));
    this.filled = 0;
  }

  private takeBack(block: ArrayBuffer): void {
    this.underway--;
    if (block.byteLength === BLOCK_BYTES) this.free.push(block);
    this.wake();
  }

  private post(message: ToBuildWorker, transfer: readonly ArrayBuffer[] = []): void {
    this.worker.postMessage(message, [...transfer]);
  }

  /** The first message from which something can be picked. */
  private answer<T>(pick: (message: FromBuildWorker) => T | undefined): Promise<T> {
    const picked = new Promise<T>((done) =>
      this.worker.on("message", (message: FromBuildWorker) => {
        const value = pick(message);
        if (value !== undefined) done(value);
      }),
    );
    return handled(Promise.race([picked, this.failed]));
  }
}

/** Marks a promise's failure as looked after: whoever waits for it still gets it. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
