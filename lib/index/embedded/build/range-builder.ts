import type { Posting, RangeLayout } from "../format";
import { growDoubles } from "./grow";
import type { OutputFile } from "./output-file";
import type { PostingWriter } from "./posting-writer";

/** Known values are divided into so many parts of about equal size, each of which begins with a step. */
const PARTS = 16;

/** Collects one number a document. */
export class RangeBuilder {
  private values = new Float64Array(1 << 12).fill(NaN);
  private end = 0;

  set(document: number, value: number): void {
    const before = this.values.length;
    this.values = growDoubles(this.values, document + 1);
    if (this.values.length > before) this.values.fill(NaN, before);
    this.values[document] = value;
    this.end = Math.max(this.end, document + 1);
  }

  /** The value of each document, NaN where there is none. */
  data(): Float64Array<ArrayBuffer> {
    return this.values.subarray(0, this.end);
  }
}

/**
 * Writes the values of documents bit-sliced: each is replaced by its position among the distinct values, and each bit of the position
 * has the set of documents in which it is set (O'Neil and Quass 1997, https://doi.org/10.1145/253262.253268). Steps leave the slices a
 * sixteenth of the documents to look at.
 * @param documents the number of each document in the index; undefined when they keep their own.
 */
export function writeRange(values: Float64Array, documents: Uint32Array | undefined, termsFile: OutputFile, postings: PostingWriter): RangeLayout {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const distinct = sorted.filter((value, i) => i === 0 || sorted[i - 1] !== value);
  // An unknown value has no bit set, like the smallest one; `known` tells them apart.
  const positions = new Uint32Array(documents?.length ?? values.length);
  const list = new Uint32Array(positions.length);
  let known = 0;
  values.forEach((value, i) => {
    if (Number.isNaN(value)) return;
    const document = documents?.[i] ?? i;
    positions[document] = positionOf(distinct, value);
    list[known++] = document;
  });
  const knownPosting = postings.writeList(list.subarray(0, known).sort());
  const slices: Posting[] = [];
  for (let bit = 0; distinct.length > 1 << bit; bit++) {
    let count = 0;
    for (let document = 0; document < positions.length; document++) if (((positions[document]! >>> bit) & 1) === 1) list[count++] = document;
    slices.push(postings.writeList(list.subarray(0, count)));
  }
  const steps = stepsOf(sorted, distinct).map((from) => {
    let count = 0;
    for (let document = 0; document < positions.length; document++) if (positions[document]! >= from) list[count++] = document;
    return { from, documents: postings.writeList(list.subarray(0, count)) };
  });
  const at = termsFile.align(8);
  termsFile.writeArray(distinct);
  return { values: [at, distinct.length], known: knownPosting, slices, steps };
}

/** The positions at which parts begin, the first one's aside; none where there are too few values to divide. */
function stepsOf(sorted: Float64Array, distinct: Float64Array): number[] {
  if (distinct.length <= PARTS) return [];
  const beginnings = Array.from({ length: PARTS - 1 }, (_, part) => positionOf(distinct, sorted[Math.floor(((part + 1) * sorted.length) / PARTS)]!));
  return [...new Set(beginnings)].filter((position) => position > 0);
}

/** The position of a value that is in the sorted list. */
function positionOf(sorted: Float64Array, value: number): number {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
