import type { Span } from "../format";
import { packKey } from "../key-hash";
import { growDoubles } from "./grow";
import type { OutputFile } from "./output-file";

/** Collects exact keys with their documents and writes them sorted by hash. */
export class KeyBuilder {
  private packed = new Float64Array(1 << 12);
  private count = 0;

  add(key: string, document: number): void {
    this.packed = growDoubles(this.packed, this.count + 1);
    this.packed[this.count++] = packKey(key, document);
  }

  write(termsFile: OutputFile): Span {
    const sorted = this.packed.subarray(0, this.count).sort();
    const span: Span = [termsFile.align(8), sorted.length];
    termsFile.writeArray(sorted);
    return span;
  }
}
