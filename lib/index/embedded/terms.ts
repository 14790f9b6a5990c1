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
    const short: number[] = [];
    const found = new Bitmap();
    for (const list of this.lists) {
      if (list[1] <= PLAIN_POSTINGS) short.push(...this.postings.list(list));
      else {
        const some = Bitmap.and(this.postings.set(list), set);
        found.orInPlace(some);
        some.clear();
      }
    }
    if (short.length === 0) return found;
    const some = new Bitmap(short).andInPlace(set);
    found.orInPlace(some);
    some.clear();
    return found;
  }

  /** Those of the documents, given in ascending order and few, that have any of the terms. */
  among(documents: readonly number[]): readonly number[] {
    if (this.lists.length === 1) return this.postings.among(this.lists[0]!, documents);
    const found: number[] = [];
    for (const list of this.lists) this.postings.addAmong(list, documents, found);
    return ascending(found);
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
function ascending(documents: number[]): readonly number[] {
  for (let i = 1; i < documents.length; i++) {
    if (documents[i - 1]! >= documents[i]!) return documents.sort((a, b) => a - b).filter((document, at) => document !== documents[at - 1]);
  }
  return documents;
}
