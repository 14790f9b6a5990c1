import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { CompanyRecord } from "../../../company/record";
import type { Manifest } from "../format";
import { lineRecord, linksOf, recordOf, snapshotLine } from "../snapshot";
import { bucketCount, distribute, forEachLine, RankSample, sortedLines } from "./buckets";
import type { BuildWorkerInput } from "./build-worker";
import type { DocumentHalf } from "./document-files";
import { IdSet } from "./id-set";
import { GroupLinks } from "./link";
import { writeTerms } from "./term-files";

export type GenerationContents = Pick<Manifest, "companies" | "sections" | "ranges" | "keys" | "repeatedStreets" | "files">;

export interface BuildSteps {
  /** Called for every record in each phase; may throw to end the build. */
  readonly onRecord: (phase: "sort" | "index", done: number) => void;
  /** All records are indexed; the dictionaries are being written. */
  readonly onWrite: () => void;
  /** A record whose ID an earlier snapshot has already; it is left out. */
  readonly onDuplicate: (record: CompanyRecord) => void;
}

/**
 * Builds the files of a generation from snapshots: links groups, sorts by static rank in buckets on disk, then writes documents and
 * terms side by side in two threads.
 * @param scratch an existing folder for temporary files.
 * @param folder an existing, empty folder for the generation's files.
 */
export async function writeGeneration(snapshots: readonly string[], scratch: string, folder: string, steps: BuildSteps): Promise<GenerationContents> {
  const { links, sample } = survey(snapshots, steps);
  const buckets = distribute(snapshots, sample.borders(bucketCount(snapshots)), scratch, transformer(snapshots.length, links, steps));
  const { half, end } = startDocuments({ folder, buckets });
  try {
    const { files, ...terms } = writeTerms(folder, records(buckets, steps), (done) => steps.onRecord("index", done));
    return { ...terms, files: { ...files, ...(await half) } };
  } finally {
    await end();
    for (const bucket of buckets) rmSync(bucket);
  }
}

/** The first pass: who reports to whom, and how ranks are spread; then what is known of each head. */
function survey(snapshots: readonly string[], steps: BuildSteps): { readonly links: GroupLinks; readonly sample: RankSample } {
  const links = new GroupLinks();
  const sample = new RankSample();
  let done = 0;
  for (const path of snapshots)
    forEachLine(path, (bytes, start) => {
      const { id, parentId } = linksOf(bytes, start);
      if (parentId !== "") links.note(id, parentId);
      sample.note(bytes, start);
      steps.onRecord("sort", ++done);
    });
  if (!links.any) return { links, sample };
  for (const path of snapshots)
    forEachLine(path, (bytes, start, end) => {
      if (links.isHead(linksOf(bytes, start).id)) links.noteHead(recordOf(bytes, start, end));
    });
  links.countGroups();
  return { links, sample };
}

/** Fills in headquarters, and leaves out IDs that an earlier register has. */
function transformer(registers: number, links: GroupLinks, steps: BuildSteps): Parameters<typeof distribute>[3] {
  const ids = registers > 1 ? new IdSet() : undefined;
  return (bytes, start, end) => {
    if (!ids && !links.any) return undefined;
    const { id } = linksOf(bytes, start);
    if (ids && !ids.add(id)) {
      steps.onDuplicate(recordOf(bytes, start, end));
      return null;
    }
    return links.concerns(id) ? Buffer.from(snapshotLine(links.link(recordOf(bytes, start, end)))) : undefined;
  };
}

function* records(buckets: readonly string[], steps: BuildSteps): Generator<CompanyRecord> {
  for (const line of sortedLines(buckets)) yield lineRecord(line);
  steps.onWrite();
}

function startDocuments(input: BuildWorkerInput): { readonly half: Promise<DocumentHalf>; readonly end: () => Promise<unknown> } {
  const worker = new Worker(resolve("build/build-worker.mjs"), { workerData: input });
  const half = new Promise<DocumentHalf>((succeed, fail) => {
    worker.on("message", succeed);
    worker.on("error", fail);
    worker.on("exit", (code) => fail(new Error(`Writing the documents ended with code ${code}.`)));
  });
  half.catch(() => undefined);
  return { half, end: () => worker.terminate() };
}
