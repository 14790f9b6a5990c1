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
  within(range: Range, candidates?: DocumentView): DocumentView {
    const first = range.min === undefined ? 0 : this.position(range.min, false);
    const last = (range.max === undefined ? this.values.length : this.position(range.max, true)) - 1;
    if (first > last) return new Bitmap();
    const known = this.postings.set(this.layout.known);
    const possible = candidates ? Bitmap.and(candidates, known) : known;
    const upper = last === this.values.length - 1 ? possible : this.upTo(last, possible);
    return first === 0 ? upper : Bitmap.andNot(upper, this.upTo(first - 1, upper));
  }

  /** The candidates whose value's position is at most `position`, from the highest bit down. */
  private upTo(position: number, candidates: DocumentView): DocumentSet {
    const below = new Bitmap();
    let equal: DocumentView = candidates;
    for (let bit = this.layout.slices.length - 1; bit >= 0 && !equal.isEmpty; bit--) {
      const slice = this.postings.set(this.layout.slices[bit]!);
      if ((position >>> bit) & 1) {
        below.orInPlace(Bitmap.andNot(equal, slice));
        equal = Bitmap.and(equal, slice);
      } else {
        equal = Bitmap.andNot(equal, slice);
      }
    }
    below.orInPlace(equal);
    return below;
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
