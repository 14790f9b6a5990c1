import Database from "better-sqlite3";
import { chmodSync, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { SCHEMA_VERSION } from "../../accounts/store/schema";
import { GenerationError, GenerationStore } from "../../index/embedded/generation-store";
import { codeOf, copyFile, digestOf, syncTree, type FileDigest } from "./files";
import { ACCOUNTS, BackupError, INDEX, readContents, type BackupContents } from "./format";
import { takeDataFolder } from "./in-use";
import { settleRestore, switchTo } from "./switch";

export interface RestoreOptions {
  /** A folder that `makeBackup` made. */
  readonly folder: string;
  readonly dataDir: string;
  /** Replace data that are there. */
  readonly force: boolean;
  /** Told of each file that was copied, read back and found to be the one that was backed up. */
  readonly onFile?: (file: string, digest: FileDigest) => void;
}

export interface RestoreSummary {
  readonly dataDir: string;
  readonly madeAt: string;
  readonly accounts: boolean;
  readonly generation?: string;
  readonly companies?: number;
  readonly files: number;
  /** Why the restored index will not serve as it is, and what to do: it is of another version's format. */
  readonly indexProblem?: string;
}

const STAGE = "restoring";

/**
 * Puts a backup into a data folder. It is copied beside the data that are there and checked file by file; then all is switched at once. Cut off at any point, the folder has the old
 * data or the restored ones. What a backup does not hold (accounts, where they are elsewhere) stays as it is.
 * @throws BackupError, DataFolderInUseError, or the system's error (a full disk); nothing was changed then.
 */
export function restoreBackup({ folder, dataDir, force, onFile }: RestoreOptions): RestoreSummary {
  const contents = readContents(folder);
  mkdirSync(dataDir, { recursive: true });
  settleRestore(dataDir);
  const release = takeDataFolder(dataDir);
  const stage = path.join(dataDir, STAGE);
  try {
    const present = [ACCOUNTS, `${INDEX}/CURRENT`].filter((name) => existsSync(path.join(dataDir, name)));
    if (present.length > 0 && !force) throw new BackupError(`There are data in ${dataDir} (${present.join(", ")}). Name an empty folder with --data-dir, or replace them with --force; a backup of them first does no harm.`);
    rmSync(stage, { recursive: true, force: true });
    mkdirSync(stage, { mode: 0o700 });
    copyChecked(folder, stage, contents, onFile);
    const accounts = contents.files[ACCOUNTS] !== undefined;
    if (accounts) checkAccounts(stage);
    const indexProblem = contents.generation === undefined ? undefined : problemOf(stage);
    syncTree(stage);
    switchTo(dataDir, stage);
    const { madeAt, generation, companies } = contents;
    return { dataDir, madeAt, accounts, ...(generation !== undefined && { generation }), ...(companies !== undefined && { companies }), files: Object.keys(contents.files).length, ...(indexProblem !== undefined && { indexProblem }) };
  } finally {
    rmSync(stage, { recursive: true, force: true });
    release();
  }
}

function copyChecked(folder: string, stage: string, { files }: BackupContents, onFile: RestoreOptions["onFile"]): void {
  for (const [file, expected] of Object.entries(files)) {
    try {
      copyFile(path.join(folder, file), path.join(stage, file));
    } catch (error) {
      if (codeOf(error) !== "ENOENT") throw error;
      throw new BackupError(`The backup is not complete: ${path.join(folder, file)} is missing. Take another one.`);
    }
    const { bytes, sha256 } = digestOf(path.join(stage, file));
    if (bytes !== expected.bytes || sha256 !== expected.sha256) throw new BackupError(`The backup is damaged: ${path.join(folder, file)} is not the file that was backed up. Take another one.`);
    onFile?.(file, expected);
  }
}

function checkAccounts(stage: string): void {
  const file = path.join(stage, ACCOUNTS);
  chmodSync(file, 0o600);
  const database = new Database(file, { readonly: true });
  try {
    if (database.pragma("integrity_check", { simple: true }) !== "ok") throw new BackupError("The backup's accounts.db is damaged. Take another backup.");
    const version = Number(database.pragma("user_version", { simple: true }));
    if (version > SCHEMA_VERSION) throw new BackupError(`The backup's accounts.db has schema version ${version}, this program knows up to ${SCHEMA_VERSION}: a newer Firmament made it. Run that one, or take an older backup.`);
  } finally {
    database.close();
  }
}

function problemOf(stage: string): string | undefined {
  const store = new GenerationStore(stage);
  try {
    store.manifest(store.current() ?? "");
    return undefined;
  } catch (error) {
    if (error instanceof GenerationError) return error.message;
    throw error;
  }
}
