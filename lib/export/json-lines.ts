import type { FieldName } from "../company/fields";
import type { RecordWriter } from "./record-writer";

/** JSON Lines: one object a record with the columns as members, in their order; unknown values are null. @see https://jsonlines.org */
export function jsonLinesWriter(columns: readonly FieldName[]): RecordWriter {
  const members = columns.map((column) => [column, `${JSON.stringify(column)}:`] as const);
  return {
    head: "",
    record: (record) => `{${members.map(([column, key]) => key + JSON.stringify(record[column] ?? null)).join(",")}}\n`,
    tail: "",
    maxBytes: Infinity,
  };
}
