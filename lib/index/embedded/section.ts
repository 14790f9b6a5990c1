import { MATERIALISED_TERMS, PLAIN_POSTINGS, type Posting, type SectionLayout, type Span } from "./format";
import { Landmarks } from "./landmarks";
import type { Postings } from "./postings";
import type { DocumentList, DocumentView } from "./roaring";
import { Terms } from "./terms";

const PREFIX_COLUMNS = 4;
/** Lists up to this length are read as they are stored. */
const MOST_LISTED = 4096;
/** What starts with a text of at most so many bytes is likely much. */
const WIDE_BYTES = 4;

/** The text that is looked for, in UTF-8: one place for all look-ups, which never overlap. */
let key = Buffer.alloc(4096);

/** Writes the key. @returns its length in bytes. */
function write(text: string): number {
  if (text.length * 3 > key.length) key = Buffer.alloc(text.length * 6);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return key.write(text);
    key[i] = code;
  }
  return text.length;
}

/** One family's sorted dictionary: exact terms, prefixes, and their documents. */
export class Section {
  /** Number of terms. */
  readonly size: number;
  private readonly keys: Uint8Array;
  private readonly offsets: Uint32Array;
  private readonly places: Uint32Array;
  private readonly counts: Uint32Array;
  private readonly prefixes: Uint32Array;
  private readonly landmarks: Landmarks;
  /** The last text that was looked for: the same is often asked as a whole term and as a prefix. */
  private sought = { text: "", low: 0 };

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
    this.landmarks = new Landmarks(this.keys, this.offsets, this.size);
  }

  /** The documents with exactly this term, or undefined when no document has it. */
  exact(term: string): DocumentView | undefined {
    const terms = this.find(term);
    return terms.size === 0 ? undefined : terms.set();
  }

  /** The documents with a term that starts with this text, or undefined when there is none. */
  prefix(text: string): DocumentView | undefined {
    const terms = this.findPrefix(text);
    return terms.size === 0 ? undefined : terms.set();
  }

  /** Exactly this term; without documents when no document has it. */
  find(term: string): Terms {
    const at = this.position(term);
    return new Terms(this.postings, at === undefined ? [] : [this.posting(at)]);
  }

  has(term: string): boolean {
    return this.position(term) !== undefined;
  }

  /** The terms that start with this text. */
  findPrefix(text: string): Terms {
    const [low, high] = this.startingWith(text);
    const stored = high - low > MATERIALISED_TERMS ? this.storedUnion(low, high) : undefined;
    if (stored) return new Terms(this.postings, [stored]);
    const lists: Posting[] = [];
    for (let at = low; at < high; at++) lists.push(this.posting(at));
    return new Terms(this.postings, lists);
  }

  /** Where a term stands, from 0 on; undefined when no document has it. */
  position(term: string): number | undefined {
    const length = write(term);
    const at = this.firstNotBefore(term, length);
    return at < this.size && this.compare(at, length) === 0 ? at : undefined;
  }

  /** The documents of the term at a position, ascending. */
  documents(position: number): DocumentList {
    const posting = this.posting(position);
    return posting[1] <= MOST_LISTED ? this.postings.list(posting) : this.postings.set(posting).toUint32Array();
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

  /** From which term to behind which one the terms start with this text. */
  private startingWith(text: string): readonly [low: number, high: number] {
    const length = write(text);
    const low = this.firstNotBefore(text, length);
    return [low, this.firstBehind(low, length)];
  }

  private firstNotBefore(text: string, length: number): number {
    const { sought } = this;
    if (text === sought.text) return sought.low;
    const low = sought.text !== "" && text.startsWith(sought.text) ? this.firstFrom(sought.low, length, false) : this.lowerBound(length, ...this.landmarks.around(key, length, 0), false);
    this.sought = { text, low };
    return low;
  }

  /** The first position from `low` on whose term does not start with the key. */
  private firstBehind(low: number, length: number): number {
    if (length > WIDE_BYTES) return this.firstFrom(low, length, true);
    const [from, to] = this.landmarks.around(key, length, 0xff);
    return this.lowerBound(length, Math.max(low, from), to, true);
  }

  /** As `lowerBound`, for what is likely near: looked for in ever larger steps. */
  private firstFrom(from: number, length: number, pastPrefix: boolean): number {
    let [low, step] = [from, 1];
    while (low + step < this.size && this.isBefore(low + step, length, pastPrefix)) {
      low += step;
      step *= 2;
    }
    return this.lowerBound(length, low, Math.min(low + step, this.size), pastPrefix);
  }

  private posting(position: number): Posting {
    return [this.places[position]!, this.counts[position]!];
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

  /** The first position of these whose term is not before the key; with `pastPrefix`, not before or an extension of it. */
  private lowerBound(keyLength: number, from: number, to: number, pastPrefix: boolean): number {
    let low = from;
    for (let high = to; low < high; ) {
      const middle = (low + high) >>> 1;
      if (this.isBefore(middle, keyLength, pastPrefix)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private isBefore(position: number, keyLength: number, pastPrefix: boolean): boolean {
    const order = this.compare(position, keyLength, pastPrefix);
    return order < 0 || (pastPrefix && order === 0);
  }

  /** Below, equal to or above the key; with `asPrefix`, a term that starts with the key is equal. */
  private compare(position: number, keyLength: number, asPrefix = false): number {
    const start = this.offsets[position]!;
    const length = this.offsets[position + 1]! - start;
    const shared = Math.min(length, keyLength);
    for (let i = 0; i < shared; i++) {
      const difference = this.keys[start + i]! - key[i]!;
      if (difference !== 0) return difference;
    }
    return asPrefix && length > keyLength ? 0 : length - keyLength;
  }
}
