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
    const found = candidates ? Bitmap.and(candidates, known) : new Bitmap(known);
    if (last < this.values.length - 1) this.keep(found, this.upTo(last, found));
    if (first > 0) this.drop(found, this.upTo(first - 1, found));
    return found;
  }

  private keep(found: DocumentSet, these: DocumentSet): void {
    found.andInPlace(these);
    these.dispose();
  }

  private drop(found: DocumentSet, these: DocumentSet): void {
    found.andNotInPlace(these);
    these.dispose();
  }

  /**
   * The candidates whose value's position is at most `position`, from the highest bit down. Sets in between are given back at once:
   * waiting for the collector, megabytes of them pile up behind small objects.
   */
  private upTo(position: number, candidates: DocumentView): DocumentSet {
    const below = new Bitmap();
    const equal = new Bitmap(candidates);
    for (let bit = this.layout.slices.length - 1; bit >= 0 && !equal.isEmpty; bit--) {
      const slice = this.postings.set(this.layout.slices[bit]!);
      if ((position >>> bit) & 1) {
        const smaller = Bitmap.andNot(equal, slice);
        below.orInPlace(smaller);
        equal.andNotInPlace(smaller);
        smaller.dispose();
      } else {
        equal.andNotInPlace(slice);
      }
    }
    below.orInPlace(equal);
    equal.dispose();
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
