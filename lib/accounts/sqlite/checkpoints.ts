import type Database from "better-sqlite3";
import { Worker } from "node:worker_threads";

/** The log is moved into the database after so many transactions: some megabytes. */
const EVERY = 500;
/** From how many pages of log on SQLite moves it by itself, within a write. https://sqlite.org/pragma.html#pragma_wal_autocheckpoint */
const BY_ITSELF = 1000;
/** The same while the thread works (64 MB): where writes outrun it, they wait instead of growing the log for ever. */
const BEHIND_THREAD = 16_000;

/** Moves the write-ahead log into the database in a thread of its own; SQLite alone would do so within a write, and hold up everything for as long as the disk takes. */
export class Checkpoints {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  #since = 0;

  /**
   * @param script path of the compiled worker.
   * @param onFailure told when the thread fails; SQLite then does its work again.
   */
  constructor(database: Database.Database, script: string, onFailure: (error: unknown) => void) {
    this.#worker = new Worker(script, { workerData: database.name });
    this.#worker.unref();
    this.#ended = new Promise((ended) => this.#worker.once("exit", () => ended()));
    database.pragma(`wal_autocheckpoint = ${BEHIND_THREAD}`);
    this.#worker.once("error", (error) => {
      if (database.open) database.pragma(`wal_autocheckpoint = ${BY_ITSELF}`);
      onFailure(error);
    });
  }

  /** Notes a transaction that was written. */
  written(): void {
    this.#since += 1;
    if (this.#since >= EVERY) this.#begin();
  }

  /** After a transaction that could not be written: the log that was moved needs no further room. */
  failed(): void {
    this.#begin();
  }

  async close(): Promise<void> {
    // Nothing else may keep the process going until the thread has ended.
    this.#worker.ref();
    this.#worker.postMessage("end");
    await this.#ended;
  }

  #begin(): void {
    this.#since = 0;
    this.#worker.postMessage("checkpoint");
  }
}
