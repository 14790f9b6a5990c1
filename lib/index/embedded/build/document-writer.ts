import type { CellRecord } from "../record-codec";
import { HEADER_BYTES, MAX_PART_BYTES, partsOf, summaryOf } from "../fragments";
import { growDoubles } from "./grow";
import type { OutputFile } from "./output-file";

/** Writes records as fragments, in document order, and remembers where each starts. */
export class DocumentWriter {
  private documentStarts = new Float64Array(1 << 12);
  private summaryStarts = new Float64Array(1 << 12);
  private scratch = Buffer.allocUnsafeSlow(1 << 16);
  private count = 0;

  constructor(
    private readonly documents: OutputFile,
    private readonly summaries: OutputFile,
  ) {}

  add(record: CellRecord): void {
    const parts = partsOf(record);
    const room = HEADER_BYTES + parts.reduce((sum, part) => sum + part.length * 3, 0);
    if (room > this.scratch.length) this.scratch = Buffer.allocUnsafeSlow(room * 2);
    let end = HEADER_BYTES;
    parts.forEach((part, i) => {
      const length = part === "" ? 0 : this.scratch.write(part, end, "utf8");
      if (length > MAX_PART_BYTES) throw new RangeError(`Record ${record.values.ID} is too large for the index.`);
      this.scratch.writeUInt16LE(length, i * 2);
      end += length;
    });
    this.count++;
    this.documents.write(this.scratch.subarray(0, end));
    this.documentStarts = growDoubles(this.documentStarts, this.count + 1);
    this.documentStarts[this.count] = this.documents.position;

    this.summaries.writeText(summaryOf(record));
    this.summaryStarts = growDoubles(this.summaryStarts, this.count + 1);
    this.summaryStarts[this.count] = this.summaries.position;
  }

  /** Writes where the documents start, then where the summaries do: `count + 1` doubles each. */
  writeOffsets(file: OutputFile): void {
    file.writeArray(this.documentStarts.subarray(0, this.count + 1));
    file.writeArray(this.summaryStarts.subarray(0, this.count + 1));
  }
}
