import type { FacetCounts, FacetRequest } from "../../../company/company-index";
import type { FilterNameOf } from "../../../company/filters";
import { foldExact } from "../../../company/names";
import { PLACE_FILTERS, PLACE_KINDS } from "../query/filter-sets";
import { placeNames } from "../query/place-names";
import type { GenerationReader } from "../reader";
import type { DocumentView } from "../roaring";
import type { FacetSets } from "./facet-sets";
import { mostFrequent } from "./most-frequent";

/**
 * Counts stored place names among documents.
 * @param wanted the names that the query asks for.
 */
export function placeCounts(reader: GenerationReader, sets: FacetSets, filter: FilterNameOf<"place">, { term, limit }: FacetRequest, wanted: readonly string[] | undefined, within: DocumentView): FacetCounts {
  const section = reader.section(PLACE_FILTERS[filter]);
  const kind = PLACE_KINDS[filter];
  const positionsOf = (names: readonly string[]): number[] => names.flatMap((name) => section.position(name) ?? []).map((at) => at + 1);
  const searched = term === undefined ? undefined : new Set(positionsOf(reader.places.find(kind, term, [], Infinity).map(({ name }) => foldExact(name))));
  const counts = sets.column(PLACE_FILTERS[filter]).counts(within);
  const { positions, distinct } = mostFrequent(counts, Math.min(limit ?? Infinity, section.size), searched);
  const selected = new Set(wanted && positionsOf(placeNames(section, wanted)).filter((at) => searched?.has(at) ?? true));
  const further = [...selected].filter((at) => !positions.includes(at)).sort((a, b) => counts[b]! - counts[a]! || a - b);
  const options = [...positions, ...further].map((at) => ({ value: reader.places.spelling(kind, section.term(at - 1)), count: counts[at]!, selected: selected.has(at) }));
  return { options, distinct, unknown: counts[0]! };
}
