import fc from "fast-check";
import { expect, it } from "vitest";
import { FIELDS } from "../../company/fields";
import { FLAGS } from "../../company/matching";
import type { CompanyRecord } from "../../company/record";
import { EncodedRecord, encodeRecord, replaceValues } from "./record-codec";

const fields = FIELDS.filter(({ name }) => name !== "ID" && name !== "Company Name");
const text = fc.string({ unit: "grapheme", minLength: 1 }).filter((each) => !/\p{Cc}/u.test(each));
const value = (type: string) => (type === "string" ? text : fc.integer());
const decode = (line: string): CompanyRecord => new EncodedRecord().read(Buffer.from(line), 0, Buffer.byteLength(line)).record;
const record: fc.Arbitrary<CompanyRecord> = fc
  .tuple(
    text,
    text,
    fc.record(Object.fromEntries(fields.map(({ name, type }) => [name, value(type)])), { requiredKeys: [] }),
    fc.record({ formerNames: fc.array(fc.string()), otherNumbers: fc.array(fc.string()), aliases: fc.array(fc.string()), parentId: fc.string(), hasContactPerson: fc.boolean(), marketable: fc.boolean() }, { requiredKeys: [] }),
  )
  .map(([id, name, values, extras]) => ({ values: { ...values, ID: id, "Company Name": name }, ...extras }));

it("a control character is refused, never taken for a border", () => {
  for (const name of ["a\u001fb", "a\nb", "a\tb", "\u0000"]) expect(() => encodeRecord({ values: { ID: "x", "Company Name": name } })).toThrow("control character");
});

it("cells read like the record's values", () => {
  fc.assert(
    fc.property(record, (each) => {
      const { values, ...extras } = decode(encodeRecord(each));
      const { values: own, ...ownExtras } = each;
      for (const { name } of FIELDS) expect(values[name]).toBe(own[name]);
      expect(extras).toEqual(ownExtras);
    }),
  );
});

it("replaced values are read in place of a record's own, the others as they were", () => {
  fc.assert(
    fc.property(record, record, (each, other) => {
      const { values } = decode(replaceValues(encodeRecord(each), other.values));
      for (const { name } of FIELDS) expect(values[name]).toBe(other.values[name] ?? each.values[name]);
    }),
  );
});

it("whether each data item is available can be told without reading it", () => {
  const cells = new EncodedRecord();
  fc.assert(
    fc.property(record, (each) => {
      const line = Buffer.from(encodeRecord(each));
      const { presence } = cells.read(line, 0, line.length);
      for (const [name, holds] of Object.entries(FLAGS)) expect([name, holds(presence)]).toEqual([name, holds(each)]);
    }),
  );
});
