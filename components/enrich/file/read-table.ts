import Papa from "papaparse";
import { isDomain } from "./domain-column";

export const SEPARATORS = [
  { value: ",", label: "Comma" },
  { value: ";", label: "Semicolon" },
  { value: "\t", label: "Tab" },
  { value: "|", label: "Bar" },
] as const;

export type Separator = (typeof SEPARATORS)[number]["value"];

/** A file's rows, all of one width, in its order. */
export interface Table {
  readonly separator: Separator;
  /** Whether the first row has the columns' names. */
  readonly header: boolean;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What the parser stumbled over, in its words; undefined when nothing. */
  readonly oddity: string | undefined;
}

/**
 * Reads a CSV or TSV, or lines pasted from anywhere (RFC 4180, quotes as there). Nothing is dropped but blank lines at the end: shorter rows are filled up, and
 * a row longer than the header makes further columns.
 * @param chosen what somebody chose instead of what is found.
 */
export function readTable(text: string, chosen: { readonly separator?: Separator | undefined; readonly header?: boolean | undefined } = {}): Table {
  const separator = chosen.separator ?? separatorOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, skipEmptyLines: false });
  const rows = data.slice(0, data.findLastIndex((row) => row.some((cell) => cell.trim() !== "")) + 1);
  const [first = [], ...rest] = rows;
  const header = chosen.header ?? (rows.length > 1 && !first.some(isDomain));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 1);
  const names = header ? first : [];
  return {
    separator,
    header,
    columns: Array.from({ length: width }, (_, column) => names[column] ?? `Column ${column + 1}`),
    rows: (header ? rest : rows).map((row) => (row.length === width ? row : Array.from({ length: width }, (_, column) => row[column] ?? ""))),
    oddity: errors.find(({ type }) => type === "Quotes")?.message,
  };
}

/** The separator that cuts the first lines into the same number of cells, more than one; a comma where none does. */
function separatorOf(text: string): Separator {
  const start = text.slice(0, 100_000);
  const rated = SEPARATORS.map(({ value }) => {
    const widths = Papa.parse<string[]>(start, { delimiter: value, preview: 50, skipEmptyLines: "greedy" }).data.map((row) => row.length);
    const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1;
    return { value, usual, agreeing: widths.filter((width) => width === usual).length / Math.max(1, widths.length) };
  });
  const fit = rated.filter(({ usual }) => usual > 1).toSorted((a, b) => b.agreeing - a.agreeing || b.usual - a.usual)[0];
  return fit?.value ?? ",";
}
