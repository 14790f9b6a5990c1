import { beforeEach, describe, expect, test } from "vitest";
import type { FacetRequest } from "../../company/company-index";
import { FILTERS, type FilterName } from "../../company/filters";
import { type CompanyQuery, parseQuery } from "../../company/query";
import { answerTo, asked, type Sent, type Suite } from "./asking.contract";

const CODED = ["sic4Digits", "importExportCode", "legalStatus", "statusCode", "subsidiaryCode", "countryCode"] as const satisfies readonly FilterName[];
const PLACED = ["provinceName", "cityName", "regionName", "countryName"] as const satisfies readonly FilterName[];
const FLAGGED = FILTERS.filter((filter) => filter.kind === "flag").map(({ name }) => name);
const RANGED = FILTERS.filter((filter) => filter.kind === "range").map(({ name }) => name);
const BUCKETS = [{ max: 0 }, { min: 1, max: 50 }, { min: 51, max: 1990 }, { min: 1991 }, {}] as const;

const QUERIES: readonly { readonly title: string; readonly sent: Sent }[] = [
  { title: "no filter", sent: {} },
  { title: "a country", sent: { countryCode: "NL,DE" } },
  { title: "a name", sent: { search: "alder", match: "strict" } },
  { title: "several filters", sent: { statusCode: "0,1", hasEmail: "true", "employeesTotal[max]": "150", cityName: "Paris,Amsterdam" } },
  { title: "nothing left", sent: { cityName: "Nowhere", sic4Digits: "0111" } },
];

const REQUESTS: readonly FacetRequest[] = [
  ...[...CODED, ...PLACED, ...FLAGGED].map((filter) => ({ filter })),
  ...RANGED.map((filter) => ({ filter, buckets: BUCKETS })),
];

function without(query: CompanyQuery, filter: FilterName): CompanyQuery {
  const { [filter]: _own, ...others } = query;
  return others;
}

/** Counts per option, for a backend that declares them. */
export function describeFacets(suite: Suite): void {
  describe("facets", () => {
    beforeEach((context) => context.skip(!suite.index().guarantees.facets, "not declared"));

    describe.each(QUERIES)("under $title", ({ sent }) => {
      test.each(REQUESTS)("of $filter are the reference's, most frequent first", async (request) => {
        expect(await suite.index().facets(asked(sent), [request])).toEqual(await suite.oracle.facets(asked(sent), [request]));
      });

      test.each([...CODED, ...PLACED, ...FLAGGED])("of %s promise what choosing the option finds", async (filter) => {
        const [options = []] = await suite.index().facets(asked(sent), [{ filter, limit: 6 }]);
        for (const { value, count } of options) {
          // A stored name may hold commas: repeated, it is taken verbatim.
          const chosen = parseQuery(new Map([[filter, PLACED.some((name) => name === filter) ? [value, value] : [value]]]));
          const { ids } = await answerTo(suite.index(), { ...without(asked(sent), filter), ...chosen });
          expect(ids.length, `${filter}=${value}`).toBe(count);
        }
      });
    });

    test("leave the filter's own choice aside, so that other options can be added to it", async () => {
      const [free, chosen] = await Promise.all([suite.index().facets({}, [{ filter: "countryCode" }]), suite.index().facets(asked({ countryCode: "NL" }), [{ filter: "countryCode" }])]);
      expect(chosen).toEqual(free);
    });

    test("of flags say both sides, which add up to the companies", async () => {
      const { ids } = await answerTo(suite.index(), asked({ countryCode: "NL" }));
      for (const filter of FLAGGED) {
        const [options = []] = await suite.index().facets(asked({ countryCode: "NL" }), [{ filter, limit: 1 }]);
        expect(options.map(({ value }) => value).sort()).toEqual(["false", "true"]);
        expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length);
      }
    });

    test("of ranges keep the buckets as asked, empty ones too, without unknown values", async () => {
      const [options] = await suite.index().facets(asked({ ID: "v-low,v-high,v-zero,v-unknown" }), [{ filter: "employeesTotal", limit: 1, buckets: [{ min: 51 }, { min: 200, max: 300 }, { max: 50 }, { min: 50, max: 51 }] }]);
      expect(options).toEqual([{ value: "51-", count: 1 }, { value: "200-300", count: 0 }, { value: "-50", count: 2 }, { value: "50-51", count: 2 }]);
    });

    test("of a region count a company once for region and state", async () => {
      const [options] = await suite.index().facets(asked({ ID: "p-bayern-region,p-bayern-state,p-bayern-both,p-paris-fr" }), [{ filter: "regionName" }]);
      expect(options).toEqual([{ value: "Bayern", count: 3 }, { value: "Paris", count: 1 }, { value: "Île-de-France", count: 1 }]);
    });

    test("of codes count a company once for a code it has twice, and no option that counts nothing", async () => {
      const [options] = await suite.index().facets(asked({ ID: "c-twice,c-sixth,c-none" }), [{ filter: "sic4Digits" }]);
      expect(options).toEqual([{ value: "7371", count: 2 }, { value: "0111", count: 1 }]);
    });

    test("of cities put spellings that differ in case together", async () => {
      const [options] = await suite.index().facets(asked({ ID: "p-oslo-1,p-oslo-2,p-oslo-us" }), [{ filter: "cityName" }]);
      expect(options).toEqual([{ value: "OSLO", count: 3 }]);
    });

    test("are cut to the limit, most frequent first", async () => {
      for (const filter of ["cityName", "countryCode", "legalStatus"] as const) {
        const [all = []] = await suite.index().facets({}, [{ filter }]);
        const [three] = await suite.index().facets({}, [{ filter, limit: 3 }]);
        expect(all.length).toBeGreaterThan(3);
        expect(three).toEqual(all.slice(0, 3));
      }
    });

    test("are answered in the order asked, several in one call", async () => {
      const together = await suite.index().facets(asked({ countryCode: "NL" }), REQUESTS);
      expect(together).toEqual(await suite.oracle.facets(asked({ countryCode: "NL" }), REQUESTS));
    });
  });
}
