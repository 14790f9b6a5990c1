import type { FacetCount, FacetRequest, PlaceKind } from "../../company/company-index";
import { filterByName, type FilterName } from "../../company/filters";
import { FLAGS, sicCodes } from "../../company/matching";
import { foldExact } from "../../company/names";
import type { CompanyRecord } from "../../company/record";
import { plainFilter } from "./filters";
import { groupBy, placeNames, storedPlaces } from "./places";
import { byText } from "./rank";

const CODES: { readonly [N in FilterName]?: (record: CompanyRecord) => readonly (string | undefined)[] } = {
  sic4Digits: sicCodes,
  importExportCode: ({ values }) => [values["Import/Export Code"]],
  legalStatus: ({ values }) => [values["Business Legal Type"]],
  statusCode: ({ values }) => [values["Location Type"]],
  subsidiaryCode: ({ values }) => [values["Subsidiary Code"]],
  countryCode: ({ values }) => [values["Country Code"]],
};

const PLACES: { readonly [N in FilterName]?: PlaceKind } = { cityName: "city", provinceName: "province", regionName: "region", countryName: "country" };

/**
 * Counts of one filter's options among records that the query's other filters leave.
 * - codes and countries: the stored values; places: the stored names, case aside, spelt as in the country with most companies there;
 *   both without those that count nothing, most frequent first, then by value, at most `limit`;
 * - flags: `true` and `false`, the more frequent first; ranges: the buckets as asked for;
 * - free text and identifiers have no options.
 * @param all every record of the index.
 */
export function facetCounts(request: FacetRequest, records: readonly CompanyRecord[], all: readonly CompanyRecord[]): readonly FacetCount[] {
  const filter = filterByName(request.filter);
  const codes = CODES[request.filter];
  const place = PLACES[request.filter];
  if (codes) return mostFrequent(records.flatMap((record) => [...new Set(codes(record))]).filter((code) => code !== undefined)).slice(0, request.limit);
  if (place) return mostFrequent(records.flatMap((record) => foldedPlaces(place, record))).slice(0, request.limit).map((option) => ({ ...option, value: spelling(place, option.value, all) }));
  if (filter?.kind === "flag") return flagCounts(records.filter(FLAGS[filter.name]).length, records.length);
  if (filter?.kind === "range") return (request.buckets ?? []).map((bucket) => ({ value: `${bucket.min ?? ""}-${bucket.max ?? ""}`, count: records.filter(plainFilter({ [filter.name]: bucket }, all)).length }));
  return [];
}

function flagCounts(having: number, total: number): readonly FacetCount[] {
  return inOrder([{ value: "true", count: having }, { value: "false", count: total - having }]);
}

function foldedPlaces(kind: PlaceKind, record: CompanyRecord): readonly string[] {
  return placeNames(kind, record).map(foldExact);
}

function spelling(kind: PlaceKind, folded: string, all: readonly CompanyRecord[]): string {
  return storedPlaces(kind, all).find(({ name }) => foldExact(name) === folded)?.name ?? folded;
}

function mostFrequent(values: readonly string[]): readonly FacetCount[] {
  return inOrder(groupBy(values, (value) => value).map((same) => ({ value: same[0] ?? "", count: same.length })));
}

function inOrder(options: readonly FacetCount[]): readonly FacetCount[] {
  return [...options].sort((a, b) => b.count - a.count || byText(a.value, b.value));
}
