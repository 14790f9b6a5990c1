import { PLAIN_POSTINGS, type Posting, type SectionLayout, type Span } from "./format";
import type { Postings } from "./postings";
import { Bitmap, type DocumentSet, type DocumentView } from "./roaring";

const PREFIX_COLUMNS = 4;

/** One family's sorted dictionary: exact terms, prefixes, and their documents. */
export class Section {
  /** Number of terms. */
  readonly size: number;
  private readonly keys: Uint8Array;
  private readonly offsets: Uint32Array;
  private readonly places: Uint32Array;
  private readonly counts: Uint32Array;
  private readonly prefixes: Uint32Array;

  constructor(
    layout: SectionLayout,
    terms: SharedArrayBuffer,
    private readonly postings: Postings,
  ) {
    const words = ([offset, length]: Span): Uint32Array => new Uint32Array(terms, offset, length);
    this.keys = new Uint8Array(terms, ...layout.keys);
    this.offsets = words(layout.offsets);
    this.places = words(layout.postings);
    this.counts = words(layout.counts);
    this.prefixes = words(layout.prefixes);
    this.size = this.counts.length;
  }

  /** The documents with exactly this term, or undefined when no document has it. */
  exact(term: string): DocumentView | undefined {
    const at = this.positionOf(term);
    return at === undefined ? undefined : this.set(at);
  }

  has(term: string): boolean {
    return this.positionOf(term) !== undefined;
  }

  /** The documents with a term that starts with this text, or undefined when there is none. */
  prefix(text: string): DocumentView | undefined {
    const [low, high] = this.startingWith(text);
    if (low === high) return undefined;
    if (high - low === 1) return this.set(low);
    const stored = this.storedUnion(low, high);
    return stored ? this.postings.set(stored) : this.union(low, high);
  }

  /** What `prefix` has in common with a set: quicker than uniting first where the set is small. */
  prefixWithin(text: string, within: DocumentView): DocumentView | undefined {
    const [low, high] = this.startingWith(text);
    if (low === high) return undefined;
    const stored = high - low === 1 ? this.posting(low) : this.storedUnion(low, high);
    if (stored) return Bitmap.and(this.postings.set(stored), within);
    const found = new Bitmap();
    for (let i = low; i < high; i++) {
      const posting = this.posting(i);
      if (posting[1] > PLAIN_POSTINGS) found.orInPlace(Bitmap.and(this.postings.set(posting), within));
      else for (const document of this.postings.list(posting)) if (within.has(document)) found.add(document);
    }
    return found;
  }

  /** How many documents `exact` would deliver. */
  exactSize(term: string): number {
    const at = this.positionOf(term);
    return at === undefined ? 0 : this.counts[at]!;
  }

  /** At most how many documents `prefix` would deliver, from the lengths of the lists it unites. */
  prefixSize(text: string): number {
    const [low, high] = this.startingWith(text);
    const stored = high - low > 1 ? this.storedUnion(low, high) : undefined;
    if (stored) return stored[1];
    let size = 0;
    for (let i = low; i < high; i++) size += this.counts[i]!;
    return size;
  }

  /** The documents of the term at this position of the dictionary. */
  set(position: number): DocumentView {
    return this.postings.set(this.posting(position));
  }

  count(position: number): number {
    return this.counts[position]!;
  }

  term(position: number): string {
    return Buffer.from(this.keys.subarray(this.offsets[position], this.offsets[position + 1])).toString("utf8");
  }

  /** How many of the term's documents are in the set. */
  countWithin(position: number, within: DocumentView): number {
    const posting = this.posting(position);
    if (posting[1] > PLAIN_POSTINGS) return this.postings.set(posting).andCardinality(within);
    return this.postings.list(posting).reduce((count, document) => (within.has(document) ? count + 1 : count), 0);
  }

  private positionOf(term: string): number | undefined {
    const key = Buffer.from(term);
    const at = this.lowerBound(key);
    return at < this.size && this.compare(at, key) === 0 ? at : undefined;
  }

  /** From which term to behind which one the terms start with this text. */
  private startingWith(text: string): readonly [low: number, high: number] {
    const key = Buffer.from(text);
    const low = this.lowerBound(key);
    return [low, this.lowerBound(key, low, true)];
  }

  private posting(position: number): Posting {
    return [this.places[position]!, this.counts[position]!];
  }

  private union(low: number, high: number): DocumentSet {
    const short: number[] = [];
    const long: DocumentView[] = [];
    for (let i = low; i < high; i++) {
      if (this.counts[i]! > PLAIN_POSTINGS) long.push(this.set(i));
      else short.push(...this.postings.list(this.posting(i)));
    }
    const set = new Bitmap(short);
    for (const view of long) set.orInPlace(view);
    return set;
  }

  private storedUnion(low: number, high: number): Posting | undefined {
    const { prefixes } = this;
    let from = 0;
    for (let to = prefixes.length / PREFIX_COLUMNS; from < to; ) {
      const middle = (from + to) >>> 1;
      const row = middle * PREFIX_COLUMNS;
      if (prefixes[row]! < low || (prefixes[row] === low && prefixes[row + 1]! < high)) from = middle + 1;
      else to = middle;
    }
    const row = from * PREFIX_COLUMNS;
    return prefixes[row] === low && prefixes[row + 1] === high ? [prefixes[row + 2]!, prefixes[row + 3]!] : undefined;
  }

  /** The first position whose term is not before the key; with `pastPrefix`, not before or an extension of it. */
  private lowerBound(key: Uint8Array, from = 0, pastPrefix = false): number {
    let low = from;
    for (let high = this.size; low < high; ) {
      const middle = (low + high) >>> 1;
      const order = this.compare(middle, key, pastPrefix);
      if (order < 0 || (pastPrefix && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Below, equal to or above the key; with `asPrefix`, a term that starts with the key is equal. */
  private compare(position: number, key: Uint8Array, asPrefix = false): number {
    const start = this.offsets[position]!;
    const length = this.offsets[position + 1]! - start;
    const shared = Math.min(length, key.length);
    for (let i = 0; i < shared; i++) {
      const difference = this.keys[start + i]! - key[i]!;
      if (difference !== 0) return difference;
    }
    return asPrefix && length > key.length ? 0 : length - key.length;
  }
}
