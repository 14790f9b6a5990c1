import { constants } from "node:buffer";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { GenerationBuilder } from "./build/generation-builder";
import { IdSet } from "./build/id-set";
import { FILES, MEMORY_FILES, SCHEMA, type Manifest, type RegisterEntry } from "./format";
import { GenerationStore } from "./generation-store";
import { lockImports } from "./import-lock";
import type { ImportOptions } from "./import-options";
import { Reading, takeOver } from "./intake";
import { MAX_DOCUMENTS } from "./key-hash";
import { snapshotProblem } from "./snapshot";

const LARGEST_MEMORY_FILE = constants.MAX_LENGTH;

/**
 * Reads a register's records, builds a new generation from them and the records kept of other registers, and switches to it. Until the
 * switch nothing that serves is touched: an import that ends early, for whatever reason, leaves the old generation as it was.
 * @throws when another import runs, the signal is aborted, no record is left to index, or the disk is full.
 */
export async function importRegister(options: ImportOptions): Promise<Manifest> {
  const { dataDir, keep, register } = options;
  return exclusively(dataDir, (store, folder) => {
    const kept = keep ? store.registers().filter(({ code }) => code !== register.code && keep(code)) : [];
    return build(store, folder, kept, options, options);
  });
}

/**
 * Builds a new generation from the records already imported.
 * @throws when nothing was imported.
 */
export async function rebuild(options: BuildOptions & Pick<ImportOptions, "dataDir">): Promise<Manifest> {
  return exclusively(options.dataDir, (store, folder) => {
    const kept = store.registers();
    if (kept.length === 0) throw new Error("Nothing was imported yet; run `npm run import` first.");
    return build(store, folder, kept, options);
  });
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

type BuildOptions = Pick<ImportOptions, "clock" | "onProgress" | "onDuplicate" | "signal">;

/** @param source the register to read; without one, the index is built from what is kept. */
async function build(store: GenerationStore, folder: string, kept: readonly RegisterEntry[], options: BuildOptions, source?: Pick<ImportOptions, "register" | "records" | "rejected">): Promise<Manifest> {
  const { clock, onProgress, signal } = options;
  const snapshotPath = join(folder, "records");
  const generationFolder = join(folder, "generation");
  mkdirSync(generationFolder);
  const paths = kept.map((entry) => keptSnapshot(store, entry));
  const builder = new GenerationBuilder({ scratch: folder, snapshotPath }, (phase, done) => onProgress?.({ phase, done, total: builder.companies }));
  const reading = source && new Reading(source.records);
  try {
    // What cannot be read at all is said before the other registers are taken over, which may take minutes.
    await reading?.begin();
    const ids = kept.length + (reading ? 1 : 0) > 1 ? new IdSet() : undefined;
    await takeOver(paths, kept.reduce((sum, { companies }) => sum + companies, 0), builder, ids, options);
    await reading?.takeIn(builder, ids, options);
    signal?.throwIfAborted();
    const { companies } = builder;
    if (companies > MAX_DOCUMENTS) throw new Error(`${companies} records are more than the embedded index holds (${MAX_DOCUMENTS}).`);
    onProgress?.({ phase: "sort", done: 0, total: companies });
    const { contents, snapshot } = await builder.finish(generationFolder);
    signal?.throwIfAborted();
    const tooLarge = MEMORY_FILES.find((name) => contents.files[name].bytes > LARGEST_MEMORY_FILE);
    if (tooLarge) throw new Error(`${tooLarge} would have ${contents.files[tooLarge].bytes} bytes, more than this version of Node can hold in one piece; these are too many companies for the embedded index.`);

    const builtAt = new Date(clock.now()).toISOString();
    const registers = [...kept];
    if (source && reading) {
      const name = `${source.register.code}-${snapshot.sha256.slice(0, 16)}.records`;
      renameSync(snapshotPath, join(store.snapshots, name));
      registers.push({ ...source.register, companies: reading.companies, rejected: source.rejected?.() ?? 0, date: reading.date || builtAt.slice(0, 10), snapshot: name });
    }
    const checksum = createHash("sha256").update(JSON.stringify([SCHEMA, FILES.map((name) => contents.files[name].sha256)])).digest("hex");
    const generation = `${builtAt.replace(/[^\dT]/g, "")}-${checksum.slice(0, 12)}`;
    const manifest: Manifest = { format: "firmament-index", schema: SCHEMA, generation, checksum, builtAt, registers, ...contents };
    store.select(generationFolder, manifest);
    return manifest;
  } finally {
    await reading?.end();
    await builder.end();
  }
}

/** The file of a register's records. @throws when it cannot be used. */
function keptSnapshot(store: GenerationStore, { label, code, snapshot }: RegisterEntry): string {
  const path = join(store.snapshots, snapshot);
  const problem = existsSync(path) ? snapshotProblem(path) : "are missing";
  if (problem !== undefined) throw new Error(`The imported records of ${label} (${path}) ${problem}. Import this register (${code}) again, with --only if there are others in the same state.`);
  return path;
}

/** Deletes snapshots that no generation on disk is built from. */
function removeUnused(store: GenerationStore): void {
  const used = store.usedSnapshots();
  for (const name of readdirSync(store.snapshots)) if (!used.has(name)) rmSync(join(store.snapshots, name));
}
