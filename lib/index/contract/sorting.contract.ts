import { beforeEach, describe, expect, test } from "vitest";
import type { PageWanted } from "../../company/company-index";
import type { CompanyRecord } from "../../company/record";
import { SORTS, type Sort } from "../../company/sorting";
import { CONTRACT_RECORDS } from "../contract-fixtures";
import { ALL, answerTo, asked, idsOf, ONLY_ID, type Sent, type Suite } from "./asking.contract";

const QUERIES: readonly { readonly title: string; readonly sent: Sent }[] = [
  { title: "every company", sent: {} },
  { title: "a country", sent: { countryCode: "NL" } },
  { title: "a name, whatever its tiers", sent: { search: "alder bak", match: "strict" } },
  { title: "a range of the same values", sent: { "employeesTotal[min]": "50", statusCode: "0,1" } },
  { title: "companies of which few values are known", sent: { ID: "r-single,r-nothing-a,r-nothing-b,r-zero,v-loss,v-zero,r-branch" } },
  { title: "nothing", sent: { cityName: "Nowhere" } },
];
const BOTH = SORTS.flatMap((filter) => [true, false].map((descending) => ({ title: `${filter.name}, the ${descending ? "largest" : "smallest"} first`, sort: { by: filter.name, descending }, field: filter.fields[0] })));

/** The records of these IDs with a value, and then those without. */
function split(ids: readonly string[], field: (typeof BOTH)[number]["field"]): { readonly known: readonly (readonly [string, number])[]; readonly unknown: readonly string[] } {
  const byId = new Map<string, CompanyRecord>(CONTRACT_RECORDS.map((record) => [record.values.ID, record]));
  const valueOf = (id: string): number | undefined => byId.get(id)?.values[field];
  return { known: ids.flatMap((id) => [valueOf(id) ?? []].flat().map((value) => [id, value] as const)), unknown: ids.filter((id) => valueOf(id) === undefined) };
}

/** Pages by a value, for a backend that declares them. */
export function describeSorting(suite: Suite): void {
  const sorted = async (sent: Sent, sort: Sort, page: PageWanted = ALL): Promise<readonly string[]> => idsOf((await suite.index().page(asked(sent), { ...page, sort }, ONLY_ID)).records);

  describe("pages sorted by", () => {
    beforeEach((context) => context.skip(!suite.index().guarantees.sorting, "not declared"));

    describe.each(BOTH)("$title", ({ sort, field }) => {
      test.each(QUERIES)("are all records sorted, equal ones in static rank and unknown ones last: $title", async ({ sent }) => {
        const { ids: found, total, match } = await answerTo(suite.index(), asked(sent));
        // Without a search the order is the static rank.
        const { ids: ranked } = await answerTo(suite.oracle, {});
        const { known, unknown } = split(ranked.filter((id) => found.includes(id)), field);
        const direction = sort.descending ? -1 : 1;
        const expected = [...[...known].sort(([, a], [, b]) => direction * (a - b)).map(([id]) => id), ...unknown];
        const page = await suite.index().page(asked(sent), { ...ALL, sort }, ONLY_ID);
        expect(idsOf(page.records)).toEqual(expected);
        expect({ total: page.total, match: page.match }).toEqual({ total, match });
      });

      test.each(QUERIES)("are disjoint, complete and in one order: $title", async ({ sent }) => {
        const whole = await sorted(sent, sort);
        for (const limit of [7, 50]) {
          const paged: string[] = [];
          for (let offset = 0; offset < whole.length + limit; offset += limit) paged.push(...(await sorted(sent, sort, { offset, limit })));
          expect(paged).toEqual(whole);
        }
        expect(await sorted(sent, sort, { offset: 0, limit: 0 })).toEqual([]);
        expect(await sorted(sent, sort, { offset: 1_000_000, limit: 5 })).toEqual([]);
      });
    });

    test("the fixture has equal, unknown and different values of each, and queries that find them", () => {
      for (const { fields: [field] } of SORTS) {
        const values = CONTRACT_RECORDS.map(({ values: known }) => known[field]);
        expect(values).toContain(undefined);
        expect(new Set(values).size).toBeGreaterThan(3);
        expect(new Set(values).size).toBeLessThan(values.length / 2);
      }
    });
  });

  test("a sort is refused by name where it is not declared, never left out", async (context) => {
    context.skip(suite.index().guarantees.sorting, "declared");
    await expect(sorted({}, { by: "employeesTotal", descending: true })).rejects.toMatchObject({ code: "not_supported", details: { parameter: "sort" } });
  });
}
