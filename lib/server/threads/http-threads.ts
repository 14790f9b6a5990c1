import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { Companion, LoadedGeneration, Services } from "../../services";
import type { ListeningServer } from "../listen";
import { Answering } from "./answering";
import type { Order, ThreadInput, Word } from "./messages";
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
  private readonly answering: Answering;
  private nextId = 1;

  constructor(
    input: ThreadInput,
    server: ListeningServer,
    private readonly services: Services,
  ) {
    this.answering = new Answering(services.index, (order, transfer) => this.worker.postMessage(order, transfer));
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
      case "ask":
        void this.answering.answer(word.id, word.question);
        return;
      case "release":
        this.answering.release(word.id, word.memory);
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
}
