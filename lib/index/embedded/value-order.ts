import type { Posting, RangeLayout } from "./format";
import type { Postings } from "./postings";
import { Bitmap, FEW, listOf, type DocumentList, type DocumentSet, type DocumentView } from "./roaring";

const NO_DOCUMENTS: Posting = [0, 0];

/** Documents whose values stand from one step to before the next. */
interface Part {
  readonly beginning: Posting;
  readonly end: Posting;
  /** Lower bits of the position that the values in between do not share. */
  readonly bits: number;
}

/** A column's documents in the order of their values: of those before and behind a page no more is found out than how many they are. */
export class ValueOrder {
  private readonly parts: readonly Part[];
  private readonly whole: Part;

  constructor(
    private readonly layout: RangeLayout,
    private readonly postings: Postings,
    private readonly descending: boolean,
  ) {
    const { known, slices, steps, values } = layout;
    const bounds = [{ from: 0, documents: known }, ...steps, { from: values[1], documents: NO_DOCUMENTS }];
    const ascending = bounds.slice(1).map((above, i): Part => ({ beginning: bounds[i]!.documents, end: above.documents, bits: 32 - Math.clz32(bounds[i]!.from ^ (above.from - 1)) }));
    this.parts = descending ? ascending.reverse() : ascending;
    this.whole = { beginning: known, end: NO_DOCUMENTS, bits: slices.length };
  }

  /** The candidates from `offset` on, at most `limit`: equal ones by document number, those without a value last. */
  slice(candidates: DocumentView, offset: number, limit: number): readonly number[] {
    const page = new Page(offset, limit);
    for (const { beginning, end, bits } of candidates.size <= FEW ? [this.whole] : this.parts) {
      if (page.wanted === 0) break;
      this.add(Bitmap.and(candidates, this.postings.set(beginning)).andNotInPlace(this.postings.set(end)), bits, page);
    }
    if (page.wanted > 0) {
      const unknown = Bitmap.andNot(candidates, this.postings.set(this.layout.known));
      page.add(unknown);
      unknown.dispose();
    }
    return page.documents;
  }

  /** Adds documents that differ in so many lower bits of their value's position: bit by bit from the highest, those first that come first. They are used up. */
  private add(documents: DocumentSet, bits: number, page: Page): void {
    if (bits === 0) {
      page.add(documents);
    } else if (page.wanted > 0 && !page.passes(documents.size)) {
      if (documents.size <= FEW) page.addList(this.sorted(listOf(documents), bits));
      else this.divide(documents, bits - 1, page);
    }
    documents.dispose();
  }

  private divide(documents: DocumentSet, bit: number, page: Page): void {
    const slice = this.postings.set(this.layout.slices[bit]!);
    const first = this.descending ? Bitmap.and(documents, slice) : Bitmap.andNot(documents, slice);
    if (first.size >= page.end) {
      documents.clear();
      this.add(first, bit, page);
      return;
    }
    const others = documents.andNotInPlace(first);
    this.add(first, bit, page);
    this.add(others, bit, page);
  }

  /** @param documents ascending. */
  private sorted(documents: readonly number[], bits: number): readonly number[] {
    const places = new Map(documents.map((document) => [document, 0]));
    for (let bit = 0; bit < bits; bit++) {
      for (const document of this.postings.among(this.layout.slices[bit]!, documents)) places.set(document, places.get(document)! + 2 ** bit);
    }
    const direction = this.descending ? -1 : 1;
    return [...documents].sort((a, b) => direction * (places.get(a)! - places.get(b)!) || a - b);
  }
}

/** What of an order is wanted: from a place on, so many. */
class Page {
  readonly documents: number[] = [];

  /** @param before how many are still to be passed over. */
  constructor(
    private before: number,
    public wanted: number,
  ) {}

  /** How many documents it takes to fill it. */
  get end(): number {
    return this.before + this.wanted;
  }

  /** Whether so many more all come before it; they are passed over then. */
  passes(count: number): boolean {
    if (count > this.before) return false;
    this.before -= count;
    return true;
  }

  /** Adds documents in ascending order. */
  add(documents: DocumentView): void {
    if (this.wanted > 0 && !this.passes(documents.size)) this.take(documents.rangeUint32Array(this.before, this.wanted));
  }

  addList(documents: readonly number[]): void {
    this.take(documents.slice(this.before, this.end));
  }

  private take(documents: DocumentList): void {
    this.before = 0;
    this.wanted -= documents.length;
    for (const document of documents) this.documents.push(document);
  }
}
