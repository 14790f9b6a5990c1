import type { Projection, RecordBatch } from "../../company/company-index";
import { type FieldName, FIELDS } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";

/** The fields of a projection in the order they are delivered: groups in export order, single fields as given. */
function projectedFields(projection: Projection): readonly FieldName[] {
  if ("fields" in projection) return projection.fields;
  return FIELDS.filter((field) => projection.groups.includes(field.group)).map((field) => field.name);
}

/** Records as a JSON array in UTF-8; every projected field is there, an unknown value as null. */
export function batchOf(records: readonly CompanyRecord[], projection: Projection): RecordBatch {
  const names = projectedFields(projection);
  const delivered = records.map(({ values }) => Object.fromEntries(names.map((name) => [name, values[name] ?? null])));
  return { count: records.length, json: new TextEncoder().encode(JSON.stringify(delivered)) };
}
