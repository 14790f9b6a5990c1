import type { Clock } from "../../clock";
import type { CompanyRecord } from "../../company/record";

export interface ImportProgress {
  /** The records of other registers are taken over; the register is read; all are sorted; the index is written. */
  readonly phase: "keep" | "read" | "sort" | "write";
  /** Records done in this phase. */
  readonly done: number;
  /** Records in all; undefined while reading. */
  readonly total?: number;
}

export interface ImportOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly register: { readonly code: string; readonly label: string };
  readonly records: AsyncIterable<CompanyRecord> | Iterable<CompanyRecord>;
  /** Which other registers' records stay; none when left out. */
  readonly keep?: (code: string) => boolean;
  /** A record whose ID an earlier one of this register or a register kept has already; it is not indexed. */
  readonly onDuplicate?: (record: CompanyRecord) => void;
  /** Rows rejected, asked when all records are read. */
  readonly rejected?: () => number;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly signal?: AbortSignal;
}
