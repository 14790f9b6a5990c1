import { createHash } from "node:crypto";
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { manifestSchema, registersSchema, SCHEMA, type Manifest, type RegisterEntry } from "./format";

/** A generation that must not be served, with what to do about it. */
export class GenerationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "GenerationError";
  }
}

const REBUILD = "Run `npm run reindex` to build it anew from the imported records, or import the registers again.";
const KEEP_SUPERSEDED = 2;
const KEEP_AFTER_USE_MS = 9 * 60_000;
const KEEP_AT_MOST_MS = 24 * 3_600_000;

/**
 * The index folder of a data directory:
 * `CURRENT` names the generation that serves and its manifest's SHA-256; `generations/` holds it and superseded ones;
 * `snapshots/` the registers' records; `building/` what an import has not finished.
 */
export class GenerationStore {
  readonly snapshots: string;
  readonly building: string;
  private readonly root: string;

  constructor(dataDir: string) {
    this.root = join(dataDir, "index");
    this.snapshots = join(this.root, "snapshots");
    this.building = join(this.root, "building");
  }

  folder(generation: string): string {
    return join(this.root, "generations", generation);
  }

  /** Whether the generation is on disk. */
  has(generation: string): boolean {
    return existsSync(this.folder(generation));
  }

  /** Makes the folders that an import writes to. */
  prepare(): void {
    for (const folder of [join(this.root, "generations"), this.snapshots, this.building]) mkdirSync(folder, { recursive: true });
  }

  /**
   * The generation that should serve, or undefined before the first import.
   * @throws GenerationError when CURRENT is damaged, or lost while there are generations.
   */
  current(): string | undefined {
    const pointer = this.pointer();
    if (!pointer && this.generations().length > 0) throw new GenerationError(`${join(this.root, "CURRENT")}, which says which index generation serves, is lost. ${REBUILD}`);
    return pointer?.generation;
  }

  /**
   * The registers that the current data consist of; also where the index itself is damaged or of another schema, so that it can be
   * built anew: then of the latest generation that tells.
   * @throws GenerationError when there are generations and none tells.
   */
  registers(): readonly RegisterEntry[] {
    const generations = this.generations().sort().reverse();
    const current = readable(() => this.pointer()?.generation);
    for (const generation of current === undefined ? generations : [current, ...generations]) {
      const told = registersSchema.safeParse(readable(() => parseJson(readFileSync(join(this.folder(generation), "manifest.json")))));
      if (told.success) return told.data.registers;
    }
    if (generations.length > 0) throw new GenerationError("No manifest of the index can be read. Import the registers again with --only.");
    return [];
  }

  /** Names of the snapshots that a generation on disk was built from. */
  usedSnapshots(): ReadonlySet<string> {
    const told = this.generations().map((generation) => registersSchema.safeParse(readable(() => parseJson(readFileSync(join(this.folder(generation), "manifest.json"))))));
    return new Set(told.flatMap(({ data }) => data?.registers.map(({ snapshot }) => snapshot) ?? []));
  }

  /**
   * The manifest of a generation, checked for its schema and, for the current one, against the checksum that CURRENT holds.
   * @throws GenerationError when it is missing, damaged or of another schema.
   */
  manifest(generation: string): Manifest {
    const path = join(this.folder(generation), "manifest.json");
    if (!existsSync(path)) throw new GenerationError(`Index generation ${generation} has no manifest. ${REBUILD}`);
    const bytes = readFileSync(path);
    const pointer = this.pointer();
    if (pointer?.generation === generation && pointer.sha256 !== sha256(bytes)) throw new GenerationError(`The manifest of index generation ${generation} was changed after it was written. ${REBUILD}`);
    const parsed = manifestSchema.safeParse(parseJson(bytes));
    if (parsed.success && parsed.data.schema === SCHEMA) return parsed.data;
    const schema = (parseJson(bytes) as { schema?: unknown } | undefined)?.schema;
    if (typeof schema === "number" && schema !== SCHEMA) throw new GenerationError(`Index generation ${generation} has format ${schema}; this version reads format ${SCHEMA}. ${REBUILD}`);
    throw new GenerationError(`The manifest of index generation ${generation} is damaged. ${REBUILD}`);
  }

  /** Puts a finished folder under its generation's name and, when it is durable, lets CURRENT point to it in one rename. */
  select(builtFolder: string, manifest: Manifest): void {
    const bytes = Buffer.from(`${JSON.stringify(manifest, undefined, 1)}\n`);
    writeDurably(join(builtFolder, "manifest.json"), bytes);
    syncFolder(builtFolder);
    const superseded = readable(() => this.pointer()?.generation);
    renameSync(builtFolder, this.folder(manifest.generation));
    syncFolder(join(this.root, "generations"));
    if (superseded !== undefined) this.markUsed(superseded);
    const pointer = join(this.root, "CURRENT");
    writeDurably(`${pointer}.new`, Buffer.from(`${manifest.generation} ${sha256(bytes)}\n`));
    renameSync(`${pointer}.new`, pointer);
    syncFolder(this.root);
  }

  /** Records that a superseded generation is still asked for. */
  markUsed(generation: string): void {
    const mark = join(this.folder(generation), "used");
    try {
      if (existsSync(mark)) utimesSync(mark, new Date(), new Date());
      else writeFileSync(mark, "");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }

  /** Deletes generations that were superseded and are no longer asked for, and all but the two last used of them. */
  removeSuperseded(now: number): void {
    const current = this.current();
    const superseded = this.generations().filter((generation) => generation !== current).map((generation) => ({ generation, ...this.ages(generation, now) }));
    superseded
      .sort((a, b) => a.sinceUse - b.sinceUse)
      .filter(({ sinceUse, sinceBuilt }, i) => i >= KEEP_SUPERSEDED || sinceUse > KEEP_AFTER_USE_MS || sinceBuilt > KEEP_AT_MOST_MS)
      .forEach(({ generation }) => rmSync(this.folder(generation), { recursive: true, force: true }));
  }

  private generations(): string[] {
    const folder = join(this.root, "generations");
    return existsSync(folder) ? readdirSync(folder) : [];
  }

  private ages(generation: string, now: number): { readonly sinceUse: number; readonly sinceBuilt: number } {
    const age = (file: string): number | undefined => statSync(join(this.folder(generation), file), { throwIfNoEntry: false })?.mtimeMs;
    return { sinceUse: now - (age("used") ?? 0), sinceBuilt: now - (age("manifest.json") ?? 0) };
  }

  private pointer(): { readonly generation: string; readonly sha256: string } | undefined {
    const path = join(this.root, "CURRENT");
    if (!existsSync(path)) return undefined;
    const [, generation, sha256] = /^([\w-]+) ([0-9a-f]{64})\n$/.exec(readFileSync(path, "utf8")) ?? [];
    if (generation === undefined || sha256 === undefined) throw new GenerationError(`${path} is damaged. ${REBUILD}`);
    return { generation, sha256 };
  }
}

function writeDurably(path: string, bytes: Uint8Array): void {
  const descriptor = openSync(path, "w");
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** What a reading gives, undefined when it fails. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return undefined;
  }
}
