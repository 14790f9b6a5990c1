import { MATERIALISED_TERMS, type SectionLayout, type Span } from "../format";
import { Bitmap, type DocumentSet } from "../roaring";
import { growWords } from "./grow";
import { NumberedLists } from "./numbered-lists";
import type { OutputFile } from "./output-file";
import type { PostingWriter } from "./posting-writer";
import type { SectionData } from "./section-builder";
import { sortByKey } from "./string-sort";

/**
 * Writes one family's terms as a sorted dictionary.
 * @param documents the number of each document in the index, by the number it was collected under; undefined when they are the same.
 * @param withPrefixes whether the unions of wide prefixes are stored.
 */
export function writeSection(data: SectionData, documents: Uint32Array | undefined, termsFile: OutputFile, postings: PostingWriter, withPrefixes: boolean): SectionLayout {
  const { bytes, offsets } = data.keys;
  const lists = new NumberedLists(data.lists, documents);
  const order = sortByKey(bytes, offsets);
  const count = order.length;
  const places = new Uint32Array(count);
  const counts = new Uint32Array(count);
  const ends = new Uint32Array(count + 1);
  const keysAt = termsFile.align(8);
  let list = new Uint32Array(1 << 10);
  order.forEach((term, i) => {
    const length = lists.count(term);
    list = growWords(list, length);
    lists.copy(term, list);
    [places[i], counts[i]] = postings.writeList(list.subarray(0, length));
    termsFile.write(bytes.subarray(offsets[term], offsets[term + 1]));
    ends[i + 1] = ends[i]! + offsets[term + 1]! - offsets[term]!;
  });
  const keys: Span = [keysAt, ends[count]!];
  const prefixes = withPrefixes ? new PrefixUnions(bytes, offsets, order, lists, postings).write() : new Uint32Array(0);
  return { keys, offsets: writeWords(termsFile, ends), postings: writeWords(termsFile, places), counts: writeWords(termsFile, counts), prefixes: writeWords(termsFile, prefixes) };
}

function writeWords(file: OutputFile, words: Uint32Array): Span {
  const span: Span = [file.align(8), words.length];
  file.writeArray(words);
  return span;
}

/**
 * Stores the union of every prefix with more than MATERIALISED_TERMS terms, once for each distinct range of terms: prefixes that no
 * term tells apart share it. The result is rows of (first term, term behind the last, posting, count), sorted.
 */
class PrefixUnions {
  private readonly rows: [number, number, number, number][] = [];

  constructor(
    private readonly bytes: Uint8Array,
    private readonly offsets: Uint32Array,
    private readonly order: Uint32Array,
    private readonly lists: NumberedLists,
    private readonly postings: PostingWriter,
  ) {}

  write(): Uint32Array {
    for (const [low, high] of this.groups(0, this.order.length, 0)) if (high - low > MATERIALISED_TERMS) this.union(low, high, 1).dispose();
    this.rows.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    return Uint32Array.from(this.rows.flat());
  }

  private union(low: number, high: number, depth: number): DocumentSet {
    const shared = this.commonLength(low, high, depth);
    const set = new Bitmap();
    const narrow: number[] = [];
    for (const [from, to] of this.groups(low, high, shared)) {
      if (to - from <= MATERIALISED_TERMS) {
        for (let i = from; i < to; i++) narrow.push(this.order[i]!);
        continue;
      }
      const child = this.union(from, to, shared + 1);
      set.orInPlace(child);
      child.dispose();
    }
    set.addMany(this.lists.together(narrow));
    this.rows.push([low, high, ...this.postings.writeSet(set)]);
    return set;
  }

  /** The terms from `low` to `high` by their byte at `depth`; a term that ends there is a group of its own. */
  private groups(low: number, high: number, depth: number): [number, number][] {
    const groups: [number, number][] = [];
    let start = low;
    for (let i = low + 1; i <= high; i++) {
      if (i < high && this.byteAt(i, depth) === this.byteAt(start, depth)) continue;
      groups.push([start, i]);
      start = i;
    }
    return groups;
  }

  private byteAt(position: number, depth: number): number {
    const term = this.order[position]!;
    const at = this.offsets[term]! + depth;
    return at < this.offsets[term + 1]! ? this.bytes[at]! : -1;
  }

  /** How many bytes the first and the last term of a sorted range share, which all between them share too. */
  private commonLength(low: number, high: number, from: number): number {
    let depth = from;
    while (this.byteAt(low, depth) === this.byteAt(high - 1, depth)) depth++;
    return depth;
  }
}
