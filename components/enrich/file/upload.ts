import { JOB_LIMITS } from "../../../lib/company/job-limits";

/** Bytes of rows in one request; the service takes 1 MB. */
const MOST_BYTES = 900_000;
/** Of a file that is read here at all. */
export const MOST_FILE_BYTES = 60 * 1024 * 1024;

const sizes = new TextEncoder();
const bytesOf = (row: readonly string[]): number => sizes.encode(JSON.stringify(row)).length + 1;

type Rows = readonly (readonly string[])[];

/**
 * Why a table cannot be a job, and what to do.
 * @param count writes numbers.
 * @returns undefined when it can.
 */
export function refusalOf(columns: readonly string[], rows: Rows, count: (value: number) => string): string | undefined {
  const { rows: most, columns: widest, cellLength } = JOB_LIMITS;
  if (rows.length === 0) return "It has no rows.";
  if (rows.length > most) return `It has ${count(rows.length)} rows; at most ${count(most)} go in one file. Split it.`;
  if (columns.length > widest) return `It has ${count(columns.length)} columns; at most ${count(widest)} go in one file. Leave out those you do not need.`;
  if (columns.some((name) => name.length > cellLength)) return `A column's name is longer than ${count(cellLength)} characters.`;
  const long = rows.findIndex((row) => row.some((cell) => cell.length > cellLength));
  if (long >= 0) return `Row ${count(long + 1)} has a cell longer than ${count(cellLength)} characters. Shorten it, or leave its column out.`;
  const heavy = rows.findIndex((row) => bytesOf(row) > MOST_BYTES);
  return heavy >= 0 ? `Row ${count(heavy + 1)} is too long to be sent. Leave out columns you do not need.` : undefined;
}

/** The rows in pieces that a request may have, in their order. */
export function* batchesOf(rows: Rows): Generator<{ readonly from: number; readonly rows: Rows }> {
  let from = 0;
  let bytes = 0;
  for (const [at, row] of rows.entries()) {
    const size = bytesOf(row);
    if (at > from && (bytes + size > MOST_BYTES || at - from >= JOB_LIMITS.rowsARequest)) {
      yield { from, rows: rows.slice(from, at) };
      from = at;
      bytes = 0;
    }
    bytes += size;
  }
  if (from < rows.length) yield { from, rows: rows.slice(from) };
}

/** How many look-ups the rows need: each domain once, blank cells none. */
export function lookUpsOf(rows: Rows, domainColumn: number): number {
  return new Set(rows.map((row) => row[domainColumn]?.trim() ?? "").filter((domain) => domain !== "")).size;
}
