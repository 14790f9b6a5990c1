/**
 * A file that is read and written in place: `FileSystemSyncAccessHandle` of a browser's worker as it is, and a file descriptor of a program.
 * Offsets and sizes are bytes.
 * @see https://developer.mozilla.org/en-US/docs/Web/API/FileSystemSyncAccessHandle
 */
export interface SyncFile {
  getSize(): number;
  /** @returns how many bytes were read: fewer than fit only at the end of the file. */
  read(into: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number;
  /** @returns how many bytes were written; fewer than given when the disk is full. */
  write(bytes: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number;
  truncate(size: number): void;
  /** What was written survives a crash of the program. */
  flush(): void;
  close(): void;
}

/** The disk, or what a browser grants of it, is full. */
export class StorageFullError extends Error {
  constructor() {
    super("There is no room left for the file. Free some space, or choose fewer columns.");
    this.name = "StorageFullError";
  }
}

/**
 * Writes all bytes.
 * @throws StorageFullError when they do not fit.
 */
export function writeAll(file: SyncFile, bytes: Uint8Array<ArrayBuffer>, at: number): void {
  let written: number;
  try {
    written = file.write(bytes, { at });
  } catch (error) {
    if (error instanceof DOMException && error.name === "QuotaExceededError") throw new StorageFullError();
    throw error;
  }
  if (written < bytes.length) throw new StorageFullError();
}

/** A file's bytes from its beginning, in pieces; each piece is overwritten by the next. */
export function* piecesOf(file: SyncFile, pieceSize = 1 << 20): Generator<Uint8Array<ArrayBuffer>, void, void> {
  const buffer = new Uint8Array(pieceSize);
  for (let at = 0; ; ) {
    const read = file.read(buffer, { at });
    if (read === 0) return;
    yield buffer.subarray(0, read);
    at += read;
  }
}
