import type { Place, PlaceKind } from "../../../company/company-index";
import { countryByCode } from "../../../company/codes";
import { exonymsOf } from "../../../company/exonyms";
import { foldExact, foldText, words } from "../../../company/names";
import type { PlaceRow, PlaceTable } from "../build/place-counter";

interface Entry {
  /** The name, or the name in another language, from one of its words on, folded. */
  readonly text: string;
  /** Position in the table, which is the order of results. */
  readonly row: number;
}

/** Looks up stored place names by the start of any of their words, in the stored or another known language. */
export class PlaceDirectory {
  private readonly entries = new Map<PlaceKind, readonly Entry[]>();
  private readonly spellings = new Map<PlaceKind, ReadonlyMap<string, string>>();

  constructor(private readonly table: PlaceTable) {}

  /** @param countries ISO codes to restrict to; empty means all. */
  find(kind: PlaceKind, term: string, countries: readonly string[], limit: number): Place[] {
    const wanted = foldText(term);
    if (wanted === "") return [];
    const entries = this.entriesOf(kind);
    const rows = new Set<number>();
    for (let i = lowerBound(entries, wanted); i < entries.length && entries[i]!.text.startsWith(wanted); i++) rows.add(entries[i]!.row);
    return [...rows]
      .sort((a, b) => a - b)
      .map((row) => this.table[kind][row]!)
      .filter(([, countryCode]) => countries.length === 0 || countries.includes(countryCode))
      .slice(0, limit)
      .map(([name, countryCode, companies]) => ({ name, countryCode, companies }));
  }

  /** The stored spelling of a folded name, of the country that has most companies there. */
  spelling(kind: PlaceKind, folded: string): string {
    let spellings = this.spellings.get(kind);
    if (!spellings) {
      spellings = new Map([...this.table[kind]].reverse().map(([name]) => [foldExact(name), name]));
      this.spellings.set(kind, spellings);
    }
    return spellings.get(folded) ?? folded;
  }

  private entriesOf(kind: PlaceKind): readonly Entry[] {
    let entries = this.entries.get(kind);
    if (!entries) {
      entries = this.table[kind].flatMap((place, row) => textsOf(kind, place).map((text) => ({ text, row }))).sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
      this.entries.set(kind, entries);
    }
    return entries;
  }
}

function textsOf(kind: PlaceKind, [name, countryCode]: PlaceRow): string[] {
  return [...new Set([name, ...otherNames(kind, name, countryCode)].flatMap(suffixes))];
}

function otherNames(kind: PlaceKind, name: string, countryCode: string): readonly string[] {
  if (kind !== "country") return exonymsOf(kind === "city" ? "city" : "region", name, countryCode);
  const country = countryByCode(countryCode);
  return country ? [country.name, ...country.local] : [];
}

/** The folded name from each of its words on. */
function suffixes(name: string): string[] {
  const parts = words(name);
  return parts.map((_, i) => parts.slice(i).join(" "));
}

function lowerBound(entries: readonly Entry[], text: string): number {
  let low = 0;
  for (let high = entries.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (entries[middle]!.text < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
