import { closeSync, openSync, readSync } from "node:fs";

const NEWLINE = 10;
const READ_BYTES = 1 << 20;

/** Reads a file line by line: after `next()` the line stands in `bytes` from `start` to `end`, without its line break, until the next call. */
export class LineCursor {
  bytes = Buffer.allocUnsafeSlow(READ_BYTES);
  start = 0;
  end = -1;
  private filled = 0;
  private readonly descriptor: number;

  constructor(path: string) {
    this.descriptor = openSync(path, "r");
  }

  /** Goes to the next line; false at the end of the file. */
  next(): boolean {
    this.start = this.end + 1;
    for (;;) {
      const end = this.bytes.indexOf(NEWLINE, this.start);
      if (end >= 0 && end < this.filled) {
        this.end = end;
        return true;
      }
      if (!this.fill()) return false;
    }
  }

  close(): void {
    closeSync(this.descriptor);
  }

  /** Moves what is left to the front and reads on; false when nothing more comes. */
  private fill(): boolean {
    const left = this.filled - this.start;
    const target = left > this.bytes.length / 2 ? Buffer.allocUnsafeSlow(this.bytes.length * 2) : this.bytes;
    this.bytes.copy(target, 0, this.start, this.filled);
    const read = readSync(this.descriptor, target, left, target.length - left, null);
    this.bytes = target;
    this.start = 0;
    this.end = -1;
    this.filled = left + read;
    return read > 0;
  }
}
