import Database from "better-sqlite3";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Opens `limits.db` in the data folder, making folder and file where they are missing. What it holds is of no use after a second, so
 * nothing is synced to the disk, and a file that a power loss or another program damaged is made anew.
 * @throws Error that names the file when it can be neither used nor made anew.
 */
export function openLimitsFile(dataDir: string): Database.Database {
  const file = path.join(dataDir, "limits.db");
  try {
    mkdirSync(dataDir, { recursive: true });
    return open(file) ?? makeAnew(file);
  } catch (error) {
    throw new Error(`Cannot open ${file}: ${error instanceof Error ? error.message : String(error)}. Check that the folder is writable.`, { cause: error });
  }
}

/** @returns undefined when the file is damaged or not SQLite's. */
function open(file: string): Database.Database | undefined {
  // Another process holds the lock for microseconds only.
  const database = new Database(file, { timeout: 1000 });
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = OFF");
    // A log of a megabyte that is written over again and again: it needs no room on a disk that fills up meanwhile.
    database.pragma("wal_autocheckpoint = 250");
    if (database.pragma("quick_check(1)", { simple: true }) !== "ok") throw new Database.SqliteError("quick_check failed", "SQLITE_CORRUPT");
    database.exec("CREATE TABLE IF NOT EXISTS limits (name TEXT PRIMARY KEY, log BLOB NOT NULL) STRICT");
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Database.SqliteError && ["SQLITE_CORRUPT", "SQLITE_NOTADB"].includes(error.code)) return undefined;
    throw error;
  }
}

function makeAnew(file: string): Database.Database {
  for (const side of ["", "-wal", "-shm"]) rmSync(`${file}${side}`, { force: true });
  const database = open(file);
  if (!database) throw new Error("it is damaged again right after it was made anew");
  return database;
}
