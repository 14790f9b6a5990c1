import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { growWords } from "./grow";
import { LineCursor } from "./line-cursor";
import { sortByKey } from "./string-sort";

const RUN_BYTES = 64 << 20;
const OUT_BYTES = 1 << 20;
const TAB = 9;

type LineVisitor = (bytes: Buffer, start: number, end: number) => void;

/** Where each line goes: what the merge of the runs found. */
export interface LineOrder {
  /** The document number of each line, by the line's place in the order of adding. */
  readonly documents: Uint32Array<ArrayBuffer>;
  /** The run that each document's line comes from. */
  readonly runs: Uint16Array;
}

/**
 * Sorts lines that do not fit into memory: in sorted runs on disk, which are then merged (Knuth, The Art of Computer Programming 3,
 * 5.4). No two lines may have the same key.
 */
export class RecordRuns {
  private readonly buffer = Buffer.allocUnsafeSlow(RUN_BYTES);
  private starts = new Uint32Array(1 << 12);
  /** Lines and bytes in the buffer. */
  private held = 0;
  private filled = 0;
  private readonly paths: string[] = [];
  /** For each run, the lines' places in the order of adding, in the order of the run. */
  private readonly places: Uint32Array[] = [];
  private count = 0;

  /** @param folder an existing folder for the runs. */
  constructor(private readonly folder: string) {}

  /**
   * Adds the line that stands in `bytes` from `start` to its line break at `end`.
   * @param key what the lines are sorted by, in the order of code points; it holds neither tab nor line break.
   * @throws RangeError when the line is longer than a run.
   */
  add(key: string, bytes: Buffer, start: number, end: number): void {
    const room = key.length * 3 + 2 + end - start;
    if (room > RUN_BYTES) throw new RangeError("A record is too large for the index.");
    if (this.filled + room > RUN_BYTES) this.flush();
    const { buffer } = this;
    let at = this.filled;
    at += buffer.write(key, at, "utf8");
    buffer[at++] = TAB;
    for (let from = start; from <= end; from++) buffer[at++] = bytes[from]!;
    this.filled = at;
    this.held++;
    this.starts = growWords(this.starts, this.held + 1);
    this.starts[this.held] = at;
    this.count++;
  }

  /**
   * Visits all lines in the order of their keys. Call when all are added.
   * @param visit gets the line without key and line break; the bytes are valid during the call only.
   */
  merge(visit: LineVisitor): LineOrder {
    this.flush();
    const documents = new Uint32Array(this.count);
    const runs = new Uint16Array(this.count);
    const taken = new Uint32Array(this.paths.length);
    this.withCursors((cursors) => {
      const queue = new CursorQueue(cursors);
      for (let document = 0, run = queue.first; run !== undefined; document++, run = queue.advance()) {
        const cursor = cursors[run]!;
        visit(cursor.bytes, cursor.bytes.indexOf(TAB, cursor.start) + 1, cursor.end);
        documents[this.places[run]![taken[run]!++]!] = document;
        runs[document] = run;
      }
    });
    return { documents, runs };
  }

  /** Visits all lines once more, in the order found before. */
  replay({ runs }: LineOrder, visit: LineVisitor): void {
    this.withCursors((cursors) => {
      for (const run of runs) {
        const cursor = cursors[run]!;
        cursor.next();
        visit(cursor.bytes, cursor.bytes.indexOf(TAB, cursor.start) + 1, cursor.end);
      }
    });
  }

  private withCursors(work: (cursors: readonly LineCursor[]) => void): void {
    const cursors = this.paths.map((path) => new LineCursor(path));
    try {
      work(cursors);
    } finally {
      for (const cursor of cursors) cursor.close();
    }
  }

  /** Sorts the lines held and writes them as a run. */
  private flush(): void {
    if (this.held === 0) return;
    const { held, starts } = this;
    const order = sortByKey(this.buffer, starts.subarray(0, held + 1));
    const path = join(this.folder, `run-${this.paths.length}`);
    const descriptor = openSync(path, "wx");
    const out = Buffer.allocUnsafeSlow(OUT_BYTES);
    let filled = 0;
    for (const line of order) {
      const [from, to] = [starts[line]!, starts[line + 1]!];
      if (filled + to - from > OUT_BYTES) {
        writeAll(descriptor, out.subarray(0, filled));
        filled = 0;
      }
      if (to - from > OUT_BYTES) writeAll(descriptor, this.buffer.subarray(from, to));
      else filled += this.buffer.copy(out, filled, from, to);
    }
    writeAll(descriptor, out.subarray(0, filled));
    closeSync(descriptor);
    const first = this.count - held;
    this.paths.push(path);
    this.places.push(order.map((line) => first + line));
    this.held = 0;
    this.filled = 0;
  }
}

/** The cursors of sorted files as a binary heap by the keys of their lines. */
class CursorQueue {
  /** Numbers of the cursors that have a line, the one with the smallest key first. */
  private readonly heap: number[] = [];

  constructor(private readonly cursors: readonly LineCursor[]) {
    cursors.forEach((cursor, i) => cursor.next() && this.heap.push(i));
    for (let i = this.heap.length >> 1; i >= 0; i--) this.sink(i);
  }

  /** The cursor with the smallest key, or undefined when all are at their ends. */
  get first(): number | undefined {
    return this.heap[0];
  }

  /** Moves the first cursor on; returns the first one then. */
  advance(): number | undefined {
    if (!this.cursors[this.heap[0]!]!.next()) {
      const last = this.heap.pop()!;
      if (this.heap.length > 0) this.heap[0] = last;
    }
    this.sink(0);
    return this.first;
  }

  private sink(from: number): void {
    const { heap } = this;
    const moved = heap[from];
    if (moved === undefined) return;
    let at = from;
    for (let child = at * 2 + 1; child < heap.length; child = at * 2 + 1) {
      if (child + 1 < heap.length && this.isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!this.isBefore(heap[child]!, moved)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = moved;
  }

  private isBefore(left: number, right: number): boolean {
    const [a, b] = [this.cursors[left]!, this.cursors[right]!];
    for (let i = 0; ; i++) {
      const difference = a.bytes[a.start + i]! - b.bytes[b.start + i]!;
      if (difference !== 0) return difference < 0;
      if (a.bytes[a.start + i] === TAB) throw new RangeError("Two records have the same ID.");
    }
  }
}

function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done, bytes.length - done);
}
