import { FIELD_GROUPS, fieldsOfGroup, type FieldGroup, type FieldName, type FieldValues } from "../../company/fields";

/**
 * A stored record is one JSON fragment a field group, each a run of `"name":value,`, so that a package's records are put together by
 * copying bytes instead of parsing. A group without any known value is stored as nothing and delivered from NULL_FRAGMENTS. The last
 * part, after the public groups, holds what is matched but not delivered.
 */
export const PARTS: readonly (FieldGroup | "internal")[] = [...FIELD_GROUPS.map((group) => group.key), "internal"];
export const INTERNAL_PART = PARTS.length - 1;
/** Bytes before the fragments: the length of each part as Uint16. */
export const HEADER_BYTES = PARTS.length * 2;
export const MAX_PART_BYTES = 0xffff;

/** What is matched but not delivered. */
export interface InternalPart {
  readonly formerNames?: readonly string[];
  readonly otherNumbers?: readonly string[];
  readonly aliases?: readonly string[];
}

/** What stands for each public group that has no known value. */
export const NULL_FRAGMENTS: readonly Buffer[] = FIELD_GROUPS.map(({ key }) => Buffer.from(fragmentOf(fieldsOfGroup(key).map(({ name }) => name), {})));

/** The members of a JSON object for these fields, unknown values as null, each with a comma behind it. */
export function fragmentOf(names: readonly FieldName[], values: FieldValues): string {
  return names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(values[name] ?? null)},`).join("");
}

/** The last part, of what a record has beside its public values (JSON): "" when nothing of it is matched. */
export function internalPart(extras: string): string {
  const { formerNames, otherNumbers, aliases } = JSON.parse(extras) as InternalPart;
  return formerNames || otherNumbers || aliases ? JSON.stringify({ formerNames, otherNumbers, aliases }) : "";
}
