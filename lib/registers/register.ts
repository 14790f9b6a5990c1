import type { CompanyRecord } from "../company/record";

/** A value that its source had and the record has not, although its row could be used: a number that a spreadsheet cut short, an impossible date. */
export interface LostValue {
  /** Line (or element) number in the source, counted from 1. */
  readonly line: number;
  /** Public field name, or the source's column where no field would hold it. */
  readonly field: string;
  /** Why, in the same words for every loss of its sort, so that losses can be counted by reason. */
  readonly reason: string;
  /** The value as it stood in the source. */
  readonly value: string;
  /** Name of the source file. */
  readonly source: string;
}

/** What a register reader reports to while it reads, and what it may use. */
export interface ReadContext {
  /**
   * Keeps a row that cannot become a record: nothing is dropped silently.
   * @param line line (or element) number in the source, counted from 1.
   * @param reason what is wrong with it, for the person who repairs the file; the same words for every row of its sort, so that rows
   * can be counted by reason.
   * @param raw the row as it stood in the source.
   * @param source name of the source file, where there are several.
   * @param detail what is particular to this row, such as the value that is wrong.
   */
  reject(line: number, reason: string, raw: string, source?: string, detail?: string): void;
  /** Notes a value that was left out of a record that is used otherwise: nothing is dropped silently. */
  lost?(value: LostValue): void;
  /** Reports how many rows have been read so far over all inputs, rejected ones included. */
  rowsRead(count: number): void;
  /** An existing folder for downloads and unpacked files; the caller removes it. */
  readonly tempDir: string;
  /** Aborts the reading; the reader then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Reports bytes read so far over all inputs, and the total where it is known. */
  onBytes?(read: number, total: number | undefined): void;
}

/** A source of companies: reads one kind of file, or makes its records up (the demo register). */
export interface Register {
  /** Short lower-case name: the first part of its records' IDs, and the word on the command line unless `command` gives another. */
  readonly code: string;
  /** The word on the command line where the code would not be understood there. */
  readonly command?: string;
  readonly label: string;
  /** What its inputs are and where they come from, for the command line's help. */
  readonly help: string;
  /**
   * Reads the inputs into records, in constant memory and in the inputs' order.
   * @param inputs paths, or http(s) URLs.
   * @throws Error naming the input when one cannot be opened or is not this register's format.
   */
  read(inputs: readonly string[], context: ReadContext): AsyncGenerator<CompanyRecord>;
}
