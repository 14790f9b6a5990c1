import { crc32 } from "./crc32";
import { writeAll, type SyncFile } from "./sync-file";

/** Without its 64-bit extension, which not every reader of workbooks knows, a zip archive holds less than 4 GiB. */
export const ZIP_MAX_BYTES = 0xffff_fffe;

const DEFLATED = 8;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the earliest a zip knows: equal contents are equal archives. */
const DATE = 0x0021;
const encoder = new TextEncoder();

interface Entry {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/**
 * Writes a zip archive whose entries are compressed as they stream through.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export class ZipWriter {
  private readonly entries: Entry[] = [];
  private at = 0;

  constructor(private readonly out: SyncFile) {
    out.truncate(0);
  }

  /** @param onProgress told how many bytes of the content have been taken. @throws the signal's reason. */
  async add(name: string, content: Iterable<Uint8Array<ArrayBuffer>>, onProgress?: (bytes: number) => void, signal?: AbortSignal): Promise<void> {
    const begin = { name: encoder.encode(name), at: this.at };
    // Its numbers are known at the end, and written then.
    this.put(localHeader({ ...begin, crc: 0, packed: 0, size: 0 }));
    const start = this.at;
    let crc = 0;
    let size = 0;
    const deflate = new CompressionStream("deflate-raw");
    const taking = this.take(deflate.readable);
    const writer = deflate.writable.getWriter();
    try {
      for (const piece of content) {
        signal?.throwIfAborted();
        crc = crc32(piece, crc);
        size += piece.length;
        await writer.write(piece.slice());
        onProgress?.(size);
      }
      await writer.close();
      await taking;
    } catch (error) {
      // Nothing may be written once the caller has closed the archive.
      await Promise.allSettled([writer.abort(error), taking]);
      throw error;
    }
    const entry = { ...begin, crc, packed: this.at - start, size };
    writeAll(this.out, localHeader(entry), begin.at);
    this.entries.push(entry);
  }

  /** Writes the directory. @returns the archive's size. */
  finish(): number {
    const start = this.at;
    for (const entry of this.entries) this.put(directoryHeader(entry));
    const count = this.entries.length;
    this.put(bytesOf([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, this.at - start], [4, start], [2, 0]));
    this.out.flush();
    return this.at;
  }

  private async take(readable: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    const reader = readable.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) this.put(piece.value);
  }

  private put(bytes: Uint8Array<ArrayBuffer>): void {
    writeAll(this.out, bytes, this.at);
    this.at += bytes.length;
  }
}

function localHeader(entry: Entry): Uint8Array<ArrayBuffer> {
  return joined(bytesOf([4, 0x04034b50], ...common(entry)), entry.name);
}

function directoryHeader(entry: Entry): Uint8Array<ArrayBuffer> {
  return joined(bytesOf([4, 0x02014b50], [2, 20], ...common(entry), [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.at]), entry.name);
}

type Numbered = readonly [width: 2 | 4, value: number];

function common({ name, crc, packed, size }: Entry): readonly Numbered[] {
  return [[2, 20], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DATE], [4, crc], [4, packed], [4, size], [2, name.length], [2, 0]];
}

/** Numbers in little-endian order, one behind the other. */
function bytesOf(...numbers: readonly Numbered[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(numbers.reduce((sum, [width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of numbers) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

