import { isAscii, isUtf8 } from "node:buffer";

/** A line longer than this is damage (a lost line end, a binary file), and no row of a register. */
const MAX_LINE_BYTES = 1024 * 1024;

export type LineEnd = "\n" | "\r";

/** One physical line of a text. */
export interface Line {
  /** 1-based. */
  readonly number: number;
  /**
   * Without its line end; with "\n" as line end, the "\r" of CRLF stays. Bytes invalid in UTF-8 are written out (`M\xFCller`),
   * so that the reject file shows what was there; an overlong line is cut.
   */
  readonly text: string;
  readonly fault?: "encoding" | "too long";
}

const LF = 10;
const CR = 13;

/** UTF-8 as text, each invalid byte written out as `\xHH`: nothing is lost, and the rest stays readable. */
export function showInvalid(bytes: Buffer): string {
  let shown = "";
  for (let at = 0; at < bytes.length; ) {
    const length = [1, 2, 3, 4].find((size) => at + size <= bytes.length && isUtf8(bytes.subarray(at, at + size)));
    if (length === undefined) shown += `\\x${bytes.toString("hex", at, at + 1).toUpperCase()}`;
    else shown += bytes.toString("utf8", at, at + length);
    at += length ?? 1;
  }
  return shown;
}

/** Turns chunks of UTF-8 into lines; `push` and `end` return those that are complete. Memory: one line and one chunk. */
class LineCutter {
  #rest: Buffer = Buffer.alloc(0);
  #number = 0;
  #skipping = false;

  constructor(private readonly end: number) {}

  push(chunk: Buffer): Line[] {
    const lines: Line[] = [];
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const ascii = isAscii(bytes);
    let start = 0;
    for (let at = bytes.indexOf(this.end); at !== -1; at = bytes.indexOf(this.end, start)) {
      if (this.#skipping) this.#skipping = false;
      else lines.push(this.#line(bytes, start, at, ascii));
      start = at + 1;
    }
    this.#rest = bytes.subarray(start);
    if (this.#skipping) this.#rest = Buffer.alloc(0);
    else if (this.#rest.length > MAX_LINE_BYTES) {
      lines.push(this.#line(this.#rest, 0, this.#rest.length, false));
      this.#rest = Buffer.alloc(0);
      this.#skipping = true;
    }
    return lines;
  }

  finish(): Line[] {
    return this.#rest.length === 0 ? [] : [this.#line(this.#rest, 0, this.#rest.length, false)];
  }

  #line(bytes: Buffer, start: number, end: number, ascii: boolean): Line {
    this.#number += 1;
    const number = this.#number;
    if (end - start > MAX_LINE_BYTES) return { number, text: bytes.toString("latin1", start, start + MAX_LINE_BYTES), fault: "too long" };
    if (ascii) return { number, text: bytes.toString("latin1", start, end) };
    const text = bytes.toString("utf8", start, end);
    if (!text.includes("\uFFFD") || isUtf8(bytes.subarray(start, end))) return { number, text };
    return { number, text: showInvalid(bytes.subarray(start, end)), fault: "encoding" };
  }
}

/**
 * The lines of UTF-8 text, those of one chunk at a time (a step for every line would cost more than the line). Only `end` ends a
 * line. A line over MAX_LINE_BYTES comes cut, with its fault, and the next one is right again.
 */
export async function* readLines(bytes: AsyncIterable<Buffer>, end: LineEnd): AsyncGenerator<Line[], void, undefined> {
  const cutter = new LineCutter(end === "\n" ? LF : CR);
  for await (const chunk of bytes) yield cutter.push(chunk);
  yield cutter.finish();
}

/** The lines at the start of a text; the last one only if `complete` says that the sample is the whole text. */
export function sampleLines(sample: Buffer, end: LineEnd, complete: boolean): Line[] {
  const cutter = new LineCutter(end === "\n" ? LF : CR);
  const lines = cutter.push(sample);
  return complete ? [...lines, ...cutter.finish()] : lines;
}
