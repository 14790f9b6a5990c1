import type { Span } from "../format";
import { documentOf, packKey } from "../key-hash";
import { growDoubles } from "./grow";
import type { OutputFile } from "./output-file";

/** Collects exact keys with their documents. */
export class KeyBuilder {
  private packed = new Float64Array(1 << 12);
  private count = 0;

  add(key: string, document: number): void {
    this.packed = growDoubles(this.packed, this.count + 1);
    this.packed[this.count++] = packKey(key, document);
  }

  data(): Float64Array<ArrayBuffer> {
    return this.packed.subarray(0, this.count);
  }
}

/**
 * Writes keys sorted by hash.
 * @param documents the number of each document in the index, by the number it was collected under.
 */
export function writeKeys(packed: Float64Array, documents: Uint32Array, termsFile: OutputFile): Span {
  const sorted = packed.map((each) => {
    const collected = documentOf(each);
    return each - collected + documents[collected]!;
  });
  sorted.sort();
  const span: Span = [termsFile.align(8), sorted.length];
  termsFile.writeArray(sorted);
  return span;
}
