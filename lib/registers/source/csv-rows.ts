import type { Dialect } from "./csv-dialect";
import { isBlank, type SplitRow, splitRow, trimReturn } from "./csv-row";
import type { Line } from "./lines";
import type { Problem } from "./problem";

/** A quoted value may span this much; beyond it the opening quote counts as a stray one. */
const MAX_ROW_LINES = 100;
const MAX_ROW_CHARS = 1024 * 1024;

interface CsvRow {
  readonly kind: "row";
  /** Physical line on which the row starts, 1-based; the header is on line 1. */
  readonly line: number;
  /** As many as the header has. */
  readonly cells: readonly string[];
  /** The row as it stands in the file. */
  readonly raw: string;
}

export type CsvItem = CsvRow | Problem;

const NEVER_CLOSED = "a quoted value is not closed";
const WRONG_WIDTH = "wrong number of values";

/**
 * Puts lines together to rows and bounds damage. A row that spans several lines is believed when it is written correctly and has
 * the right number of values; else the opening quote may be stray and the lines after it may be rows of their own, so everything
 * up to the next line that is a whole row by itself is one problem and reading resumes there. A row on one line with a quote
 * that should have been doubled is read as written when its number of values is right.
 */
export class RowAssembler {
  #held: Line[] = [];
  #heldChars = 0;
  #items: CsvItem[] = [];
  #headerSeen = false;

  constructor(
    private readonly dialect: Dialect,
    /** Name of the source's encoding, for the reason. */
    private readonly encoding: () => string,
  ) {}

  /** Takes the next line. */
  push(line: Line): void {
    if (this.#held.length > 0) this.#continue(line);
    else if (line.fault === "too long") this.#reject([line], "line longer than a megabyte");
    else this.#start(line);
  }

  /** Settles what is still open at the end of the file. */
  finish(): void {
    while (this.#held.length > 0) this.#resume(NEVER_CLOSED);
  }

  /** Rows and problems settled since the last call, in the file's order. */
  take(): CsvItem[] {
    const items = this.#items;
    this.#items = [];
    return items;
  }

  #start(line: Line): void {
    const text = trimReturn(line.text);
    const row = splitRow(text, this.dialect.delimiter);
    if (row.open) {
      this.#held = [line];
      this.#heldChars = line.text.length;
    } else if (line.fault !== undefined) this.#reject([line], this.#invalid());
    else if (isBlank(text, row)) return;
    else if (row.cells.length === this.dialect.width) this.#accept(line.number, row.cells, text);
    else this.#reject([line], WRONG_WIDTH, this.#widths(row));
  }

  #continue(line: Line): void {
    this.#held.push(line);
    this.#heldChars += line.text.length + 1;
    if (line.fault === "too long" || this.#held.length > MAX_ROW_LINES || this.#heldChars > MAX_ROW_CHARS) {
      this.#resume(NEVER_CLOSED);
      return;
    }
    if (!line.text.includes('"')) return;
    const text = trimReturn(this.#held.map((held) => held.text).join(this.dialect.lineEnd));
    const row = splitRow(text, this.dialect.delimiter);
    const right = row.cells.length === this.dialect.width;
    if (row.stray || (!row.open && !right)) this.#resume(row.stray ? NEVER_CLOSED : WRONG_WIDTH, row);
    else if (!row.open) this.#closeHeld(row, text);
  }

  #closeHeld(row: SplitRow, text: string): void {
    const lines = this.#held;
    this.#held = [];
    if (lines.some((line) => line.fault !== undefined)) this.#reject(lines, this.#invalid());
    else this.#accept(lines[0]?.number ?? 0, row.cells, text);
  }

  /** Gives up the held row: a problem up to the next line that stands for itself, and on from there. */
  #resume(reason: string, row?: SplitRow): void {
    const lines = this.#held;
    this.#held = [];
    const next = lines.findIndex((line, index) => index > 0 && this.#isWhole(line));
    const damaged = next === -1 ? lines : lines.slice(0, next);
    this.#reject(damaged, reason, reason === WRONG_WIDTH && row !== undefined ? this.#widths(row) : undefined);
    for (const line of lines.slice(damaged.length)) this.push(line);
  }

  #isWhole(line: Line): boolean {
    if (line.fault === "too long") return false;
    const row = splitRow(trimReturn(line.text), this.dialect.delimiter);
    return !row.open && row.cells.length === this.dialect.width;
  }

  #accept(line: number, cells: string[], raw: string): void {
    const { header } = this.dialect;
    if (header !== undefined && cells[0]?.trim() === header[0] && cells.every((cell, index) => cell.trim() === header[index])) {
      if (this.#headerSeen) this.#items.push({ kind: "problem", line, reason: "the header is repeated", raw });
      this.#headerSeen = true;
    } else this.#items.push({ kind: "row", line, cells, raw });
  }

  #reject(lines: readonly Line[], reason: string, detail?: string): void {
    const raw = lines.map((line) => line.text).join(this.dialect.lineEnd).slice(0, MAX_ROW_CHARS);
    const line = lines[0]?.number ?? 0;
    this.#items.push({ kind: "problem", line, reason, ...(detail === undefined ? {} : { detail }), raw: trimReturn(raw) });
  }

  #widths(row: SplitRow): string {
    return `${row.cells.length} instead of ${this.dialect.width}`;
  }

  #invalid(): string {
    return `not valid ${this.encoding()}; if the file is in another encoding, name it`;
  }
}
