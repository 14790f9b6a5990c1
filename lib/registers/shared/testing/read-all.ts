import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CompanyRecord } from "../../../company/record";
import type { LostValue, Register } from "../../register";

/** A rejected row, as the context hears of it. */
interface Rejected {
  readonly line: number;
  readonly reason: string;
  readonly raw: string;
  readonly source: string | undefined;
  readonly detail: string | undefined;
}

/** All that came of a reading. */
export interface Outcome {
  readonly records: readonly CompanyRecord[];
  readonly rejects: readonly Rejected[];
  readonly losses: readonly LostValue[];
  /** The last count of rows that was reported. */
  readonly rows: number;
}

/** Reads files that exist through a register's reader. */
export async function readAll(register: Register, inputs: readonly string[]): Promise<Outcome> {
  const records: CompanyRecord[] = [];
  const rejects: Rejected[] = [];
  const losses: LostValue[] = [];
  let rows = 0;
  const reading = register.read(inputs, {
    tempDir: tmpdir(),
    rowsRead: (count) => (rows = count),
    reject: (line, reason, raw, source, detail) => rejects.push({ line, reason, raw, source, detail }),
    lost: (value) => losses.push(value),
  });
  for await (const record of reading) records.push(record);
  return { records, rejects, losses, rows };
}

/** Writes files by name, reads them in that order and removes them. */
export async function readFiles(register: Register, files: Readonly<Record<string, string | Buffer>>): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), "register-"));
  try {
    const inputs = Object.entries(files).map(([name, content]) => {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      return file;
    });
    return await readAll(register, inputs);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
