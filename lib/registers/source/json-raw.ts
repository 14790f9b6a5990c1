import { isUtf8 } from "node:buffer";
import { showInvalid } from "./lines";

/** Of a damaged stretch this much is kept for the reject file. */
export const MAX_RAW_BYTES = 1024 * 1024;

/** A damaged stretch as it is shown: cut to MAX_RAW_BYTES, invalid bytes written out. */
export function rawText(bytes: Buffer): string {
  const kept = bytes.subarray(0, MAX_RAW_BYTES);
  return trimSeparators(isUtf8(kept) ? kept.toString("utf8") : showInvalid(kept));
}

/**
 * Without the blanks and commas at the end, which belong to the list. A loop: a pattern would take quadratic time on long
 * blanks.
 */
function trimSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && " \t\r\n,".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Line ends in a stretch of bytes. */
export function countNewlines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) count += 1;
  return count;
}
