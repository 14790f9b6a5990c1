import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Clock } from "../../clock";
import { FILES } from "../../index/embedded/format";
import { isRunning } from "../../index/embedded/import-lock";
import { copyAccounts } from "./copy-accounts";
import { copyFile, digestOf, linkFile, sync, syncTree, writeDurably, type FileDigest } from "./files";
import { ACCOUNTS, BackupError, CONTENTS, INDEX, type BackupContents } from "./format";
import { pinIndex, type PinnedIndex } from "./pin";

export interface BackupOptions {
  readonly dataDir: string;
  /** The folder to make; it must not exist, or be empty. */
  readonly target: string;
  /** Whether the accounts are in the data folder; else whoever keeps them backs them up. */
  readonly accounts: boolean;
  /** Write every file anew, also where the file system could share it. */
  readonly copy: boolean;
  readonly clock: Clock;
  /** Told of each file that is in the backup and was read back. */
  readonly onFile?: (file: string, digest: FileDigest) => void;
}

export interface BackupSummary {
  readonly folder: string;
  readonly madeAt: string;
  readonly accounts: boolean;
  /** Absent where nothing was imported yet. */
  readonly generation?: string;
  readonly companies?: number;
  readonly files: number;
  readonly bytes: number;
  /** The index files share their contents with the data folder. */
  readonly linked: boolean;
}

/**
 * Makes a backup of the accounts and of the index that serves, while services and imports go on. It appears under its name when it is complete and every file was read
 * back and compared by checksum; cut off before, it leaves nothing that looks like a backup.
 * @throws BackupError, GenerationError, or the system's error (a full disk).
 */
export async function makeBackup({ dataDir, target, accounts: ours, copy, clock, onFile }: BackupOptions): Promise<BackupSummary> {
  checkTarget(dataDir, target);
  const partial = preparePartial(target);
  const index = pinIndex(dataDir);
  try {
    const accounts = ours && (await copyAccounts(dataDir, partial));
    if (!accounts && index === undefined) throw new BackupError(`There is nothing to back up in ${dataDir}. Is it the data folder?`);
    const linked = index !== undefined && bring(index, partial, copy);
    const files: Record<string, FileDigest> = {};
    for (const file of [...(accounts ? [ACCOUNTS] : []), ...(index?.files ?? [])]) {
      const digest = digestOf(path.join(partial, file));
      if (index) compare(file, digest, index);
      files[file] = digest;
      onFile?.(file, digest);
    }
    const about = index === undefined ? {} : { generation: index.manifest.generation, companies: index.manifest.companies };
    const contents: BackupContents = { format: "firmament-backup", version: 1, madeAt: new Date(clock.now()).toISOString(), ...about, files };
    writeDurably(path.join(partial, CONTENTS), `${JSON.stringify(contents, undefined, 1)}\n`);
    syncTree(partial);
    renameSync(partial, target);
    sync(path.dirname(target));
    return { folder: target, madeAt: contents.madeAt, accounts, ...about, files: Object.keys(files).length, bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0), linked };
  } finally {
    index?.release();
    rmSync(partial, { recursive: true, force: true });
  }
}

function checkTarget(dataDir: string, target: string): void {
  const inside = path.relative(dataDir, target);
  if (inside === "" || !(inside.startsWith("..") || path.isAbsolute(inside))) throw new BackupError(`${target} is in the data folder itself. Choose a folder outside of it, best on another disk.`);
  if (!existsSync(dataDir)) throw new BackupError(`There is no data folder ${dataDir}. Name it with --data-dir or DATA_DIR.`);
  if (existsSync(target) && !isEmptyFolder(target)) throw new BackupError(`${target} exists already. Every backup is a folder of its own: choose another name, such as one with the date.`);
}

function isEmptyFolder(target: string): boolean {
  try {
    return readdirSync(target).length === 0;
  } catch {
    return false;
  }
}

/** A folder beside the target for what is not finished, closed to others: it holds hashes of keys and the secret of cursors. Those of killed processes go. */
function preparePartial(target: string): string {
  const parent = path.dirname(target);
  mkdirSync(parent, { recursive: true });
  const mark = `${path.basename(target)}.partial-`;
  for (const name of readdirSync(parent)) if (name.startsWith(mark) && !isRunning(Number(name.slice(mark.length)))) rmSync(path.join(parent, name), { recursive: true, force: true });
  const partial = path.join(parent, `${mark}${process.pid}`);
  mkdirSync(partial, { mode: 0o700 });
  return partial;
}

/** @returns whether the files were linked; all of them lie on the same two file systems. */
function bring({ folder, files }: PinnedIndex, partial: string, copy: boolean): boolean {
  let linked = !copy;
  for (const file of files) {
    const [from, to] = [path.join(folder, file), path.join(partial, file)];
    linked = linked && linkFile(from, to);
    if (!linked) copyFile(from, to);
  }
  return linked;
}

/** The index knows the checksums of its own files: what changed on the disk must not become a backup. */
function compare(file: string, { bytes, sha256 }: FileDigest, { manifest }: PinnedIndex): void {
  const name = FILES.find((each) => file === `${INDEX}/generations/${manifest.generation}/${each}`);
  const expected = name && manifest.files[name];
  if (expected && (expected.bytes !== bytes || expected.sha256 !== sha256)) throw new BackupError(`${file} of the data folder is damaged. Run \`npm run reindex\`, then make the backup.`);
  const snapshot = manifest.registers.find((register) => file === `${INDEX}/snapshots/${register.snapshot}`)?.snapshot;
  // A snapshot is named by the register and the beginning of its checksum.
  if (snapshot !== undefined && !snapshot.endsWith(`-${sha256.slice(0, 16)}.records`)) throw new BackupError(`${file} of the data folder is damaged. Import its register again, then make the backup.`);
}
