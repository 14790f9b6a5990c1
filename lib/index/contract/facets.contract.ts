import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { FacetCounts, FacetRequest } from "../../company/company-index";
import { chosen, FACETS, withoutFilter, type Facet, type FacetName } from "../../company/facets";
import { filtersUsed, parseQuery, writeQuery, type CompanyQuery } from "../../company/query";
import { answerTo, asked, type Sent, type Suite } from "./asking.contract";
import { ALL_FILTERS, queryWith } from "./random-queries.contract";

const FLAGGED = FACETS.filter(({ kind }) => kind === "flag").map(({ name }) => name);
const REQUESTS: readonly FacetRequest[] = FACETS.map(({ name }) => ({ facet: name }));

const QUERIES: readonly { readonly title: string; readonly sent: Sent }[] = [
  { title: "no filter", sent: {} },
  { title: "a country", sent: { countryCode: "NL,DE" } },
  { title: "a name", sent: { search: "alder", match: "strict" } },
  { title: "several filters", sent: { statusCode: "0,1", hasEmail: "true", "employeesTotal[max]": "150", cityName: "Paris,Amsterdam" } },
  { title: "a band and a code that nobody has", sent: { "employeesTotal[min]": "50", "employeesTotal[max]": "99", sic4Digits: "7371,9999", legalStatus: "120" } },
  { title: "nothing left", sent: { cityName: "Nowhere", sic4Digits: "0111" } },
];

/** The query in which an option of a facet is chosen in place of what was, read as a request is. */
function choose(query: CompanyQuery, facet: Facet, value: string): CompanyQuery {
  const parameters = new Map<string, string[]>();
  for (const [name, text] of writeQuery({ ...withoutFilter(query, facet.filter), ...chosen(facet, value) })) parameters.set(name, [...(parameters.get(name) ?? []), text]);
  return parseQuery(parameters);
}

async function countsOf({ index }: Suite, sent: Sent, ...requests: readonly FacetRequest[]): Promise<readonly FacetCounts[]> {
  return (await index().facets(asked(sent), requests)).facets;
}

/** Counts per option, for a backend that declares them. */
export function describeFacets(suite: Suite): void {
  describe("facets", () => {
    beforeEach((context) => context.skip(!suite.index().guarantees.facets, "not declared"));

    describe.each(QUERIES)("under $title", ({ sent }) => {
      test.each(REQUESTS)("of $facet are the reference's", async (request) => {
        expect(await suite.index().facets(asked(sent), [request], true)).toEqual(await suite.oracle.facets(asked(sent), [request], true));
      });

      test.each(FACETS)("of $name promise what choosing the option finds", async (facet) => {
        const [counts] = await countsOf(suite, sent, { facet: facet.name, limit: 6 });
        for (const { value, count } of counts?.options.slice(0, 12) ?? []) {
          const { ids } = await answerTo(suite.index(), choose(asked(sent), facet, value));
          expect(ids.length, `${facet.name}=${value}`).toBe(count);
        }
      });
    });

    test("of any query are the reference's", async () => {
      const names = fc.subarray([...ALL_FILTERS], { maxLength: 4 });
      const facets = fc.subarray(FACETS.map(({ name }) => name), { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(queryWith(names), facets, fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }), async (sent, some, limit) => {
          const requests = some.map((facet) => ({ facet, limit }));
          expect(await suite.index().facets(asked(sent), requests, true)).toEqual(await suite.oracle.facets(asked(sent), requests, true));
        }),
        { numRuns: 200 },
      );
    });

    test("come with what all filters find, by which reading", async () => {
      for (const { sent } of QUERIES) {
        const { total, match } = await answerTo(suite.index(), asked(sent));
        expect(await suite.index().facets(asked(sent), [])).toEqual({ total, ...(match === undefined ? {} : { match }), facets: [], without: [] });
      }
    });

    test("say for each filter what leaving it out finds", async () => {
      const query = asked({ cityName: "Nowhere", countryCode: "NL", "employeesTotal[min]": "1" });
      const { total, without } = await suite.index().facets(query, [], true);
      expect(total).toBe(0);
      expect(without.map(({ filter }) => filter)).toEqual(filtersUsed(query));
      for (const { filter, count } of without) expect(count, filter).toBe((await answerTo(suite.index(), withoutFilter(query, filter))).total);
      expect(without.find(({ filter }) => filter === "cityName")?.count).toBeGreaterThan(0);
    });

    test("leave the filter's own choice aside, so that other options can be added to it", async () => {
      const [free] = await countsOf(suite, {}, { facet: "countryCode" });
      const [own] = await countsOf(suite, { countryCode: "NL" }, { facet: "countryCode" });
      expect(own?.options.map(({ value, count }) => [value, count])).toEqual(free?.options.map(({ value, count }) => [value, count]));
      expect(own?.options.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(["NL"]);
    });

    test("of flags say both sides, which add up to the companies", async () => {
      const { ids } = await answerTo(suite.index(), asked({ countryCode: "NL" }));
      for (const [i, { options }] of (await countsOf(suite, { countryCode: "NL" }, ...FLAGGED.map((facet) => ({ facet })))).entries()) {
        expect(options.map(({ value }) => value), FLAGGED[i]).toEqual(["true", "false"]);
        expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length);
      }
    });

    test("of bands have all of them, with those whose value is unknown apart", async () => {
      const [counts] = await countsOf(suite, { ID: "v-low,v-high,v-zero,v-unknown" }, { facet: "employeesTotal" });
      expect(counts?.unknown).toBe(1);
      expect(counts?.options.map(({ value }) => value)).toEqual(["-0", "1-4", "5-9", "10-19", "20-49", "50-99", "100-249", "250-499", "500-999", "1000-4999", "5000-"]);
      expect(counts?.options.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    });

    test("of a region count a company once for region and state", async () => {
      const [counts] = await countsOf(suite, { ID: "p-bayern-region,p-bayern-state,p-bayern-both,p-paris-fr" }, { facet: "regionName" });
      expect(counts?.options.map(({ value, count }) => [value, count])).toEqual([["Bayern", 3], ["Paris", 1], ["Île-de-France", 1]]);
    });

    test("of codes count a company once for a code it has twice, and no option that counts nothing", async () => {
      const [counts] = await countsOf(suite, { ID: "c-twice,c-sixth,c-none" }, { facet: "sic4Digits" });
      expect(counts).toEqual({ options: [{ value: "7371", count: 2, selected: false }, { value: "0111", count: 1, selected: false }], distinct: 2, unknown: 1 });
    });

    test("of headings over codes count a company once, and are selected with all their codes", async () => {
      const ids = "c-twice,c-sixth,c-none";
      const [divisions] = await countsOf(suite, { ID: ids }, { facet: "sicDivision" });
      expect(divisions?.options).toEqual([{ value: "I", count: 2, selected: false }, { value: "A", count: 1, selected: false }]);
      const services = FACETS.flatMap((facet) => (facet.kind === "groups" ? facet.groups : [])).find(({ code }) => code === "73");
      const [groups] = await countsOf(suite, { ID: ids, sic4Digits: services?.members ?? [] }, { facet: "sicMajorGroup" });
      expect(groups?.options).toEqual([{ value: "73", count: 2, selected: true }, { value: "01", count: 1, selected: false }]);
    });

    test("of cities put spellings that differ in case together", async () => {
      const [counts] = await countsOf(suite, { ID: "p-oslo-1,p-oslo-2,p-oslo-us" }, { facet: "cityName" });
      expect(counts?.options).toEqual([{ value: "OSLO", count: 3, selected: false }]);
    });

    test("of places are cut to the limit, most frequent first, and have those that were chosen besides", async () => {
      for (const facet of ["cityName", "provinceName", "regionName", "countryName"] as const satisfies readonly FacetName[]) {
        const [all] = await countsOf(suite, {}, { facet });
        const [two] = await countsOf(suite, {}, { facet, limit: 2 });
        const last = all?.options.at(-1)?.value ?? "";
        expect(all?.options.length).toBeGreaterThan(2);
        expect(two).toEqual({ ...all, options: all?.options.slice(0, 2) });
        const [chosenToo] = await countsOf(suite, { [facet]: [last, last] }, { facet, limit: 2 });
        expect(chosenToo?.options.map(({ value, selected }) => [value, selected])).toEqual([...(all?.options.slice(0, 2).map(({ value }) => [value, false]) ?? []), [last, true]]);
      }
    });

    test("of places can be looked up by the start of a word, in another language too", async () => {
      for (const [facet, term] of [["cityName", "p"], ["cityName", "munich"], ["regionName", "bav"], ["countryName", "neth"], ["cityName", "nowhere"]] as const) {
        const request = { facet, term, limit: 3 };
        expect(await suite.index().facets({}, [request]), term).toEqual(await suite.oracle.facets({}, [request]));
      }
    });

    test("of cities say where each is when asked, and otherwise nothing of it", async () => {
      const positions = async (sent: Sent): Promise<unknown> => {
        const [counts] = await countsOf(suite, sent, { facet: "cityName", positions: true });
        return Object.fromEntries(counts?.options.map(({ value, position }) => [value, position]) ?? []);
      };
      // The larger one lies wrong: the two others outvote it. Of equals, the first in rank.
      expect(await positions({ ID: "w-ghent-1,w-ghent-2,w-ghent-3" })).toEqual({ Gent: { latitude: 51.06, longitude: 3.73 } });
      expect(await positions({ ID: "w-ghent-1" })).toEqual({ Gent: { latitude: 51.05, longitude: 3.72 } });
      expect(await positions({ ID: "w-bruges-half,w-bruges-none,w-bruges-far,p-oslo-1" })).toEqual({ Brugge: undefined, OSLO: undefined });
      expect(await positions({ ID: "w-suva-0,w-suva-1,w-suva-2" })).toEqual({ Suva: { latitude: -18.1, longitude: -179.9 } });
      const [silent, province] = await countsOf(suite, { ID: "w-ghent-1" }, { facet: "cityName" }, { facet: "countryName", positions: true });
      for (const option of [...(silent?.options ?? []), ...(province?.options ?? [])]) expect(option).not.toHaveProperty("position");
    });

    test("of cities tell where each is by its first sixteen companies that are counted", async () => {
      const [all] = await countsOf(suite, { cityName: "Namur", countryCode: "BE" }, { facet: "cityName", positions: true });
      expect(all?.options.find(({ value }) => value === "Namur")).toEqual({ value: "Namur", count: 17, selected: true });
      const [small] = await countsOf(suite, { countryCode: "BE", "employeesTotal[max]": "499" }, { facet: "cityName", positions: true });
      expect(small?.options.find(({ value }) => value === "Namur")).toEqual({ value: "Namur", count: 1, selected: false, position: { latitude: 50.47, longitude: 4.87 } });
    });

    test.each(QUERIES)("of cities say where each is as the reference does under $title", async ({ sent }) => {
      const request: FacetRequest = { facet: "cityName", limit: 60, positions: true };
      expect(await suite.index().facets(asked(sent), [request])).toEqual(await suite.oracle.facets(asked(sent), [request]));
    });

    test("are answered in the order asked, several in one call", async () => {
      const query = asked({ countryCode: "NL" });
      expect(await suite.index().facets(query, REQUESTS, true)).toEqual(await suite.oracle.facets(query, REQUESTS, true));
    });
  });
}
