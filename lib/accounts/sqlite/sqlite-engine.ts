import Database from "better-sqlite3";
import { StoreUnavailableError } from "../accounts";
import type { Engine, Statement, Steps } from "../store/steps";
import { LogSync } from "./log-sync";

interface Prepared {
  readonly statement: Database.Statement;
  /** Which value each `?` takes, counted from 0. */
  readonly order: readonly number[];
}

/** Carries steps out in an SQLite database, on the calling thread and at once: within a process, a transaction is never interleaved. */
export class SqliteEngine implements Engine {
  readonly dialect = "sqlite";
  readonly #database: Database.Database;
  readonly #prepared = new Map<string, Prepared>();
  readonly #begin: Database.Statement<[]>;
  readonly #commit: Database.Statement<[]>;
  readonly #logSync: LogSync;

  constructor(database: Database.Database) {
    this.#database = database;
    this.#logSync = new LogSync(`${database.name}-wal`);
    // Immediate: a transaction that reads first would fail when another process writes in between.
    this.#begin = database.prepare("BEGIN IMMEDIATE");
    this.#commit = database.prepare("COMMIT");
  }

  transaction<T>(steps: () => Steps<T>): T {
    try {
      this.#begin.run();
    } catch (error) {
      throw translated(error);
    }
    try {
      const result = this.run(steps);
      this.#commit.run();
      return result;
    } catch (error) {
      // A full disk has ended the transaction already.
      if (this.#database.inTransaction) this.#database.exec("ROLLBACK");
      throw translated(error);
    }
  }

  run<T>(steps: () => Steps<T>): T {
    const running = steps();
    try {
      let step = running.next();
      while (step.done !== true) step = running.next(this.#all(step.value));
      return step.value;
    } catch (error) {
      throw translated(error);
    }
  }

  async close(): Promise<void> {
    await this.#logSync.close();
    this.#database.close();
  }

  #all({ text, values }: Statement): readonly unknown[] {
    const { statement, order } = this.#prepare(text);
    const bound = order.map((index) => values[index]);
    if (statement.reader) return statement.all(...bound);
    statement.run(...bound);
    return [];
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text);
    if (known) return known;
    const order: number[] = [];
    const statement = this.#database.prepare(
      text.replace(/\$(\d+)/g, (_, number: string) => {
        order.push(Number(number) - 1);
        return "?";
      }),
    );
    const prepared = { statement, order };
    this.#prepared.set(text, prepared);
    return prepared;
  }
}

/** What SQLite says of its file (full disk, lock held too long, read error) is not the caller's fault. */
function translated(error: unknown): Error {
  if (error instanceof Database.SqliteError || !(error instanceof Error)) return new StoreUnavailableError(error);
  return error;
}
