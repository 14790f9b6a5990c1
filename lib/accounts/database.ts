import Database from "better-sqlite3";
import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { AccountsError } from "./accounts";

/** One entry a schema version, applied in order and never changed once released. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE keys (
    id              TEXT PRIMARY KEY,
    name            TEXT NOT NULL UNIQUE,
    hash            TEXT NOT NULL UNIQUE,
    last_four       TEXT NOT NULL,
    package         TEXT NOT NULL,
    demo            INTEGER NOT NULL DEFAULT 0,
    disabled        INTEGER NOT NULL DEFAULT 0,
    -- NULL: the service's default
    monthly_quota   INTEGER,
    rate_per_second INTEGER,
    created_at      INTEGER NOT NULL,
    last_used_at    INTEGER
  ) STRICT;
  CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
  ) STRICT;
  `,
];

/**
 * Opens `accounts.db` in the data folder, making folder and file where they are missing and bringing an older schema up to date.
 * @throws AccountsError when the file cannot be used: no SQLite file, made by a newer version, not writable.
 */
export function openDatabase(dataDir: string): Database.Database {
  const file = path.join(dataDir, "accounts.db");
  let database: Database.Database | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    database = new Database(file, { timeout: 5000 });
    // Hashes and signing secrets: for the service's own user only. SQLite gives its side files the same mode.
    chmodSync(file, 0o600);
    database.pragma("journal_mode = WAL");
    // Survives a killed process; a power loss may cost the last moments.
    database.pragma("synchronous = NORMAL");
    migrate(database, file);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof AccountsError) throw error;
    throw new AccountsError(`Cannot open ${file}: ${error instanceof Error ? error.message : String(error)}. Check that the folder is writable and the file is Firmament's own.`);
  }
}

function migrate(database: Database.Database, file: string): void {
  const apply = database.transaction(() => {
    const version = Number(database.pragma("user_version", { simple: true }));
    if (version > MIGRATIONS.length) {
      throw new AccountsError(`${file} has schema version ${version}, this program knows up to ${MIGRATIONS.length}. It was written by a newer Firmament: run that one, or restore an older copy of the file.`);
    }
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
    database.pragma(`user_version = ${MIGRATIONS.length}`);
  });
  // Immediate: of two processes that start at once, the second waits and finds the work done.
  apply.immediate();
}
