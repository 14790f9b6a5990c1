import type { PublicRecord } from "../company/fields";

/** Turns records into the bytes of a file, batch by batch: what one batch becomes does not depend on another, so that writing goes on after any of them. */
export interface RecordWriter {
  /** What stands before the first record. */
  readonly head: string;
  /** @param row the number of records before this one. */
  record(record: PublicRecord, row: number): string;
  /** What stands after the last record. */
  readonly tail: string;
  /** What the format can hold. */
  readonly maxBytes: number;
}

/** The format cannot hold so much. */
export class FileTooLargeError extends Error {
  constructor() {
    super("The companies with these columns are more than a workbook can hold (4 GB before compression). Choose fewer columns, or CSV.");
    this.name = "FileTooLargeError";
  }
}
