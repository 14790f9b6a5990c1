/**
 * Who works with a data folder: any number of services and imports share it, a restore has it to itself. The lock is the operating system's, taken by SQLite on
 * a file of its own, so that it ends with its process however that ends, and holds across containers on one machine, which see no process IDs of each other.
 * @see https://www.sqlite.org/lockingv3.html
 */
import Database from "better-sqlite3";
import { mkdirSync } from "node:fs";
import path from "node:path";

const FILE = "in-use.db";
/** A restore that finds the folder in use bars others for a moment before it gives up; in milliseconds. */
const MOMENT = 1000;
/** A connection that nobody refers to is closed, and its lock with it. */
const held = new Set<Database.Database>();

/** The data folder is taken by somebody who cannot share it. */
export class DataFolderInUseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DataFolderInUseError";
  }
}

/**
 * Shares the data folder with other services and imports.
 * @returns the function that ends it.
 * @throws DataFolderInUseError while a restore works on it.
 */
export function shareDataFolder(dataDir: string): () => void {
  return lock(dataDir, "BEGIN; SELECT count(*) FROM sqlite_schema", MOMENT, `A restore is working on the data folder ${dataDir}. Start again when it has ended.`);
}

/**
 * Takes the data folder for oneself.
 * @param patience how long to wait for others to end, in milliseconds.
 * @returns the function that gives it back.
 * @throws DataFolderInUseError while a service, an import or a restore works on it.
 */
export function takeDataFolder(dataDir: string, patience = 0): () => void {
  return lock(dataDir, "BEGIN EXCLUSIVE", patience, `A service or an import is using the data folder ${dataDir}. Stop it first.`);
}

function lock(dataDir: string, statements: string, patience: number, refusal: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const database = new Database(path.join(dataDir, FILE), { timeout: patience });
  try {
    database.exec(statements);
  } catch (error) {
    database.close();
    if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY")) throw new DataFolderInUseError(refusal);
    throw error;
  }
  held.add(database);
  return () => {
    held.delete(database);
    database.close();
  };
}
