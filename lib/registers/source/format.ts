import { SourceError } from "./problem";
import { PeekableBytes } from "./bytes";

/** Bytes to look at for every format known here: a tar archive is marked at offset 257. */
export const FORMAT_SAMPLE_BYTES = 512;

const GZIP = [0x1f, 0x8b];
const ZIP_MEMBER = [0x50, 0x4b, 0x03, 0x04];
const ZIP_EMPTY = [0x50, 0x4b, 0x05, 0x06];

interface ForeignFormat {
  readonly name: string;
  readonly advice: string;
  readonly offset?: number;
  readonly magic: readonly number[];
}

const UNPACK = "Unpack it and pass the file inside.";
const ascii = (text: string): number[] => [...Buffer.from(text, "latin1")];

/** First bytes by each format's own specification; the names as file(1) would say them. */
const FOREIGN: readonly ForeignFormat[] = [
  { name: "a bzip2 file", advice: UNPACK, magic: ascii("BZh") },
  { name: "an xz file", advice: UNPACK, magic: [0xfd, ...ascii("7zXZ"), 0x00] },
  { name: "a Zstandard file", advice: UNPACK, magic: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: "a 7-Zip archive", advice: UNPACK, magic: [...ascii("7z"), 0xbc, 0xaf, 0x27, 0x1c] },
  { name: "a RAR archive", advice: UNPACK, magic: ascii("Rar!") },
  { name: "a tar archive", advice: UNPACK, offset: 257, magic: ascii("ustar") },
  { name: "a PDF document", advice: "Pass the register's data file.", magic: ascii("%PDF-") },
  { name: "a Parquet file", advice: "Pass the register's CSV or JSON file.", magic: ascii("PAR1") },
  { name: "a SQLite database", advice: "Export the table as CSV and pass that.", magic: ascii("SQLite format 3") },
];

function startsWith(sample: Uint8Array, magic: readonly number[], offset = 0): boolean {
  return magic.every((byte, index) => sample[offset + index] === byte);
}

export type Packing = "gzip" | "zip" | "none";

/** How a file is packed, by its first bytes: a register's file names are not to be relied on. */
export function detectPacking(sample: Uint8Array): Packing {
  if (startsWith(sample, GZIP)) return "gzip";
  return startsWith(sample, ZIP_MEMBER) || startsWith(sample, ZIP_EMPTY) ? "zip" : "none";
}

function refuseForeign(sample: Buffer, name: string): void {
  const packing = detectPacking(sample);
  if (packing !== "none") throw new SourceError(`${name} holds a packed file once more (${packing}). ${UNPACK}`);
  const foreign = FOREIGN.find(({ magic, offset }) => startsWith(sample, magic, offset));
  if (foreign !== undefined) throw new SourceError(`${name} is ${foreign.name}, which cannot be read here. ${foreign.advice}`);
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)[\s>]/i.test(sample.toString("latin1"))) {
    throw new SourceError(`${name} is a web page, not a register file. A download link may lead to a page: find the file's own link.`);
  }
}

/**
 * The same bytes, once their beginning has shown that they are not of a format that only looks readable (an archive, a PDF, a web
 * page that a download link answered with). Throws SourceError that names the format and what to do.
 */
export async function* refusingForeign(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Buffer, void, undefined> {
  const peekable = new PeekableBytes(bytes);
  refuseForeign((await peekable.peek(FORMAT_SAMPLE_BYTES)).bytes.subarray(0, FORMAT_SAMPLE_BYTES), name);
  yield* peekable;
}
