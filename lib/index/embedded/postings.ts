import { PLAIN_POSTINGS, type Posting } from "./format";
import { Bitmap, type DocumentView } from "./roaring";
import { addStored, listStored } from "./stored-set";

// Frozen, not a read-only view: a view does not keep alive what it shows (roaring 2.7.0), and crashes when that was collected.
const EMPTY: DocumentView = new Bitmap().freeze();
/** More views than this at once are unusual; starting over is cheaper than keeping an order of use. */
const MOST_VIEWS = 2048;

/** The posting lists of a generation, as views of its memory. */
export class Postings {
  private readonly words: Uint32Array;
  private readonly bytes: Uint8Array;
  /** Views by their place. Making one and collecting it takes longer than most look-ups in it, and common words come back. */
  private readonly views = new Map<number, DocumentView>();

  constructor(memory: SharedArrayBuffer) {
    this.words = new Uint32Array(memory, 0, memory.byteLength >>> 2);
    this.bytes = new Uint8Array(memory);
  }

  /** The documents of a posting list; valid as long as the memory is. */
  set([offset, count]: Posting): DocumentView {
    if (count === 0) return EMPTY;
    if (count <= PLAIN_POSTINGS) return new Bitmap(this.list([offset, count]));
    const known = this.views.get(offset);
    if (known) return known;
    const start = offset * 4 + 4;
    const view = Bitmap.unsafeFrozenView(this.bytes.subarray(start, start + this.words[offset]!), "unsafe_frozen_portable");
    if (this.views.size >= MOST_VIEWS) this.views.clear();
    this.views.set(offset, view);
    return view;
  }

  /** The documents of a list of at most 4096, ascending. */
  list([offset, count]: Posting): readonly number[] {
    if (count === 1) return [offset];
    return count <= PLAIN_POSTINGS ? Array.from(this.words.subarray(offset, offset + count)) : listStored(this.bytes, offset * 4 + 4);
  }

  /** Those of the documents, given in ascending order, that are in a posting list. */
  among(list: Posting, documents: readonly number[]): readonly number[] {
    const found: number[] = [];
    this.addAmong(list, documents, found);
    return found;
  }

  /** As `among`, to what was found in other lists. */
  addAmong([offset, count]: Posting, documents: readonly number[], found: number[]): void {
    if (count > PLAIN_POSTINGS) addStored(this.bytes, offset * 4 + 4, documents, found);
    else if (count === 1) {
      if (includes(documents, offset)) found.push(offset);
    } else {
      for (let at = offset; at < offset + count; at++) if (includes(documents, this.words[at]!)) found.push(this.words[at]!);
    }
  }
}

/** Whether ascending numbers include this one. */
function includes(numbers: readonly number[], number: number): boolean {
  let low = 0;
  for (let high = numbers.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === number;
}
