import type { CompanyRecord } from "../../../company/record";
import type { Manifest } from "../format";
import { EncodedRecord, fieldNumber } from "../record-codec";
import { encodedStart, snapshotLine } from "../snapshot";
import { BuildThread } from "./build-thread";
import type { BuildWorkerInput } from "./build-messages";
import type { Purpose } from "./record-store";
import { StreetCollector } from "./street-collector";
import { writeTerms } from "./term-files";

export type GenerationContents = Pick<Manifest, "companies" | "sections" | "ranges" | "keys" | "repeatedStreets" | "files">;

/** What a build has come to. */
export interface Built {
  readonly contents: GenerationContents;
  /** The records added by `add`, in a file for later builds. */
  readonly snapshot: { readonly bytes: number; readonly sha256: string };
}

const FROM_REGISTER: Purpose = { indexed: true, kept: true };
const DUPLICATE: Purpose = { indexed: false, kept: true };
const FROM_SNAPSHOT: Purpose = { indexed: true, kept: false };

const ADDRESS_1 = fieldNumber("Address 1");
const ADDRESS_2 = fieldNumber("Address 2");

/**
 * Builds the files of a generation in two threads: this one reads records and collects their streets; the other one takes the records'
 * lines, collects everything else and writes the documents while this one writes the dictionaries.
 *
 * `add` and `addLine` answer what to wait for before the next record when the other thread is behind.
 */
export class GenerationBuilder {
  private readonly streets = new StreetCollector();
  private readonly cells = new EncodedRecord();
  private readonly thread: BuildThread;

  constructor(input: BuildWorkerInput, onStep: (phase: "sort" | "write", done: number) => void) {
    this.thread = new BuildThread(input, onStep);
  }

  /** Companies indexed so far. */
  get companies(): number {
    return this.streets.documents;
  }

  /** Adds a record of the register that is read. @param indexed false for one that another register has: it is kept only. */
  add(record: CompanyRecord, indexed: boolean): Promise<void> | undefined {
    if (indexed) this.streets.add(record.values["Address 1"], record.values["Address 2"]);
    return this.thread.add(snapshotLine(record), indexed ? FROM_REGISTER : DUPLICATE);
  }

  /** Adds the line of a record kept from an earlier import, which stands in `bytes` from `start` to its line break at `end`. */
  addLine(bytes: Buffer, start: number, end: number): Promise<void> | undefined {
    const cells = this.cells.read(bytes, encodedStart(bytes, start), end);
    this.streets.add(cells.text(ADDRESS_1), cells.text(ADDRESS_2));
    return this.thread.copy(bytes, start, end, FROM_SNAPSHOT);
  }

  /** Writes the generation's files. @param folder an existing, empty folder. */
  async finish(folder: string): Promise<Built> {
    this.thread.finish(folder);
    const { documents, values, snapshot } = await this.thread.sorted;
    const { files, ...terms } = await writeTerms(folder, documents, this.streets.data(), values, this.thread.group);
    return { contents: { ...terms, files: { ...files, ...(await this.thread.documents) } }, snapshot };
  }

  /** Ends the other thread, whatever it does. */
  end(): Promise<unknown> {
    return this.thread.end();
  }
}
