/** Joins register readers to the index they fill. */
import { systemClock } from "../clock";
import { importRegister, rebuild, type ImportProgress } from "../index/embedded";
import type { ImportTarget } from "../registers/import";
import { openDataFolder } from "./backup/switch";

export { importFiles, type ImportSummary } from "../registers/import";
export { describeCsv, registerByCommand, REGISTERS, type CsvChoice } from "../registers/registers";
export type { Register } from "../registers/register";
export { Progress } from "../registers/source/progress";
export type { ImportProgress } from "../index/embedded";

/** Code of the fictional companies, which go with the first real import. */
const DEMO_CODE = "demo";

/**
 * The embedded index of a data folder as the target of an import.
 * @param only whether the records of all other registers go, not just the demo register's.
 */
export function embeddedTarget(dataDir: string, only: boolean, onProgress: (progress: ImportProgress) => void, signal?: AbortSignal): ImportTarget {
  return {
    replace: (register, records, report) =>
      using(dataDir, () => importRegister({ dataDir, clock: systemClock, register, records, ...(!only && { keep: (code: string) => code !== DEMO_CODE }), ...report, onProgress, ...(signal && { signal }) })),
  };
}

/** Builds the index of a data folder anew from the records already imported. */
export function reindex(dataDir: string, onProgress: (progress: ImportProgress) => void): ReturnType<typeof rebuild> {
  return using(dataDir, () => rebuild({ dataDir, clock: systemClock, onProgress }));
}

/** No restore may exchange the data meanwhile. */
async function using<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const release = openDataFolder(dataDir);
  try {
    return await work();
  } finally {
    release();
  }
}
