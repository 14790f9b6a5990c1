import { type Delimiter, isBlank, splitRow, trimReturn } from "./csv-row";
import { type LineEnd, sampleLines } from "./lines";

/** How a CSV file is written. */
export interface Dialect {
  readonly delimiter: Delimiter;
  readonly lineEnd: LineEnd;
  /** Column names without surrounding blanks, in the file's order, blank ones as ""; undefined when the file has none. */
  readonly header: readonly string[] | undefined;
  /** Values of a row: those of the header, or, without one, of most rows of the sample. */
  readonly width: number;
}

const DELIMITERS: readonly Delimiter[] = [",", ";", "\t", "|"];
const SAMPLE_ROWS = 100;
/** A value of more lines than this is a stray quote, or the delimiter under trial is the wrong one. */
const SAMPLE_VALUE_LINES = 20;

/** The first line end outside quotes decides: files of one system are written one way. "\n" stands for CRLF too. */
function detectLineEnd(sample: string): LineEnd {
  let quoted = false;
  for (const [mark] of sample.matchAll(/"|\r{1,3}\n|\r|\n/g)) {
    if (mark === '"') quoted = !quoted;
    else if (!quoted) return mark === "\r" ? "\r" : "\n";
  }
  return "\n";
}

/** The sample's first rows, values that span lines put together again. */
function sampleRows(lines: readonly string[], delimiter: Delimiter, lineEnd: LineEnd): string[][] {
  const rows: string[][] = [];
  let open: string[] = [];
  for (const line of lines) {
    open.push(line);
    const text = trimReturn(open.join(lineEnd));
    const row = splitRow(text, delimiter);
    if (row.open && open.length < SAMPLE_VALUE_LINES) continue;
    if (!row.open && !isBlank(text, row)) rows.push(row.cells);
    open = [];
    if (rows.length === SAMPLE_ROWS) break;
  }
  return rows;
}

/** The most frequent width and the share of rows that have it; the wider one of two equally frequent. */
function commonWidth(rows: readonly string[][]): { width: number; share: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return best === undefined ? { width: 1, share: 0 } : { width: best[0], share: best[1] / rows.length };
}

/** How well a delimiter explains the rows: many values, and the same number in (nearly) every row. */
function score(rows: readonly string[][]): number {
  const { width, share } = commonWidth(rows);
  return (width - 1) * share ** 4;
}

/**
 * Whether a row names columns: nothing in it reads as a number or date, no name comes twice, and at least half of the names are
 * there. A table of nothing but words cannot be told from its header: say so then with the `header` option.
 */
function looksLikeHeader(cells: readonly string[]): boolean {
  const names = cells.map((cell) => cell.trim().toLowerCase()).filter((name) => name !== "");
  if (names.length * 2 < cells.length || names.length === 0) return false;
  return new Set(names).size === names.length && names.every((name) => !/^[-+]?\d[\d\s.,:/+-]*%?$/.test(name));
}

/**
 * Finds out how a CSV file is written from its first bytes (UTF-8); what is given is taken as given. `complete` says that the
 * sample is the whole file.
 */
export function detectDialect(
  sample: Buffer,
  complete: boolean,
  given: { readonly delimiter?: Delimiter | undefined; readonly header?: boolean | undefined },
): Dialect {
  const lineEnd = detectLineEnd(sample.toString("latin1"));
  const lines = sampleLines(sample, lineEnd, complete).map((line) => line.text);
  const delimiters = given.delimiter === undefined ? DELIMITERS : [given.delimiter];
  const candidates = delimiters.map((delimiter) => ({ delimiter, rows: sampleRows(lines, delimiter, lineEnd) }));
  const best = candidates.reduce((one, other) => (score(other.rows) > score(one.rows) ? other : one));
  const [first = []] = best.rows;
  const header = (given.header ?? looksLikeHeader(first)) && first.length > 0 ? first.map((name) => name.trim()) : undefined;
  return { delimiter: best.delimiter, lineEnd, header, width: header?.length ?? commonWidth(best.rows).width };
}
