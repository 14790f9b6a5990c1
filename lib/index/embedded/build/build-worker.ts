/** Writes the document half of a generation beside the thread that writes the term half. */
import { parentPort, workerData } from "node:worker_threads";
import { sortedLines } from "./buckets";
import { writeDocuments, type DocumentHalf } from "./document-files";

export interface BuildWorkerInput {
  readonly folder: string;
  readonly buckets: readonly string[];
}

const { folder, buckets } = workerData as BuildWorkerInput;

const half: DocumentHalf = writeDocuments(folder, sortedLines(buckets));
parentPort!.postMessage(half);
