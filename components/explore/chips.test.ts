import { expect, test } from "vitest";
import { SIC_NUMBERS } from "../../lib/company/codes";
import type { CompanyQuery } from "../../lib/company/query";
import { chipsOf } from "./chips";

const writers = { count: (value: number): string => value.toLocaleString("en-US") };
const textsOf = (query: CompanyQuery): readonly string[] => chipsOf(query, writers).map(({ name, text }) => `${name}: ${text}`);

test("every value in force has a chip, in words", () => {
  expect(textsOf({ search: "bau", countryCode: ["AT", "DE"], employeesTotal: { min: 1000 }, foundingYears: { max: 1990 }, hasEmail: true, statusCode: ["0", "1"] })).toEqual([
    "Name: bau",
    "Location type: Single location",
    "Location type: Headquarter/Parent",
    "Country: Austria",
    "Country: Germany",
    "Employees, whole company: 1,000 and more",
    "Founding year: up to 1990",
    "Has e-mail: yes",
  ]);
});

test("a chip's removal takes away its value and nothing else", () => {
  const [austria] = chipsOf({ countryCode: ["AT", "DE"], hasEmail: false }, writers);
  expect(austria?.without).toEqual({ countryCode: ["DE"], hasEmail: false });
  const [only] = chipsOf({ countryCode: ["DE"], hasEmail: false }, writers);
  expect(only?.without).toEqual({ hasEmail: false });
});

test("a whole group of industries is one chip, many values share one", () => {
  const machinery = SIC_NUMBERS.entries.map(({ code }) => code).filter((code) => code.startsWith("35"));
  expect(chipsOf({ sic4Digits: machinery }, { ...writers, industry: (code) => (code === "35" ? "Machinery" : undefined) }).map(({ text }) => text)).toEqual(["35 Machinery"]);
  const chips = chipsOf({ countryCode: ["AT", "BE", "CH", "DE", "ES", "FR", "GB", "IT"] }, writers);
  expect(chips.map(({ text }) => text).at(-1)).toBe("2 more");
  expect(chips.at(-1)?.without).toEqual({ countryCode: ["AT", "BE", "CH", "DE", "ES", "FR"] });
});
