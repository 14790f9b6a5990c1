import { describe, expect, it } from "vitest";
import { SIC_CODES } from "./codes";
import { bandValue, chosen, facetByName, FACETS, optionLabel, selectedOptions } from "./facets";
import { FILTERS } from "./filters";
import { parseQuery, writeQuery } from "./query";

describe("facets", () => {
  it("have one name each, and there is one for every filter with countable values", () => {
    expect(new Set(FACETS.map(({ name }) => name)).size).toBe(FACETS.length);
    const counted = FILTERS.filter((filter) => filter.kind === "flag" || filter.kind === "place" || (filter.kind === "range" && filter.name !== "postalCodeInteger") || "codes" in filter);
    expect([...new Set(FACETS.map(({ filter }) => filter))]).toEqual(counted.map(({ name }) => name));
    for (const facet of FACETS) expect(facetByName(facet.name)).toBe(facet);
    expect(facetByName("streetName")).toBeUndefined();
  });

  it("of ranges have bands that hold every whole number once", () => {
    for (const facet of FACETS) {
      if (facet.kind !== "bands") continue;
      expect(facet.bands[0]?.min).toBeUndefined();
      expect(facet.bands.at(-1)?.max).toBeUndefined();
      for (const [i, { max }] of facet.bands.slice(0, -1).entries()) expect(facet.bands[i + 1]?.min).toBe((max ?? NaN) + 1);
      expect(new Set(facet.bands.map(({ label }) => label)).size).toBe(facet.bands.length);
    }
  });

  it("of headings have every code once", () => {
    for (const facet of FACETS) if (facet.kind === "groups") expect(facet.groups.flatMap(({ members }) => members).sort()).toEqual(SIC_CODES.entries.map(({ code }) => code).sort());
  });

  it("choose what a request can ask for, and know it again as selected", () => {
    for (const facet of FACETS) {
      if (facet.kind === "places") continue;
      const values = { codes: () => (facet.kind === "codes" ? facet.codes.entries.map(({ code }) => code) : []), groups: () => (facet.kind === "groups" ? facet.groups.map(({ code }) => code) : []), bands: () => (facet.kind === "bands" ? facet.bands.map(bandValue) : []), flag: () => ["true", "false"] }[facet.kind]();
      for (const value of values) {
        const query = parseQuery(new Map(writeQuery(chosen(facet, value)).map(([name, text]) => [name, [text]])));
        expect(query, `${facet.name} ${value}`).toEqual(chosen(facet, value));
        expect([...selectedOptions(facet, query)]).toEqual([value]);
        expect(optionLabel(facet, value)).toMatch(/\S/);
      }
      expect([...selectedOptions(facet, {})]).toEqual([]);
    }
  });

  it("call bands as people say them", () => {
    const labels = (name: string): string[] => FACETS.flatMap((facet) => (facet.name === name && facet.kind === "bands" ? facet.bands.map(({ label }) => label) : []));
    expect(labels("employeesTotal")).toEqual(["None", "1–4", "5–9", "10–19", "20–49", "50–99", "100–249", "250–499", "500–999", "1,000–4,999", "5,000 and more"]);
    expect(labels("annualSales").slice(0, 3)).toEqual(["Under $100k", "$100k to under $500k", "$500k to under $1m"]);
    expect(labels("annualSales").at(-1)).toBe("$1bn and more");
    expect(labels("foundingYears")[0]).toBe("Before 1900");
  });
});
