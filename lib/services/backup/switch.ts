/**
 * The last step of a restore. What is to be restored stands complete and checked in `restored/` of the data folder: the rename that gave it this name decided it. From
 * then on whoever opens the folder carries it through, so that a process killed in between leaves the old data or the new, never some of each.
 */
import { existsSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { ACCOUNTS, INDEX } from "./format";
import { sync } from "./files";
import { shareDataFolder, takeDataFolder } from "./in-use";

const DECIDED = "restored";
const REPLACED = "replaced-";
/** How long another process may take to carry a restore through, in milliseconds: it renames and deletes. */
const PATIENCE = 30_000;

/** What goes together, by what replaces it. SQLite would take an old log for the new file's. */
const ITEMS = [
  { item: ACCOUNTS, goes: [`${ACCOUNTS}-wal`, `${ACCOUNTS}-shm`, ACCOUNTS] },
  { item: INDEX, goes: [INDEX] },
] as const;

/**
 * Shares the data folder like `shareDataFolder`, after carrying through a restore that was cut off.
 * @returns the function that ends it.
 * @throws DataFolderInUseError while a restore works on it.
 */
export function openDataFolder(dataDir: string): () => void {
  for (;;) {
    settleRestore(dataDir);
    const release = shareDataFolder(dataDir);
    if (!existsSync(path.join(dataDir, DECIDED))) return release;
    release();
  }
}

/** Carries through a restore that was decided and cut off; usually there is none. @throws DataFolderInUseError when another process does so and does not end. */
export function settleRestore(dataDir: string): void {
  if (!existsSync(path.join(dataDir, DECIDED))) return;
  const release = takeDataFolder(dataDir, PATIENCE);
  try {
    carryThrough(dataDir);
  } finally {
    release();
  }
}

/**
 * Replaces what the data folder holds by what a folder in it holds, both of them complete: all of it or, cut off before it is decided, nothing.
 * To be called by whoever has taken the data folder.
 */
export function switchTo(dataDir: string, staged: string): void {
  renameSync(staged, path.join(dataDir, DECIDED));
  sync(dataDir);
  carryThrough(dataDir);
}

/** What is still to be moved tells what was done. */
function carryThrough(dataDir: string): void {
  const decided = path.join(dataDir, DECIDED);
  if (existsSync(decided)) {
    const replaced = mkdtempSync(path.join(dataDir, REPLACED));
    for (const { item, goes } of ITEMS) {
      if (!existsSync(path.join(decided, item))) continue;
      for (const name of goes) if (existsSync(path.join(dataDir, name))) renameSync(path.join(dataDir, name), path.join(replaced, name));
      renameSync(path.join(decided, item), path.join(dataDir, item));
      sync(dataDir);
    }
    rmdirSync(decided);
    sync(dataDir);
  }
  for (const name of readdirSync(dataDir)) if (name.startsWith(REPLACED)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
}
