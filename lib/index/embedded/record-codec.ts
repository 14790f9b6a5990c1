import { FIELDS, type FieldName, type FieldValues } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";

/**
 * A record as one line of cells: a cell a field in the order of FIELDS, empty when unknown, and last what a record has beside public
 * values, as JSON. A third of the size of the object with its long field names. Records are taken apart by one split, and their
 * fields read by position.
 */
const NAMES: readonly FieldName[] = FIELDS.map(({ name }) => name);
const NUMERIC: readonly boolean[] = FIELDS.map(({ type }) => type !== "string");
const NUMBERS: ReadonlyMap<string, number> = new Map(NAMES.map((name, number) => [name, number]));
const EXTRAS = NAMES.length;
/** Unit separator, which no value holds. https://www.unicode.org/charts/PDF/U0000.pdf */
const SEPARATOR = "\u001f";
export const SEPARATOR_BYTE = 0x1f;

/** @throws RangeError when a value holds a control character, which readers of registers leave none of. */
export function encodeRecord({ values, ...extras }: CompanyRecord): string {
  // A record's properties are read quickest in its own order; the cells put them in ours.
  cells.fill(undefined);
  for (const name in values) cells[NUMBERS.get(name)!] = values[name as FieldName];
  let line = "";
  for (let field = 0; field < EXTRAS; field++) {
    const value = cells[field];
    if (value !== undefined) {
      if (typeof value === "string" && value.includes(SEPARATOR)) throw controlCharacter(values.ID);
      line += String(value);
    }
    line += SEPARATOR;
  }
  for (const key in extras) {
    if (extras[key as keyof typeof extras] === undefined) continue;
    line += JSON.stringify(extras);
    break;
  }
  if (CONTROL.test(line)) throw controlCharacter(values.ID);
  return line;
}

/** The values of the record being encoded, by number. */
const cells = new Array<string | number | undefined>(EXTRAS).fill(undefined);
const CONTROL = new RegExp("[\\u0000-\\u001e\\u007f]");

function controlCharacter(id: string): RangeError {
  return new RangeError(`Record ${id} holds a control character; its register's reader must clean it.`);
}

function extrasOf(cells: readonly string[]): Omit<CompanyRecord, "values"> {
  return cells[EXTRAS] === "" ? {} : (JSON.parse(cells[EXTRAS]!) as Omit<CompanyRecord, "values">);
}

/** The encoded record with these values in place of its own. */
export function replaceValues(line: string, values: FieldValues): string {
  const cells = line.split(SEPARATOR);
  for (const name in values) cells[NUMBERS.get(name)!] = String(values[name as FieldName]);
  return cells.join(SEPARATOR);
}

/** Cells that read like the values of a record. */
class CellValues {
  constructor(readonly cells: readonly string[]) {}
}
NAMES.forEach((name, field) => {
  const get = NUMERIC[field]
    ? function (this: CellValues) {
        const cell = this.cells[field]!;
        return cell === "" ? undefined : Number(cell);
      }
    : function (this: CellValues) {
        return this.cells[field] || undefined;
      };
  Object.defineProperty(CellValues.prototype, name, { get });
});

/** A record whose values are read from its cells as they are asked for; they cannot be enumerated. */
export function decodeCells(line: string): CompanyRecord {
  const cells = line.split(SEPARATOR);
  return { values: new CellValues(cells) as unknown as CompanyRecord["values"], ...extrasOf(cells) };
}
