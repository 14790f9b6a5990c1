import { PLAIN_POSTINGS, type Posting } from "./format";
import type { Postings } from "./postings";
import { Bitmap, listOf, type DocumentSet, type DocumentView } from "./roaring";

/** Terms that a dictionary was asked for, and the documents that have any of them. Nothing is read before it is needed. */
export class Terms {
  /** At most how many documents there are, from the lengths of the stored lists. */
  readonly size: number;

  constructor(
    private readonly postings: Postings,
    private readonly lists: readonly Posting[],
  ) {
    let size = 0;
    for (const [, count] of lists) size += count;
    this.size = size;
  }

  /** All documents. */
  set(): DocumentView {
    return this.lists.length === 1 ? this.postings.set(this.lists[0]!) : this.union();
  }

  /** All documents, ascending, where `size` is at most FEW. */
  list(): readonly number[] {
    if (this.lists.length === 1) return this.listed(this.lists[0]!);
    const all = new Set<number>();
    for (const list of this.lists) for (const document of this.listed(list)) all.add(document);
    return [...all].sort((a, b) => a - b);
  }

  /** What is in a set too. */
  common(set: DocumentView): DocumentSet {
    if (this.lists.length === 1) return Bitmap.and(this.postings.set(this.lists[0]!), set);
    const found = new Bitmap();
    for (const list of this.lists) {
      if (list[1] <= PLAIN_POSTINGS) {
        for (const document of this.postings.list(list)) if (set.has(document)) found.add(document);
      } else {
        const some = Bitmap.and(this.postings.set(list), set);
        found.orInPlace(some);
        some.clear();
      }
    }
    return found;
  }

  /** Those of the documents, given in ascending order and few, that have any of the terms. */
  among(documents: readonly number[]): readonly number[] {
    if (this.lists.length === 0) return [];
    if (this.lists.length === 1) return this.amongOne(documents, this.lists[0]!);
    const having = new Set<number>();
    for (const list of this.lists) for (const document of this.amongOne(documents, list)) having.add(document);
    return documents.filter((document) => having.has(document));
  }

  private amongOne(documents: readonly number[], list: Posting): readonly number[] {
    if (list[1] <= PLAIN_POSTINGS) {
      const listed = this.postings.list(list);
      return documents.filter((document) => listed.includes(document));
    }
    const set = this.postings.set(list);
    return documents.filter((document) => set.has(document));
  }

  private listed(list: Posting): readonly number[] {
    return list[1] <= PLAIN_POSTINGS ? Array.from(this.postings.list(list)) : listOf(this.postings.set(list));
  }

  private union(): DocumentSet {
    const short: number[] = [];
    const set = new Bitmap();
    for (const list of this.lists) {
      if (list[1] <= PLAIN_POSTINGS) short.push(...this.postings.list(list));
      else set.orInPlace(this.postings.set(list));
    }
    set.addMany(short);
    return set;
  }
}
