/** Writes the document half of a generation beside the thread that writes the term half. */
import { parentPort, workerData } from "node:worker_threads";
import { sortedLines } from "./buckets";
import { writeDocuments, type DocumentHalf } from "./document-files";

export interface BuildWorkerInput {
  readonly folder: string;
  readonly buckets: readonly string[];
}

const { folder, buckets } = workerData as BuildWorkerInput;

function* records() {
  for (const line of sortedLines(buckets)) yield line.record();
}

const half: DocumentHalf = writeDocuments(folder, records(), () => undefined);
parentPort!.postMessage(half);
