import { PostingLists, type PostingData } from "./posting-lists";

/** A list that holds more than one in so many of all documents is sorted by marking them. */
const MARKED_SHARE = 64;

/** Posting lists with their documents renumbered: they are collected before the order of the documents is known. */
export class NumberedLists {
  private readonly lists: PostingLists;
  private marks = new Uint32Array(0);

  /** @param documents the number that each document gets; undefined when they keep their own. */
  constructor(
    data: PostingData,
    private readonly documents: Uint32Array | undefined,
  ) {
    this.lists = new PostingLists(data);
  }

  count(term: number): number {
    return this.lists.count(term);
  }

  /** Copies a term's documents in ascending order to the start of `target`. */
  copy(term: number, target: Uint32Array): void {
    const length = this.lists.copy(term, target, 0);
    if (this.documents === undefined) return;
    this.renumber(target, length);
    if (length > 1) this.sort(target, length);
  }

  /** The documents of several terms in ascending order, repeated where terms share them. */
  together(terms: readonly number[]): Uint32Array {
    const all = new Uint32Array(terms.reduce((sum, term) => sum + this.lists.count(term), 0));
    terms.reduce((offset, term) => this.lists.copy(term, all, offset), 0);
    this.renumber(all, all.length);
    return all.sort();
  }

  private renumber(list: Uint32Array, length: number): void {
    if (this.documents !== undefined) for (let i = 0; i < length; i++) list[i] = this.documents[list[i]!]!;
  }

  private sort(list: Uint32Array, length: number): void {
    const { length: all } = this.documents!;
    if (length > all / MARKED_SHARE && length > MARKED_SHARE) this.sortByMarks(list, length, all);
    else if (length > 16) list.subarray(0, length).sort();
    else sortFew(list, length);
  }

  private sortByMarks(list: Uint32Array, length: number, all: number): void {
    if (this.marks.length === 0) this.marks = new Uint32Array(Math.ceil(all / 32));
    const { marks } = this;
    for (let i = 0; i < length; i++) marks[list[i]! >>> 5]! |= 1 << (list[i]! & 31);
    let at = 0;
    for (let word = 0; word < marks.length; word++) {
      for (let bits = marks[word]!; bits !== 0; bits &= bits - 1) list[at++] = word * 32 + 31 - Math.clz32(bits & -bits);
      marks[word] = 0;
    }
  }
}

/** Insertion sort of the first `length` numbers. */
function sortFew(list: Uint32Array, length: number): void {
  for (let i = 1; i < length; i++) {
    const value = list[i]!;
    let at = i;
    for (; at > 0 && list[at - 1]! > value; at--) list[at] = list[at - 1]!;
    list[at] = value;
  }
}
