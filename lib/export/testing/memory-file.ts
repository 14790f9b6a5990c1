import type { SyncFile } from "../sync-file";

/** A file in memory that behaves as one of a browser or disk does. */
export class MemoryFile implements SyncFile {
  private bytes = new Uint8Array();

  getSize(): number {
    return this.bytes.length;
  }

  read(into: Uint8Array, { at }: { readonly at: number }): number {
    const part = this.bytes.subarray(at, at + into.length);
    into.set(part);
    return part.length;
  }

  write(bytes: Uint8Array, { at }: { readonly at: number }): number {
    if (at + bytes.length > this.bytes.length) this.truncate(at + bytes.length);
    this.bytes.set(bytes, at);
    return bytes.length;
  }

  truncate(size: number): void {
    const next = new Uint8Array(size);
    next.set(this.bytes.subarray(0, size));
    this.bytes = next;
  }

  flush(): void {
    // Memory has nothing to flush.
  }

  close(): void {
    // Nor to close.
  }

  get contents(): Uint8Array {
    return this.bytes;
  }

  get text(): string {
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(this.bytes);
  }
}
