import fc from "fast-check";
import { expect, test } from "vitest";
import { FILTERS, type Filter } from "../../lib/company/filters";
import { isEmptyQuery, parseQuery, queryKey, type CompanyQuery } from "../../lib/company/query";
import { SORTS } from "../../lib/company/sorting";
import { exploreHref, exportHref, PRESET, readExplore, type Reading } from "./explore-url";

const read = (href: string): Reading => {
  const parameters = new Map<string, string[]>();
  for (const [name, value] of new URL(href, "http://localhost").searchParams) parameters.set(name, [...(parameters.get(name) ?? []), value]);
  return readExplore(parameters);
};
const opened = (href: string): CompanyQuery | string => {
  const reading = read(href);
  return "query" in reading ? reading.query : reading.problem.message;
};

const words = fc.stringMatching(/^[a-zäöü]{1,8}( [a-z]{1,8})?$/);

/** Any value that a filter of this kind may have. */
function valueOf(filter: Filter): fc.Arbitrary<unknown> {
  switch (filter.kind) {
    case "text":
      return words;
    case "flag":
      return fc.boolean();
    case "range":
      return fc.tuple(fc.nat(5000), fc.nat(5000)).map(([min, more]) => ({ min, max: min + more }));
    case "place":
      return fc.uniqueArray(words, { minLength: 1, maxLength: 4 }).map((names) => [...names].sort());
    case "list":
      return "codes" in filter ? fc.uniqueArray(fc.constantFrom(...filter.codes.entries.map(({ code }) => code)), { minLength: 1, maxLength: 5 }).map((codes) => [...codes].sort()) : fc.constant([filter.example]);
  }
}


const query = fc.record(Object.fromEntries(FILTERS.map((filter) => [filter.name, valueOf(filter)])), { requiredKeys: [] }).map((values): CompanyQuery => values);

test("a link opens the very query it was made of, whichever filters are in force", () => {
  fc.assert(
    fc.property(query, (asked) => {
      expect(opened(exploreHref(asked))).toEqual({ ...asked });
    }),
  );
});

test("a link opens the order it was made of, with the query and without any", () => {
  const sort = fc.record({ by: fc.constantFrom(...SORTS.map(({ name }) => name)), descending: fc.boolean() });
  fc.assert(
    fc.property(fc.oneof(query, fc.constantFrom(PRESET, {})), fc.option(sort, { nil: undefined }), (asked, order) => {
      expect(read(exploreHref(asked, order))).toEqual({ query: { ...asked }, sort: order });
    }),
  );
});

test("a fresh page leaves branches out, and its link has no parameters", () => {
  expect(opened("/")).toEqual(PRESET);
  expect(exploreHref(PRESET)).toBe("/");
  expect(opened("/?company=gb-1")).toEqual(PRESET);
});

test("every company is a query of its own", () => {
  expect(exploreHref({})).toBe("/?all=true");
  expect(opened("/?all=true")).toEqual({});
});

test("a link that names what is no value says which parameter and what is allowed", () => {
  expect(opened("/?countryCode=XX")).toContain("countryCode");
  expect(opened("/?sort=name:asc")).toContain("employeesTotal:desc");
});

test("an export's link means the same companies as the page it stands on", () => {
  fc.assert(
    fc.property(query, (asked) => {
      const { searchParams } = new URL(exportHref(asked), "http://localhost");
      const sent = new Map<string, string[]>();
      for (const [name, value] of searchParams) sent.set(name, [...(sent.get(name) ?? []), value]);
      expect(sent.size > 0).toBe(true);
      expect(queryKey(parseQuery(sent))).toBe(queryKey(asked));
      expect(sent.has("all")).toBe(isEmptyQuery(asked));
    }),
  );
});
