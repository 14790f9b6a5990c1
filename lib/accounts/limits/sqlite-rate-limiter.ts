import type Database from "better-sqlite3";
import { ServiceError } from "../../errors";
import { openLimitsFile } from "./limits-file";
import { machineTime } from "./machine-time";
import type { RateDecision, RateLimiter } from "./rate-limiter";
import { isSpent, logShape, logSize, takeFromLog, type LogDecision, type LogShape } from "./sliding-log";

/** Keys that were silent for a second are dropped this often, in microseconds. */
const SWEEP_EVERY = 2_000_000;

/**
 * Limits that the processes of one machine share through `limits.db` in the data folder. One statement reads, decides and writes, so
 * that no two processes decide at once; time is the machine's own, which no one can set back.
 * @param options.now microseconds, shared by all processes on this file.
 * @throws Error when the file can be neither used nor made anew.
 */
export function openSqliteRateLimiter(options: { readonly dataDir: string; readonly now?: () => number }): RateLimiter {
  return new SqliteRateLimiter(openLimitsFile(options.dataDir), options.now ?? machineTime);
}

class SqliteRateLimiter implements RateLimiter {
  readonly #database: Database.Database;
  readonly #now: () => number;
  readonly #take: Database.Statement<[perSecond: number, name: string]>;
  readonly #begin: Database.Statement<[name: string, size: number]>;
  readonly #sweep: Database.Statement<[]>;
  #sweptAt: number;
  #decision: LogDecision | undefined;

  constructor(database: Database.Database, now: () => number) {
    this.#database = database;
    this.#now = now;
    database.function("take_from_log", { directOnly: true }, (log: unknown, perSecond: unknown) => this.#decide(log, perSecond));
    database.function("is_spent", { directOnly: true }, (log: unknown) => (isSpent(bytesOf(log), now()) ? 1 : 0));
    this.#take = database.prepare("UPDATE limits SET log = take_from_log(log, ?) WHERE name = ?");
    this.#begin = database.prepare("INSERT OR IGNORE INTO limits (name, log) VALUES (?, zeroblob(?))");
    this.#sweep = database.prepare("DELETE FROM limits WHERE is_spent(log)");
    this.#sweptAt = now();
  }

  take(keyId: string, perSecond: number): RateDecision {
    const shape = logShape(perSecond);
    try {
      this.#forgetSpent();
      const { allowed, remaining, wait } = this.#takeOne(keyId, shape);
      return { allowed, limit: perSecond, remaining, retryAfterMs: Math.ceil(wait / 1000) };
    } catch (cause) {
      throw new ServiceError("limits_unavailable", "The service cannot check rate limits at the moment. Try again shortly.", { cause, retryAfterSeconds: 1 });
    }
  }

  #takeOne(keyId: string, shape: LogShape): LogDecision {
    // The rate is part of the name: logs of different rates have different forms.
    const name = `${keyId}/${shape.perSecond}`;
    for (;;) {
      this.#take.run(shape.perSecond, name);
      const decision = this.#takenDecision();
      if (decision) return decision;
      // Round again: another process may begin the same log, or sweep it away while nothing is in it.
      this.#begin.run(name, logSize(shape));
    }
  }

  /** Runs inside the statement, with the file locked: the time is read here, so that requests are written in the order of their times. */
  #decide(log: unknown, perSecond: unknown): Buffer {
    const bytes = bytesOf(log);
    this.#decision = takeFromLog(bytes, logShape(Number(perSecond)), this.#now());
    return bytes;
  }

  #takenDecision(): LogDecision | undefined {
    const decision = this.#decision;
    this.#decision = undefined;
    return decision;
  }

  #forgetSpent(): void {
    const now = this.#now();
    if (now - this.#sweptAt < SWEEP_EVERY) return;
    this.#sweptAt = now;
    this.#sweep.run();
  }

  close(): Promise<void> {
    this.#database.close();
    return Promise.resolve();
  }
}

function bytesOf(log: unknown): Buffer {
  if (!Buffer.isBuffer(log)) throw new TypeError("limits.db holds a log that is no blob.");
  return log;
}
