import type { Range } from "../../company/query";
import type { RangeLayout } from "./format";
import type { Postings } from "./postings";
import { Bitmap, type DocumentSet, type DocumentView } from "./roaring";

/** A bit-sliced column of numbers: finds the documents of a candidate set whose value lies in a range. */
export class RangeColumn {
  /** Distinct values, ascending. */
  readonly values: Float64Array;

  constructor(
    private readonly layout: RangeLayout,
    terms: SharedArrayBuffer,
    private readonly postings: Postings,
  ) {
    this.values = new Float64Array(terms, ...layout.values);
  }

  /** The candidates with a known value between the inclusive bounds; all documents are candidates when none are given. */
  within(range: Range, candidates?: DocumentView): DocumentSet {
    const first = range.min === undefined ? 0 : this.position(range.min, false);
    const last = (range.max === undefined ? this.values.length : this.position(range.max, true)) - 1;
    if (first > last) return new Bitmap();
    const known = this.postings.set(this.layout.known);
    let found = candidates ? Bitmap.and(candidates, known) : new Bitmap(known);
    if (first > 0) found = this.from(first, found);
    if (last < this.values.length - 1) {
      const above = this.from(last + 1, new Bitmap(found));
      found.andNotInPlace(above);
      above.dispose();
    }
    return found;
  }

  /**
   * The candidates whose value's position is at least `position`, from the highest bit down: those that have a bit which the position
   * has not are above it, and fewer and fewer are still equal. The candidates are used up. Sets in between are given back at once:
   * waiting for the collector, megabytes of them pile up behind small objects.
   */
  private from(position: number, candidates: DocumentSet): DocumentSet {
    const found = [candidates];
    for (let bit = this.layout.slices.length - 1; bit >= 0 && position % 2 ** (bit + 1) !== 0 && !candidates.isEmpty; bit--) {
      const slice = this.postings.set(this.layout.slices[bit]!);
      if ((position >>> bit) & 1) {
        candidates.andInPlace(slice);
      } else {
        found.push(Bitmap.and(candidates, slice));
        candidates.andNotInPlace(slice);
      }
    }
    if (found.length === 1) return candidates;
    const all = Bitmap.orMany(found);
    for (const some of found) some.dispose();
    return all;
  }

  /** How many values are below the bound, or not above it. */
  private position(bound: number, inclusive: boolean): number {
    let low = 0;
    for (let high = this.values.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if (this.values[middle]! < bound || (inclusive && this.values[middle] === bound)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
