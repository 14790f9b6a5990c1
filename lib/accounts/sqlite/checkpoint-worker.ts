/**
 * A thread of its own for what SQLite waits for the disk with: it writes the write-ahead log to the disk every second, so that a power loss costs no more than that, and
 * moves it into the database when it is told to.
 * @see https://sqlite.org/wal.html#ckpt
 */
import Database from "better-sqlite3";
import { closeSync, fdatasyncSync, openSync, statSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";

/** Between two looks whether there is something to write to the disk, in milliseconds. */
const SYNC = 1000;
/** A log of more pages than this is begun anew even where writers have to wait for it, at most so many milliseconds: without a gap between writes it would grow for ever. */
const LONGEST = 8000;
const PATIENCE = 500;

const file = z.string().parse(workerData);
const database = new Database(file, { timeout: PATIENCE });
const moved = z.array(z.object({ log: z.number() }));
let syncedAt = 0;

function sync(): void {
  const { mtimeMs } = statSync(`${file}-wal`);
  if (mtimeMs === syncedAt) return;
  const log = openSync(`${file}-wal`, "r");
  try {
    fdatasyncSync(log);
    syncedAt = mtimeMs;
  } finally {
    closeSync(log);
  }
}

function checkpoint(): void {
  const [result] = moved.parse(database.pragma("wal_checkpoint(PASSIVE)"));
  if (result && result.log > LONGEST) database.pragma("wal_checkpoint(RESTART)");
}

/** A full or failing disk is told to the writers by their own writes; here it is tried again. */
function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    syncedAt = 0;
  }
}

const syncing = setInterval(() => tryTo(sync), SYNC);
parentPort?.on("message", (message: "checkpoint" | "end") => {
  if (message === "checkpoint") {
    tryTo(checkpoint);
  } else {
    clearInterval(syncing);
    database.close();
    parentPort?.close();
  }
});
