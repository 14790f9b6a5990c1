import type { PublicRecord } from "../company/fields";
import { writerOf, type FileOptions } from "./writer";

/** What compression leaves of a worksheet, measured on exports of the demo register. */
const SHEET_COMPRESSION = 0.11;

/** About how many bytes a file will have, from some of its records; undefined without any. */
export function estimateSize(options: FileOptions, sample: readonly PublicRecord[], records: number): number | undefined {
  if (sample.length === 0) return undefined;
  const writer = writerOf(options);
  const bytes = new TextEncoder().encode(sample.map((record) => writer.record(record, records)).join("")).length;
  const whole = writer.head.length + writer.tail.length + (bytes / sample.length) * records;
  return Math.round(options.format === "xlsx" ? whole * SHEET_COMPRESSION : whole);
}
