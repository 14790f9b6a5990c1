import { growWords } from "./grow";

const SEGMENT_BITS = 22;
const SEGMENT_WORDS = 1 << SEGMENT_BITS;
const FIRST_CHUNK = 4;
const LARGEST_CHUNK = 1024;

/** Words kept for each term, side by side so that adding a document touches one line of the processor's cache. */
const TERM_WORDS = 8;
const COUNT = 0;
const FIRST = 1;
const LAST = 2;
const HEAD = 3;
const NEXT = 4;
const LIMIT = 5;
const CHUNK = 6;

/** Posting lists as plain arrays. */
export interface PostingData {
  readonly segments: readonly Uint32Array<ArrayBuffer>[];
  readonly terms: Uint32Array<ArrayBuffer>;
}

/**
 * Document lists of very many terms, filled in ascending document order. Each list's first document stands inline, so that the
 * many terms of one document cost nothing more; later ones go to chunks of a shared pool that double in size, each ending in the
 * address of the next.
 */
export class PostingLists {
  private readonly segments: Uint32Array<ArrayBuffer>[];
  private terms: Uint32Array<ArrayBuffer>;
  private poolEnd: number;

  /** @param data lists to go on with, or to read. */
  constructor(data: PostingData = { segments: [], terms: new Uint32Array(TERM_WORDS << 10) }) {
    this.segments = [...data.segments];
    this.terms = data.terms;
    this.poolEnd = this.segments.length * SEGMENT_WORDS;
  }

  /** The lists as plain arrays. */
  data(): PostingData {
    return { segments: this.segments, terms: this.terms };
  }

  /** Appends a document to a term's list; documents come in ascending order, and a repeat of the last one is ignored. */
  add(term: number, document: number): void {
    const at = term * TERM_WORDS;
    if (at >= this.terms.length) this.terms = growWords(this.terms, at + TERM_WORDS);
    const { terms } = this;
    const count = terms[at + COUNT]!;
    if (count === 0) {
      terms[at + COUNT] = 1;
      terms[at + FIRST] = document;
      terms[at + LAST] = document;
      return;
    }
    if (terms[at + LAST] === document) return;
    terms[at + COUNT] = count + 1;
    terms[at + LAST] = document;
    if (terms[at + NEXT] === terms[at + LIMIT]) this.startChunk(at, count === 1);
    const next = terms[at + NEXT]!;
    this.segments[next >>> SEGMENT_BITS]![next & (SEGMENT_WORDS - 1)] = document;
    terms[at + NEXT] = next + 1;
  }

  count(term: number): number {
    return this.terms[term * TERM_WORDS + COUNT] ?? 0;
  }

  /** Copies a term's documents to `target` from `offset` on; returns the offset behind them. */
  copy(term: number, target: Uint32Array, offset: number): number {
    const record = term * TERM_WORDS;
    const count = this.count(term);
    if (count === 0) return offset;
    target[offset] = this.terms[record + FIRST]!;
    let left = count - 1;
    let at = this.terms[record + HEAD]!;
    for (let size = FIRST_CHUNK; left > 0; size = Math.min(size * 2, LARGEST_CHUNK)) {
      const segment = this.segments[at >>> SEGMENT_BITS]!;
      const start = at & (SEGMENT_WORDS - 1);
      const taken = Math.min(left, size - 1);
      for (let i = 0; i < taken; i++) target[offset + count - left + i] = segment[start + i]!;
      left -= taken;
      at = segment[start + size - 1]!;
    }
    return offset + count;
  }

  /** Gives the term at this place a chunk to go on in: its first one, or one that the one before points to. */
  private startChunk(at: number, first: boolean): void {
    const { terms } = this;
    const size = first ? FIRST_CHUNK : Math.min(terms[at + CHUNK]! * 2, LARGEST_CHUNK);
    if (this.segments.length * SEGMENT_WORDS - this.poolEnd < size) {
      this.poolEnd = this.segments.length * SEGMENT_WORDS;
      this.segments.push(new Uint32Array(SEGMENT_WORDS));
    }
    const start = this.poolEnd;
    this.poolEnd += size;
    const link = terms[at + LIMIT]!;
    if (first) terms[at + HEAD] = start;
    else this.segments[link >>> SEGMENT_BITS]![link & (SEGMENT_WORDS - 1)] = start;
    terms[at + CHUNK] = size;
    terms[at + NEXT] = start;
    terms[at + LIMIT] = start + size - 1;
  }
}
