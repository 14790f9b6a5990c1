import { Pool, types, type PoolClient } from "pg";
import { StoreUnavailableError } from "../accounts";
import type { Engine, Statement, Steps } from "../store/steps";

/** Connections of one process. */
const MOST_CONNECTIONS = 10;
/** For a connection, and for one statement, in milliseconds. */
const PATIENCE = 5000;
/** Names the lock that transactions hold; any number that other programs on the database do not use. */
const LOCK = 7_305_001;

/** Opens connections as they are needed. @param url `postgres://user:password@host:port/database`. */
export function openPool(url: string): Pool {
  // 64-bit integers come as text, because they may be larger than a number is exact; ours never are.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: PATIENCE,
    application_name: "firmament",
  });
  // An idle connection that breaks is replaced; a statement that needs it fails by itself.
  pool.on("error", () => undefined);
  return pool;
}

/** Carries steps out in a PostgreSQL database. */
export class PostgresEngine implements Engine {
  readonly dialect = "postgres";
  readonly #pool: Pool;
  /** Statements are prepared once a connection, by name. */
  readonly #names = new Map<string, string>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async transaction<T>(steps: () => Steps<T>): Promise<T> {
    const client = await reachable(this.#pool.connect());
    let broken: boolean | undefined;
    try {
      await reachable(client.query("BEGIN"));
      // One after another, as in SQLite: what one of them finds out before it writes stays true until it has written.
      await reachable(client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]));
      const result = await this.#carryOut(client, steps);
      await reachable(client.query("COMMIT"));
      return result;
    } catch (error) {
      broken = await client.query("ROLLBACK").then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.release(broken);
    }
  }

  run<T>(steps: () => Steps<T>): Promise<T> {
    return this.#carryOut(this.#pool, steps);
  }

  async #carryOut<T>(connection: Pool | PoolClient, steps: () => Steps<T>): Promise<T> {
    const running = steps();
    let step = running.next();
    while (step.done !== true) step = running.next(await this.#rows(connection, step.value));
    return step.value;
  }

  async #rows(connection: Pool | PoolClient, { text, values }: Statement): Promise<readonly unknown[]> {
    const name = this.#names.get(text) ?? `s${this.#names.size}`;
    this.#names.set(text, name);
    const { rows } = await reachable(connection.query<Record<string, unknown>>({ name, text, values: [...values] }));
    return rows;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

/** What the database or the way to it refuses is not the caller's fault. */
async function reachable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw new StoreUnavailableError(error);
  }
}
