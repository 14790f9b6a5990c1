import { Bitmap, type DocumentView } from "../roaring";

/** The union of sets; undefined members match nothing. */
export function unite(sets: readonly (DocumentView | undefined)[]): DocumentView {
  const some = sets.filter((set) => set !== undefined);
  return some.length === 1 ? some[0]! : Bitmap.orMany(some);
}
