import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { FILES, type Manifest } from "../../index/embedded/format";
import { GenerationStore } from "../../index/embedded/generation-store";
import { isRunning } from "../../index/embedded/import-lock";
import { BackupError, INDEX } from "./format";
import { codeOf, copyFile, linkFile } from "./files";

/** An index generation with all that belongs to it, held so that an import cannot take it away. */
export interface PinnedIndex {
  /** Files as they lie in a data folder. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Paths below `folder`. */
  readonly files: readonly string[];
  release(): void;
}

/** Switches that may come in between; each leaves minutes to the next. */
const ATTEMPTS = 5;

/**
 * Holds the generation that serves by giving its files second names in the data folder, which takes moments; what a killed process held is let go.
 * @returns undefined where nothing was imported yet.
 * @throws GenerationError when the index is damaged, BackupError when a register's records are lost.
 */
export function pinIndex(dataDir: string): PinnedIndex | undefined {
  releaseDead(dataDir);
  const store = new GenerationStore(dataDir);
  for (let attempt = 1; ; attempt += 1) {
    const generation = store.current();
    if (generation === undefined) return undefined;
    const folder = mkdtempSync(path.join(dataDir, `backup-${process.pid}-`));
    const release = (): void => rmSync(folder, { recursive: true, force: true });
    try {
      const { manifest, files } = pinGeneration(dataDir, store, generation, folder);
      return { folder, manifest, files, release };
    } catch (error) {
      release();
      // An import switched and removed it meanwhile: then another one is current.
      if (attempt === ATTEMPTS || store.current() === generation) throw error;
    }
  }
}

function pinGeneration(dataDir: string, store: GenerationStore, generation: string, folder: string): { readonly manifest: Manifest; readonly files: readonly string[] } {
  const manifest = store.manifest(generation);
  const files = [
    ...["manifest.json", ...FILES].map((name) => `${INDEX}/generations/${generation}/${name}`),
    ...manifest.registers.map(({ snapshot }) => `${INDEX}/snapshots/${snapshot}`),
  ];
  for (const file of files) {
    try {
      pin(path.join(dataDir, file), path.join(folder, file));
    } catch (error) {
      if (codeOf(error) !== "ENOENT") throw error;
      throw new BackupError(`${path.join(dataDir, file)} is missing. Run \`npm run reindex\`, or import its register again, then make the backup.`);
    }
  }
  // Copied, not linked: it is replaced, and must be the one that names this generation.
  const current = `${INDEX}/CURRENT`;
  copyFile(path.join(dataDir, current), path.join(folder, current));
  if (!readFileSync(path.join(folder, current), "utf8").startsWith(`${generation} `)) throw new BackupError("An import switched the index; start again.");
  return { manifest, files: [...files, current] };
}

/** Where a file system knows no second names, a copy holds it as well. */
function pin(from: string, to: string): void {
  if (!linkFile(from, to)) copyFile(from, to);
}

function releaseDead(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const owner = /^backup-(\d+)-/.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}
