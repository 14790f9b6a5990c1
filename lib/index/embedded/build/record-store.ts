import { join } from "node:path";
import type { FileName, Manifest } from "../format";
import { EncodedRecord, replaceValues } from "../record-codec";
import { encodedStart, lineId, lineRecord, SNAPSHOT_HEADER } from "../snapshot";
import { DocumentWriter } from "./document-writer";
import { GroupLinks } from "./link";
import { OutputFile } from "./output-file";
import type { PlaceTable } from "./place-counter";
import { RecordRuns, type LineOrder } from "./record-runs";
import { staticRank } from "./static-rank";
import { SectionBuilder, type SectionData } from "./section-builder";
import { ValueCollector, type ValueData } from "./value-collector";

const NEWLINE = 10;
const STEP = 1 << 14;

/** What becomes of the lines of a block. */
export interface Purpose {
  /** They are companies of the index. */
  readonly indexed: boolean;
  /** They belong to the register that is read, and are kept for later builds. */
  readonly kept: boolean;
}

/** What is known when all lines are sorted. */
export interface SortedRecords {
  readonly order: LineOrder;
  readonly places: PlaceTable;
  readonly values: ValueData;
}

/** One half of a generation: the records themselves, the table of places, and the groups, which are found by them. */
export interface DocumentHalf {
  readonly files: Pick<Manifest["files"], "documents.bin" | "summaries.bin" | "offsets.bin" | "places.json">;
  readonly group: SectionData;
}

/**
 * Takes the lines of all records in, collects what they are found by but for streets, sorts them by static rank, fills in headquarters,
 * and writes them as documents.
 */
export class RecordStore {
  private readonly snapshot: OutputFile;
  private readonly runs: RecordRuns;
  private readonly values = new ValueCollector();
  private readonly cells = new EncodedRecord();
  private readonly links = new GroupLinks();
  /** Documents that are in a group, in ascending order. */
  private readonly grouped: number[] = [];

  /**
   * @param scratch an existing folder for temporary files.
   * @param snapshotPath where the records kept for later builds go.
   */
  constructor(scratch: string, snapshotPath: string) {
    this.runs = new RecordRuns(scratch);
    this.snapshot = new OutputFile(snapshotPath);
    this.snapshot.writeText(SNAPSHOT_HEADER);
  }

  /** Takes a block of whole lines. */
  add(block: Buffer, { indexed, kept }: Purpose): void {
    if (kept) this.snapshot.write(block);
    if (!indexed) return;
    for (let start = 0, end = block.indexOf(NEWLINE); end >= 0; start = end + 1, end = block.indexOf(NEWLINE, start)) this.addLine(block, start, end);
  }

  /** Ends the snapshot. */
  closeSnapshot(): { readonly bytes: number; readonly sha256: string } {
    return this.snapshot.close();
  }

  /** Finds the order of the documents. Call when all lines are there; the memory of `values` may be given away. */
  sort(onLine: (done: number) => void): SortedRecords {
    const { links } = this;
    const step = steps(onLine);
    let document = 0;
    const order = this.runs.merge((bytes, start, end) => {
      if (links.any) {
        const id = lineId(bytes, start);
        if (links.isHead(id)) links.noteHead(lineRecord(bytes, start, end));
        if (links.concerns(id)) this.grouped.push(document);
      }
      document++;
      step();
    });
    links.countGroups();
    return { order, places: this.values.places(), values: this.values.data() };
  }

  /** Writes the documents in order. */
  write(folder: string, { order, places }: Pick<SortedRecords, "order" | "places">, onLine: (done: number) => void): DocumentHalf {
    const create = (name: FileName): OutputFile => new OutputFile(join(folder, name));
    const [documents, summaries, offsets, placesFile] = [create("documents.bin"), create("summaries.bin"), create("offsets.bin"), create("places.json")];
    const writer = new DocumentWriter(documents, summaries);
    const group = new SectionBuilder();
    const step = steps(onLine);
    let document = 0;
    let next = 0;
    this.runs.replay(order, (bytes, start, end) => {
      const linked = document === this.grouped[next] ? this.linked(bytes, start, end) : undefined;
      if (document === this.grouped[next]) next++;
      if (linked) writer.add(linked, 0, linked.length);
      else writer.add(bytes, encodedStart(bytes, start), end);
      const head = writer.value("Global Headquarter ID Number");
      if (head !== undefined) group.add(head, document);
      document++;
      step();
    });
    writer.writeOffsets(offsets);
    placesFile.write(Buffer.from(JSON.stringify(places)));
    return { files: { "documents.bin": documents.close(), "summaries.bin": summaries.close(), "offsets.bin": offsets.close(), "places.json": placesFile.close() }, group: group.data() };
  }

  private addLine(bytes: Buffer, start: number, end: number): void {
    const cells = this.cells.read(bytes, encodedStart(bytes, start), end);
    const { record } = cells;
    this.runs.add(staticRank(record, this.values.add(cells)), bytes, start, end);
    if (record.parentId !== undefined) this.links.note(record.values.ID, record.parentId);
  }

  /** The encoded record with its headquarters; undefined when nothing is to be filled in. */
  private linked(bytes: Buffer, start: number, end: number): Buffer | undefined {
    const headquarters = this.links.headquarters(lineRecord(bytes, start, end));
    return headquarters && Buffer.from(replaceValues(bytes.toString("utf8", encodedStart(bytes, start), end), headquarters));
  }
}

/** Calls back every so many steps. */
function steps(onStep: (done: number) => void): () => void {
  let done = 0;
  return () => {
    if (++done % STEP === 0) onStep(done);
  };
}
