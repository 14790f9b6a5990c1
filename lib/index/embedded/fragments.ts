import { FIELD_GROUPS, FIELDS, fieldsOfGroup, SEARCH_FIELDS, type FieldGroup, type FieldName, type FieldValues } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import type { CellRecord } from "./record-codec";

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

type Optional<T> = { readonly [K in keyof T]: T[K] | undefined };

const KEYS: ReadonlyMap<FieldName, string> = new Map(FIELDS.map(({ name }) => [name, `${JSON.stringify(name)}:`]));
const NULLS: ReadonlyMap<FieldName, string> = new Map(FIELDS.map(({ name }) => [name, `${JSON.stringify(name)}:null,`]));
const FIELD_KEYS: readonly string[] = [...KEYS.values()];
const FIELD_NULLS: readonly string[] = [...NULLS.values()];
const NUMERIC: readonly boolean[] = FIELDS.map(({ type }) => type !== "string");
/** The fields of each group stand together in FIELDS: from which number to which. */
const GROUP_SPANS: readonly (readonly [number, number])[] = FIELD_GROUPS.map(({ key }) => [FIELDS.findIndex(({ group }) => group === key), FIELDS.findLastIndex(({ group }) => group === key) + 1]);
const GROUP_FIELDS: readonly (readonly FieldName[])[] = FIELD_GROUPS.map((group) => fieldsOfGroup(group.key).map((field) => field.name));

/** What stands for each public group that has no known value. */
export const NULL_FRAGMENTS: readonly Buffer[] = GROUP_FIELDS.map((names) => Buffer.from(fragmentOf(names, {})));

/** The members of a JSON object for these fields, unknown values as null, each with a comma behind it. */
export function fragmentOf(names: readonly FieldName[], values: FieldValues): string {
  let text = "";
  for (const name of names) {
    const value = values[name];
    text += value === undefined ? NULLS.get(name)! : `${KEYS.get(name)!}${typeof value === "number" ? value : quoted(value)},`;
  }
  return text;
}

/** A string as JSON has it. Nearly all need no escape, which a look at them tells sooner than JSON.stringify. */
function quoted(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code === 0x22 || code === 0x5c || (code >= 0xd800 && code <= 0xdfff)) return JSON.stringify(text);
  }
  return `"${text}"`;
}

/** The fragments of all parts, "" for one without a known value. */
export function partsOf(record: CellRecord): readonly string[] {
  const { cells } = record.values;
  return [...GROUP_SPANS.map(([from, to]) => fragmentOfCells(cells, from, to)), internalPart(record)];
}

/** The fragment of the fields from one number to another, "" when none is known. */
function fragmentOfCells(cells: readonly string[], from: number, to: number): string {
  let text = "";
  let known = false;
  for (let field = from; field < to; field++) {
    const cell = cells[field]!;
    if (cell === "") {
      text += FIELD_NULLS[field]!;
      continue;
    }
    known = true;
    text += `${FIELD_KEYS[field]!}${NUMERIC[field] ? cell : quoted(cell)},`;
  }
  return known ? text : "";
}

function internalPart({ formerNames, otherNumbers, aliases }: CompanyRecord): string {
  return formerNames || otherNumbers || aliases ? JSON.stringify({ formerNames, otherNumbers, aliases } satisfies Optional<InternalPart>) : "";
}

/** The record of a default search answer, with a comma behind it. */
export function summaryOf(record: CompanyRecord): string {
  return `{${fragmentOf(SEARCH_FIELDS, record.values).slice(0, -1)}},`;
}
