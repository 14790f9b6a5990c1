import type { Position } from "../company/position";
import { isObject, numberIn, objectIn, objectsIn, stringIn, type Json } from "./read-json";

interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
  /** Of a city, when asked for, where it is known. */
  readonly position?: Position | undefined;
}

export interface FacetAnswer {
  readonly options: readonly FacetOption[];
  /** How many options count something, those that were not asked for included. */
  readonly distinct: number;
  /** Companies without a value. */
  readonly unknown: number | undefined;
}

export interface FacetsAnswer {
  readonly total: number;
  /** By the facet's name. */
  readonly facets: Readonly<Record<string, FacetAnswer>>;
  /** For each filter in force, what all others give; empty unless asked for. */
  readonly without: readonly { readonly filter: string; readonly count: number }[];
}

/** Reads the answer of the facets endpoint. */
export function readFacets(answer: Json): FacetsAnswer {
  const meta = objectIn(answer, "meta");
  const data = objectIn(answer, "data");
  const facets = Object.entries(data).flatMap(([name, facet]) => (isObject(facet) ? [[name, readFacet(facet)] as const] : []));
  return { total: numberIn(meta, "totalCount") ?? 0, facets: Object.fromEntries(facets), without: objectsIn(meta, "without").map((entry) => ({ filter: stringIn(entry, "filter") ?? "", count: numberIn(entry, "totalCount") ?? 0 })) };
}

function readFacet(facet: Json): FacetAnswer {
  const options = objectsIn(facet, "options").map((option) => ({
    value: stringIn(option, "value") ?? "",
    label: stringIn(option, "label") ?? stringIn(option, "value") ?? "",
    count: numberIn(option, "count") ?? 0,
    selected: option["selected"] === true,
    position: readPosition(objectIn(option, "position")),
  }));
  return { options, distinct: numberIn(facet, "distinct") ?? options.length, unknown: numberIn(facet, "unknown") };
}

function readPosition(position: Json): Position | undefined {
  const [latitude, longitude] = [numberIn(position, "latitude"), numberIn(position, "longitude")];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
