import type { Place, PlaceKind } from "../../company/company-index";
import { countryByCode } from "../../company/codes";
import { exonymsOf } from "../../company/exonyms";
import { foldExact, words } from "../../company/names";
import type { CompanyRecord } from "../../company/record";
import { byText } from "./rank";

/** The record's place names of a kind: a region is a region or a state or province, each once, case aside. */
export function placeNames(kind: PlaceKind, { values }: CompanyRecord): readonly string[] {
  const region = [values.Region, values["State/Province"]];
  const names = { city: [values.City], province: [values["State/Province"]], region, country: [values.Country] }[kind];
  const known = names.filter((name) => name !== undefined);
  return known.filter((name, at) => known.findIndex((other) => foldExact(other) === foldExact(name)) === at);
}

/**
 * The folded names that a place filter asks for. Several strings are one name each. A single string is a comma list, and because a
 * name may hold commas, at each position the longest run of items that is a stored name is taken; an item that starts none is
 * passed over, as it could match nothing.
 */
export function listedPlaces(kind: PlaceKind, wanted: readonly string[], all: readonly CompanyRecord[]): ReadonlySet<string> {
  const [list, ...more] = wanted;
  if (list === undefined || more.length > 0) return new Set(wanted.map(foldExact));
  const stored = new Set(all.flatMap((record) => placeNames(kind, record).map(foldExact)));
  const items = list.split(",");
  const found = new Set<string>();
  for (let start = 0; start < items.length; ) {
    let end = items.length;
    while (end > start && !stored.has(runOf(items, start, end))) end -= 1;
    if (end > start) found.add(runOf(items, start, end));
    start = Math.max(end, start + 1);
  }
  return found;
}

function runOf(items: readonly string[], start: number, end: number): string {
  return foldExact(items.slice(start, end).join(",").trim());
}

/**
 * Stored names of a kind with their companies, most companies first: one entry a country and name, case aside, in the most frequent
 * spelling.
 */
export function storedPlaces(kind: PlaceKind, records: readonly CompanyRecord[]): readonly Required<Place>[] {
  const spellings = records.flatMap((record) => placeNames(kind, record).map((name) => ({ name, countryCode: record.values["Country Code"] ?? "" })));
  const places = groupBy(spellings, ({ name, countryCode }) => `${countryCode} ${foldExact(name)}`);
  return places
    .map((same): Required<Place> => ({ name: commonest(same.map(({ name }) => name)), countryCode: same[0]?.countryCode ?? "", companies: same.length }))
    .sort((a, b) => b.companies - a.companies || byText(a.name, b.name) || byText(a.countryCode, b.countryCode));
}

/**
 * The stored places that a typed term may mean, most companies first: the term's words stand at the start of a word of the name, or
 * of the name by which another language knows it, the last of them possibly unfinished.
 */
export function lookUpPlaces(kind: PlaceKind, term: string, countries: readonly string[], records: readonly CompanyRecord[]): readonly Place[] {
  return storedPlaces(kind, records)
    .filter(({ countryCode }) => countries.length === 0 || countries.includes(countryCode))
    .filter((place) => [place.name, ...otherNames(kind, place)].some((known) => hasWordsStarting(known, term)));
}

function otherNames(kind: PlaceKind, { name, countryCode }: Place): readonly string[] {
  if (kind !== "country") return exonymsOf(kind === "city" ? "city" : "region", name, countryCode);
  const country = countryByCode(countryCode);
  return country === undefined ? [] : [country.name, ...country.local];
}

function hasWordsStarting(name: string, term: string): boolean {
  const sought = words(term);
  const present = words(name);
  return sought.length > 0 && present.some((_, start) => present.slice(start).join(" ").startsWith(sought.join(" ")));
}

/** The most frequent of some spellings; among equals the first in code-unit order. */
function commonest(spellings: readonly string[]): string {
  const counted = groupBy(spellings, (spelling) => spelling).sort((a, b) => b.length - a.length || byText(a[0] ?? "", b[0] ?? ""));
  return counted[0]?.[0] ?? "";
}

/** The items in groups of equal key, in the order of their first items. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}
