import type { CompanyRecord } from "../../company/record";
import type { GenerationBuilder } from "./build/generation-builder";
import { IdSet } from "./build/id-set";
import { LineCursor } from "./build/line-cursor";
import type { ImportOptions } from "./import-options";
import { lineId, lineRecord } from "./snapshot";

type IntakeOptions = Pick<ImportOptions, "onProgress" | "onDuplicate" | "signal">;

const PROGRESS_EVERY = 2048;

/**
 * Adds the records of registers imported earlier to an index. An ID that an earlier register has is left out.
 * @param snapshots the files of the registers' records.
 * @param total how many records they hold, for the progress.
 * @param ids the IDs of all records of the index, when they come from several registers.
 */
export async function takeOver(snapshots: readonly string[], total: number, builder: GenerationBuilder, ids: IdSet | undefined, { onProgress, onDuplicate, signal }: IntakeOptions): Promise<void> {
  let done = 0;
  for (const path of snapshots) {
    const lines = new LineCursor(path);
    try {
      for (lines.next(); lines.next(); ) {
        const { bytes, start, end } = lines;
        if (ids && !ids.add(lineId(bytes, start))) onDuplicate?.(lineRecord(bytes, start, end));
        else await builder.addLine(bytes, start, end);
        if (++done % PROGRESS_EVERY !== 0) continue;
        signal?.throwIfAborted();
        onProgress?.({ phase: "keep", done, total });
      }
    } finally {
      lines.close();
    }
  }
}

/** A register that is read into an index. */
export class Reading {
  /** Companies taken in, with those that an earlier register has too. */
  companies = 0;
  /** The latest day on which the register says a record was updated; "" when it never does. */
  date = "";
  private readonly iterator: AsyncIterator<CompanyRecord> | Iterator<CompanyRecord>;
  private readonly own = new IdSet();
  private first: IteratorResult<CompanyRecord, unknown> = { done: true, value: undefined };

  constructor(records: ImportOptions["records"]) {
    this.iterator = Symbol.asyncIterator in records ? records[Symbol.asyncIterator]() : records[Symbol.iterator]();
  }

  /** Reads the first record. @throws when there is none. */
  async begin(): Promise<void> {
    this.first = await this.iterator.next();
    if (this.first.done) throw new Error("No record could be read; nothing was changed. The file of rejected rows says why.");
  }

  /**
   * Adds all records to an index; call after `begin`. An ID that this register had before is left out; one that an earlier register
   * has is kept for later builds, but not indexed.
   */
  async takeIn(builder: GenerationBuilder, ids: IdSet | undefined, { onProgress, onDuplicate, signal }: IntakeOptions): Promise<void> {
    for (let step = this.first; !step.done; step = await this.iterator.next()) {
      const record = step.value;
      const updated = record.values["Register Updated"];
      if (updated !== undefined && updated > this.date) this.date = updated;
      const { ID } = record.values;
      const isNew = this.own.add(ID);
      const indexed = isNew && (ids?.add(ID) ?? true);
      if (!indexed) onDuplicate?.(record);
      if (!isNew) continue;
      const wait = builder.add(record, indexed);
      if (wait) await wait;
      if (++this.companies % PROGRESS_EVERY !== 0) continue;
      signal?.throwIfAborted();
      onProgress?.({ phase: "read", done: this.companies });
    }
  }

  /** Lets go of the register's files. */
  async end(): Promise<void> {
    await this.iterator.return?.();
  }
}
