import { fieldByName, type Field, type FieldName } from "../../company/fields";
import { SourceError } from "../source/problem";

/** A column that is taken: its place in a row and the field it fills. */
interface Column {
  readonly index: number;
  readonly field: Field;
}

/** The file's columns that are taken, and which of them are there. */
export interface Columns {
  readonly list: readonly Column[];
  has(name: FieldName): boolean;
}

/**
 * Finds the public fields among a file's columns. A blank first name stands for ID when no column is called so: one of the published files
 * lost it there.
 * @param file the file's name, for messages.
 * @param lose hears of every column that is no public field.
 * @throws SourceError when ID or Company Name is missing or a column comes twice.
 */
export function readColumns(header: readonly string[], file: string, lose: (column: string, reason: string) => void): Columns {
  const names = header.map((name, index) => (index === 0 && name === "" && !header.includes("ID") ? "ID" : name));
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
  if (twice !== undefined) throw new SourceError(`${file} has the column ${twice} twice. Remove one of them.`);
  const missing = ["ID", "Company Name"].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new SourceError(`${file} has no column ${missing.join(" and no column ")}, so it is no companydata file. Columns are called like the public fields.`);
  }
  const list: Column[] = [];
  names.forEach((name, index) => {
    const field = fieldByName(name);
    if (field !== undefined) list.push({ index, field });
    else lose(name === "" ? `column ${index + 1}` : name, "the column is no public field");
  });
  const taken = new Set(list.map(({ field }) => field.name));
  return { list, has: (name) => taken.has(name) };
}
