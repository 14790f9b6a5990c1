import { z } from "zod";
import { FIELDS, isFieldName, type FieldName } from "../../company/fields";
import { SourceError } from "../source/problem";
import { didYouMean } from "./closest";
import { columnSchema, type ColumnTarget } from "./column-target";
import { targetOf } from "./synonyms";

const FIELD_NAMES: readonly string[] = FIELDS.map(({ name }) => name);

const schema = z.strictObject({
  idPrefix: z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/, "use lower-case letters, digits and dashes, at most 30").optional(),
  delimiter: z.enum([",", ";", "\t", "|"]).optional(),
  encoding: z.string().optional(),
  header: z.boolean().optional(),
  defaults: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  columns: z.record(z.string(), z.union([z.string(), columnSchema])).optional(),
});

/** What a mapping file says, validated. */
export interface Mapping {
  /** First part of the records' IDs, before the dash; the register's code by default. */
  readonly idPrefix?: string | undefined;
  readonly delimiter?: "," | ";" | "\t" | "|" | undefined;
  readonly encoding?: string | undefined;
  /** Whether the first row names the columns; detected where absent. */
  readonly header?: boolean | undefined;
  /** Values of fields where a row has none, as they would stand in a cell. */
  readonly defaults: ReadonlyMap<FieldName, string>;
  /** Fields by column: its name, or its number from 1 in a file without header; undefined where columns are to be told by their names. */
  readonly columns: ReadonlyMap<string, ColumnTarget> | undefined;
}

function keysOf(value: unknown): readonly string[] {
  return value instanceof z.ZodObject ? Object.keys(value.shape) : [];
}

/** What is wrong with a mapping, in one line each. */
function complaints(error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const place = issue.path.length === 0 ? "" : `${issue.path.map(String).join(" → ")}: `;
    if (issue.code !== "unrecognized_keys") return `${place}${issue.message}`;
    const known = keysOf(issue.path.length === 0 ? schema : columnSchema);
    return `${place}${issue.keys.map((key) => `there is no setting ${JSON.stringify(key)}.${didYouMean(key, known) || ` The settings are: ${known.join(", ")}.`}`).join(" ")}`;
  });
}

/** @throws SourceError for a name that no public field has; it says which one may be meant. */
function fieldOf(name: string, place: string): FieldName {
  if (isFieldName(name)) return name;
  const meant = targetOf(name)?.field;
  const advice = meant === undefined ? didYouMean(name, FIELD_NAMES) : ` Did you mean ${JSON.stringify(meant)}?`;
  throw new SourceError(`${place}: there is no field ${JSON.stringify(name)}.${advice || " docs/fields.md lists the fields."}`);
}

/**
 * Reads a mapping.
 * @param value what the mapping file holds.
 * @param file its name, for messages.
 * @throws SourceError that says what is wrong: an unknown setting or field (with the closest known one), a wrong type.
 */
export function readMapping(value: unknown, file: string): Mapping {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new SourceError(`${file} is no mapping: ${complaints(parsed.error).join("; ")}`);
  const { columns, defaults, ...rest } = parsed.data;
  const targets = columns && Object.entries(columns).map(([name, target]): [string, ColumnTarget] => {
    const { field, ...how } = typeof target === "string" ? { field: target } : target;
    return [name, { ...how, field: fieldOf(field, `${file}, column ${JSON.stringify(name)}`) }];
  });
  const values = Object.entries(defaults ?? {}).map(([field, text]): [FieldName, string] => [fieldOf(field, `${file}, defaults`), String(text)]);
  return { ...rest, columns: targets && new Map(targets), defaults: new Map(values) };
}

/** The mapping in a JSON file's text; see `readMapping`. */
export function parseMapping(text: string, file: string): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new SourceError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return readMapping(value, file);
}

/** No mapping at all: columns are told by their names. */
export const NO_MAPPING: Mapping = { defaults: new Map(), columns: undefined };
