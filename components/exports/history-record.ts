import { numberIn, objectIn, objectsIn, stringIn, type Json } from "../../lib/client/read-json";
import { isFieldName, type FieldName } from "../../lib/company/fields";
import type { ExportFormat } from "../../lib/export/writer";

/** An export of the workspace, as its history tells. */
export interface HistoryRecord {
  readonly id: string;
  readonly madeBy: { readonly id: string; readonly name: string };
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
  readonly query: string;
  readonly columns: readonly FieldName[];
  readonly format: ExportFormat;
  readonly announced: number;
  readonly delivered: number;
  readonly skipped: number;
  readonly state: string;
  readonly reason: string | undefined;
}

/** What companies can be left out by: a name for people, and how many it has. */
export interface NamedCompanies {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

export function readHistory(answer: Json): readonly HistoryRecord[] {
  return objectsIn(answer, "data").map(readRecord);
}

export function readRecord(record: Json): HistoryRecord {
  const maker = objectIn(record, "madeBy");
  const { columns } = record;
  const format = stringIn(record, "format");
  return {
    id: stringIn(record, "id") ?? "",
    madeBy: { id: stringIn(maker, "id") ?? "", name: stringIn(maker, "name") ?? "" },
    createdAt: numberIn(record, "createdAt") ?? 0,
    query: stringIn(record, "query") ?? "",
    columns: Array.isArray(columns) ? columns.filter((name) => typeof name === "string").filter(isFieldName) : [],
    format: format === "xlsx" || format === "jsonl" ? format : "csv",
    announced: numberIn(record, "announced") ?? 0,
    delivered: numberIn(record, "delivered") ?? 0,
    skipped: numberIn(record, "skipped") ?? 0,
    state: stringIn(record, "state") ?? "",
    reason: stringIn(record, "reason"),
  };
}

export function readLists(answer: Json): readonly NamedCompanies[] {
  return objectsIn(answer, "data").map((list) => ({ id: stringIn(list, "id") ?? "", name: stringIn(list, "name") ?? "", size: numberIn(list, "size") ?? 0 }));
}
