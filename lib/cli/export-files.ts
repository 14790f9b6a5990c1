import { closeSync, createReadStream, existsSync, fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { Checkpoint } from "../export/checkpoint";
import { IdSet } from "../export/id-set";
import type { SyncFile } from "../export/sync-file";
import { UsageError } from "./io";

/** A file of the disk, written in place. It is made where it is missing. */
export class DiskFile implements SyncFile {
  private readonly descriptor: number;

  constructor(path: string) {
    this.descriptor = openSync(path, existsSync(path) ? "r+" : "w+");
  }

  getSize(): number {
    return fstatSync(this.descriptor).size;
  }

  read(into: Uint8Array, { at }: { readonly at: number }): number {
    return readSync(this.descriptor, into, 0, into.length, at);
  }

  write(bytes: Uint8Array, { at }: { readonly at: number }): number {
    return writeSync(this.descriptor, bytes, 0, bytes.length, at);
  }

  truncate(size: number): void {
    ftruncateSync(this.descriptor, size);
  }

  flush(): void {
    fsyncSync(this.descriptor);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

const savedSchema = z.object({
  /** What was asked for: only the same command goes on. */
  command: z.string(),
  announced: z.number(),
  generation: z.string(),
  columns: z.array(z.string()),
  checkpoint: z.object({ scrollId: z.string().optional(), seen: z.number(), digest: z.string(), delivered: z.number(), skipped: z.number(), size: z.number(), idsSize: z.number(), complete: z.boolean() }),
});

/** What is kept of an export between two runs of the command. */
export interface Saved extends Omit<z.infer<typeof savedSchema>, "checkpoint"> {
  readonly checkpoint: Checkpoint;
}

/** The files beside the one that is wanted, until it is complete. */
export class PartFiles {
  readonly rows: string;
  readonly ids: string;
  readonly workbook: string;
  private readonly state: string;

  constructor(out: string) {
    this.rows = `${out}.part`;
    this.ids = `${out}.part.ids`;
    this.workbook = `${out}.part.xlsx`;
    this.state = `${out}.part.json`;
  }

  /** @returns undefined when nothing was begun. @throws UsageError when it is damaged. */
  load(): Saved | undefined {
    if (!existsSync(this.state)) return undefined;
    const read = savedSchema.safeParse(JSON.parse(readFileSync(this.state, "utf8")));
    if (!read.success) throw new UsageError(`${this.state} cannot be read; begin anew with --restart.`);
    const { scrollId, ...checkpoint } = read.data.checkpoint;
    return { ...read.data, checkpoint: { ...checkpoint, scrollId } };
  }

  /** Replaced as a whole: a crash leaves the old or the new one. */
  save(saved: Saved): void {
    writeFileSync(`${this.state}.new`, JSON.stringify(saved));
    renameSync(`${this.state}.new`, this.state);
  }

  remove(): void {
    for (const file of [this.rows, this.ids, this.workbook, this.state]) rmSync(file, { force: true });
  }
}

/** The IDs that stand first in the lines of files: CSV, JSON Lines of an export, or IDs alone. A header does no harm. */
export async function idsOfFiles(paths: readonly string[]): Promise<IdSet> {
  const ids = new IdSet();
  for (const path of paths) {
    if (!existsSync(path)) throw new UsageError(`--leave-out ${path}: there is no such file.`);
    for await (const line of createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Infinity })) {
      const id = /^\{/.test(line) ? idOfJson(line) : line.replace(/^\uFEFF/, "").split(/[,;\t]/)[0]?.replaceAll('"', "").trim();
      if (id !== undefined && id !== "") ids.add(id);
    }
  }
  return ids;
}

function idOfJson(line: string): string | undefined {
  const read = z.object({ ID: z.string() }).safeParse(JSON.parse(line));
  return read.success ? read.data.ID : undefined;
}
