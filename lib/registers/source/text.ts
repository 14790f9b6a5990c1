import { isAscii } from "node:buffer";
import iconv from "iconv-lite";
import { asBuffer, PeekableBytes } from "./bytes";
import { SourceError } from "./problem";

/** Enough text after the first letter beyond ASCII to tell the encodings apart. */
const SAMPLE_BYTES = 1024 * 1024;
/** Where a text has no byte order mark, this much shows whether every other byte is zero. */
const WIDE_SAMPLE_BYTES = 1024;

const BYTE_ORDER_MARKS: readonly { readonly encoding: string; readonly mark: readonly number[] }[] = [
  { encoding: "utf-8", mark: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", mark: [0xff, 0xfe] },
  { encoding: "utf-16be", mark: [0xfe, 0xff] },
];

/** Stands in UTF-8 for a place where the source was not valid in its own encoding: a byte that UTF-8 never has. */
const INVALID = Buffer.from([0xff]);
const REPLACEMENT = Buffer.from("\uFFFD", "utf8");

/** A source's text as UTF-8 bytes. */
export interface Utf8Text {
  /**
   * The source's encoding, in lower case, by iconv-lite's names. While only ASCII was read it is "utf-8", which says the same;
   * it is settled at the first byte beyond ASCII.
   */
  readonly encoding: string;
  /**
   * UTF-8 without byte order mark. What was invalid in the source is invalid here too (its own bytes when it is UTF-8, 0xFF when
   * it was converted), so that the layer that knows rows can reject the row and keep the rest: `isUtf8` of a row says whether it
   * is whole.
   */
  readonly bytes: AsyncIterable<Buffer>;
}

function hasMark(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** UTF-16 without a mark: Latin letters leave every other byte zero. */
function wideEncoding(sample: Uint8Array): string | undefined {
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even < many / 4) return "utf-16le";
  return even > many && odd < many / 4 ? "utf-16be" : undefined;
}

function countOf(part: Buffer, bytes: Uint8Array): number {
  const all = asBuffer(bytes);
  let count = 0;
  for (let at = all.indexOf(part); at !== -1; at = all.indexOf(part, at + part.length)) count += 1;
  return count;
}

/**
 * UTF-8 or windows-1252, for text that has bytes beyond ASCII. Text in a single-byte encoding practically never holds valid
 * multi-byte UTF-8 sequences, so the more frequent sort decides; a few broken bytes do not turn a UTF-8 file into another
 * encoding. windows-1252 contains the printable part of ISO-8859-1. The sample may end inside a character.
 */
export function detectEncoding(sample: Uint8Array): "utf-8" | "windows-1252" {
  const text = new TextDecoder("utf-8").decode(sample, { stream: true });
  // U+FFFD in the decoded text is invalid input, or really stands there.
  let valid = countOf(REPLACEMENT, sample);
  let invalid = -valid;
  for (const character of text) {
    if (character === "\uFFFD") invalid += 1;
    else if (character > "\u007F") valid += 1;
  }
  return invalid > valid ? "windows-1252" : "utf-8";
}

function isKnown(encoding: string): boolean {
  return iconv.encodingExists(encoding);
}

/** Text to UTF-8, each place that matches `invalid` as the byte 0xFF. */
function encode(text: string, invalid: RegExp): Buffer {
  if (!invalid.test(text)) return Buffer.from(text, "utf8");
  const parts = text.split(invalid).flatMap((part) => [INVALID, Buffer.from(part, "utf8")]);
  return Buffer.concat(parts.slice(1));
}

async function* convert(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer, void, undefined> {
  const decoder = iconv.getDecoder(encoding);
  // In Unicode files U+FFFD can be part of the text; elsewhere only the decoder writes it.
  const invalid = encoding.startsWith("utf") ? /\p{Surrogate}/u : /\p{Surrogate}|\uFFFD/u;
  let held = "";
  for await (const chunk of bytes) {
    const text = held + decoder.write(chunk);
    // The second half of a pair may be in the next chunk.
    const cut = /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
    held = text.slice(cut);
    if (cut > 0) yield encode(text.slice(0, cut), invalid);
  }
  const rest = held + (decoder.end() ?? "");
  if (rest !== "") yield encode(rest, invalid);
}

async function* withoutMark(bytes: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer, void, undefined> {
  let left = length;
  for await (const chunk of bytes) {
    if (chunk.length > left) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

async function* settleLate(bytes: AsyncIterable<Buffer>, settle: (encoding: string) => void): AsyncGenerator<Buffer, void, undefined> {
  const chunks = new PeekableBytes(bytes);
  // One iterator for both loops: leaving the first must not close the stream.
  const ascii = chunks[Symbol.asyncIterator]();
  try {
    for (let next = await ascii.next(); next.done !== true; next = await ascii.next()) {
      if (isAscii(next.value)) yield next.value;
      else {
        const beyondAscii = new PeekableBytes(chained(next.value, ascii));
        const encoding = detectEncoding((await beyondAscii.peek(SAMPLE_BYTES)).bytes);
        settle(encoding);
        yield* encoding === "utf-8" ? beyondAscii : convert(beyondAscii, encoding);
        return;
      }
    }
  } finally {
    await ascii.return();
  }
}

async function* chained(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  yield first;
  yield* rest;
}

/**
 * Reads bytes of text in any encoding as UTF-8. Without `encoding` (any label of iconv-lite) it is detected: byte order mark;
 * else UTF-16 by its zero bytes; else, from the first byte beyond ASCII on, UTF-8 or windows-1252. Other encodings (Shift_JIS,
 * windows-1251) have to be named. Nothing invalid is replaced silently: see `Utf8Text.bytes`. Throws SourceError for a label
 * that iconv-lite does not know.
 */
export async function readAsUtf8(bytes: AsyncIterable<Uint8Array>, options: { readonly encoding?: string } = {}): Promise<Utf8Text> {
  if (options.encoding !== undefined && !isKnown(options.encoding)) {
    throw new SourceError(`The encoding "${options.encoding}" is not known. Use a name such as utf-8, windows-1252, iso-8859-15 or shift_jis.`);
  }
  const source = new PeekableBytes(bytes);
  const { bytes: start } = await source.peek(WIDE_SAMPLE_BYTES);
  const marked = BYTE_ORDER_MARKS.find(({ mark }) => hasMark(start, mark));
  const named = options.encoding?.toLowerCase().replace(/^utf_?(8|16)/, "utf-$1");
  let encoding = named ?? marked?.encoding ?? wideEncoding(start.subarray(0, WIDE_SAMPLE_BYTES));
  const marks = marked !== undefined && marked.encoding === encoding ? marked.mark.length : 0;
  const body = withoutMark(source, marks);
  if (encoding === undefined) {
    encoding = "utf-8";
    return { get encoding() { return encoding ?? "utf-8"; }, bytes: settleLate(body, (settled) => (encoding = settled)) };
  }
  return { encoding, bytes: encoding === "utf-8" ? body : convert(body, encoding) };
}
