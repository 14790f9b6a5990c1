import { CITY_LINES } from "./codes/city-lines";
import { foldPlace } from "./codes/fold";
import { REGION_LINES } from "./codes/region-lines";

/** What a name names: a city, or a province, state or region. */
export type PlaceKind = "city" | "region";

/** Names of one place in several languages, the local official ones first. */
type ExonymGroup = readonly string[];

/** Groups of equivalent names by ISO country code. A name stands in one group of its country at most. */
export type ExonymTable = ReadonlyMap<string, readonly ExonymGroup[]>;

/** Cities that are known by several names, such as München and Munich. */
export const CITY_EXONYMS: ExonymTable = readTable(CITY_LINES);
/** Provinces, states and regions that are known by several names, such as Bayern and Bavaria. */
export const REGION_EXONYMS: ExonymTable = readTable(REGION_LINES);

const GROUPS: Readonly<Record<PlaceKind, ReadonlyMap<string, ExonymGroup>>> = { city: byFoldedName(CITY_EXONYMS), region: byFoldedName(REGION_EXONYMS) };

function readTable(lines: string): ExonymTable {
  const table = new Map<string, ExonymGroup[]>();
  for (const line of lines.split("\n")) {
    const [country = "", groups = ""] = line.split("|");
    table.set(country, [...(table.get(country) ?? []), ...groups.split(";").map((group) => group.split("/"))]);
  }
  return table;
}

function byFoldedName(table: ExonymTable): ReadonlyMap<string, ExonymGroup> {
  const groups = new Map<string, ExonymGroup>();
  for (const [country, members] of table) for (const group of members) for (const name of group) groups.set(`${country} ${foldPlace(name)}`, group);
  return groups;
}

/**
 * The other names of a place: `exonymsOf("city", "MUNCHEN", "DE")` has "Munich". Case, diacritics and punctuation of the name do not
 * matter; spellings that differ from it in nothing else are left out. Empty when no other name is known.
 * @param countryCode ISO 3166-1 alpha-2, upper or lower case: the same name may be two cities in two countries.
 */
export function exonymsOf(kind: PlaceKind, name: string, countryCode: string): readonly string[] {
  const folded = foldPlace(name);
  const group = GROUPS[kind].get(`${countryCode.toUpperCase()} ${folded}`) ?? [];
  return group.filter((other) => foldPlace(other) !== folded);
}
