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

/** The encoded record with these values in place of its own. */
export function replaceValues(line: string, values: FieldValues): string {
  const cells = line.split(SEPARATOR);
  for (const name in values) cells[NUMBERS.get(name)!] = String(values[name as FieldName]);
  return cells.join(SEPARATOR);
}

const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;
/** The most digits whose number is exact without further care. */
const SAFE_DIGITS = 15;

/**
 * Reads encoded records where they stand, one after another: a field becomes a value when it is asked for. The index builder does this
 * for every record of an import, and looks at a third of the fields.
 */
export class EncodedRecord {
  /** The bytes that hold the record. */
  bytes: Buffer = Buffer.alloc(0);
  /** Where each cell starts; behind each stands one separator. */
  private readonly starts = new Uint32Array(EXTRAS + 2);
  private readonly values = new FieldReader(this) as unknown as CompanyRecord["values"];
  private readonly known = new KnownFields(this) as unknown as CompanyRecord["values"];
  private extras: Omit<CompanyRecord, "values"> | undefined;

  /**
   * Goes to the record that stands in `bytes` from `start` to `end`; they must stay as they are until the next one.
   * @throws RangeError when it has not as many cells as a record has.
   */
  read(bytes: Buffer, start: number, end: number): this {
    const { starts } = this;
    let cell = 0;
    starts[0] = start;
    for (let at = start; at < end; at++) if (bytes[at] === SEPARATOR_BYTE) starts[++cell] = at + 1;
    if (cell !== EXTRAS) throw new RangeError(`An encoded record has ${cell + 1} cells instead of ${EXTRAS + 1}.`);
    starts[EXTRAS + 1] = end + 1;
    this.bytes = bytes;
    this.extras = end > starts[EXTRAS]! ? (JSON.parse(bytes.toString("utf8", starts[EXTRAS], end)) as Omit<CompanyRecord, "values">) : undefined;
    return this;
  }

  /** The record, which changes with the next `read`; its values can be read but not enumerated. */
  get record(): CompanyRecord {
    return { values: this.values, ...this.extras };
  }

  /** The record with placeholders for its known values, for those who ask only whether they are known. */
  get presence(): CompanyRecord {
    return { values: this.known, ...this.extras };
  }

  /** Where a field's cell starts in the bytes. */
  start(field: number): number {
    return this.starts[field]!;
  }

  /** Where a field's cell ends; at its start when the value is unknown. */
  end(field: number): number {
    return this.starts[field + 1]! - 1;
  }

  /** Whether a field's value is known. */
  has(field: number): boolean {
    return this.starts[field + 1]! - this.starts[field]! > 1;
  }

  text(field: number): string | undefined {
    const [from, to] = [this.starts[field]!, this.starts[field + 1]! - 1];
    return from === to ? undefined : this.bytes.toString("utf8", from, to);
  }

  number(field: number): number | undefined {
    const [from, to] = [this.starts[field]!, this.starts[field + 1]! - 1];
    if (from === to) return undefined;
    let value = 0;
    for (let at = from; at < to; at++) {
      const digit = this.bytes[at]!;
      if (digit < DIGIT_0 || digit > DIGIT_9 || to - from > SAFE_DIGITS) return Number(this.bytes.toString("latin1", from, to));
      value = value * 10 + digit - DIGIT_0;
    }
    return value;
  }
}

/** Reads like the values of a record. */
class FieldReader {
  constructor(readonly cells: EncodedRecord) {}
}

/** Reads like a record's values, as long as only whether they are known is asked. */
class KnownFields {
  constructor(readonly cells: EncodedRecord) {}
}

NAMES.forEach((name, field) => {
  const get = NUMERIC[field]
    ? function (this: FieldReader) {
        return this.cells.number(field);
      }
    : function (this: FieldReader) {
        return this.cells.text(field);
      };
  Object.defineProperty(FieldReader.prototype, name, { get });
  const placeholder = NUMERIC[field] ? 0 : "known";
  Object.defineProperty(KnownFields.prototype, name, {
    get(this: KnownFields) {
      return this.cells.has(field) ? placeholder : undefined;
    },
  });
});

/** The number of a field, as its cell is asked for. */
export function fieldNumber(name: FieldName): number {
  return NUMBERS.get(name)!;
}
