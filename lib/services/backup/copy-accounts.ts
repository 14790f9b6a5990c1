import Database from "better-sqlite3";
import { chmodSync, existsSync } from "node:fs";
import path from "node:path";
import { ACCOUNTS, BackupError } from "./format";
import { codeOf, sync } from "./files";

/** SQLite copies so many pages a step; all of them at once. */
const EVERY_PAGE = 0x7fff_ffff;

/**
 * Copies the accounts as they are at one moment, while services go on writing: in one step, because a step that follows a write of another process starts all over.
 * @returns false where there is no accounts file.
 * @throws BackupError when the copy is damaged, which means that the original is.
 * @see https://www.sqlite.org/c3ref/backup_finish.html
 */
export async function copyAccounts(dataDir: string, folder: string): Promise<boolean> {
  const from = path.join(dataDir, ACCOUNTS);
  if (!existsSync(from)) return false;
  const to = path.join(folder, ACCOUNTS);
  const source = new Database(from, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    await source.backup(to, { progress: () => EVERY_PAGE });
  } catch (error) {
    if (codeOf(error) === "SQLITE_NOTADB" || codeOf(error) === "SQLITE_CORRUPT") throw damaged(from);
    throw error;
  } finally {
    source.close();
  }
  chmodSync(to, 0o600);
  const copy = new Database(to);
  try {
    // One file, without the side files of the log that the service writes.
    copy.pragma("journal_mode = DELETE");
    if (copy.pragma("integrity_check", { simple: true }) !== "ok") throw damaged(from);
  } finally {
    copy.close();
  }
  sync(to);
  return true;
}

function damaged(file: string): BackupError {
  return new BackupError(`${file} is damaged. Restore an older backup; what can be saved of this file, SQLite's \`.recover\` saves.`);
}
