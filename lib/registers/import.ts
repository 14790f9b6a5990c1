import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../clock";
import type { CompanyRecord } from "../company/record";
import type { ReadContext, Register } from "./register";
import { RejectFile } from "./source/rejects";

/** Where records go: the index that an import builds and switches to. */
export interface ImportTarget {
  /**
   * Takes all records of a register in place of those it has of it, and serves the result.
   * @throws when nothing could be changed; the old data then go on serving.
   */
  replace(register: { readonly code: string; readonly label: string }, records: AsyncIterable<CompanyRecord>, report: ImportReport): Promise<ImportedData>;
}

interface ImportReport {
  /** The record's ID is taken; it is left out. */
  readonly onDuplicate: (record: CompanyRecord) => void;
  /** Rows rejected so far; asked when all records are read. */
  readonly rejected: () => number;
}

/** What serves after an import. */
interface ImportedData {
  readonly generation: string;
  readonly checksum: string;
  /** Companies of all registers. */
  readonly companies: number;
}

export interface ImportOptions {
  readonly register: Register;
  /** Paths or http(s) URLs. */
  readonly inputs: readonly string[];
  readonly target: ImportTarget;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly onRows?: (rows: number) => void;
  readonly onBytes?: (read: number, total: number | undefined) => void;
  readonly signal?: AbortSignal;
}

interface Counted {
  readonly reason: string;
  readonly count: number;
}

/** What became of every row. */
export interface ImportSummary extends ImportedData {
  readonly rows: number;
  readonly records: number;
  readonly rejected: number;
  /** Why rows were rejected, the most frequent reason first. */
  readonly reasons: readonly Counted[];
  /** Rows that were used without one of their values, by field and reason. */
  readonly losses: readonly Counted[];
  /** The file of rejected rows, when there are any. */
  readonly rejectFile: string | undefined;
  /** The file of values left out, when there are any. */
  readonly lossFile: string | undefined;
}

/**
 * Reads a register's files and switches to the new data. Rows that cannot be used and values left out go to files in
 * `DATA_DIR/rejects`, each with its line and reason; those of the register's import before are deleted when this one is done.
 * @throws SourceError for an input that cannot be read, and what the target throws.
 */
export async function importFiles(options: ImportOptions): Promise<ImportSummary> {
  const { register, inputs, target, dataDir, clock } = options;
  const folder = join(dataDir, "rejects");
  await mkdir(folder, { recursive: true });
  const before = (await readdir(folder)).filter((name) => name.startsWith(`${register.code}-`));
  const stamp = new Date(clock.now()).toISOString().replace(/[^\dT]/g, "");
  const rejects = new RejectFile(join(folder, `${register.code}-${stamp}.rejected.jsonl`), register.code);
  const losses = new RejectFile(join(folder, `${register.code}-${stamp}.lost.jsonl`), register.code);
  const tempDir = await temporaryFolder(dataDir);
  const reading = new Reading(options, tempDir, rejects, losses);
  try {
    const imported = await target.replace({ code: register.code, label: register.label }, reading.records(register, inputs), {
      onDuplicate: (record) => reading.duplicate(record),
      rejected: () => rejects.count,
    });
    await reading.settle();
    for (const name of before) await rm(join(folder, name), { force: true });
    return {
      ...imported,
      rows: reading.rows,
      records: reading.count,
      rejected: rejects.count,
      reasons: rejects.reasons,
      losses: losses.reasons,
      rejectFile: rejects.count > 0 ? rejects.path : undefined,
      lossFile: losses.count > 0 ? losses.path : undefined,
    };
  } finally {
    await Promise.all([rejects.close(), losses.close()]);
    await rm(tempDir, { recursive: true, force: true });
  }
}

/** A folder of this process; those of processes that were killed are removed. */
async function temporaryFolder(dataDir: string): Promise<string> {
  for (const name of await readdir(dataDir)) {
    const owner = /^import-(\d+)-/.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  return mkdtemp(join(dataDir, `import-${process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** One reading of a register: counts rows and keeps what could not be used. */
class Reading {
  rows = 0;
  count = 0;
  private pending: Promise<void>[] = [];
  private readonly context: ReadContext;

  constructor(
    { onRows, onBytes, signal }: ImportOptions,
    tempDir: string,
    private readonly rejects: RejectFile,
    losses: RejectFile,
  ) {
    this.context = {
      tempDir,
      ...(signal && { signal }),
      ...(onBytes && { onBytes }),
      rowsRead: (rows) => {
        this.rows = rows;
        onRows?.(rows);
      },
      reject: (line, reason, raw, source = "", detail) => this.keep(rejects.add({ source, line, reason, raw, ...(detail !== undefined && { detail }) })),
      lost: ({ line, field, reason, value, source }) => this.keep(losses.add({ source, line, reason: `${field}: ${reason}`, raw: value })),
    };
  }

  async *records(register: Register, inputs: readonly string[]): AsyncGenerator<CompanyRecord> {
    for await (const record of register.read(inputs, this.context)) {
      if (this.pending.length > 0) await this.settle();
      this.count++;
      yield record;
    }
    await this.settle();
  }

  duplicate(record: CompanyRecord): void {
    this.count--;
    this.keep(this.rejects.add({ source: "", line: this.rows, reason: "another row has the same ID", detail: record.values.ID, raw: record.values }));
  }

  /** Waits until everything kept so far is written. @throws when it could not be. */
  async settle(): Promise<void> {
    await Promise.all(this.pending.splice(0));
  }

  private keep(written: Promise<void>): void {
    // Observed here so that a failure waits for settle instead of ending the process.
    written.catch(() => undefined);
    this.pending.push(written);
  }
}
