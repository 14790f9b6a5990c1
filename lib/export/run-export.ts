import type { PublicRecord } from "../company/fields";
import { batchesFrom, type Delivery, type Source } from "./batches";
import { BEGINNING, CountMismatchError, DataChangedError, DuplicateCompanyError, FileLostError, type Checkpoint } from "./checkpoint";
import { digestIds, IdSet, NO_IDS } from "./id-set";
import { FileTooLargeError, type RecordWriter } from "./record-writer";
import { piecesOf, writeAll, type SyncFile } from "./sync-file";

export interface ExportRun {
  readonly source: Source;
  readonly writer: RecordWriter;
  /** Takes what the writer writes. */
  readonly file: SyncFile;
  /** Takes the IDs delivered, one a line: that none comes twice must be known over interruptions too. */
  readonly ids: SyncFile;
  /** Where to go on. */
  readonly from: Checkpoint;
  /** How many companies the query finds. */
  readonly announced: number;
  /** Companies that are left out. */
  readonly leavesOut: { readonly has: (id: string) => boolean };
  /** Whether the service still has the data in which the companies were counted. */
  readonly sameData: () => Promise<boolean>;
  /** A batch is in the file. The checkpoint counts once this is fulfilled. */
  readonly onBatch: (ids: readonly string[], checkpoint: Checkpoint) => Promise<void>;
  /** A scroll begun anew passes over what is delivered: so many companies so far. */
  readonly onReplay: (seen: number) => void;
}

const encoder = new TextEncoder();

/**
 * Writes the companies of a query to a file, from the beginning or from a checkpoint. Memory holds one batch and sixteen bytes a company.
 * A scroll that had to begin anew passes over what is delivered, when these are the same companies in the same order.
 * @returns the last checkpoint: the file holds exactly the companies announced, each once, but for those left out.
 * @throws DataChangedError, CountMismatchError, DuplicateCompanyError, FileLostError, StorageFullError, FileTooLargeError; ApiError as `batchesFrom`; the signal's reason.
 */
export async function runExport(run: ExportRun): Promise<Checkpoint> {
  const { file, ids, announced, from } = run;
  if (file.getSize() < from.size || ids.getSize() < from.idsSize) throw new FileLostError();
  file.truncate(from.size);
  ids.truncate(from.idsSize);
  const written = new IdSet();
  for (const id of idsIn(ids)) written.add(id);
  let at = from;
  let scroll = { seen: from.seen, digest: from.digest };
  for await (const batch of at.complete ? [] : batchesFrom(from.scrollId, run.source)) {
    if (batch.anew) {
      // Asked after the batch: a generation that is still in force then was so when the batch was made.
      if (!(await run.sameData())) throw new DataChangedError();
      scroll = { seen: 0, digest: NO_IDS };
    }
    const known = Math.min(batch.records.length, at.seen - scroll.seen);
    const digest = digestIds(scroll.digest, idsOf(batch.records.slice(0, known)));
    if (scroll.seen + known === at.seen && digest !== at.digest) throw new DataChangedError();
    const fresh = batch.records.slice(known);
    scroll = { seen: scroll.seen + batch.records.length, digest: digestIds(digest, idsOf(fresh)) };
    if (scroll.seen < at.seen) {
      run.onReplay(scroll.seen);
      if (!batch.hasMore) throw new DataChangedError();
      continue;
    }
    at = await append(run, at, written, fresh, { ...scroll, batch });
  }
  if (at.seen !== announced) throw new CountMismatchError(announced, at.seen);
  return at;
}

interface Appended {
  readonly seen: number;
  readonly digest: string;
  readonly batch: Delivery;
}

async function append({ writer, file, ids, leavesOut, onBatch }: ExportRun, at: Checkpoint, written: IdSet, records: readonly PublicRecord[], { seen, digest, batch }: Appended): Promise<Checkpoint> {
  const delivered: string[] = [];
  const lines = at.size === BEGINNING.size ? [writer.head] : [];
  for (const record of records) {
    const id = idOf(record);
    if (leavesOut.has(id)) continue;
    if (!written.add(id)) throw new DuplicateCompanyError(id);
    lines.push(writer.record(record, at.delivered + delivered.length));
    delivered.push(id);
  }
  if (!batch.hasMore) lines.push(writer.tail);
  const bytes = encoder.encode(lines.join(""));
  const idBytes = encoder.encode(delivered.map((id) => `${id}\n`).join(""));
  const next: Checkpoint = {
    scrollId: batch.scrollId,
    seen,
    digest,
    delivered: at.delivered + delivered.length,
    skipped: at.skipped + records.length - delivered.length,
    size: at.size + bytes.length,
    idsSize: at.idsSize + idBytes.length,
    complete: !batch.hasMore,
  };
  if (next.size > writer.maxBytes) throw new FileTooLargeError();
  writeAll(file, bytes, at.size);
  writeAll(ids, idBytes, at.idsSize);
  file.flush();
  ids.flush();
  await onBatch(delivered, next);
  return next;
}

function idOf({ ID }: PublicRecord): string {
  if (typeof ID !== "string" || ID === "") throw new DuplicateCompanyError(undefined);
  return ID;
}

function idsOf(records: readonly PublicRecord[]): readonly string[] {
  return records.map(idOf);
}

function* idsIn(file: SyncFile): Generator<string, void, void> {
  const decoder = new TextDecoder();
  let rest = "";
  for (const piece of piecesOf(file)) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
