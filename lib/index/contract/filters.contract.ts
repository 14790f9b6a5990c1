import { describe, expect, test } from "vitest";
import { FILTERS } from "../../company/filters";
import { asked, expectReferenceAnswer, type Suite } from "./asking.contract";
import { FILTER_CASES } from "./filter-cases.contract";

/** Every filter on its own: its rules by hand-shaped companies, and the same companies as the reference overall. */
export function describeFilters(suite: Suite): void {
  describe.each(FILTERS.map(({ name }) => ({ name })))("filter $name", ({ name }) => {
    const cases = FILTER_CASES[name];

    test("has a case that finds something and one that leaves something out", () => {
      expect(cases.filter(({ finds }) => finds.length > 0)).not.toEqual([]);
      expect(cases.filter(({ misses }) => misses.length > 0)).not.toEqual([]);
    });

    test.each(cases)("$rule: $sent", async ({ sent, finds, misses }) => {
      const { ids } = await expectReferenceAnswer(suite, asked(sent));
      expect(ids).toEqual(expect.arrayContaining([...finds]));
      expect(ids.filter((id) => misses.includes(id))).toEqual([]);
    });
  });

  describe("filters together", () => {
    test("no filter at all means every company, once", async () => {
      const { ids } = await expectReferenceAnswer(suite, {});
      expect(new Set(ids).size).toBe(ids.length);
    });

    test("a company has to pass every filter", async () => {
      const { ids } = await expectReferenceAnswer(suite, asked({ cityName: "Paris", countryCode: "US,DE", provinceName: "Texas", ID: "p-paris-us,p-paris-fr,p-berlin" }));
      expect(ids).toEqual(["p-paris-us"]);
    });

    test("filters that exclude each other find nothing, which is an answer", async () => {
      const { ids } = await expectReferenceAnswer(suite, asked({ cityName: "Oslo", countryCode: "DE" }));
      expect(ids).toEqual([]);
    });

    test("a hundred values of one filter and four ranges at once", async () => {
      const every = Array.from({ length: 100 }, (_, i) => `x-${String(i)}`).join(",");
      const { ids } = await expectReferenceAnswer(suite, asked({ ID: every, "employeesTotal[min]": "25", "employeesHere[max]": "60", "annualSales[min]": "0", "foundingYears[min]": "1900" }));
      expect(ids).not.toEqual([]);
    });
  });
}
