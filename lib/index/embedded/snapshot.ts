/**
 * A register's records as they were read, kept beside the index: `--add` and a rebuild start from these, not from the register's
 * files. One line a record: static rank, ID and parent's ID in front of the record, so that sorting and linking need not parse it.
 */
import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { FIELDS } from "../../company/fields";
import { normaliseName } from "../../company/names";
import type { CompanyRecord } from "../../company/record";
import { IdSet } from "./build/id-set";
import { OutputFile } from "./build/output-file";
import { decodeCells, decodeRecord, encodeRecord } from "./record-codec";

const TAB = 9;

/**
 * The first line of a snapshot, which no record's line can be: records stand in it by the position of their fields, so another list of
 * fields is another format.
 */
const HEADER = `#firmament-records ${createHash("sha256").update(FIELDS.map(({ name }) => name).join("\n")).digest("hex").slice(0, 16)}\n`;
export const HEADER_BYTE = HEADER.charCodeAt(0);

/** What keeps a snapshot from being read, or undefined. */
export function snapshotProblem(path: string): string | undefined {
  const descriptor = openSync(path, "r");
  const head = Buffer.alloc(HEADER.length);
  readSync(descriptor, head);
  closeSync(descriptor);
  return head.toString("latin1") === HEADER ? undefined : "were written by another version";
}

/** A line of a snapshot, in the bytes that hold it: its rank, and from where to where its encoded record stands. */
export interface SnapshotLine {
  readonly rank: string;
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
}

export class SnapshotWriter {
  private readonly file: OutputFile;
  private readonly ids = new IdSet();
  private written = 0;

  /** @throws when the file exists. */
  constructor(path: string) {
    this.file = new OutputFile(path);
    this.file.writeText(HEADER);
  }

  get records(): number {
    return this.written;
  }

  /** Appends a record; false, and nothing is written, when its ID was already added. */
  add(record: CompanyRecord): boolean {
    if (!this.ids.add(record.values.ID)) return false;
    this.file.writeText(snapshotLine(record));
    this.written++;
    return true;
  }

  close(): { readonly bytes: number; readonly sha256: string } {
    return this.file.close();
  }
}

/** The line of a record, with its line break. */
export function snapshotLine(record: CompanyRecord): string {
  return `${staticRank(record)}\t${record.values.ID}\t${record.parentId ?? ""}\t${encodeRecord(record)}\n`;
}

/** Reads the line that stands in `bytes` from `start` to `end`, without its line break. */
export function parseSnapshotLine(bytes: Buffer, start: number, end: number): SnapshotLine {
  const afterRank = bytes.indexOf(TAB, start);
  return { rank: bytes.toString("utf8", start, afterRank), bytes, start: encodedStart(bytes, afterRank), end };
}

/** The record of a line; its values can be read but not enumerated. */
export function lineRecord({ bytes, start, end }: SnapshotLine): CompanyRecord {
  return decodeCells(bytes.toString("utf8", start, end));
}

export function rankOf(bytes: Buffer, start: number): string {
  return bytes.toString("utf8", start, bytes.indexOf(TAB, start));
}

/** The ID and the parent's ID ("" without one) of a line. */
export function linksOf(bytes: Buffer, start: number): { readonly id: string; readonly parentId: string } {
  const afterRank = bytes.indexOf(TAB, start);
  const afterId = bytes.indexOf(TAB, afterRank + 1);
  return { id: bytes.toString("utf8", afterRank + 1, afterId), parentId: bytes.toString("utf8", afterId + 1, bytes.indexOf(TAB, afterId + 1)) };
}

export function recordOf(bytes: Buffer, start: number, end: number): CompanyRecord {
  return decodeRecord(bytes.toString("utf8", encodedStart(bytes, bytes.indexOf(TAB, start)), end));
}

/** The ID and the parent's ID stand between the rank and the record. */
function encodedStart(bytes: Buffer, afterRank: number): number {
  return bytes.indexOf(TAB, bytes.indexOf(TAB, afterRank + 1) + 1) + 1;
}

/**
 * A string whose code-unit order is the static rank: single locations and headquarters before branches, more employees first, then
 * more revenue, unknown last; then the name, then the ID.
 */
function staticRank({ values }: CompanyRecord): string {
  const branch = values["Location Type"] === "2" ? "1" : "0";
  return `${branch}${descending(values["Employees Total"])}${descending(values["Yearly Revenue in U.S. Dollars"])}${normaliseName(values["Company Name"])}\u0001${values.ID}`;
}

const WIDTH = 16;
const UNKNOWN = "~";

/** Larger numbers come first, unknown ones last; a negative number is smaller than any other. */
function descending(value: number | undefined): string {
  if (value === undefined) return UNKNOWN;
  return value < 0 ? `:${String(-value).padStart(WIDTH, "0")}` : String(Number.MAX_SAFE_INTEGER - value).padStart(WIDTH, "0");
}
