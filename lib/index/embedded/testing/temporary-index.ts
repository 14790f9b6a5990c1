import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CompanyIndex } from "../../../company/company-index";
import type { CompanyRecord } from "../../../company/record";
import { importRegister, openEmbeddedIndex } from "../index";

export interface TemporaryIndex {
  readonly dataDir: string;
  readonly index: CompanyIndex;
  /** What was logged as an error. */
  readonly errors: readonly string[];
  /** Replaces the data and waits until it serves. */
  readonly switchTo: (records: readonly CompanyRecord[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "firmament-"));
}

/** Imports records as the only register of a data directory. */
export function importRecords(dataDir: string, records: Iterable<CompanyRecord>, code = "test") {
  return importRegister({ dataDir, clock: { now: () => Date.now() }, register: { code, label: `Register ${code}` }, records, keep: (other) => other !== code });
}

/** An embedded index over these records, in a folder that `close` removes. */
export async function openTemporaryIndex(records: readonly CompanyRecord[] | undefined, dataDir = temporaryFolder()): Promise<TemporaryIndex> {
  if (records) await importRecords(dataDir, records);
  const errors: string[] = [];
  const log = { info: () => undefined, error: (details: object, message: string) => void errors.push(`${message}: ${String((details as { err?: unknown }).err)}`) };
  const index = await openEmbeddedIndex({ dataDir, workers: 2, log });
  return {
    dataDir,
    index,
    errors,
    async switchTo(others) {
      const { generation } = await importRecords(dataDir, others);
      await until(() => index.status()?.generation === generation);
    },
    async close() {
      await index.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits for something to become true. @throws when it has not within ten seconds. */
export async function until(condition: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !condition(); ) {
    if (Date.now() > end) throw new Error("waited ten seconds in vain");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
