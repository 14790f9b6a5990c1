import { constants } from "node:buffer";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../clock";
import type { CompanyRecord } from "../../company/record";
import { writeGeneration } from "./build/generation-files";
import { FILES, MEMORY_FILES, SCHEMA, type Manifest, type RegisterEntry } from "./format";
import { GenerationStore } from "./generation-store";
import { MAX_DOCUMENTS } from "./key-hash";
import { lockImports } from "./import-lock";
import { snapshotProblem, SnapshotWriter } from "./snapshot";

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
  /** Which other registers' records stay; none when left out. */
  readonly keep?: (code: string) => boolean;
  /** A record whose ID an earlier one of this register or a register kept has already; it is not indexed. */
  readonly onDuplicate?: (record: CompanyRecord) => void;
  /** Rows rejected, asked when all records are read. */
  readonly rejected?: () => number;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly signal?: AbortSignal;
}

const PROGRESS_EVERY = 2048;
const LARGEST_MEMORY_FILE = constants.MAX_LENGTH;

/**
 * Reads a register's records, builds a new generation from them and the records kept of other registers, and switches to it. Until the
 * switch nothing that serves is touched: an import that ends early, for whatever reason, leaves the old generation as it was.
 * @throws when another import runs, the signal is aborted, no record is left to index, or the disk is full.
 */
export async function importRegister(options: ImportOptions): Promise<Manifest> {
  return exclusively(options.dataDir, async (store, folder) => {
    const { keep } = options;
    const kept = keep ? store.registers().filter(({ code }) => code !== options.register.code && keep(code)) : [];
    const added = await snapshotOf(options, folder);
    return build(store, folder, [...kept, added], options);
  });
}

/**
 * Builds a new generation from the records already imported.
 * @throws when nothing was imported.
 */
export async function rebuild(options: Pick<ImportOptions, "dataDir" | "clock" | "onProgress" | "signal">): Promise<Manifest> {
  return exclusively(options.dataDir, (store, folder) => build(store, folder, store.registers(), options));
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
      store.removeSuperseded(Date.now());
      removeUnused(store);
      return manifest;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  } finally {
    release();
  }
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
  if (writer.records === 0) throw new Error("No record could be read; nothing was changed. The file of rejected rows says why.");
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
  registers.forEach(({ label, code }, i) => {
    const problem = existsSync(paths[i]!) ? snapshotProblem(paths[i]!) : "are missing";
    if (problem !== undefined) throw new Error(`The imported records of ${label} (${paths[i]!}) ${problem}. Import this register (${code}) again, with --only if there are others in the same state.`);
  });
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
  const tooLarge = MEMORY_FILES.find((name) => contents.files[name].bytes > LARGEST_MEMORY_FILE);
  if (tooLarge) throw new Error(`${tooLarge} would have ${contents.files[tooLarge].bytes} bytes, more than this version of Node can hold in one piece; these are too many companies for the embedded index.`);

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

/** Deletes snapshots that no generation on disk is built from. */
function removeUnused(store: GenerationStore): void {
  const used = store.usedSnapshots();
  for (const name of readdirSync(store.snapshots)) if (!used.has(name)) rmSync(join(store.snapshots, name));
}
