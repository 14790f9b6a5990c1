import type { FacetCounts, FacetOption, FacetRequest, PlaceKind } from "../../company/company-index";
import { bandValue, chosen, facetByName, selectedOptions, type CodedFilterName, type Facet } from "../../company/facets";
import type { FilterName, FilterNameOf } from "../../company/filters";
import { FLAGS, sicCodes } from "../../company/matching";
import { foldExact } from "../../company/names";
import { cityPosition, type Position } from "../../company/position";
import type { CompanyQuery } from "../../company/query";
import type { CompanyRecord } from "../../company/record";
import { plainFilter } from "./filters";
import { groupBy, listedPlaces, lookUpPlaces, placeNames, storedPlaces } from "./places";
import { byRank } from "./rank";

type Records = readonly CompanyRecord[];

const CODES: { readonly [N in CodedFilterName]: (record: CompanyRecord) => readonly (string | undefined)[] } = {
  sic4Digits: sicCodes,
  importExportCode: ({ values }) => [values["Import/Export Code"]],
  legalStatus: ({ values }) => [values["Business Legal Type"]],
  statusCode: ({ values }) => [values["Location Type"]],
  subsidiaryCode: ({ values }) => [values["Subsidiary Code"]],
  countryCode: ({ values }) => [values["Country Code"]],
};

const PLACES: { readonly [N in FilterNameOf<"place">]: PlaceKind } = { cityName: "city", provinceName: "province", regionName: "region", countryName: "country" };

function facetOf({ facet }: FacetRequest): Facet {
  const found = facetByName(facet);
  if (found === undefined) throw new Error(`${facet} is no facet.`);
  return found;
}

/** The filter whose own choice is left aside when a facet is counted. */
export function filterOf(request: FacetRequest): FilterName {
  return facetOf(request).filter;
}

/**
 * The counts of one facet, as the port says.
 * @param records those that the query's other filters leave; `all` are the index's.
 */
export function facetCounts(request: FacetRequest, query: CompanyQuery, records: Records, all: Records): FacetCounts {
  const facet = facetOf(request);
  switch (facet.kind) {
    case "codes": {
      const codesOf = (record: CompanyRecord): readonly string[] => [...new Set(CODES[facet.filter](record).filter((code) => code !== undefined))];
      const counted = countEach(records.flatMap(codesOf));
      return counts(counted, selectedOptions(facet, query), records.filter((record) => codesOf(record).length === 0).length);
    }
    case "groups": {
      const sizes = facet.groups.map(({ code }) => [code, matching(facet, code, records, all)] as const);
      return counts(new Map(sizes.filter(([, count]) => count > 0)), selectedOptions(facet, query), records.filter((record) => sicCodes(record).length === 0).length);
    }
    case "flag": {
      const having = records.filter(FLAGS[facet.filter]).length;
      return asListed(new Map([["true", having], ["false", records.length - having]]), selectedOptions(facet, query), 0);
    }
    case "bands": {
      const sizes = new Map(facet.bands.map((band) => [bandValue(band), matching(facet, bandValue(band), records, all)]));
      const known = [...sizes.values()].reduce((sum, count) => sum + count, 0);
      return asListed(sizes, selectedOptions(facet, query), records.length - known);
    }
    case "places":
      return placeCounts(PLACES[facet.filter], request, query[facet.filter], records, all);
  }
}

/** How many of the records an option finds. */
function matching(facet: Facet, value: string, records: Records, all: Records): number {
  return records.filter(plainFilter(chosen(facet, value), all)).length;
}

function placeCounts(kind: PlaceKind, { term, limit, positions }: FacetRequest, wanted: readonly string[] | undefined, records: Records, all: Records): FacetCounts {
  const named = (record: CompanyRecord): readonly string[] => placeNames(kind, record).map(foldExact);
  const stored = new Set(all.flatMap(named));
  const searched = term === undefined ? undefined : new Set(lookUpPlaces(kind, term, [], all).map(({ name }) => foldExact(name)));
  const counted = new Map([...countEach(records.flatMap(named))].filter(([name]) => searched?.has(name) ?? true));
  const selected = new Set(wanted === undefined ? [] : [...listedPlaces(kind, wanted, all)].filter((name) => stored.has(name) && (searched?.has(name) ?? true)));
  const { options, ...rest } = counts(counted, selected, records.filter((record) => named(record).length === 0).length);
  const first = options.filter(({ value, selected: own }, at) => own || limit === undefined || counted.has(value) && at < limit);
  const positionOf = (city: string): Position | undefined => cityPosition(records.filter((record) => named(record).includes(city)).sort(byRank).map(({ values }) => values));
  const told = first.map((option): FacetOption => {
    const position = positions && kind === "city" ? positionOf(option.value) : undefined;
    return { ...option, value: spelling(kind, option.value, all), ...(position && { position }) };
  });
  return { options: told, ...rest };
}

function spelling(kind: PlaceKind, folded: string, all: Records): string {
  return storedPlaces(kind, all).find(({ name }) => foldExact(name) === folded)?.name ?? folded;
}

function countEach(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map(groupBy(values, (value) => value).map((same) => [same[0] ?? "", same.length]));
}

/** Options that count something or are selected, most frequent first. */
function counts(counted: ReadonlyMap<string, number>, selected: ReadonlySet<string>, unknown: number): FacetCounts {
  const values = [...new Set([...counted.keys(), ...selected])];
  const answer = asListed(new Map(values.map((value) => [value, counted.get(value) ?? 0])), selected, unknown);
  return { ...answer, options: [...answer.options].sort((a, b) => b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value))) };
}

function asListed(counted: ReadonlyMap<string, number>, selected: ReadonlySet<string>, unknown: number): FacetCounts {
  const options = [...counted].map(([value, count]): FacetOption => ({ value, count, selected: selected.has(value) }));
  return { options, distinct: options.filter(({ count }) => count > 0).length, unknown };
}
