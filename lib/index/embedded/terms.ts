import { PLAIN_POSTINGS, type Posting } from "./format";
import type { Postings } from "./postings";
import { Bitmap, type DocumentSet, type DocumentView } from "./roaring";

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
    if (this.lists.length === 1) return this.postings.list(this.lists[0]!);
    return ascending(this.lists.flatMap((list) => this.postings.list(list)));
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
    if (this.lists.length === 1) return this.postings.among(this.lists[0]!, documents);
    return ascending(this.lists.flatMap((list) => this.postings.among(list, documents)));
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

/** Each of the documents once. */
function ascending(documents: readonly number[]): readonly number[] {
  return documents.length < 2 ? documents : [...new Set(Uint32Array.from(documents).sort())];
}
