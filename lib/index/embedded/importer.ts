import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../clock";
import type { CompanyRecord } from "../../company/record";
import { writeGeneration } from "./build/generation-files";
import { FILES, SCHEMA, type Manifest } from "./format";
import { GenerationStore } from "./generation-store";
import { MAX_DOCUMENTS } from "./key-hash";
import { lockImports } from "./import-lock";
import { SnapshotWriter } from "./snapshot";

type RegisterEntry = Manifest["registers"][number];

export interface ImportProgress {
  readonly phase: "read" | "sort" | "index" | "write";
  /** Records done in this phase. */
  readonly done: number;
  /** Records in all; undefined while reading. */
  readonly total?: number;
}

export interface ImportOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly register: { readonly code: string; readonly label: string };
  readonly records: AsyncIterable<CompanyRecord> | Iterable<CompanyRecord>;
  /** Which other registers' records stay. */
  readonly keep: (code: string) => boolean;
  /** A record whose ID an earlier one of this register or a register kept has already; it is not indexed. */
  readonly onDuplicate?: (record: CompanyRecord) => void;
  /** Rows rejected, asked when all records are read. */
  readonly rejected?: () => number;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly signal?: AbortSignal;
}

const PROGRESS_EVERY = 2048;

/**
 * Reads a register's records, builds a new generation from them and the records kept of other registers, and switches to it. Until the
 * switch nothing that serves is touched: an import that ends early, for whatever reason, leaves the old generation as it was.
 * @throws when another import runs, the signal is aborted, no record is left to index, or the disk is full.
 */
export async function importRegister(options: ImportOptions): Promise<Manifest> {
  return exclusively(options.dataDir, async (store, folder) => {
    const kept = currentRegisters(store).filter(({ code }) => code !== options.register.code && options.keep(code));
    const added = await snapshotOf(options, folder);
    return build(store, folder, [...kept, added], options);
  });
}

/**
 * Builds a new generation from the records already imported.
 * @throws when nothing was imported.
 */
export async function rebuild(options: Pick<ImportOptions, "dataDir" | "clock" | "onProgress" | "signal">): Promise<Manifest> {
  return exclusively(options.dataDir, (store, folder) => build(store, folder, currentRegisters(store), options));
}

async function exclusively(dataDir: string, work: (store: GenerationStore, folder: string) => Promise<Manifest>): Promise<Manifest> {
  const store = new GenerationStore(dataDir);
  store.prepare();
  const release = lockImports(join(dataDir, "index"));
  try {
    for (const left of readdirSync(store.building)) rmSync(join(store.building, left), { recursive: true });
    const folder = mkdtempSync(join(store.building, "import-"));
    try {
      const manifest = await work(store, folder);
      removeUnused(store, manifest);
      store.removeSuperseded(Date.now());
      return manifest;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  } finally {
    release();
  }
}

function currentRegisters(store: GenerationStore): readonly RegisterEntry[] {
  const current = store.current();
  return current === undefined ? [] : store.manifest(current).registers;
}

async function snapshotOf(options: ImportOptions, folder: string): Promise<RegisterEntry> {
  const { register, clock, onProgress, signal } = options;
  const path = join(folder, "records");
  const writer = new SnapshotWriter(path);
  let date = "";
  for await (const record of options.records) {
    if (!writer.add(record)) options.onDuplicate?.(record);
    date = laterDate(date, record.values["Register Updated"]);
    if (writer.records % PROGRESS_EVERY === 0) {
      signal?.throwIfAborted();
      onProgress?.({ phase: "read", done: writer.records });
    }
  }
  signal?.throwIfAborted();
  const { sha256 } = writer.close();
  if (writer.records === 0) throw new Error("No record could be read; nothing was changed.");
  const snapshot = `${register.code}-${sha256.slice(0, 16)}.records`;
  return { ...register, companies: writer.records, rejected: options.rejected?.() ?? 0, date: date || new Date(clock.now()).toISOString().slice(0, 10), snapshot };
}

function laterDate(a: string, b: string | undefined): string {
  return b !== undefined && b > a ? b : a;
}

type BuildOptions = Pick<ImportOptions, "clock" | "onProgress" | "onDuplicate" | "signal"> & { readonly register?: ImportOptions["register"] };

async function build(store: GenerationStore, folder: string, registers: readonly RegisterEntry[], { clock, onProgress, onDuplicate, signal, register }: BuildOptions): Promise<Manifest> {
  if (registers.length === 0) throw new Error("Nothing was imported yet; run `npm run import` first.");
  const fresh = join(folder, "records");
  const paths = registers.map(({ snapshot, code }) => (code === register?.code ? fresh : join(store.snapshots, snapshot)));
  const total = registers.reduce((sum, { companies }) => sum + companies, 0);
  if (total > MAX_DOCUMENTS) throw new Error(`${total} records are more than the embedded index holds (${MAX_DOCUMENTS}).`);
  const generationFolder = join(folder, "generation");
  mkdirSync(generationFolder);
  const contents = await writeGeneration(paths, folder, generationFolder, {
    onRecord: (phase, done) => {
      if (done % PROGRESS_EVERY !== 0) return;
      signal?.throwIfAborted();
      onProgress?.({ phase, done, total });
    },
    onWrite: () => onProgress?.({ phase: "write", done: total, total }),
    onDuplicate: (record) => onDuplicate?.(record),
  });
  signal?.throwIfAborted();

  const checksum = createHash("sha256").update(JSON.stringify([SCHEMA, FILES.map((name) => contents.files[name].sha256)])).digest("hex");
  const builtAt = new Date(clock.now()).toISOString();
  const generation = `${builtAt.replace(/[^\dT]/g, "")}-${checksum.slice(0, 12)}`;
  const manifest: Manifest = { format: "firmament-index", schema: SCHEMA, generation, checksum, builtAt, registers: [...registers], ...contents };
  keepSnapshot(fresh, store, registers, register?.code);
  store.select(generationFolder, manifest);
  return manifest;
}

function keepSnapshot(fresh: string, store: GenerationStore, registers: readonly RegisterEntry[], code: string | undefined): void {
  const entry = registers.find((register) => register.code === code);
  if (entry) renameSync(fresh, join(store.snapshots, entry.snapshot));
}

/** Deletes snapshots that no register of the new generation is built from. */
function removeUnused(store: GenerationStore, manifest: Manifest): void {
  const used = new Set(manifest.registers.map(({ snapshot }) => snapshot));
  for (const name of existsSync(store.snapshots) ? readdirSync(store.snapshots) : []) if (!used.has(name)) rmSync(join(store.snapshots, name));
}
