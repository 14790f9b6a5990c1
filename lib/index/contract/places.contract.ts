import { describe, expect, test } from "vitest";
import type { PlaceKind } from "../../company/company-index";
import { answerTo, asked, type Suite } from "./asking.contract";

const TERMS = ["a", "P", "par", "PARIS", "os", "Zürich", "zurich", "munich", "munch", "mün", "berlin, s", "stadt", "new y", "york", "gravenhage", "s-grav", "den haag", "the hague", "wash", "d.c.", "bavaria", "bay", "germ", "deutsch", "korea", "north, old", "île", "ile de f", "region", "nowhere", "-", "ß", "grossen"] as const;
const KINDS = ["city", "province", "region", "country"] as const satisfies readonly PlaceKind[];

/** Looking up the exact names that the place filters take. */
export function describePlaces(suite: Suite): void {
  const counted = (): boolean => suite.index().guarantees.countedPlaces;
  const names = async (kind: PlaceKind, term: string, countries: readonly string[] = [], limit = 100): Promise<string[]> =>
    (await suite.index().places(kind, term, countries, limit)).map(({ name, countryCode }) => `${name.normalize("NFC")} ${countryCode}`.trim());

  describe("places", () => {
    test.for(KINDS)("of kind %s are the reference's for every term, country and limit", async (kind, context) => {
      context.skip(kind !== "city" && !counted(), "not declared");
      for (const term of TERMS) {
        for (const [countries, limit] of [[[], 1000], [["DE"], 1000], [["US", "NO", "AQ"], 2], [[], 1]] as const) {
          const expected = await suite.oracle.places(kind, term, countries, limit);
          expect(await suite.index().places(kind, term, countries, limit), `${kind} ${term}`).toEqual(counted() ? expected : expected.map(({ name, countryCode }) => ({ name, countryCode })));
        }
      }
    });

    test("are found by the start of any word, case and diacritics aside", async () => {
      expect(await names("city", "york")).toEqual(expect.arrayContaining(["York GB", "New York US"]));
      expect(await names("city", "zur")).toEqual(expect.arrayContaining(["Zürich CH", "Zurich CH"]));
      expect(await names("city", "ork")).toEqual([]);
    });

    test("are found by several words that follow each other, the last perhaps cut short", async () => {
      expect(await names("city", "new yo")).toEqual(["New York US"]);
      expect(await names("city", "yo new")).toEqual([]);
      expect(await names("city", "ne york")).toEqual([]);
    });

    test("are found by their name in another language where it is known", async () => {
      expect(await names("city", "Munich")).toEqual(["München DE", "Munchen DE"]);
      expect(await names("city", "the hague")).toEqual(["'s-Gravenhage NL"]);
    });

    test("of other kinds are found in the same ways", async (context) => {
      context.skip(!counted(), "not declared");
      expect(await names("region", "ile-de-fr")).toEqual(["Île-de-France FR"]);
      expect(await names("region", "Bavaria")).toEqual(["Bayern DE"]);
      expect(await names("country", "Deutschland")).toEqual(["Germany DE"]);
    });

    test("stand once a country, in their most frequent spelling, with their companies", async () => {
      expect(await suite.index().places("city", "oslo", [], 10)).toMatchObject([
        { name: "OSLO", countryCode: "NO", ...(counted() ? { companies: 3 } : {}) },
        { name: "Oslo", countryCode: "US", ...(counted() ? { companies: 1 } : {}) },
      ]);
    });

    test("have no country code when their companies' country is unknown", async () => {
      const found = await suite.index().places("city", "paris", [], 10);
      expect(found.map(({ countryCode }) => countryCode).sort()).toEqual(["", "FR", "US"]);
      expect(found).toContainEqual({ name: "Paris", countryCode: "", ...(counted() ? { companies: 1 } : {}) });
    });

    test("can be restricted to countries", async () => {
      expect(await names("city", "paris", ["US"])).toEqual(["Paris US"]);
      expect(await names("city", "paris", ["AQ"])).toEqual([]);
    });

    test("are cut to the limit", async () => {
      const all = await suite.index().places("city", "p", [], 100);
      expect(await suite.index().places("city", "p", [], 2)).toEqual(all.slice(0, 2));
    });

    test("come with most companies first", async (context) => {
      context.skip(!counted(), "not declared");
      const counts = (await suite.index().places("city", "p", [], 100)).map(({ companies = 0 }) => companies);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    });

    test.for([
      { kind: "city", filter: "cityName" },
      { kind: "province", filter: "provinceName" },
      { kind: "region", filter: "regionName" },
      { kind: "country", filter: "countryName" },
    ] as const)("of kind $kind, put into $filter as they are, find as many companies as they said", async ({ kind, filter }, context) => {
      context.skip(!counted(), "not declared");
      for (const term of ["b", "e", "h", "m", "n", "o", "p", "s", "w", "z"]) {
        const places = (await suite.index().places(kind, term, [], 100)).filter(({ countryCode }) => countryCode !== "");
        for (const { name, countryCode, companies } of places) {
          const { ids } = await answerTo(suite.index(), asked({ [filter]: [name, name], countryCode }));
          expect(ids.length, `${name} ${countryCode}`).toBe(companies);
        }
      }
    });
  });
}
