import type { FieldName } from "../../../company/fields";
import { FragmentAssembler } from "./fragment-assembler";
import { growDoubles } from "./grow";
import type { OutputFile } from "./output-file";

/** Writes records as fragments, in document order, and remembers where each starts. */
export class DocumentWriter {
  private documentStarts = new Float64Array(1 << 12);
  private summaryStarts = new Float64Array(1 << 12);
  private readonly assembler = new FragmentAssembler();
  private count = 0;

  constructor(
    private readonly documents: OutputFile,
    private readonly summaries: OutputFile,
  ) {}

  /** Adds the encoded record that stands in `bytes` from `start` to `end`. */
  add(bytes: Buffer, start: number, end: number): void {
    this.count++;
    this.documents.write(this.assembler.assemble(bytes, start, end));
    this.documentStarts = growDoubles(this.documentStarts, this.count + 1);
    this.documentStarts[this.count] = this.documents.position;
    this.summaries.write(this.assembler.summary());
    this.summaryStarts = growDoubles(this.summaryStarts, this.count + 1);
    this.summaryStarts[this.count] = this.summaries.position;
  }

  /** A value of the record last added. */
  value(name: FieldName): string | undefined {
    return this.assembler.value(name);
  }

  /** Writes where the documents start, then where the summaries do: `count + 1` doubles each. */
  writeOffsets(file: OutputFile): void {
    file.writeArray(this.documentStarts.subarray(0, this.count + 1));
    file.writeArray(this.summaryStarts.subarray(0, this.count + 1));
  }
}
