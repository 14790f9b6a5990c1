import type { FacetCount, FacetRequest } from "../../../company/company-index";
import { filterByName } from "../../../company/filters";
import type { CompanyQuery } from "../../../company/query";
import type { Family } from "../format";
import type { GenerationReader } from "../reader";
import type { DocumentView } from "../roaring";
import { evaluate } from "./evaluate";
import { PLACE_FILTERS, PLACE_KINDS, RANGE_FILTERS, TERM_FILTERS } from "./filter-sets";

/** Counts per option of each filter under all other filters of the query. */
export function facets(reader: GenerationReader, query: CompanyQuery, requests: readonly FacetRequest[]): FacetCount[][] {
  return requests.map((request) => {
    const { [request.filter]: _own, ...others } = query;
    return counts(reader, request, evaluate(reader, others).set);
  });
}

function counts(reader: GenerationReader, request: FacetRequest, within: DocumentView): FacetCount[] {
  const filter = filterByName(request.filter)!;
  if (filter.kind === "range") return (request.buckets ?? []).map((bucket) => ({ value: `${bucket.min ?? ""}-${bucket.max ?? ""}`, count: reader.range(RANGE_FILTERS[filter.name]).within(bucket, within).size }));
  if (filter.kind === "flag") {
    const having = reader.section("flag").exact(filter.name);
    const count = having ? having.andCardinality(within) : 0;
    return ranked([{ value: "true", count }, { value: "false", count: within.size - count }]);
  }
  const family = filter.kind === "place" ? PLACE_FILTERS[filter.name] : TERM_FILTERS[filter.name];
  if (!family) return [];
  const found = ranked(termCounts(reader, family, within));
  const first = found.slice(0, request.limit);
  return filter.kind === "place" ? first.map(({ value, count }) => ({ value: reader.places.spelling(PLACE_KINDS[filter.name], value), count })) : first;
}

function termCounts(reader: GenerationReader, family: Family, within: DocumentView): FacetCount[] {
  const section = reader.section(family);
  return Array.from({ length: section.size }, (_, i) => ({ value: section.term(i), count: section.countWithin(i, within) })).filter(({ count }) => count > 0);
}

function ranked(found: FacetCount[]): FacetCount[] {
  return found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
