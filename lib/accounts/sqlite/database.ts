import Database from "better-sqlite3";
import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { AccountsError } from "../accounts";
import { migrationsFrom, SCHEMA_VERSION } from "../store/schema";

/**
 * From how many pages on the log is moved into the database, within a write, which waits for the disk twice: 32 MB. SQLite's own 1,000 would have one count in 250 wait, this one in
 * 2,000. A thread of its own for it was measured in turns with this, on a fast and on a slow disk, and was no better.
 * @see https://sqlite.org/pragma.html#pragma_wal_autocheckpoint
 */
const LONGEST_LOG = 8000;

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
    // Survives a killed process; a power loss costs what `LogSync` has not had written to the disk.
    database.pragma("synchronous = NORMAL");
    database.pragma(`wal_autocheckpoint = ${LONGEST_LOG}`);
    database.pragma("foreign_keys = ON");
    migrate(database, file);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof AccountsError) throw error;
    throw new AccountsError(`Cannot open ${file}: ${error instanceof Error ? error.message : String(error)}. Check that the folder is writable and the file is Firmament's own.`, { cause: error });
  }
}

function migrate(database: Database.Database, file: string): void {
  const apply = database.transaction(() => {
    const version = Number(database.pragma("user_version", { simple: true }));
    if (version > SCHEMA_VERSION) {
      throw new AccountsError(`${file} has schema version ${version}, this program knows up to ${SCHEMA_VERSION}. It was written by a newer Firmament: run that one, or restore an older copy of the file.`);
    }
    for (const migration of migrationsFrom(version, "sqlite")) database.exec(migration);
    database.pragma(`user_version = ${SCHEMA_VERSION}`);
  });
  // Immediate: of two processes that start at once, the second waits and finds the work done.
  apply.immediate();
}
