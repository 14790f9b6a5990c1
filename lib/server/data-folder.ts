import { mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import { join } from "node:path";

/** The data folder cannot be used; `cause` is the system's error. */
export class DataFolderError extends Error {
  constructor(
    readonly dataDir: string,
    cause: unknown,
  ) {
    super(`The data folder ${dataDir} cannot be written to.`, { cause });
    this.name = "DataFolderError";
  }
}

/**
 * Makes the data folder where it is missing and tries to write to it: permission bits alone do not tell of a read-only disk.
 * @throws DataFolderError
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    rmdirSync(mkdtempSync(join(dataDir, ".probe-")));
  } catch (error) {
    throw new DataFolderError(dataDir, error);
  }
}
