import { fieldByName, type Field, type FieldName } from "../../company/fields";
import { SourceError } from "../source/problem";
import { didYouMean } from "./closest";
import type { ColumnTarget, Writing } from "./column-target";
import type { Mapping } from "./mapping";
import { targetOf } from "./synonyms";

/** A column that is read. */
export interface PlannedColumn extends Writing {
  readonly index: number;
  readonly name: string;
  readonly field: Field;
}

/** What is done with each column of a file. */
export interface Plan {
  readonly columns: readonly PlannedColumn[];
  /** Names of the columns that are not read. */
  readonly ignored: readonly string[];
}

/** Fields whose columns may be several, such as street and house number: their values are joined by a blank. */
const JOINED: ReadonlySet<FieldName> = new Set(["Company Name", "Trade Name", "Address 1", "Address 2", "CEO Name", "Business Category"]);

/** How messages call a column: its name, or its number where it has none. */
export function columnLabel(name: string, index: number): string {
  return name === "" ? `column ${index + 1}` : name;
}

function placeOf(name: string, names: readonly string[], headerless: boolean, file: string): number {
  const exact = names.indexOf(name.trim());
  if (exact !== -1) return exact;
  const folded = names.findIndex((known) => known.toLowerCase() === name.trim().toLowerCase());
  if (folded !== -1) return folded;
  const advice = headerless ? ` It has no header: its columns are called by their numbers, 1 to ${names.length}.` : `${didYouMean(name, names)} Its columns are: ${names.join(", ")}.`;
  throw new SourceError(`The mapping has a column ${JSON.stringify(name)}, which ${file} does not have.${advice}`);
}

function planned(index: number, name: string, { field, ...how }: ColumnTarget): PlannedColumn[] {
  const definition = fieldByName(field);
  return definition === undefined ? [] : [{ ...how, index, name, field: definition }];
}

/** Columns told by their names: an exact field name before a synonym, of several for one field the first. */
function told(names: readonly string[]): PlannedColumn[] {
  const candidates = names.flatMap((name, index) => {
    const target = targetOf(name);
    return target === undefined ? [] : [{ name, index, target, exact: name === target.field }];
  });
  const taken = new Map<FieldName, (typeof candidates)[number]>();
  for (const candidate of candidates) {
    const known = taken.get(candidate.target.field);
    if (known === undefined || (candidate.exact && !known.exact)) taken.set(candidate.target.field, candidate);
  }
  return [...taken.values()].flatMap(({ index, name, target }) => planned(index, name, target));
}

/**
 * Settles what the columns of a file hold.
 * @param names the columns' names; their numbers from 1 for a file without header.
 * @param file the file's name, for messages.
 * @throws SourceError when the mapping names a column that the file does not have, two columns for a field that takes one, or no column holds the company's name.
 */
export function planColumns(mapping: Mapping, names: readonly string[], headerless: boolean, file: string): Plan {
  const chosen = mapping.columns && [...mapping.columns].flatMap(([name, target]) => planned(placeOf(name, names, headerless, file), name, target));
  const columns = (chosen ?? told(names)).sort((a, b) => a.index - b.index);
  for (const { field, name } of columns) {
    const others = columns.filter((column) => column.field.name === field.name);
    if (others.length > 1 && !JOINED.has(field.name)) throw new SourceError(`The mapping gives ${field.name} to several columns (${others.map((column) => column.name).join(", ")}). Only one of them can hold it, ${name} for instance.`);
  }
  if (!columns.some(({ field }) => field.name === "Company Name")) {
    const advice = headerless ? "It has no header: write a mapping that gives columns by their numbers." : `Write a mapping that says which one it is. The columns are: ${names.join(", ")}.`;
    throw new SourceError(`No column of ${file} is known to hold the company's name. ${advice}`);
  }
  const read = new Set(columns.map(({ index }) => index));
  return { columns, ignored: names.flatMap((name, index) => (read.has(index) ? [] : [columnLabel(name, index)])) };
}
