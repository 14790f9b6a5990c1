import type { FacetAnswer } from "../../lib/client/facets";
import type { RangeBand } from "../ui/range-input";

/** The bands of a range facet: its options are called `min-max`, an open end empty. */
export function bandsOf(facet: FacetAnswer | undefined): readonly RangeBand[] {
  return (facet?.options ?? []).map(({ value, label, count }) => {
    const [, min = "", max = ""] = /^(\d*)-(\d*)$/.exec(value) ?? [];
    return { label, count, ...(min === "" ? {} : { min: Number(min) }), ...(max === "" ? {} : { max: Number(max) }) };
  });
}
