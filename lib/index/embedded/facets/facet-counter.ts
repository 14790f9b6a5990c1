import type { FacetCounts, FacetOption, FacetRequest, FacetsAnswer } from "../../../company/company-index";
import { bandValue, facetByName, selectedOptions, withoutFilter, type Facet } from "../../../company/facets";
import type { FilterName } from "../../../company/filters";
import { filtersUsed, type CompanyQuery } from "../../../company/query";
import type { Family } from "../format";
import { evaluate } from "../query/evaluate";
import { TERM_FILTERS } from "../query/filter-sets";
import type { RankedResult } from "../query/ranked-result";
import type { GenerationReader } from "../reader";
import { giveBack, type DocumentView } from "../roaring";
import { FacetSets } from "./facet-sets";
import { placeCounts } from "./place-facet";

/** Counts the options of facets in one generation. */
export class FacetCounter {
  private readonly sets: FacetSets;

  constructor(private readonly reader: GenerationReader) {
    this.sets = new FacetSets(reader);
  }

  count(query: CompanyQuery, requests: readonly FacetRequest[], repair: boolean): FacetsAnswer {
    const used = filtersUsed(query);
    const all = new Outcome(evaluate(this.reader, query));
    const others = new Map<FilterName, Outcome>();
    const leftBy = (filter: FilterName): Outcome => {
      if (!used.includes(filter)) return all;
      let outcome = others.get(filter);
      if (!outcome) others.set(filter, (outcome = new Outcome(evaluate(this.reader, withoutFilter(query, filter)))));
      return outcome;
    };
    const answer: FacetsAnswer = {
      total: all.documents.size,
      ...(all.match === undefined ? {} : { match: all.match }),
      facets: requests.map((request) => {
        const facet = facetByName(request.facet)!;
        return this.counts(facet, request, query, leftBy(facet.filter).documents);
      }),
      without: repair ? used.map((filter) => ({ filter, count: leftBy(filter).documents.size })) : [],
    };
    for (const outcome of [all, ...others.values()]) outcome.dispose();
    return answer;
  }

  private counts(facet: Facet, request: FacetRequest, query: CompanyQuery, within: DocumentView): FacetCounts {
    if (facet.kind === "places") return placeCounts(this.reader, this.sets, facet.filter, request, query[facet.filter], within);
    const selected = selectedOptions(facet, query);
    const option = (value: string, count: number): FacetOption => ({ value, count, selected: selected.has(value) });
    switch (facet.kind) {
      case "codes": {
        const family = TERM_FILTERS[facet.filter]!;
        return this.listed(family, within, this.codes(family, within, selected).map(([code, count]) => option(code, count)));
      }
      case "groups": {
        const family = TERM_FILTERS[facet.filter]!;
        return this.listed(family, within, facet.groups.map((group) => option(group.code, this.sets.group(family, group).andCardinality(within))));
      }
      case "flag": {
        const having = this.reader.section("flag").exact(facet.filter)?.andCardinality(within) ?? 0;
        return counted([option("true", having), option("false", within.size - having)], 0);
      }
      case "bands": {
        const options = facet.bands.map((band) => option(bandValue(band), this.sets.band(facet.filter, band).andCardinality(within)));
        return counted(options, options.reduce((left, { count }) => left - count, within.size));
      }
    }
  }

  private codes(family: Family, within: DocumentView, selected: ReadonlySet<string>): readonly (readonly [string, number])[] {
    const section = this.reader.section(family);
    const whole = within.size === this.reader.size;
    const found = Array.from({ length: section.size }, (_, at) => [section.term(at), whole ? section.count(at) : section.countWithin(at, within)] as const);
    return [...found, ...[...selected].filter((code) => !section.has(code)).map((code) => [code, 0] as const)];
  }

  /** Options of codes: what counts something or is selected, most frequent first. */
  private listed(family: Family, within: DocumentView, options: readonly FacetOption[]): FacetCounts {
    const shown = options.filter(({ count, selected }) => count > 0 || selected).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    return counted(shown, within.size - this.sets.known(family).andCardinality(within));
  }
}

function counted(options: readonly FacetOption[], unknown: number): FacetCounts {
  return { options, distinct: options.filter(({ count }) => count > 0).length, unknown };
}

/** What a query finds, as a set. */
class Outcome {
  readonly match: RankedResult["match"];
  readonly documents: DocumentView;

  constructor(private readonly result: RankedResult) {
    this.match = result.match;
    this.documents = result.set;
  }

  dispose(): void {
    giveBack(this.documents);
    this.result.dispose();
  }
}
