import { LETTERS } from "./scripts";

/** What {@link foldCodePoint} answers for a character that separates words. */
export const SEPARATOR = " ";

// Combining marks that only modify a letter: Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel points,
// kana voicing, symbol overlays, variation selectors. Vowel signs of scripts without a table stay: they carry the word.
const DROPPED_MARKS: readonly (readonly [number, number])[] = [
  [0x0300, 0x036f],
  [0x0483, 0x0489],
  [0x0591, 0x05c7],
  [0x0610, 0x061a],
  [0x064b, 0x065f],
  [0x0670, 0x0670],
  [0x06d6, 0x06ed],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0x3099, 0x309a],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
  [0xe0100, 0xe01ef],
];
const MARK = /\p{M}/u;
const FORMAT = /\p{Cf}/u;
const DIGIT = /\p{Nd}/u;
const IN_WORDS = /[\p{L}\p{N}\p{M}]/u;

function isDroppedMark(code: number, char: string): boolean {
  return MARK.test(char) && DROPPED_MARKS.some(([first, last]) => code >= first && code <= last);
}

/** The value 0–9 of a decimal digit of any script: Unicode keeps each script's ten digits in one ascending run. */
function digitValue(code: number): string {
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

function foldAfresh(code: number): string {
  const reading = LETTERS.get(code);
  if (reading !== undefined) return reading;
  const char = String.fromCodePoint(code);
  if (FORMAT.test(char) || isDroppedMark(code, char)) return "";
  if (DIGIT.test(char)) return digitValue(code);
  if (!IN_WORDS.test(char)) return SEPARATOR;
  const parts = char.normalize("NFKD").toLowerCase();
  if (parts === char) return char;
  let folded = "";
  for (const part of parts) folded += part === char ? char : foldCodePoint(part.codePointAt(0) ?? 0);
  return folded.includes(SEPARATOR) ? SEPARATOR : folded;
}

const basic: (string | undefined)[] = [];
const supplementary = new Map<number, string>();

/**
 * Folds one lower-case code point to Latin without diacritics.
 *
 * Answers `a-z0-9` letters (several for æ or щ), "" for what is not written (a combining accent, the soft sign, a
 * zero-width character), {@link SEPARATOR} for what stands between words, and the character itself for a letter of
 * a script without a romanisation table, so that no word is ever lost.
 */
export function foldCodePoint(code: number): string {
  const known = code < 0x10000 ? basic[code] : supplementary.get(code);
  if (known !== undefined) return known;
  const folded = code < 0x80 && /[a-z0-9]/u.test(String.fromCharCode(code)) ? String.fromCharCode(code) : foldAfresh(code);
  if (code < 0x10000) basic[code] = folded;
  else supplementary.set(code, folded);
  return folded;
}
