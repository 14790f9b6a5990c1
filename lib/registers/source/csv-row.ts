export type Delimiter = "," | ";" | "\t" | "|";

/** Text taken apart at its delimiters. */
export interface SplitRow {
  readonly cells: string[];
  /** The last value is quoted and its closing quote is not in the text. */
  readonly open: boolean;
  /** Inside a quoted value stood a quote that was neither doubled nor followed by a delimiter or the end. */
  readonly stray: boolean;
}

const QUOTE = '"';

/** All values quoted and no quote within one, as the large registers write it; undefined when the text is anything else. */
function splitQuoted(text: string, delimiter: Delimiter): string[] | undefined {
  if (text.length < 2 || !text.startsWith(QUOTE) || !text.endsWith(QUOTE)) return undefined;
  const cells = text.slice(1, -1).split(`"${delimiter}"`);
  return cells.some((cell) => cell.includes(QUOTE)) ? undefined : cells;
}

/**
 * Where the value that opened before `from` closes: the first quote that is not doubled and stands before a delimiter or the
 * end; -1 for nowhere.
 */
function closingQuote(text: string, from: number, delimiter: Delimiter): { at: number; stray: boolean; doubled: boolean } {
  let stray = false;
  let doubled = false;
  for (let at = text.indexOf(QUOTE, from); at !== -1; at = text.indexOf(QUOTE, at)) {
    if (at + 1 === text.length || text[at + 1] === delimiter) return { at, stray, doubled };
    if (text[at + 1] === QUOTE) {
      doubled = true;
      at += 2;
    } else {
      stray = true;
      at += 1;
    }
  }
  return { at: -1, stray, doubled };
}

function splitMixed(text: string, delimiter: Delimiter): SplitRow {
  const cells: string[] = [];
  let stray = false;
  for (let start = 0; ; ) {
    let end: number;
    if (text[start] === QUOTE) {
      const close = closingQuote(text, start + 1, delimiter);
      stray ||= close.stray;
      const value = text.slice(start + 1, close.at === -1 ? text.length : close.at);
      cells.push(close.doubled ? value.replaceAll('""', QUOTE) : value);
      if (close.at === -1) return { cells, open: true, stray };
      end = close.at + 1;
    } else {
      const next = text.indexOf(delimiter, start);
      end = next === -1 ? text.length : next;
      cells.push(text.slice(start, end));
    }
    if (end === text.length) return { cells, open: false, stray };
    start = end + 1;
  }
}

/**
 * The values of a row, by RFC 4180 (https://www.rfc-editor.org/rfc/rfc4180) with any of four delimiters. `text` is the row
 * without its line end. Beyond the RFC, quotes that registers forget to double are read as written: a quote within an unquoted
 * value, and one within a quoted value that does not close it (`stray`).
 */
export function splitRow(text: string, delimiter: Delimiter): SplitRow {
  if (!text.includes(QUOTE)) return { cells: text.split(delimiter), open: false, stray: false };
  const quoted = splitQuoted(text, delimiter);
  return quoted === undefined ? splitMixed(text, delimiter) : { cells: quoted, open: false, stray: false };
}

/** Whether a row is an empty line: nothing but blanks, and no delimiter among them. */
export function isBlank(text: string, row: SplitRow): boolean {
  return row.cells.length === 1 && text.trim() === "";
}

/** A row's text without the "\r" of a CRLF line end. */
export function trimReturn(text: string): string {
  return text.endsWith("\r") ? text.slice(0, -1) : text;
}
