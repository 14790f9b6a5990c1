/** What people paste, or have in a file: one value a line, or a table of which one column has the values. */
import Papa from "papaparse";

export interface Sheet {
  /** What the columns are called: by the first line where it looks like a heading, else by their place. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const HEADING = /\b(id|ids|number|nummer|kvk|siren|siret|vat|lei|duns|registration|company|name|firma|country|city)\b/i;

/** Reads text with any of the usual separators. A single line of values is taken as a column. */
export function readSheet(text: string): Sheet {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, "").trim(), { header: false, skipEmptyLines: "greedy" });
  const cells = data.map((row) => row.map((cell) => cell.trim()));
  const rows = cells.length === 1 ? (cells[0] ?? []).map((cell) => [cell]) : cells;
  const width = Math.max(0, ...rows.map((row) => row.length));
  const first = rows[0] ?? [];
  const headed = rows.length > 1 && first.some((cell) => HEADING.test(cell)) && first.every((cell) => !/\d/.test(cell));
  return { columns: Array.from({ length: width }, (_none, place) => (headed ? first[place] : "") || `Column ${place + 1}`), rows: headed ? rows.slice(1) : rows };
}

/** The column that most likely holds IDs or numbers. */
export function likelyColumn({ columns }: Sheet): number {
  const place = columns.findIndex((name) => /\b(id|number|nummer|kvk|siren|vat|lei|registration)\b/i.test(name));
  return Math.max(0, place);
}

/** A column's values, each once, without empty ones. */
export function columnValues({ rows }: Sheet, column: number): readonly string[] {
  return [...new Set(rows.map((row) => row[column] ?? "").filter((value) => value !== ""))];
}
