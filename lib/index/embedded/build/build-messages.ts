import type { Purpose, DocumentHalf } from "./record-store";
import type { ValueData } from "./value-collector";

export interface BuildWorkerInput {
  /** An existing folder for temporary files. */
  readonly scratch: string;
  /** Where the records kept for later builds go. */
  readonly snapshotPath: string;
}

/** Lines to take in; or all are there, and the generation's files go to `folder`. */
export type ToBuildWorker = { readonly block: ArrayBuffer; readonly length: number; readonly purpose: Purpose } | { readonly folder: string };

/** What the lines have come to once they are sorted. */
export interface SortedLines {
  /** The number of each document in the index, by its place in the order of reading. */
  readonly documents: Uint32Array<ArrayBuffer>;
  readonly values: ValueData;
  readonly snapshot: { readonly bytes: number; readonly sha256: string };
}

/** A block is taken in and its memory free again; a step is done; the order is known; all is written. */
export type FromBuildWorker = { readonly free: ArrayBuffer } | { readonly phase: "sort" | "write"; readonly done: number } | SortedLines | DocumentHalf;

/** The memory of all typed arrays in a value, to be handed to another thread instead of copied. */
export function buffersOf(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const look = (each: unknown): void => {
    if (ArrayBuffer.isView(each)) found.add(each.buffer as ArrayBuffer);
    else if (typeof each === "object" && each !== null) Object.values(each).forEach(look);
  };
  look(value);
  return [...found];
}
