/**
 * A register's records as they were read, kept beside the index: `--add` and a rebuild start from these, not from the register's
 * files. One line a record: static rank and ID in front of it, so that sorting and linking need not parse it.
 */
import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { FIELDS } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import { decodeCells, encodeRecord } from "./record-codec";

const TAB = 9;

/**
 * The first line of a snapshot, which no record's line can be: records stand in it by the position of their fields, so another list of
 * fields is another format.
 */
export const SNAPSHOT_HEADER = `#firmament-records ${createHash("sha256").update(["rank", "id", ...FIELDS.map(({ name }) => name)].join("\n")).digest("hex").slice(0, 16)}\n`;

/** What keeps a snapshot from being read, or undefined. */
export function snapshotProblem(path: string): string | undefined {
  const descriptor = openSync(path, "r");
  const head = Buffer.alloc(SNAPSHOT_HEADER.length);
  readSync(descriptor, head);
  closeSync(descriptor);
  return head.toString("latin1") === SNAPSHOT_HEADER ? undefined : "were written by another version";
}

/**
 * The line of a record, with its line break.
 * @param name the record's normalised name.
 */
export function snapshotLine(record: CompanyRecord, name: string): string {
  return `${staticRank(record, name)}\t${record.values.ID}\t${encodeRecord(record)}\n`;
}

/** The ID of the record whose line starts at `start`. */
export function lineId(bytes: Buffer, start: number): string {
  const afterRank = bytes.indexOf(TAB, start);
  return bytes.toString("utf8", afterRank + 1, bytes.indexOf(TAB, afterRank + 1));
}

/** Where the encoded record starts in the line at `start`: behind rank and ID. */
export function encodedStart(bytes: Buffer, start: number): number {
  return bytes.indexOf(TAB, bytes.indexOf(TAB, start) + 1) + 1;
}

/** The record of the line that stands in `bytes` from `start` to `end`; its values can be read but not enumerated. */
export function lineRecord(bytes: Buffer, start: number, end: number): CompanyRecord {
  return decodeCells(bytes.toString("utf8", encodedStart(bytes, start), end));
}

/**
 * A string whose order by code point is the static rank: single locations and headquarters before branches, more employees first, then
 * more revenue, unknown last; then the name, then the ID.
 */
function staticRank({ values }: CompanyRecord, name: string): string {
  const branch = values["Location Type"] === "2" ? "1" : "0";
  return `${branch}${descending(values["Employees Total"])}${descending(values["Yearly Revenue in U.S. Dollars"])}${name}\u0001${values.ID}`;
}

const WIDTH = 16;
const UNKNOWN = "~";

/** Larger numbers come first, unknown ones last; a negative number is smaller than any other. */
function descending(value: number | undefined): string {
  if (value === undefined) return UNKNOWN;
  return value < 0 ? `:${String(-value).padStart(WIDTH, "0")}` : String(Number.MAX_SAFE_INTEGER - value).padStart(WIDTH, "0");
}
