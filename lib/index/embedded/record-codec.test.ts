import fc from "fast-check";
import { expect, it } from "vitest";
import { FIELDS } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import { decodeRecord, encodeRecord } from "./record-codec";

const fields = FIELDS.filter(({ name }) => name !== "ID" && name !== "Company Name");
const value = (type: string) => (type === "string" ? fc.string({ unit: "grapheme", minLength: 1 }) : fc.integer());
const record: fc.Arbitrary<CompanyRecord> = fc
  .tuple(
    fc.string({ minLength: 1 }),
    fc.string({ unit: "grapheme", minLength: 1 }),
    fc.record(Object.fromEntries(fields.map(({ name, type }) => [name, value(type)])), { requiredKeys: [] }),
    fc.record({ formerNames: fc.array(fc.string()), otherNumbers: fc.array(fc.string()), aliases: fc.array(fc.string()), parentId: fc.string(), hasContactPerson: fc.boolean(), marketable: fc.boolean() }, { requiredKeys: [] }),
  )
  .map(([id, name, values, extras]) => ({ values: { ...values, ID: id, "Company Name": name }, ...extras }));

it("a record comes back as it was", () => {
  fc.assert(
    fc.property(record, (each) => {
      expect(decodeRecord(encodeRecord(each))).toEqual(each);
    }),
  );
});
