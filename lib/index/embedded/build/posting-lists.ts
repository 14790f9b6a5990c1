import { growWords } from "./grow";

const SEGMENT_BITS = 22;
const SEGMENT_WORDS = 1 << SEGMENT_BITS;
const FIRST_CHUNK = 4;
const LARGEST_CHUNK = 1024;
const NONE = 0xffffffff;

/**
 * Document lists of very many terms, filled in ascending document order. Each list's first document stands inline, so that the
 * many terms of one document cost nothing more; later ones go to chunks of a shared pool that double in size, each ending in the
 * address of the next.
 */
export class PostingLists {
  private readonly segments: Uint32Array[] = [];
  private poolEnd = 0;
  private counts = new Uint32Array(1 << 12);
  private firsts = new Uint32Array(1 << 12);
  private lasts = new Uint32Array(1 << 12).fill(NONE);
  private heads = new Uint32Array(1 << 12);
  private next = new Uint32Array(1 << 12);
  private limits = new Uint32Array(1 << 12);

  /** Appends a document to a term's list; documents come in ascending order, and a repeat of the last one is ignored. */
  add(term: number, document: number): void {
    if (term >= this.counts.length) this.grow(term + 1);
    if (this.lasts[term] === document) return;
    this.lasts[term] = document;
    const count = this.counts[term]!;
    this.counts[term] = count + 1;
    if (count === 0) {
      this.firsts[term] = document;
      return;
    }
    if (count === 1) this.startChunk(term, FIRST_CHUNK);
    else if (this.next[term] === this.limits[term]) this.continueChunk(term, count);
    const at = this.next[term]!;
    this.segments[at >>> SEGMENT_BITS]![at & (SEGMENT_WORDS - 1)] = document;
    this.next[term] = at + 1;
  }

  count(term: number): number {
    return this.counts[term] ?? 0;
  }

  first(term: number): number {
    return this.firsts[term]!;
  }

  /** Copies a term's documents to `target` from `offset` on; returns the offset behind them. */
  copy(term: number, target: Uint32Array, offset: number): number {
    const count = this.counts[term]!;
    if (count === 0) return offset;
    target[offset] = this.firsts[term]!;
    let left = count - 1;
    let at = this.heads[term]!;
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

  private startChunk(term: number, size: number): number {
    const left = SEGMENT_WORDS - (this.poolEnd & (SEGMENT_WORDS - 1));
    if (left < size || this.segments.length * SEGMENT_WORDS === this.poolEnd) {
      this.poolEnd = this.segments.length * SEGMENT_WORDS;
      this.segments.push(new Uint32Array(SEGMENT_WORDS));
    }
    const at = this.poolEnd;
    this.poolEnd += size;
    if (size === FIRST_CHUNK) this.heads[term] = at;
    this.next[term] = at;
    this.limits[term] = at + size - 1;
    return at;
  }

  private continueChunk(term: number, count: number): void {
    const link = this.limits[term]!;
    let size = FIRST_CHUNK;
    for (let held = 1 + FIRST_CHUNK - 1; held < count; held += size - 1) size = Math.min(size * 2, LARGEST_CHUNK);
    const at = this.startChunk(term, Math.min(size * 2, LARGEST_CHUNK));
    this.segments[link >>> SEGMENT_BITS]![link & (SEGMENT_WORDS - 1)] = at;
  }

  private grow(needed: number): void {
    const before = this.lasts.length;
    this.counts = growWords(this.counts, needed);
    this.firsts = growWords(this.firsts, needed);
    this.lasts = growWords(this.lasts, needed).fill(NONE, before);
    this.heads = growWords(this.heads, needed);
    this.next = growWords(this.next, needed);
    this.limits = growWords(this.limits, needed);
  }
}
