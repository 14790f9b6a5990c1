import { createHash } from "node:crypto";
import { closeSync, constants, copyFileSync, fsyncSync, linkSync, mkdirSync, openSync, readdirSync, readSync, statSync, writeSync } from "node:fs";
import path from "node:path";

/** Size in bytes and SHA-256 in lower-case hexadecimal. */
export interface FileDigest {
  readonly bytes: number;
  readonly sha256: string;
}

const CHUNK_BYTES = 8 << 20;

/** Reads a file from its beginning to its end. */
export function digestOf(file: string): FileDigest {
  const hash = createHash("sha256");
  const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(1, statSync(file).size)));
  const descriptor = openSync(file, "r");
  let bytes = 0;
  try {
    for (let read = readSync(descriptor, chunk); read > 0; read = readSync(descriptor, chunk)) {
      hash.update(chunk.subarray(0, read));
      bytes += read;
    }
  } finally {
    closeSync(descriptor);
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Copies a file, with the folders it needs; where the file system can, without writing its contents again. Durable when it returns. */
export function copyFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  sync(to);
}

/** Gives a file that never changes a second name, with the folders it needs. @returns false where the two places cannot share a file. */
export function linkFile(from: string, to: string): boolean {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (["EXDEV", "EPERM", "ENOTSUP", "EOPNOTSUPP", "EMLINK", "ENOSYS"].includes(codeOf(error) ?? "")) return false;
    throw error;
  }
}

/** Writes a small file that is on the disk when this returns. */
export function writeDurably(file: string, text: string): void {
  const descriptor = openSync(file, "w");
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Puts a file's contents, or a folder's list of names, on the disk. */
export function sync(file: string): void {
  const descriptor = openSync(file, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Puts the names in a folder and in all below it on the disk. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) syncTree(path.join(folder, entry.name));
  sync(folder);
}

/** The system's code of an error, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
