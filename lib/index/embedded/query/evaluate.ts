import type { SearchMatch } from "../../../company/company-index";
import type { FilterName, FilterNameOf } from "../../../company/filters";
import { filtersUsed, type CompanyQuery } from "../../../company/query";
import { domainLabel, searchReadings } from "../../../company/readings";
import type { GenerationReader } from "../reader";
import { Bitmap, type DocumentView } from "../roaring";
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
  const plain = sets.slice(1).reduce<DocumentView | undefined>((found, set) => (found ? Bitmap.and(found, set) : set), sets[0]);
  return used.filter(isRange).reduce((found, name) => reader.range(RANGE_FILTERS[name]).within(query[name]!, found), plain);
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
