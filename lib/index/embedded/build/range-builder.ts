import type { Posting, RangeLayout } from "../format";
import { growDoubles } from "./grow";
import type { OutputFile } from "./output-file";
import type { PostingWriter } from "./posting-writer";

/**
 * Collects one number a document and writes it bit-sliced: each value is replaced by its position among the distinct values, and
 * each bit of the position has the set of documents in which it is set (O'Neil and Quass 1997, https://doi.org/10.1145/253262.253268).
 */
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

  write(termsFile: OutputFile, postings: PostingWriter): RangeLayout {
    const values = this.values.subarray(0, this.end);
    const distinct = distinctValues(values);
    const documents = new Uint32Array(this.end);
    const matching = (test: (position: number) => boolean): Posting => {
      let count = 0;
      for (let document = 0; document < this.end; document++) {
        const position = positions[document]!;
        if (position >= 0 && test(position)) documents[count++] = document;
      }
      return postings.writeList(documents.subarray(0, count));
    };
    const positions = Int32Array.from(values, (value) => (Number.isNaN(value) ? -1 : positionOf(distinct, value)));
    const slices: Posting[] = [];
    for (let bit = 0; distinct.length > 1 << bit; bit++) slices.push(matching((position) => ((position >>> bit) & 1) === 1));
    const known = matching(() => true);
    const at = termsFile.align(8);
    termsFile.writeArray(distinct);
    return { values: [at, distinct.length], known, slices };
  }
}

function distinctValues(values: Float64Array): Float64Array {
  const sorted = values.slice().sort();
  let count = 0;
  for (const value of sorted) if (!Number.isNaN(value) && (count === 0 || sorted[count - 1] !== value)) sorted[count++] = value;
  return sorted.subarray(0, count);
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
