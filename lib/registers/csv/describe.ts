import type { CompanyRecord } from "../../company/record";
import type { FieldName } from "../../company/fields";
import { Rejection } from "../shared/assemble";
import { readInputs } from "../shared/inputs";
import { SourceError } from "../source/problem";
import { type Mapping, NO_MAPPING } from "./mapping";
import { csvMapper } from "./map-row";
import { openTable } from "./open-table";
import { columnLabel } from "./plan";
import { cleanText } from "../shared/text";

/** Rows that are looked at. */
const ROWS = 1000;
const RECORDS = 10;
const PROBLEMS = 20;

/** What becomes of a column. */
interface MappingLine {
  readonly column: string;
  /** Undefined when the column is not read. */
  readonly field: FieldName | undefined;
  /** How its values are read, where the mapping says so: "nace", "decimal ,". */
  readonly how: string;
  /** Its first value that is not empty. */
  readonly example: string;
}

interface MappingProblem {
  readonly line: number;
  /** What is wrong, the field first where one value is. */
  readonly reason: string;
  /** The value or the particulars. */
  readonly detail: string;
  /** Whether the row is left out, not only a value. */
  readonly rejected: boolean;
}

/** What an import would make of a CSV file. */
export interface MappingDescription {
  readonly file: string;
  readonly dialect: { readonly delimiter: string; readonly encoding: string; readonly header: boolean; readonly columns: number };
  readonly lines: readonly MappingLine[];
  readonly defaults: readonly (readonly [field: FieldName, text: string])[];
  /** Rows looked at. */
  readonly rows: number;
  /** The first ten records. */
  readonly records: readonly CompanyRecord[];
  /** The first twenty problems. */
  readonly problems: readonly MappingProblem[];
}

export interface DescribeOptions {
  /** Of the register, as for `csvRegister`. */
  readonly code?: string;
  /** An existing folder for a download. */
  readonly tempDir: string;
  readonly signal?: AbortSignal;
}

/**
 * A dry run: what an import of a CSV file would do, told by its first thousand rows. Of a zip archive the first file counts.
 * @param input a path or http(s) URL.
 * @throws SourceError when the file cannot be read, or mapping and file do not go together.
 */
export async function describeMapping(input: string, mapping: Mapping = NO_MAPPING, { code = "csv", ...context }: DescribeOptions): Promise<MappingDescription> {
  for await (const { name: file, bytes } of readInputs([input], { ...context, reject: () => undefined, rowsRead: () => undefined })) return describeFile(file, bytes, mapping, code);
  throw new SourceError(`${input} holds no data file.`);
}

async function describeFile(file: string, bytes: AsyncIterable<Uint8Array>, mapping: Mapping, code: string): Promise<MappingDescription> {
  const { table, plan, names } = await openTable(bytes, mapping, file);
  const mapper = csvMapper(plan, mapping, { code, idPrefix: mapping.idPrefix ?? code });
  const records: CompanyRecord[] = [];
  const problems: MappingProblem[] = [];
  const examples: string[] = names.map(() => "");
  let rows = 0;
  for await (const item of table.items) {
    rows += 1;
    const note = (reason: string, detail: string, rejected: boolean): void => {
      if (problems.length < PROBLEMS) problems.push({ line: item.line, reason, detail, rejected });
    };
    if (item.kind === "problem") note(item.reason, item.detail ?? "", true);
    else {
      item.cells.forEach((cell, index) => (examples[index] ||= cleanText(cell)));
      const record = mapper(item.cells, (field, reason, value) => note(`${field}: ${reason}`, value, false));
      if (record instanceof Rejection) note(record.reason, record.detail ?? "", true);
      else if (records.length < RECORDS) records.push(record);
    }
    if (rows === ROWS) break;
  }
  const { dialect, encoding } = table;
  const lines = names.map((name, index): MappingLine => {
    const column = plan.columns.find((planned) => planned.index === index);
    const how = [column?.kind, column?.decimal && `decimal ${column.decimal}`, column?.date].filter((part) => part !== undefined).join(", ");
    return { column: columnLabel(name, index), field: column?.field.name, how, example: examples[index] ?? "" };
  });
  return {
    file,
    dialect: { delimiter: dialect.delimiter, encoding, header: dialect.header !== undefined, columns: names.length },
    lines,
    defaults: [...mapping.defaults],
    rows,
    records,
    problems,
  };
}
