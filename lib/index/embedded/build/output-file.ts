import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";

const BUFFER_BYTES = 4 << 20;

/** A file written once from start to end, with its SHA-256 made on the way. */
export class OutputFile {
  private readonly descriptor: number;
  private readonly hash = createHash("sha256");
  private readonly buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  private buffered = 0;
  private written = 0;

  constructor(path: string) {
    this.descriptor = openSync(path, "wx");
  }

  /** Bytes written so far: the offset of the next write. */
  get position(): number {
    return this.written + this.buffered;
  }

  write(bytes: Uint8Array): void {
    if (bytes.length > BUFFER_BYTES - this.buffered) this.flush();
    if (bytes.length > BUFFER_BYTES) this.writeAll(bytes);
    else {
      this.buffer.set(bytes, this.buffered);
      this.buffered += bytes.length;
    }
  }

  /** Writes a text in UTF-8 and returns its length in bytes. */
  writeText(text: string): number {
    const room = text.length * 3;
    if (room > BUFFER_BYTES) {
      const bytes = Buffer.from(text);
      this.write(bytes);
      return bytes.length;
    }
    if (room > BUFFER_BYTES - this.buffered) this.flush();
    const length = this.buffer.write(text, this.buffered, "utf8");
    this.buffered += length;
    return length;
  }

  /** Writes a typed array in this machine's byte order; the format is little-endian and a big-endian machine is refused at start. */
  writeArray(array: Uint16Array | Uint32Array | Float64Array): void {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let start = 0; start < bytes.length; start += BUFFER_BYTES) this.write(bytes.subarray(start, start + BUFFER_BYTES));
  }

  /** Fills up with zeros to a multiple of `alignment` and returns the position reached. */
  align(alignment: number): number {
    const rest = this.position % alignment;
    if (rest > 0) this.write(new Uint8Array(alignment - rest));
    return this.position;
  }

  /** Makes the file durable. */
  close(): { readonly bytes: number; readonly sha256: string } {
    this.flush();
    fsyncSync(this.descriptor);
    closeSync(this.descriptor);
    return { bytes: this.written, sha256: this.hash.digest("hex") };
  }

  private flush(): void {
    this.writeAll(this.buffer.subarray(0, this.buffered));
    this.buffered = 0;
  }

  private writeAll(bytes: Uint8Array): void {
    this.hash.update(bytes);
    for (let done = 0; done < bytes.length; ) done += writeSync(this.descriptor, bytes, done, bytes.length - done);
    this.written += bytes.length;
  }
}
