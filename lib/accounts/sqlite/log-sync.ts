import { open } from "node:fs/promises";

/** Between two looks whether there is something to write to the disk, in milliseconds. */
const EVERY = 1000;
/** Time stamps of files are this coarse at worst, in milliseconds: what was written so shortly before a look may be followed by more with the same stamp. */
const STAMP = 100;

/**
 * Has the write-ahead log written to the disk every second, whichever process wrote to it, so that a power loss costs no more than that: SQLite itself does so only when
 * it moves the log into the database (https://sqlite.org/pragma.html#pragma_synchronous). It waits for the disk beside the calling thread.
 */
export class LogSync {
  readonly #file: string;
  readonly #timer: NodeJS.Timeout;
  #syncedAt = 0;
  #syncing: Promise<void> | undefined;

  /** @param file path of the log; it may be missing. */
  constructor(file: string) {
    this.#file = file;
    this.#timer = setInterval(() => {
      // A disk slower than a second is not asked again meanwhile.
      this.#syncing ??= this.#sync().finally(() => (this.#syncing = undefined));
    }, EVERY);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#syncing;
  }

  async #sync(): Promise<void> {
    try {
      const log = await open(this.#file, "r");
      try {
        const { mtimeMs } = await log.stat();
        if (mtimeMs === this.#syncedAt) return;
        const fresh = Date.now() - mtimeMs < STAMP;
        await log.datasync();
        this.#syncedAt = fresh ? 0 : mtimeMs;
      } finally {
        await log.close();
      }
    } catch {
      // A full or failing disk is told to the writers by their own writes; here it is tried again.
      this.#syncedAt = 0;
    }
  }
}
