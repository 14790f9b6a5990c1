import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmount } from "./amount";

const AMBIGUOUS = "a number that can be read in two ways; give the column's decimal mark in the mapping";

describe("readAmount", () => {
  it.each([
    ["1234", 1234],
    ["-5", -5],
    ["0", 0],
    ["12,5", 12.5],
    ["12.5", 12.5],
    ["0,123", 0.123],
    ["1234,567", 1234.567],
    ["1.234.567", 1234567],
    ["1,234,567", 1234567],
    ["1.234,50", 1234.5],
    ["1,234.50", 1234.5],
    ["1 234 567,89", 1234567.89],
    ["1'234'567.89", 1234567.89],
    ["€ 1.234,00", 1234],
    ["2,41392E+11", 241392000000],
    ["1.234", AMBIGUOUS],
    ["123,456", AMBIGUOUS],
    ["1.23.456", "not a number"],
    ["12a", "not a number"],
    ["", "not a number"],
    ["n/a", "not a number"],
    ["-", "not a number"],
    ["9e999", "not a number"],
  ])("reads %j as %j", (text, expected) => {
    expect(readAmount(text, undefined)).toBe(expected);
  });

  it("knows what the decimal mark says", () => {
    expect(readAmount("1.234", ",")).toBe(1234);
    expect(readAmount("1.234", ".")).toBe(1.234);
    expect(readAmount("12.5", ",")).toBe("not a number");
  });

  it("reads back what is written, in either way of writing", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const value = Number(`${whole}.${String(cents).padStart(2, "0")}`) + 0;
        const american = `${whole.toLocaleString("en-US")}.${String(cents).padStart(2, "0")}`;
        const german = american.replace(/[,.]/g, (mark) => (mark === "," ? "." : ","));
        expect([readAmount(american, "."), readAmount(german, ",")]).toEqual([value, value]);
        // Two marks, or one that is followed by two digits, leave no doubt.
        expect([readAmount(american, undefined), readAmount(german, undefined)]).toEqual([value, value]);
      }),
    );
  });
});
