import Papa from "papaparse";
import type { FieldName, PublicRecord } from "../../../lib/company/fields";
import type { Job, JobRow } from "../../../lib/company/jobs";
import { safeText, type Separator } from "../../../lib/export/csv";
import { outcomeOf } from "./outcome";

/** Columns that every file gets, before the company's. */
const OWN = ["Match", "Match Score", "Match Note"] as const;

interface ResultFile {
  readonly job: Pick<Job, "columns">;
  /** All of the job's, in its order. */
  readonly rows: readonly JobRow[];
  readonly fields: readonly FieldName[];
  /** By ID; a company that the data no longer have keeps its ID and name. */
  readonly companies: ReadonlyMap<string, PublicRecord>;
  readonly separator: Separator;
}

/** Without it Excel reads UTF-8 as the system's old code page. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The file as it came, every row and cell in its place, with what was found added at the end of each row; a name that the file has already says where it is from.
 * Its own cells are given back as they are; those added are harmless in spreadsheets.
 */
export function writeResultFile({ job, rows, fields, companies, separator }: ResultFile): string {
  const added = [...OWN, ...fields].map((name) => (job.columns.includes(name) ? `${name} (register)` : name));
  const lines = rows.map((row) => {
    const { status, company, score, note } = outcomeOf(row);
    const found = company === undefined ? [] : fields.map((name) => cellOf(valueOf(name, company, row, companies), separator));
    return [...job.columns.map((_, column) => row.cells[column] ?? ""), status, cellOf(score, separator), safeText(note), ...(found.length > 0 ? found : fields.map(() => ""))];
  });
  return BYTE_ORDER_MARK + Papa.unparse([[...job.columns, ...added], ...lines], { delimiter: separator, newline: "\r\n" }) + "\r\n";
}

function valueOf(name: FieldName, id: string, row: JobRow, companies: ReadonlyMap<string, PublicRecord>): string | number | null | undefined {
  const record = companies.get(id);
  if (record !== undefined) return record[name];
  return name === "ID" ? id : name === "Company Name" ? row.matches.find((match) => match.id === id)?.name : undefined;
}

/** Where semicolons separate, commas are decimal signs. */
function cellOf(value: string | number | null | undefined, separator: Separator): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return safeText(value);
  return separator === ";" ? value.toString().replace(".", ",") : value.toString();
}

/** The companies that the file needs, each once. */
export function companiesOf(rows: readonly JobRow[]): readonly string[] {
  return [...new Set(rows.flatMap((row) => outcomeOf(row).company ?? []))];
}

/** IDs in one question to the service, and their characters together. */
const MOST_IDS = 500;
const MOST_CHARACTERS = 16_000;

/** The IDs in as few questions as the service takes. */
export function questionsOf(ids: readonly string[]): readonly (readonly string[])[] {
  const questions: string[][] = [];
  let characters = Infinity;
  for (const id of ids) {
    const latest = questions.at(-1);
    const length = encodeURIComponent(id).length + 3;
    if (latest === undefined || latest.length >= MOST_IDS || characters + length > MOST_CHARACTERS) {
      questions.push([id]);
      characters = length;
    } else {
      latest.push(id);
      characters += length;
    }
  }
  return questions;
}
