import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";

/** Printable ASCII with single blanks inside: most values, and nothing to clean. */
const CLEAN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * A value as records hold it: Unicode NFC; control characters, line breaks and blanks of every kind collapsed to single blanks; none at the
 * ends. "" when nothing is left.
 */
export function cleanText(raw: string): string {
  if (raw === "" || CLEAN.test(raw)) return raw;
  return raw.normalize("NFC").replace(/[\p{Cc}\p{Z}\p{Cs}]+/gu, " ").trim();
}

/** The bytes 0x80 to 0x9F by their windows-1252 characters; the other bytes are their own code points, and so are five that it leaves undefined. */
const WINDOWS_1252 = new Map(Array.from({ length: 0x20 }, (_, index) => [iconv.decode(Buffer.from([0x80 + index]), "windows-1252"), 0x80 + index]));

function windows1252Bytes(text: string): Buffer | undefined {
  const bytes = Buffer.alloc(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const byte = code <= 0xff ? code : WINDOWS_1252.get(text.charAt(index));
    if (byte === undefined) return undefined;
    bytes[index] = byte;
  }
  return bytes;
}

/**
 * UTF-8 that was read as windows-1252 and written as UTF-8 once more, set right: "ESPAÃ‘A" is "ESPAÑA". Only where it is unambiguous: every
 * character of the value beyond ASCII takes part in such a sequence. Repeated for what went wrong twice ("NÃ‚Â°" is "N°"). Call it before
 * `cleanText`, because halves of such sequences are control characters and blanks.
 */
export function repairDoubleEncoding(text: string): string {
  if (!/[\u00c2-\u00f4][^\0-\u007f]/.test(text)) return text;
  const bytes = windows1252Bytes(text);
  return bytes !== undefined && isUtf8(bytes) ? repairDoubleEncoding(bytes.toString("utf8")) : text;
}
