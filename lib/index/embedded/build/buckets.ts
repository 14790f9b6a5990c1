import { closeSync, openSync, readFileSync, readSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { HEADER_BYTE, parseSnapshotLine, rankOf, type SnapshotLine } from "../snapshot";

const NEWLINE = 10;
const READ_BYTES = 4 << 20;
const BUCKET_BYTES = 96 << 20;
const SAMPLE_EVERY = 61;

/** Calls back for every record's line of a snapshot, in file order; the bytes are valid during the call only. */
export function forEachLine(path: string, visit: (bytes: Buffer, start: number, end: number) => void): void {
  const descriptor = openSync(path, "r");
  let buffer = Buffer.allocUnsafeSlow(READ_BYTES);
  let held = 0;
  try {
    for (;;) {
      if (held === buffer.length) buffer = Buffer.concat([buffer, Buffer.allocUnsafeSlow(buffer.length)]);
      const read = readSync(descriptor, buffer, held, buffer.length - held, null);
      if (read === 0) break;
      const filled = held + read;
      let start = 0;
      for (let end = buffer.indexOf(NEWLINE); end >= 0 && end < filled; end = buffer.indexOf(NEWLINE, start)) {
        if (buffer[start] !== HEADER_BYTE) visit(buffer, start, end);
        start = end + 1;
      }
      buffer.copyWithin(0, start, filled);
      held = filled - start;
    }
  } finally {
    closeSync(descriptor);
  }
}

/** A sample of ranks, from which the borders of equally large buckets follow. */
export class RankSample {
  private readonly ranks: string[] = [];
  private seen = 0;

  /** @param start where a snapshot line begins in `bytes`. */
  note(bytes: Buffer, start: number): void {
    if (this.seen++ % SAMPLE_EVERY === 0) this.ranks.push(rankOf(bytes, start));
  }

  /** The first rank of every bucket but the first. */
  borders(buckets: number): readonly string[] {
    this.ranks.sort(compareRanks);
    return Array.from({ length: buckets - 1 }, (_, i) => this.ranks[Math.floor(((i + 1) * this.ranks.length) / buckets)]!);
  }
}

/** How many buckets hold these files so that each can be sorted in memory. */
export function bucketCount(paths: readonly string[]): number {
  return Math.max(1, Math.ceil(paths.reduce((sum, path) => sum + statSync(path).size, 0) / BUCKET_BYTES));
}

/**
 * Spreads the lines of snapshots over bucket files by rank: every line of one bucket comes before every line of the next.
 * @param transform the line to write instead, undefined to leave it as it is, or null to leave it out.
 * @returns the paths of the buckets, in rank order.
 */
export function distribute(snapshots: readonly string[], borders: readonly string[], folder: string, transform: (bytes: Buffer, start: number, end: number) => Uint8Array | null | undefined): readonly string[] {
  const buckets = Array.from({ length: borders.length + 1 }, (_, i) => new Bucket(join(folder, `bucket-${i}`)));
  for (const path of snapshots)
    forEachLine(path, (bytes, start, end) => {
      const line = transform(bytes, start, end);
      if (line !== null) buckets[bucketOf(rankOf(bytes, start), borders)]!.write(line ?? bytes.subarray(start, end + 1));
    });
  for (const bucket of buckets) bucket.close();
  return buckets.map((bucket) => bucket.path);
}

/** The lines of buckets in rank order. */
export function* sortedLines(buckets: readonly string[]): Generator<SnapshotLine> {
  for (const path of buckets) {
    const bytes = readFileSync(path);
    const lines: SnapshotLine[] = [];
    for (let start = 0, end = bytes.indexOf(NEWLINE); end >= 0; start = end + 1, end = bytes.indexOf(NEWLINE, start)) lines.push(parseSnapshotLine(bytes, start, end));
    yield* lines.sort((a, b) => compareRanks(a.rank, b.rank));
  }
}

function bucketOf(rank: string, borders: readonly string[]): number {
  let low = 0;
  for (let high = borders.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (borders[middle]! <= rank) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compareRanks(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A temporary file that needs no hash and no durability. */
class Bucket {
  private readonly descriptor: number;
  private readonly buffer = Buffer.allocUnsafeSlow(1 << 19);
  private held = 0;

  constructor(readonly path: string) {
    this.descriptor = openSync(path, "wx");
  }

  write(line: Uint8Array): void {
    if (line.length > this.buffer.length - this.held) this.flush();
    if (line.length > this.buffer.length) writeAll(this.descriptor, line);
    else {
      this.buffer.set(line, this.held);
      this.held += line.length;
    }
  }

  close(): void {
    this.flush();
    closeSync(this.descriptor);
  }

  private flush(): void {
    writeAll(this.descriptor, this.buffer.subarray(0, this.held));
    this.held = 0;
  }
}

function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done, bytes.length - done);
}
