import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { AccountsError, type Accounts } from "../accounts";
import { migrationsFrom, SCHEMA_VERSION } from "../store/schema";
import { StoredAccounts, type StoredAccountsOptions } from "../store/stored-accounts";
import { openPool, PostgresEngine } from "./postgres-engine";

const VERSION_TABLE = "firmament_schema";
/** Names the lock of whoever brings the schema up to date. */
const LOCK = 7_305_002;

const versionRows = z.array(z.object({ version: z.number() }));

/**
 * Opens the accounts in a PostgreSQL database (12 or newer), making its tables where they are missing and bringing older ones up to date. Several machines may share it.
 * @param options.url `postgres://user:password@host:port/database`.
 * @throws AccountsError when the database cannot be reached or was written by a newer version.
 */
export async function openPostgresAccounts({ url, ...options }: Omit<StoredAccountsOptions, "engine"> & { readonly url: string }): Promise<Accounts> {
  const pool = openPool(url);
  try {
    await migrate(pool);
    return new StoredAccounts({ ...options, engine: new PostgresEngine(pool) });
  } catch (error) {
    await pool.end();
    if (error instanceof AccountsError) throw error;
    throw new AccountsError(`Cannot use the database of DATABASE_URL: ${reasonOf(error)}. Check that it runs, and the name, password and database in the URL.`, { cause: error });
  }
}

async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    // Of two processes that start at once, the second waits and finds the work done.
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS ${VERSION_TABLE} (version BIGINT NOT NULL)`);
    await bringUpToDate(client);
    await client.query("COMMIT");
  } finally {
    // A transaction that failed ends with its connection.
    client.release(true);
  }
}

async function bringUpToDate(client: PoolClient): Promise<void> {
  const { rows } = await client.query(`SELECT version FROM ${VERSION_TABLE}`);
  const version = versionRows.parse(rows)[0]?.version ?? 0;
  if (version > SCHEMA_VERSION) {
    throw new AccountsError(`The database has schema version ${version}, this program knows up to ${SCHEMA_VERSION}. It was written by a newer Firmament: run that one, or restore an older copy of the database.`);
  }
  for (const migration of migrationsFrom(version, "postgres")) await client.query(migration);
  await client.query(version === 0 ? `INSERT INTO ${VERSION_TABLE} (version) VALUES ($1)` : `UPDATE ${VERSION_TABLE} SET version = $1`, [SCHEMA_VERSION]);
}

/** Several addresses that all refuse have no message of their own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
