import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FieldName, PublicRecord } from "../company/fields";
import { csvWriter, safeText, SEPARATORS } from "./csv";

const COLUMNS: readonly FieldName[] = ["ID", "Company Name", "Employees Total", "Latitude"];
/** Whatever UTF-8 can carry. */
const text = fc.string({ unit: "grapheme" });
const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 });
const record: fc.Arbitrary<PublicRecord> = fc.record({ ID: text, "Company Name": fc.oneof(text, fc.constant(null)), "Employees Total": fc.oneof(fc.integer(), fc.constant(null)), Latitude: number });

function written(records: readonly PublicRecord[], separator: (typeof SEPARATORS)[number], decimal: "." | ","): string {
  const writer = csvWriter(COLUMNS, { separator, decimal });
  return writer.head + records.map((each, row) => writer.record(each, row)).join("") + writer.tail;
}

describe("CSV", () => {
  it("read by another program gives the same values, whatever they hold, with every separator and decimal sign", () => {
    fc.assert(
      fc.property(fc.array(record), fc.constantFrom(...SEPARATORS), fc.constantFrom(".", ","), (records, separator, decimal) => {
        const rows = parse(written(records, separator, decimal), { bom: true, delimiter: separator, columns: false, skip_empty_lines: false });
        const expected = records.map((each) => COLUMNS.map((column) => (typeof each[column] === "number" ? each[column].toString().replace(".", decimal) : each[column] === null ? "" : safeText(each[column] ?? ""))));
        expect(rows).toEqual([COLUMNS, ...expected]);
      }),
    );
  });

  it("has no text cell that a spreadsheet would run, and numbers that it reads as numbers", () => {
    fc.assert(
      fc.property(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"), text, number, (sign, rest, latitude) => {
        const [, row = []] = parse(written([{ ID: sign + rest, Latitude: latitude }], ",", "."), { bom: true });
        const [id = "", , , cell] = row;
        if (!/^\+\d{7,15}$/.test(sign + rest)) expect(id).toBe(`'${sign}${rest}`);
        expect(Number(cell)).toBe(latitude === 0 ? 0 : latitude);
      }),
    );
  });

  it.each(["+4930123456", "+15551234567"])("keeps the phone number %s as it is", (phone) => expect(safeText(phone)).toBe(phone));

  it.each(["+1+1", "+49-30-123456", "+cmd|' /C calc'!A0", "=HYPERLINK(1)", "-2+3", "@SUM(1)", "+12"])("neutralises %s", (value) => expect(safeText(value)).toBe(`'${value}`));

  it("begins with a byte order mark, for Excel, and ends its lines with CRLF", () => {
    expect(written([{ ID: "a", "Company Name": 'Say "hi"; bye', Latitude: -33.5 }], ";", ",")).toBe('\uFEFFID;Company Name;Employees Total;Latitude\r\na;"Say ""hi""; bye";;-33,5\r\n');
  });
});
