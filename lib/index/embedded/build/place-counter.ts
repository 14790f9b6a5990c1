import { foldExact } from "../../../company/names";
import type { PlaceKind } from "../../../company/company-index";
import type { FieldName } from "../../../company/fields";

/** A stored place: name in its most frequent spelling, ISO country code or "", number of companies. */
export type PlaceRow = readonly [name: string, countryCode: string, companies: number];
export type PlaceTable = { readonly [K in PlaceKind]: readonly PlaceRow[] };

/** Counts the companies of every place; spellings that differ only in case are one place, as they are to the filters. */
export class PlaceCounter {
  private readonly counts: Record<PlaceKind, Map<string, Map<string, number>>> = { city: new Map(), province: new Map(), region: new Map(), country: new Map() };

  /** @param value reads a field of the company to count. */
  add(value: (name: FieldName) => string | undefined): void {
    const code = value("Country Code") ?? "";
    const state = value("State/Province");
    const region = value("Region");
    this.count("city", value("City"), code);
    this.count("province", state, code);
    this.count("region", state, code);
    if (region === undefined || state === undefined || foldExact(region) !== foldExact(state)) this.count("region", region, code);
    this.count("country", value("Country"), code);
  }

  table(): PlaceTable {
    return { city: this.rows("city"), province: this.rows("province"), region: this.rows("region"), country: this.rows("country") };
  }

  private count(kind: PlaceKind, name: string | undefined, countryCode: string): void {
    if (name === undefined) return;
    const key = `${foldExact(name)}\n${countryCode}`;
    const spellings = this.counts[kind].get(key) ?? new Map<string, number>();
    spellings.set(name, (spellings.get(name) ?? 0) + 1);
    this.counts[kind].set(key, spellings);
  }

  private rows(kind: PlaceKind): PlaceRow[] {
    return [...this.counts[kind]]
      .map(([key, spellings]): PlaceRow => {
        const [[name]] = [...spellings].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)) as [[string, number]];
        const companies = [...spellings.values()].reduce((sum, count) => sum + count, 0);
        return [name, key.slice(key.indexOf("\n") + 1), companies];
      })
      .sort(([a, c, m], [b, d, n]) => n - m || compare(a, b) || compare(c, d));
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
