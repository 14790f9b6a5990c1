import { closeSync, openSync, readSync } from "node:fs";
import type { Projection } from "../../company/company-index";
import { FIELD_GROUPS, SEARCH_FIELDS, type FieldGroup, type FieldName } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import type { DocumentList } from "./roaring";
import { Joiner } from "./joiner";
import type { SpareBuffers } from "./spare-buffers";
import { fragmentOf, HEADER_BYTES, INTERNAL_PART, NULL_FRAGMENTS, PARTS, type InternalPart } from "./fragments";

const CHUNK_BYTES = 4 << 20;
/** Documents closer than this on disk are read in one go. */
const READ_GAP = 16 << 10;
const [OPEN, CLOSE, BRACE, COMMA] = [0x5b, 0x5d, 0x7b, 0x2c];
const CLOSING_BRACE = 0x7d;
const NULL_BYTES = NULL_FRAGMENTS.reduce((sum, fragment) => sum + fragment.length, 0);

/** Reads records and puts them together as their projection asks. */
export class Documents {
  private readonly documents: FragmentFile;
  private readonly summaries: Joiner;
  private readonly summaryStarts: Float64Array;

  /** @param path the documents file; the summaries of searches are in memory. */
  constructor(
    path: string,
    summaries: SharedArrayBuffer,
    offsets: SharedArrayBuffer,
    companies: number,
    private readonly spare: SpareBuffers,
  ) {
    const starts = new Float64Array(offsets);
    this.documents = new FragmentFile(path, starts.subarray(0, companies + 1));
    this.summaries = new Joiner(summaries);
    this.summaryStarts = starts.subarray(companies + 1);
  }

  /** The documents' records as a JSON array in UTF-8. */
  project(documents: DocumentList, projection: Projection): Uint8Array<ArrayBuffer> {
    if ("groups" in projection) return this.wholeGroups(documents, projection.groups);
    return isSummary(projection.fields) ? this.summaries.join(this.summaryStarts, documents) : this.singleFields(documents, projection.fields);
  }

  /** One record as it was indexed, with the values of these field groups only. */
  record(document: number, groups: readonly FieldGroup[]): CompanyRecord {
    let record: CompanyRecord | undefined;
    this.documents.read([document], (bytes, start) => {
      record = parseRecord(bytes, start, groups);
    });
    return record!;
  }

  close(): void {
    this.documents.close();
  }

  private wholeGroups(documents: DocumentList, groups: readonly FieldGroup[]): Uint8Array<ArrayBuffer> {
    const wanted = PARTS.map((part) => part !== "internal" && groups.includes(part));
    const out = new ArrayWriter(this.spare.take(this.documents.bytesOf(documents) + documents.length * (NULL_BYTES + 4) + 2));
    this.documents.read(documents, (bytes, start) => {
      out.put(BRACE);
      let at = start + HEADER_BYTES;
      let from = at;
      for (let part = 0; part < INTERNAL_PART; part++) {
        const length = bytes[start + part * 2]! | (bytes[start + part * 2 + 1]! << 8);
        if (!wanted[part] || length === 0) {
          out.copy(bytes, from, at);
          if (wanted[part]) out.copy(NULL_FRAGMENTS[part]!, 0, NULL_FRAGMENTS[part]!.length);
          from = at + length;
        }
        at += length;
      }
      out.copy(bytes, from, at);
      out.closeObject();
    });
    return out.finish();
  }

  private singleFields(documents: DocumentList, fields: readonly FieldName[]): Uint8Array<ArrayBuffer> {
    const records: string[] = [];
    const groups = FIELD_GROUPS.map(({ key }) => key);
    this.documents.read(documents, (bytes, start) => {
      records.push(`{${fragmentOf(fields, parseRecord(bytes, start, groups).values).slice(0, -1)}}`);
    });
    return new Uint8Array(new TextEncoder().encode(`[${records.join(",")}]`));
  }
}

function isSummary(fields: readonly FieldName[]): boolean {
  return fields.length === SEARCH_FIELDS.length && SEARCH_FIELDS.every((name, i) => fields[i] === name);
}

function parseRecord(bytes: Buffer, start: number, groups: readonly FieldGroup[]): CompanyRecord {
  let members = "";
  let internal = "";
  for (let at = start + HEADER_BYTES, i = 0; i < PARTS.length; i++) {
    const part = PARTS[i]!;
    const end = at + bytes.readUInt16LE(start + i * 2);
    if (part === "internal") internal = bytes.toString("utf8", at, end);
    else if (groups.includes(part)) members += bytes.toString("utf8", at, end);
    at = end;
  }
  const values: Record<string, string | number> = {};
  const parsed = JSON.parse(`{${members.slice(0, -1)}}`) as Record<string, string | number | null>;
  for (const name in parsed) if (parsed[name] !== null) values[name] = parsed[name]!;
  return { values: values as CompanyRecord["values"], ...(internal === "" ? {} : (JSON.parse(internal) as InternalPart)) };
}

/** A JSON array of objects under construction. */
class ArrayWriter {
  private end = 1;

  /** @param bytes with room for all of it. */
  constructor(private readonly bytes: Buffer<ArrayBuffer>) {
    this.bytes[0] = OPEN;
  }

  put(byte: number): void {
    this.bytes[this.end++] = byte;
  }

  copy(source: Buffer, start: number, end: number): void {
    if (end > start) this.end += source.copy(this.bytes, this.end, start, end);
  }

  /** Ends an object whose last member has a comma behind it. */
  closeObject(): void {
    this.bytes[this.end - 1] = CLOSING_BRACE;
    this.bytes[this.end++] = COMMA;
  }

  /** Ends the array, whose last element has a comma behind it. */
  finish(): Uint8Array<ArrayBuffer> {
    if (this.end > 1) this.end--;
    this.bytes[this.end++] = CLOSE;
    return this.bytes.subarray(0, this.end);
  }
}

/** A file of records behind one another, read by document number; neighbours are read together. */
class FragmentFile {
  private readonly descriptor: number;
  private chunk = Buffer.allocUnsafeSlow(64 << 10);

  constructor(
    path: string,
    private readonly starts: Float64Array,
  ) {
    this.descriptor = openSync(path, "r");
  }

  bytesOf(documents: DocumentList): number {
    let bytes = 0;
    for (const document of documents) bytes += this.starts[document + 1]! - this.starts[document]!;
    return bytes;
  }

  /** Visits the documents in the order given; the bytes are valid during the visit only. */
  read(documents: DocumentList, visit: (bytes: Buffer, start: number, end: number) => void): void {
    for (let first = 0; first < documents.length; ) {
      const from = this.starts[documents[first]!]!;
      let last = first;
      while (last + 1 < documents.length && this.isNear(documents[last]!, documents[last + 1]!, from)) last++;
      this.fill(from, this.starts[documents[last]! + 1]! - from);
      for (let i = first; i <= last; i++) visit(this.chunk, this.starts[documents[i]!]! - from, this.starts[documents[i]! + 1]! - from);
      first = last + 1;
    }
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private isNear(document: number, next: number, from: number): boolean {
    return next > document && this.starts[next]! - this.starts[document + 1]! < READ_GAP && this.starts[next + 1]! - from <= CHUNK_BYTES;
  }

  private fill(from: number, length: number): void {
    if (length > this.chunk.length) this.chunk = Buffer.allocUnsafeSlow(Math.max(length, Math.min(this.chunk.length * 2, CHUNK_BYTES)));
    for (let done = 0; done < length; ) {
      const read = readSync(this.descriptor, this.chunk, done, length - done, from + done);
      if (read === 0) throw new Error("The documents file of the index ends too early.");
      done += read;
    }
  }
}
