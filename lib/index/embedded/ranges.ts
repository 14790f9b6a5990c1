import type { Range } from "../../company/query";
import type { Posting, RangeLayout } from "./format";
import type { Postings } from "./postings";
import { Bitmap, type DocumentSet, type DocumentView } from "./roaring";
import { ValueOrder } from "./value-order";

const NO_DOCUMENTS: Posting = [0, 0];
/** So many documents are looked at one by one in the time that one operation on the words of all takes for each of them: measured. */
const DENSE_STEP = 120;

/** A column of numbers, bit-sliced between steps: finds the documents of a candidate set whose value lies in a range, and brings them in order. */
export class RangeColumn {
  /** Distinct values, ascending. */
  readonly values: Float64Array;
  private readonly descending: ValueOrder;
  private readonly ascending: ValueOrder;

  constructor(
    private readonly layout: RangeLayout,
    terms: SharedArrayBuffer,
    private readonly postings: Postings,
  ) {
    this.values = new Float64Array(terms, ...layout.values);
    this.descending = new ValueOrder(layout, postings, true);
    this.ascending = new ValueOrder(layout, postings, false);
  }

  /** From the largest value or from the smallest. */
  order(descending: boolean): ValueOrder {
    return descending ? this.descending : this.ascending;
  }

  /** The candidates with a known value between the inclusive bounds; all documents are candidates when none are given. */
  within(range: Range, candidates?: DocumentView): DocumentSet {
    const first = range.min === undefined ? 0 : this.position(range.min, false);
    const last = (range.max === undefined ? this.values.length : this.position(range.max, true)) - 1;
    if (first > last) return new Bitmap();
    const found = this.from(first, candidates);
    if (last < this.values.length - 1) {
      const above = this.from(last + 1, found);
      found.andNotInPlace(above);
      above.dispose();
    }
    return found;
  }

  /** The candidates whose value's position is at least `position`: all from the next step on, and what the slices say of those before it. */
  private from(position: number, candidates: DocumentView | undefined): DocumentSet {
    const { known, steps } = this.layout;
    if (position === 0) return this.among(known, candidates);
    const next = steps.findIndex((step) => step.from >= position);
    const above = steps[next];
    if (above?.from === position) return this.among(above.documents, candidates);
    const before = above ? steps[next - 1] : steps.at(-1);
    const [beginning, end] = [before?.documents ?? known, above?.documents ?? NO_DOCUMENTS];
    // The bits that all values in between share need no look.
    const bits = 32 - Math.clz32((before?.from ?? 0) ^ ((above?.from ?? this.values.length) - 1));
    const between = ((beginning[1] - end[1]) * (candidates?.size ?? known[1])) / known[1];
    if (between * DENSE_STEP > bits * known[1]) return this.fromBelow(position, bits, beginning, end, candidates);
    const some = this.fromAbove(position, bits, this.among(beginning, candidates).andNotInPlace(this.postings.set(end)));
    const found = this.among(end, candidates).orInPlace(some);
    some.dispose();
    return found;
  }

  private among(list: Posting, candidates: DocumentView | undefined): DocumentSet {
    const set = this.postings.set(list);
    return candidates ? Bitmap.and(candidates, set) : new Bitmap(set);
  }

  /**
   * Bit by bit from the lowest up: a set bit of the position must be set, any other may stand above what was compared so far. One operation
   * on whole words for each bit, which many documents take less time for than to be looked at one by one.
   */
  private fromBelow(position: number, bits: number, beginning: Posting, end: Posting, candidates: DocumentView | undefined): DocumentSet {
    const all = this.postings.set(beginning);
    const found = new Bitmap(all);
    let compared = false;
    for (let bit = 0; bit < bits; bit++) {
      const slice = this.postings.set(this.layout.slices[bit]!);
      if ((position >>> bit) & 1) {
        found.andInPlace(slice);
        compared = true;
      } else if (compared) {
        found.orInPlace(slice);
      }
    }
    found.andInPlace(all).orInPlace(this.postings.set(end));
    return candidates ? found.andInPlace(candidates) : found;
  }

  /**
   * The candidates whose value's position is at least `position`, from the highest of some lower bits down: those that have a bit which the position
   * has not are above it, and fewer and fewer are still equal. The candidates are used up. Sets in between are given back at once:
   * waiting for the collector, megabytes of them pile up behind small objects.
   */
  private fromAbove(position: number, bits: number, candidates: DocumentSet): DocumentSet {
    const found = [candidates];
    for (let bit = bits - 1; bit >= 0 && position % 2 ** (bit + 1) !== 0 && !candidates.isEmpty; bit--) {
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
