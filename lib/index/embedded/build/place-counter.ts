import type { PlaceKind } from "../../../company/company-index";
import type { FoldedSectionBuilder, SectionBuilder } from "./section-builder";

/** A stored place: name in its most frequent spelling, ISO country code or "", number of companies. */
export type PlaceRow = readonly [name: string, countryCode: string, companies: number];
export type PlaceTable = { readonly [K in PlaceKind]: readonly PlaceRow[] };

/** Spellings of one company's places by their numbers; undefined when unknown. */
export interface PlaceSpellings {
  readonly city: number | undefined;
  readonly state: number | undefined;
  readonly region: number | undefined;
  readonly country: number | undefined;
}

/** Companies by the number of a spelling and of a country code. */
type Counts = Map<number, number>;

/** Counts the companies of every place; spellings that differ only in case are one place, as they are to the filters. */
export class PlaceCounter {
  private readonly cities: Counts = new Map();
  private readonly states: Counts = new Map();
  /** Regions of companies whose state is another one. */
  private readonly regions: Counts = new Map();
  private readonly countries: Counts = new Map();

  /** @param folded what gave the spellings their numbers; states are spellings of `region`. */
  constructor(
    private readonly codes: SectionBuilder,
    private readonly folded: Readonly<Record<"city" | "region" | "countryName", FoldedSectionBuilder>>,
  ) {}

  /** @param code the number of the country code. */
  add(code: number | undefined, { city, state, region, country }: PlaceSpellings): void {
    count(this.cities, city, code);
    count(this.states, state, code);
    if (region !== state && (region === undefined || state === undefined || !this.folded.region.same(region, state))) count(this.regions, region, code);
    count(this.countries, country, code);
  }

  table(): PlaceTable {
    const { city, region, countryName } = this.folded;
    return { city: this.rows(city, [this.cities]), province: this.rows(region, [this.states]), region: this.rows(region, [this.states, this.regions]), country: this.rows(countryName, [this.countries]) };
  }

  /** The places of one kind, most companies first. */
  private rows(spellings: FoldedSectionBuilder, sources: readonly Counts[]): PlaceRow[] {
    const places = new Map<string, Map<string, number>>();
    for (const source of sources)
      for (const [pair, companies] of source) {
        const [spelling, code] = [Math.floor(pair / CODES), pair % CODES];
        const key = `${spellings.term(spelling)}\n${code === 0 ? "" : this.codes.text(code - 1)}`;
        const name = spellings.spelling(spelling);
        const place = places.get(key) ?? new Map<string, number>();
        place.set(name, (place.get(name) ?? 0) + companies);
        places.set(key, place);
      }
    return [...places]
      .map(([key, names]): PlaceRow => {
        const [[name]] = [...names].sort(([a, m], [b, n]) => n - m || compare(a, b)) as [[string, number]];
        const companies = [...names.values()].reduce((sum, each) => sum + each, 0);
        return [name, key.slice(key.indexOf("\n") + 1), companies];
      })
      .sort(([a, c, m], [b, d, n]) => n - m || compare(a, b) || compare(c, d));
  }
}

/** More than there are country codes; 0 stands for none. */
const CODES = 1 << 16;

function count(counts: Counts, spelling: number | undefined, code: number | undefined): void {
  if (spelling === undefined) return;
  const pair = spelling * CODES + (code === undefined ? 0 : code + 1);
  counts.set(pair, (counts.get(pair) ?? 0) + 1);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
