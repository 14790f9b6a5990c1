import type { Projection, RecordBatch } from "../../company/company-index";
import { fieldByName, FIELDS, type FieldName } from "../../company/fields";
import type { UpstreamRecord } from "./answers";

/** Told of a field whose value is of no type that the field can have. */
export type OddValue = (field: FieldName) => void;

/**
 * The records with exactly the fields of a projection, in its order; whatever else the upstream sends stays here. What is unknown, or is
 * neither text nor number, is null.
 */
export function project(records: readonly UpstreamRecord[], projection: Projection, onOddValue: OddValue): RecordBatch {
  const names = "fields" in projection ? projection.fields : FIELDS.filter(({ group }) => projection.groups.includes(group)).map(({ name }) => name);
  const fields = names.map((name) => ({ name, isText: fieldByName(name)?.type === "string" }));
  const delivered = records.map((record) => Object.fromEntries(fields.map(({ name, isText }) => [name, valueOf(record[name], isText, () => onOddValue(name))])));
  return { count: delivered.length, json: Buffer.from(JSON.stringify(delivered)) };
}

/** Services differ in how they write numbers and codes: `"40"` is taken for a count, and `2051` for a code. */
function valueOf(value: unknown, isText: boolean, onOdd: () => void): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return isText ? value.toString() : value;
  if (typeof value === "string") {
    const bare = value.trim();
    if (bare === "") return null;
    if (isText) return value;
    if (/^-?\d{1,15}(\.\d+)?$/.test(bare)) return Number(bare);
  }
  onOdd();
  return null;
}
