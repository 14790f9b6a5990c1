import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countryByCode, sicTitle } from "../../company/codes";
import { FIELDS } from "../../company/fields";
import { Rejection } from "../shared/assemble";
import { NO_MAPPING } from "./mapping";
import { csvMapper } from "./map-row";
import { planColumns } from "./plan";

const NAMES = FIELDS.map(({ name }) => name);
const map = csvMapper(planColumns(NO_MAPPING, NAMES, false, "any.csv"), NO_MAPPING, { code: "any", idPrefix: "any" });

const cell = fc.oneof(
  fc.constant(""),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom("1", "0", "-1", "1.234,5", "2024", "31.12.2024", "DE", "Germany", "+49 30 1234567", "a@b.de", "www.b.de", "111", "Single location", "\u0000", "1e400", "__proto__"),
);

describe("any cells", () => {
  it("become a record that is sound, or a rejection, and every value that is left out is told of", () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: NAMES.length, maxLength: NAMES.length }), (cells) => {
        const lost = new Set<string>();
        const record = map(cells, (field) => lost.add(field));
        if (record instanceof Rejection) return;
        const { values } = record;
        for (const { name, type } of FIELDS) {
          const value = values[name];
          if (value === undefined) expect([name, cells[NAMES.indexOf(name)]?.trim() === "" || /^[\p{Cc}\p{Z}\p{Cs}]*$/u.test(cells[NAMES.indexOf(name)] ?? "") || lost.has(name) || name.startsWith("Country")]).toEqual([name, true]);
          else expect(typeof value).toBe(type === "string" ? "string" : "number");
          if (typeof value === "string") expect(value).toBe(value.trim());
        }
        expect(values.ID).toMatch(/^any-/);
        const [country, sic, phone] = [values["Country Code"], values["Business Category Code 1"], values["Phone Number"]];
        if (country !== undefined) expect(countryByCode(country)?.name).toBe(values.Country);
        if (sic !== undefined) expect(sicTitle(sic)).toBeDefined();
        if (phone !== undefined) expect(phone).toMatch(/^\+[1-9]\d+$/);
      }),
      { numRuns: 300 },
    );
  });
});
