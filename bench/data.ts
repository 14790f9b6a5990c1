import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { FIELD_GROUPS } from "../lib/company/fields";
import type { CompanyRecord } from "../lib/company/record";
import { systemClock } from "../lib/clock";
import { importRegister } from "../lib/index/embedded";
import { GenerationStore } from "../lib/index/embedded/generation-store";
import { loadGeneration } from "../lib/index/embedded/loader";
import { GenerationReader } from "../lib/index/embedded/reader";
import { generateDemoRecords } from "../lib/registers/demo/records";
import { showProgress } from "./progress";
import { seeded } from "./statistics";

/** For reading whole records. */
export const ALL_GROUPS = FIELD_GROUPS.map(({ key }) => key);

export interface Built {
  readonly seconds: number;
  readonly rowsPerSecond: number;
  /** The part of the seconds that making up the companies takes by itself, in the thread that reads them. */
  readonly generating: number;
  /** Largest resident memory of the process during the build, in bytes. */
  readonly peakBytes: number;
}

const SAMPLE = 100_000;

/**
 * Builds the index of generated companies in a folder, generation of the companies included, unless it is there already.
 * @returns undefined when it was there.
 */
export async function ensureIndex(dataDir: string, size: number): Promise<Built | undefined> {
  const store = new GenerationStore(dataDir);
  const current = existsSync(dataDir) ? store.current() : undefined;
  if (current !== undefined && store.manifest(current).companies === size) return undefined;
  mkdirSync(dataDir, { recursive: true });
  let peakBytes = 0;
  const start = performance.now();
  await importRegister({
    dataDir,
    clock: systemClock,
    register: { code: "demo", label: "Generated companies" },
    records: generateDemoRecords(size),
    keep: () => false,
    onProgress: ({ phase, done }) => {
      peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
      if (done % 262_144 === 0) showProgress(`${phase} ${done.toLocaleString("en-US")}`);
    },
  });
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss(), process.resourceUsage().maxRSS * 1024);
  showProgress("");
  const seconds = (performance.now() - start) / 1000;
  return { seconds, rowsPerSecond: size / seconds, generating: (generatingSeconds() * size) / SAMPLE / seconds, peakBytes };
}

function generatingSeconds(): number {
  const start = performance.now();
  let made = 0;
  for (const { values } of generateDemoRecords(SAMPLE)) made += values.ID.length;
  if (made === 0) throw new Error("No company was made up.");
  return (performance.now() - start) / 1000;
}

/** Opens the folder's generation in this thread, without workers: what remains is the engine. */
export function openReader(dataDir: string): GenerationReader {
  const store = new GenerationStore(dataDir);
  const current = store.current();
  if (current === undefined) throw new Error(`${dataDir} holds no index.`);
  return new GenerationReader(loadGeneration(store, current).loaded);
}

/** Companies spread evenly at random over the index, the same in every run. */
export function sampleRecords(reader: GenerationReader, count: number): CompanyRecord[] {
  const random = seeded(3);
  return Array.from({ length: count }, () => reader.documents.record(Math.floor(random() * reader.size), ALL_GROUPS));
}

export function dataFolder(root: string, size: number): string {
  return join(root, `companies-${size}`);
}
