import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { ServiceError } from "../../errors";
import type { Companion, LoadedGeneration, Services } from "../../services";
import type { ListeningServer } from "../listen";
import type { Failure, Order, PageAnswer, PageArguments, ThreadInput, Word } from "./messages";
import { PortStream } from "./port-stream";

/**
 * Threads that answer on the main thread's socket beside it: reading requests and writing answers is most of a search's work, and all cores share it.
 * A thread that fails ends the process: it would take the common socket with it.
 */
export class HttpThreads implements Companion {
  private readonly threads: readonly Thread[];

  /** @param count of threads, beside the main one. */
  constructor(
    count: number,
    server: ListeningServer,
    private readonly services: Services,
  ) {
    const { descriptor } = server;
    this.threads = descriptor === undefined ? [] : Array.from({ length: count }, () => new Thread({ descriptor }, server, services));
    services.companions.join(this);
  }

  serve(loaded: LoadedGeneration | undefined): void {
    for (const thread of this.threads) thread.order({ kind: "serve", loaded });
  }

  settle(): Promise<void> {
    return this.all((id) => ({ kind: "settle", id }));
  }

  /** As `ListeningServer.drain`. */
  drain(patience: number): Promise<void> {
    return this.all((id) => ({ kind: "drain", id, patience }));
  }

  async close(): Promise<void> {
    this.services.companions.leave(this);
    await this.all((id) => ({ kind: "close", id }));
  }

  private async all(order: (id: number) => Order): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.carryOut(order)));
  }
}

class Thread {
  private readonly worker: Worker;
  private readonly awaited = new Map<number, () => void>();
  private nextId = 1;

  constructor(
    input: ThreadInput,
    server: ListeningServer,
    private readonly services: Services,
  ) {
    this.worker = new Worker(resolve("build/http-thread.mjs"), { workerData: input });
    this.worker.on("message", (word: Word) => this.hear(word, server));
    this.worker.on("error", (error) => {
      throw error;
    });
  }

  order(order: Order): void {
    this.worker.postMessage(order);
  }

  /** Resolves once the thread has done it. */
  carryOut(order: (id: number) => Order): Promise<void> {
    const id = this.nextId++;
    return new Promise((done) => {
      this.awaited.set(id, done);
      this.order(order(id));
    });
  }

  private hear(word: Word, server: ListeningServer): void {
    switch (word.kind) {
      case "done":
        this.awaited.get(word.id)?.();
        this.awaited.delete(word.id);
        return;
      case "page":
        void this.page(word.page).then((answer) => this.order({ kind: "page", id: word.id, answer }));
        return;
      case "connection":
        server.take(new PortStream(word.port, word.address));
        return;
      case "report":
        this.services.metrics.add(word.counts);
        if (word.lines !== "") this.services.writeLog(word.lines);
        return;
    }
  }

  private async page(page: PageArguments): Promise<PageAnswer | Failure> {
    try {
      const { records, ...rest } = await this.services.index.page(...page);
      const answer = { ...rest, records: { count: records.count, json: new Uint8Array(records.json) } };
      records.release?.();
      return answer;
    } catch (error) {
      if (error instanceof ServiceError) return { message: error.message, code: error.code, ...(error.details.retryAfterSeconds !== undefined && { retryAfterSeconds: error.details.retryAfterSeconds }) };
      return { message: error instanceof Error ? error.message : String(error) };
    }
  }
}
