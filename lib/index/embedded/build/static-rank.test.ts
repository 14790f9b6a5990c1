import fc from "fast-check";
import { expect, it } from "vitest";
import type { CompanyRecord } from "../../../company/record";
import { byRank } from "../../reference/rank";
import { normaliseName } from "../../../company/names";
import { staticRank } from "./static-rank";

const amount = fc.option(fc.oneof(fc.nat(20), fc.integer({ min: -5, max: 3_000_000_000 }), fc.integer({ min: 0, max: 9e15 }), fc.nat(400).map((each) => each / 8)), { nil: undefined });
const record: fc.Arbitrary<CompanyRecord> = fc.record({ type: fc.constantFrom("0", "2", undefined), employees: amount, revenue: amount, name: fc.constantFrom("Alpha", "alpha ltd", "Beta"), id: fc.constantFrom("x-1", "x-10", "x-2") }).map(({ type, employees, revenue, name, id }) => ({
  values: { ID: id, "Company Name": name, ...(type && { "Location Type": type }), ...(employees !== undefined && { "Employees Total": employees }), ...(revenue !== undefined && { "Yearly Revenue in U.S. Dollars": revenue }) },
}));
const rank = (each: CompanyRecord): string => staticRank(each, normaliseName(each.values["Company Name"]));

it("ranks sort as text like the companies they stand for", () => {
  fc.assert(
    fc.property(record, record, (a, b) => {
      expect(Math.sign(Buffer.compare(Buffer.from(rank(a)), Buffer.from(rank(b))))).toBe(Math.sign(byRank(a, b)));
    }),
    { numRuns: 5000 },
  );
});
