import { FIELDS, type FieldName } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";

/**
 * A record as one line of cells: a cell a field in the order of FIELDS, empty when unknown, and last what a record has beside public
 * values, as JSON. A third of the size of the object with its long field names. Records are taken apart by one split, and their
 * fields read by position: the index builder does this for every record of an import, twice.
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
  const cells = new Array<string>(EXTRAS + 1).fill("");
  for (const name in values) {
    const value = values[name as FieldName];
    if (value === undefined) continue;
    const text = typeof value === "number" ? String(value) : value;
    if (text.includes(SEPARATOR)) throw controlCharacter(values.ID);
    cells[NUMBERS.get(name)!] = text;
  }
  for (const key in extras) {
    if (extras[key as keyof typeof extras] === undefined) continue;
    cells[EXTRAS] = JSON.stringify(extras);
    break;
  }
  const line = cells.join(SEPARATOR);
  if (CONTROL.test(line)) throw controlCharacter(values.ID);
  return line;
}

const CONTROL = new RegExp("[\\u0000-\\u001e\\u007f]");

function controlCharacter(id: string): RangeError {
  return new RangeError(`Record ${id} holds a control character; its register's reader must clean it.`);
}

/** The record of an encoded line as a plain object, unknown values absent. */
export function decodeRecord(line: string): CompanyRecord {
  const cells = line.split(SEPARATOR);
  const values: Record<string, string | number> = {};
  for (let field = 0; field < EXTRAS; field++) if (cells[field] !== "") values[NAMES[field]!] = NUMERIC[field] ? Number(cells[field]) : cells[field]!;
  return { values, ...extrasOf(cells) } as unknown as CompanyRecord;
}

function extrasOf(cells: readonly string[]): Omit<CompanyRecord, "values"> {
  return cells[EXTRAS] === "" ? {} : (JSON.parse(cells[EXTRAS]!) as Omit<CompanyRecord, "values">);
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
