/**
 * What the companies of a query can be counted by, as data: one entry a list of options. The counts, the filter rail and the charts are driven by it.
 */
import { codeLabel, SIC_CODES, SIC_DIVISIONS, SIC_MAJOR_GROUPS, sicParents, type Code, type CodeTable } from "./codes";
import { FILTERS, type Filter, type FilterName, type FilterNameOf } from "./filters";
import type { CompanyQuery, Range } from "./query";

/** Filters whose options are a closed set of codes. */
export type CodedFilterName = Extract<Filter, { readonly codes: unknown }>["name"];
/** Ranges that have bands. A band of postal codes would mean nothing. */
export type BandedFilterName = Exclude<FilterNameOf<"range">, "postalCodeInteger">;

/** Codes under a common heading; choosing it is choosing all of them. */
export interface CodeGroup extends Code {
  readonly members: readonly string[];
}

/** A part of a range, both ends inclusive; an end that is absent is open. */
export interface Band extends Range {
  readonly label: string;
}

/**
 * - `codes`: the codes of a table. `groups`: headings over codes. `places`: stored names, an open set.
 * - `flag`: `true` and `false`. `bands`: parts of a range that together hold every known value once.
 */
export type Facet =
  | { readonly kind: "codes"; readonly name: CodedFilterName; readonly filter: CodedFilterName; readonly codes: CodeTable }
  | { readonly kind: "groups"; readonly name: "sicDivision" | "sicMajorGroup"; readonly filter: "sic4Digits"; readonly groups: readonly CodeGroup[] }
  | { readonly kind: "places"; readonly name: FilterNameOf<"place">; readonly filter: FilterNameOf<"place"> }
  | { readonly kind: "flag"; readonly name: FilterNameOf<"flag">; readonly filter: FilterNameOf<"flag"> }
  | { readonly kind: "bands"; readonly name: BandedFilterName; readonly filter: BandedFilterName; readonly bands: readonly Band[] };

export type FacetName = Facet["name"];

/** Bands from these bounds on, the first open below and the last above. */
function bandsFrom(starts: readonly number[], label: (from: number | undefined, to: number | undefined) => string): readonly Band[] {
  return [undefined, ...starts].map((min, i) => {
    const next = starts[i];
    const max = next === undefined ? undefined : next - 1;
    return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), label: label(min, max) };
  });
}

const figure = (value: number): string => value.toLocaleString("en-US");

const EMPLOYEE_BANDS = bandsFrom([1, 5, 10, 20, 50, 100, 250, 500, 1000, 5000], (from, to) => {
  if (from === undefined) return "None";
  return to === undefined ? `${figure(from)} and more` : `${figure(from)}–${figure(to)}`;
});

const money = (value: number): string => (value >= 1e9 ? `$${value / 1e9}bn` : value >= 1e6 ? `$${value / 1e6}m` : `$${value / 1e3}k`);

const SALES_BANDS = bandsFrom([1e5, 5e5, 1e6, 2e6, 5e6, 1e7, 5e7, 2.5e8, 1e9], (from, to) => {
  if (from === undefined) return to === undefined ? "" : `Under ${money(to + 1)}`;
  return to === undefined ? `${money(from)} and more` : `${money(from)} to under ${money(to + 1)}`;
});

const FOUNDING_BANDS = bandsFrom([1900, 1950, 1970, 1980, 1990, 2000, 2005, 2010, 2015, 2020, 2025], (from, to) => {
  if (from === undefined) return to === undefined ? "" : `Before ${to + 1}`;
  return to === undefined ? `${from} and later` : `${from}–${to}`;
});

const BANDS: { readonly [N in BandedFilterName]: readonly Band[] } = {
  employeesHere: EMPLOYEE_BANDS,
  employeesTotal: EMPLOYEE_BANDS,
  annualSales: SALES_BANDS,
  foundingYears: FOUNDING_BANDS,
};

function grouped(groups: readonly Code[], level: "division" | "majorGroup"): readonly CodeGroup[] {
  return groups.map(({ code, label }) => ({ code, label, members: SIC_CODES.entries.map((entry) => entry.code).filter((member) => sicParents(member)?.[level].code === code) }));
}

/** Every facet, in the order of the filters they belong to. */
export const FACETS: readonly Facet[] = FILTERS.flatMap((filter): readonly Facet[] => {
  if (filter.kind === "flag") return [{ kind: "flag", name: filter.name, filter: filter.name }];
  if (filter.kind === "place") return [{ kind: "places", name: filter.name, filter: filter.name }];
  if (filter.kind === "range") return filter.name === "postalCodeInteger" ? [] : [{ kind: "bands", name: filter.name, filter: filter.name, bands: BANDS[filter.name] }];
  if (filter.kind === "text" || !("codes" in filter)) return [];
  if (filter.name !== "sic4Digits") return [{ kind: "codes", name: filter.name, filter: filter.name, codes: filter.codes }];
  const codes: Facet = { kind: "codes", name: filter.name, filter: filter.name, codes: SIC_CODES };
  const levels = [{ name: "sicDivision", groups: grouped(SIC_DIVISIONS, "division") }, { name: "sicMajorGroup", groups: grouped(SIC_MAJOR_GROUPS, "majorGroup") }] as const;
  return [...levels.map((level): Facet => ({ kind: "groups", filter: filter.name, ...level })), codes];
});

const byName = new Map<string, Facet>(FACETS.map((facet) => [facet.name, facet]));

/** The facet with exactly this name. */
export function facetByName(name: string): Facet | undefined {
  return byName.get(name);
}

/** How a band is called in counts: `min-max`, an open end empty: `10-49`, `-0`, `5000-`. */
export function bandValue({ min, max }: Range): string {
  return `${min ?? ""}-${max ?? ""}`;
}

/** What an option is called, in English; a place is called what it is. */
export function optionLabel(facet: Facet, value: string): string {
  switch (facet.kind) {
    case "codes":
      return codeLabel(facet.codes, value) ?? value;
    case "groups":
      return facet.groups.find(({ code }) => code === value)?.label ?? value;
    case "bands":
      return facet.bands.find((band) => bandValue(band) === value)?.label ?? value;
    case "flag":
      return value === "true" ? "Yes" : "No";
    case "places":
      return value;
  }
}

/** The filter that choosing one option sets, and nothing else. An option of a group is all its codes. */
export function chosen(facet: Facet, value: string): CompanyQuery {
  switch (facet.kind) {
    case "codes":
    case "places":
      return { [facet.filter]: [value] };
    case "groups":
      return { [facet.filter]: facet.groups.find(({ code }) => code === value)?.members ?? [] };
    case "bands": {
      const { label: _, ...range } = facet.bands.find((band) => bandValue(band) === value) ?? { label: "" };
      return { [facet.filter]: range };
    }
    case "flag":
      return { [facet.filter]: value === "true" };
  }
}

/** The query with one filter left out. */
export function withoutFilter(query: CompanyQuery, filter: FilterName): CompanyQuery {
  const { [filter]: _own, ...others } = query;
  return others;
}

/** Which options of a facet the query asks for; of places only the index knows, since it splits their lists. */
export function selectedOptions(facet: Exclude<Facet, { kind: "places" }>, query: CompanyQuery): ReadonlySet<string> {
  switch (facet.kind) {
    case "codes":
      return new Set(query[facet.filter]);
    case "groups": {
      const codes = new Set(query[facet.filter]);
      return new Set(facet.groups.filter(({ members }) => members.every((code) => codes.has(code))).map(({ code }) => code));
    }
    case "bands": {
      const range = query[facet.filter];
      return new Set(range && facet.bands.map(bandValue).filter((value) => value === bandValue(range)));
    }
    case "flag": {
      const wanted = query[facet.filter];
      return new Set(wanted === undefined ? [] : [wanted.toString()]);
    }
  }
}
