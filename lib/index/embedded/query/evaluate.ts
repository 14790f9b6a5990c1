import type { SearchMatch } from "../../../company/company-index";
import type { FilterName, FilterNameOf } from "../../../company/filters";
import { filtersUsed, type CompanyQuery } from "../../../company/query";
import { domainLabel, searchReadings } from "../../../company/readings";
import type { GenerationReader } from "../reader";
import { Bitmap, type DocumentSet, type DocumentView } from "../roaring";
import { emailSet, filterSet, numberSet, RANGE_FILTERS, withSubdomains } from "./filter-sets";
import { nameMatches } from "./name-matches";
import { RankedResult } from "./ranked-result";
import { unite } from "./unite";

/** All documents of a query, best first, and which reading of `search` found them. */
export function evaluate(reader: GenerationReader, query: CompanyQuery): RankedResult {
  const within = filteredSet(reader, query);
  if (query.search === undefined) return new RankedResult(within ?? reader.all);
  return firstReading(reader, query.search, within) ?? new RankedResult(new Bitmap(), "name");
}

/**
 * The documents that pass every filter but `search`, or undefined when there is none: smallest sets first, ranges inside what is left.
 * @param except a filter to leave out.
 */
function filteredSet(reader: GenerationReader, query: CompanyQuery, except?: FilterName): DocumentView | undefined {
  const used = filtersUsed(query).filter((name) => name !== except && name !== "search");
  const sets = used.filter((name) => !isRange(name)).map((name) => filterSet(reader, name, query));
  sets.sort((a, b) => a.size - b.size);
  let [found] = sets;
  // Sets in between are our own: they are narrowed in place, and given back when a range has made another of them.
  let own: DocumentSet | undefined;
  for (const set of sets.slice(1)) found = own = own?.andInPlace(set) ?? Bitmap.and(sets[0]!, set);
  for (const name of used.filter(isRange)) {
    const within = reader.range(RANGE_FILTERS[name]).within(query[name]!, found);
    own?.dispose();
    found = own = within;
  }
  return found;
}

function isRange(name: FilterName): name is FilterNameOf<"range"> {
  return name in RANGE_FILTERS;
}

/** The readings of a search text, the most precise first; each answers when it finds something among the documents asked for. */
function firstReading(reader: GenerationReader, text: string, within: DocumentView | undefined): RankedResult | undefined {
  const { number, email, domain, localPart } = searchReadings(text);
  const single = (match: SearchMatch, set: DocumentView): RankedResult | undefined => {
    const found = within ? Bitmap.and(set, within) : set;
    return found.isEmpty ? undefined : new RankedResult(found, match);
  };
  const named = (name: string): RankedResult | undefined => {
    const matches = nameMatches(reader, name, within);
    return matches && new RankedResult(matches.all, "name", matches.better);
  };
  const byDomain = (host: string): RankedResult | undefined =>
    single("domain", unite([withSubdomains(reader, "host", host), withSubdomains(reader, "emailDomain", host)])) ?? named(domainLabel(host));
  return (
    (number === undefined ? undefined : single("number", numberSet(reader, [number]))) ??
    (email === undefined ? undefined : single("email", emailSet(reader, email))) ??
    (domain === undefined ? undefined : byDomain(domain)) ??
    named(text) ??
    (localPart === undefined ? undefined : single("email", unite([reader.section("emailLocal").prefix(localPart)])))
  );
}
