import type { FacetCounts, FacetRequest } from "../../../company/company-index";
import type { FieldValues } from "../../../company/fields";
import type { FilterNameOf } from "../../../company/filters";
import { foldExact } from "../../../company/names";
import { cityPosition, type Position } from "../../../company/position";
import { PLACE_FILTERS, PLACE_KINDS } from "../query/filter-sets";
import { placeNames } from "../query/place-names";
import type { GenerationReader } from "../reader";
import type { DocumentView } from "../roaring";
import type { Terms } from "../terms";
import type { FacetSets } from "./facet-sets";
import { mostFrequent } from "./most-frequent";

/**
 * Counts stored place names among documents.
 * @param wanted the names that the query asks for.
 */
export function placeCounts(reader: GenerationReader, sets: FacetSets, filter: FilterNameOf<"place">, { term, limit, positions: positioned }: FacetRequest, wanted: readonly string[] | undefined, within: DocumentView): FacetCounts {
  const section = reader.section(PLACE_FILTERS[filter]);
  const kind = PLACE_KINDS[filter];
  const positionsOf = (names: readonly string[]): number[] => names.flatMap((name) => section.position(name) ?? []).map((at) => at + 1);
  const searched = term === undefined ? undefined : new Set(positionsOf(reader.places.find(kind, term, [], Infinity).map(({ name }) => foldExact(name))));
  const counts = sets.column(PLACE_FILTERS[filter]).counts(within);
  const { positions, distinct } = mostFrequent(counts, Math.min(limit ?? Infinity, section.size), searched);
  const selected = new Set(wanted && positionsOf(placeNames(section, wanted)).filter((at) => searched?.has(at) ?? true));
  const further = [...selected].filter((at) => !positions.includes(at)).sort((a, b) => counts[b]! - counts[a]! || a - b);
  const options = [...positions, ...further].map((at) => {
    const name = section.term(at - 1);
    const position = positioned && kind === "city" ? positionOf(reader, section.find(name), within) : undefined;
    return { value: reader.places.spelling(kind, name), count: counts[at]!, selected: selected.has(at), ...(position && { position }) };
  });
  return { options, distinct, unknown: counts[0]! };
}

function positionOf(reader: GenerationReader, city: Terms, within: DocumentView): Position | undefined {
  const companies = city.common(within);
  const position = cityPosition(addresses(reader, companies));
  companies.clear();
  return position;
}

/** What documents say of their addresses, each read when it is asked for. */
function* addresses(reader: GenerationReader, documents: DocumentView): Generator<FieldValues> {
  for (const document of documents) yield reader.documents.record(document, ["address"]).values;
}
