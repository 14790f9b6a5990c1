import iconv from "iconv-lite";
import type { SingleByte } from "./labels";

/** Where the standard differs from the tables of iconv-lite: byte → code point. @see https://encoding.spec.whatwg.org/#legacy-single-byte-encodings */
const DIFFERENCES: Readonly<Partial<Record<SingleByte, readonly (readonly [byte: number, codePoint: number])[]>>> = {
  "koi8-u": [[0xae, 0x45e], [0xbe, 0x40e]],
  macintosh: [[0xbd, 0x3a9], [0xdb, 0x20ac], [0xf0, 0xf8ff]],
  "x-mac-cyrillic": [[0xa2, 0x490], [0xb6, 0x491], [0xff, 0x20ac]],
};

/** Names that iconv-lite spells otherwise. */
const ICONV: Readonly<Partial<Record<SingleByte, string>>> = { "iso-8859-8-i": "iso-8859-8", "x-mac-cyrillic": "maccyrillic" };

const tables = new Map<SingleByte, readonly string[]>();

/** The characters of all 256 bytes. */
function tableOf(encoding: SingleByte): readonly string[] {
  const known = tables.get(encoding);
  if (known) return known;
  const table = Array.from(iconv.decode(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), ICONV[encoding] ?? encoding));
  // Bytes below 0xA0 that a code page leaves out are control characters.
  for (let byte = 0x80; byte < 0xa0; byte += 1) if (table[byte] === "\ufffd") table[byte] = String.fromCharCode(byte);
  for (const [byte, codePoint] of DIFFERENCES[encoding] ?? []) table[byte] = String.fromCharCode(codePoint);
  tables.set(encoding, table);
  return table;
}

/** Decodes by the standard's table; bytes without a character become U+FFFD. */
export function decodeSingleByte(bytes: Uint8Array, encoding: SingleByte): string {
  const units = new Uint16Array(bytes.length);
  const codes = Uint16Array.from(tableOf(encoding), (character) => character.charCodeAt(0));
  for (let at = 0; at < bytes.length; at += 1) units[at] = codes[bytes[at] ?? 0] ?? 0xfffd;
  return textOf(units);
}

/** The text of UTF-16 code units. */
export function textOf(units: Uint16Array): string {
  return Buffer.from(units.buffer, units.byteOffset, units.byteLength).toString("utf16le");
}
