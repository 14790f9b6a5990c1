import type { SearchMatch } from "../../../company/company-index";
import type { FilterName, FilterNameOf } from "../../../company/filters";
import { filtersUsed, type CompanyQuery } from "../../../company/query";
import { domainLabel, searchReadings } from "../../../company/readings";
import type { GenerationReader } from "../reader";
import { Bitmap, giveBack, type DocumentSet, type DocumentView } from "../roaring";
import { emailSet, filterSet, numberSet, RANGE_FILTERS, TERM_FILTERS, withSubdomains } from "./filter-sets";
import { foundIn, NOTHING } from "./found";
import { NameQuery } from "./name-query";
import { RankedResult } from "./ranked-result";
import { unite } from "./unite";

/** A query on one generation, looked up and ready to be evaluated. */
export class Plan {
  /** The search text as a name. */
  private readonly name: NameQuery | undefined;
  /** The other filters. */
  private readonly filters: readonly FilterName[];

  constructor(
    private readonly reader: GenerationReader,
    private readonly query: CompanyQuery,
  ) {
    this.name = query.search === undefined ? undefined : new NameQuery(reader, query.search);
    this.filters = filtersUsed(query).filter((name) => name !== "search");
  }

  /**
   * About how many documents are looked at to answer, from the lengths of stored lists alone: what tells a query that takes
   * microseconds from one that takes milliseconds. Infinity where the lengths do not tell.
   */
  get cost(): number {
    let cost = this.name?.cost ?? 0;
    for (const name of this.filters) {
      const family = TERM_FILTERS[name];
      if (name === "ID" || name === "nationalId") cost += this.query[name]!.length * 100;
      else if (family) for (const value of this.query[name] as readonly string[]) cost += this.reader.section(family).find(value).size;
      else return Infinity;
    }
    return cost === 0 ? Infinity : cost;
  }

  /** All documents of the query, best first, and which reading of `search` found them. */
  evaluate(): RankedResult {
    const within = filteredSet(this.reader, this.query, this.filters);
    if (!this.name) return new RankedResult(foundIn(within ?? this.reader.all));
    const result = this.firstReading(this.name, within);
    if (within) giveBack(within);
    return result ?? new RankedResult(NOTHING, "name");
  }

  /** The readings of a search text, the most precise first; each answers when it finds something among the documents asked for. */
  private firstReading(name: NameQuery, within: DocumentView | undefined): RankedResult | undefined {
    const { reader } = this;
    const { number, email, domain, localPart } = searchReadings(name.text);
    const single = (match: SearchMatch, set: DocumentView): RankedResult | undefined => {
      const found = within ? Bitmap.and(set, within) : set;
      return found.isEmpty ? undefined : new RankedResult(foundIn(found), match);
    };
    const byDomain = (host: string): RankedResult | undefined =>
      single("domain", unite([withSubdomains(reader, "host", host), withSubdomains(reader, "emailDomain", host)])) ?? new NameQuery(reader, domainLabel(host)).find(within);
    return (
      (number === undefined ? undefined : single("number", numberSet(reader, [number]))) ??
      (email === undefined ? undefined : single("email", emailSet(reader, email))) ??
      (domain === undefined ? undefined : byDomain(domain)) ??
      name.find(within) ??
      (localPart === undefined ? undefined : single("email", unite([reader.section("emailLocal").prefix(localPart)])))
    );
  }
}

/** All documents of a query, best first, and which reading of `search` found them. */
export function evaluate(reader: GenerationReader, query: CompanyQuery): RankedResult {
  return new Plan(reader, query).evaluate();
}

/**
 * The documents that pass all of these filters, or undefined when there is none: smallest sets first, ranges inside what is left.
 */
function filteredSet(reader: GenerationReader, query: CompanyQuery, used: readonly FilterName[]): DocumentView | undefined {
  const sets = used.filter((name) => !isRange(name)).map((name) => filterSet(reader, name, query));
  sets.sort((a, b) => a.size - b.size);
  let [found] = sets;
  // Sets in between are our own: they are narrowed in place, and given back when a range has made another of them.
  let own: DocumentSet | undefined;
  for (const set of sets.slice(1)) found = own = own?.andInPlace(set) ?? Bitmap.and(sets[0]!, set);
  if (own) for (const set of sets) giveBack(set);
  for (const name of used.filter(isRange)) {
    const within = reader.range(RANGE_FILTERS[name]).within(query[name]!, found);
    own?.clear();
    found = own = within;
  }
  return found;
}

function isRange(name: FilterName): name is FilterNameOf<"range"> {
  return name in RANGE_FILTERS;
}
