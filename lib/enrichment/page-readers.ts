import { Worker } from "node:worker_threads";
import { reasonOf } from "./failures";
import type { PageReading, ReadRequest } from "./page-text";

export interface PageReaderOptions {
  /** Path of the compiled `page-worker.ts`. */
  readonly script: string;
  /** ≥ 1. They are started when they are needed. */
  readonly threads: number;
  /** How long one page may take, in milliseconds; a thread that takes longer is ended. */
  readonly patience: number;
}

interface Job {
  readonly request: ReadRequest;
  readonly resolve: (page: PageReading) => void;
  readonly reject: (error: Error) => void;
}

/** Megabytes that one thread's objects may take: the largest page needs some 60. */
const MEMORY = 512;

/** Threads that read pages, so that a page made to be slow holds up nobody but itself. */
export class PageReaders {
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #queue: Job[] = [];
  #closed = false;

  constructor(private readonly options: PageReaderOptions) {}

  /** Told that a page is on its way: where none is idle, the next thread starts and makes itself ready meanwhile. */
  prepare(): void {
    if (!this.#closed && this.#idle.length === 0 && this.#all.size < this.options.threads) this.#idle.push(this.#start());
  }

  /** @throws the signal's reason while the page waits for a thread; an error when the thread fails or takes too long. */
  read(request: ReadRequest, signal: AbortSignal): Promise<PageReading> {
    return new Promise((resolve, reject) => {
      const job: Job = { request, resolve, reject };
      const aborted = (): void => {
        const at = this.#queue.indexOf(job);
        if (at < 0) return;
        this.#queue.splice(at, 1);
        reject(reasonOf(signal));
      };
      signal.addEventListener("abort", aborted, { once: true });
      this.#queue.push(job);
      this.#next();
    });
  }

  /** Ends the threads; what they were reading fails. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error("The service ends."));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#closed || this.#queue.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.options.threads ? this.#start() : undefined);
    const job = worker && this.#queue.shift();
    if (job) this.#run(worker, job);
  }

  #start(): Worker {
    const worker = new Worker(this.options.script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    this.#all.add(worker);
    // An error is followed by the exit, and told to the job if there is one.
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      this.#all.delete(worker);
      const at = this.#idle.indexOf(worker);
      if (at >= 0) this.#idle.splice(at, 1);
      this.#next();
    });
    worker.unref();
    return worker;
  }

  #run(worker: Worker, { request, resolve, reject }: Job): void {
    const timer = setTimeout(() => {
      finish();
      void worker.terminate();
      reject(new Error(`A page was not read within ${this.options.patience} ms.`));
    }, this.options.patience);
    const finish = (): void => {
      clearTimeout(timer);
      worker.off("message", done).off("error", failed).off("exit", ended);
    };
    const done = (page: PageReading): void => {
      finish();
      this.#idle.push(worker);
      resolve(page);
      this.#next();
    };
    const failed = (error: Error): void => {
      finish();
      reject(error);
    };
    const ended = (code: number): void => failed(new Error(`A page reading thread ended with code ${code}.`));
    worker.once("message", done).once("error", failed).once("exit", ended);
    const { buffer } = request.bytes;
    worker.postMessage(request, buffer instanceof ArrayBuffer ? [buffer] : []);
  }
}
