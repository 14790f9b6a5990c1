/**
 * A register's records as they were read, kept beside the index: `--add` and a rebuild start from these, not from the register's
 * files. One line a record, its ID in front of it, so that duplicates are found without parsing it.
 */
import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { FIELDS } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import { EncodedRecord, encodeRecord } from "./record-codec";

const TAB = 9;

/**
 * The first line of a snapshot, which no record's line can be: records stand in it by the position of their fields, so another list of
 * fields is another format.
 */
export const SNAPSHOT_HEADER = `#firmament-records ${createHash("sha256").update(["id", ...FIELDS.map(({ name }) => name)].join("\n")).digest("hex").slice(0, 16)}\n`;

/** What keeps a snapshot from being read, or undefined. */
export function snapshotProblem(path: string): string | undefined {
  const descriptor = openSync(path, "r");
  const head = Buffer.alloc(SNAPSHOT_HEADER.length);
  readSync(descriptor, head);
  closeSync(descriptor);
  return head.toString("latin1") === SNAPSHOT_HEADER ? undefined : "were written by another version";
}

/** The line of a record, with its line break. */
export function snapshotLine(record: CompanyRecord): string {
  return `${record.values.ID}\t${encodeRecord(record)}\n`;
}

/** The ID of the record whose line starts at `start`. */
export function lineId(bytes: Buffer, start: number): string {
  return bytes.toString("utf8", start, bytes.indexOf(TAB, start));
}

/** Where the encoded record starts in the line at `start`: behind the ID. */
export function encodedStart(bytes: Buffer, start: number): number {
  return bytes.indexOf(TAB, start) + 1;
}

/** The record of the line that stands in `bytes` from `start` to `end`; its values can be read but not enumerated. */
export function lineRecord(bytes: Buffer, start: number, end: number): CompanyRecord {
  const own = Buffer.from(bytes.subarray(encodedStart(bytes, start), end));
  return new EncodedRecord().read(own, 0, own.length).record;
}
