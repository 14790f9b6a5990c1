import { foldExact } from "../../../company/names";
import type { PlaceKind } from "../../../company/company-index";
import type { CompanyRecord } from "../../../company/record";

/** A stored place: name in its most frequent spelling, ISO country code or "", number of companies. */
export type PlaceRow = readonly [name: string, countryCode: string, companies: number];
export type PlaceTable = { readonly [K in PlaceKind]: readonly PlaceRow[] };

/** Companies by country code and by the place's name as it is spelled. */
type Spellings = Map<string, Map<string, number>>;

/** Counts the companies of every place; spellings that differ only in case are one place, as they are to the filters. */
export class PlaceCounter {
  private readonly cities: Spellings = new Map();
  private readonly states: Spellings = new Map();
  /** Regions of companies whose state is another one. */
  private readonly regions: Spellings = new Map();
  private readonly countries: Spellings = new Map();

  add({ values }: CompanyRecord): void {
    const code = values["Country Code"] ?? "";
    const state = values["State/Province"];
    const region = values.Region;
    count(this.cities, values.City, code);
    count(this.states, state, code);
    if (region !== state && (region === undefined || state === undefined || foldExact(region) !== foldExact(state))) count(this.regions, region, code);
    count(this.countries, values.Country, code);
  }

  table(): PlaceTable {
    return { city: rows([this.cities]), province: rows([this.states]), region: rows([this.states, this.regions]), country: rows([this.countries]) };
  }
}

function count(spellings: Spellings, name: string | undefined, code: string): void {
  if (name === undefined) return;
  let names = spellings.get(code);
  if (names === undefined) spellings.set(code, (names = new Map<string, number>()));
  names.set(name, (names.get(name) ?? 0) + 1);
}

/** The places of one kind, most companies first. */
function rows(sources: readonly Spellings[]): PlaceRow[] {
  const places = new Map<string, Map<string, number>>();
  for (const spellings of sources)
    for (const [code, names] of spellings)
      for (const [name, companies] of names) {
        const key = `${foldExact(name)}\n${code}`;
        const place = places.get(key) ?? new Map<string, number>();
        place.set(name, (place.get(name) ?? 0) + companies);
        places.set(key, place);
      }
  return [...places]
    .map(([key, spellings]): PlaceRow => {
      const [[name]] = [...spellings].sort(([a, m], [b, n]) => n - m || compare(a, b)) as [[string, number]];
      const companies = [...spellings.values()].reduce((sum, each) => sum + each, 0);
      return [name, key.slice(key.indexOf("\n") + 1), companies];
    })
    .sort(([a, c, m], [b, d, n]) => n - m || compare(a, b) || compare(c, d));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
