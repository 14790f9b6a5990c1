import { hangulToLatin, isHangul } from "./hangul";
import { indicToLatin, isIndic } from "./indic";
import { isKana, kanaToLatin } from "./kana";

/** What an ASCII character is to the scanner. */
export const OTHER = 0;
export const IN_WORD = 1;
export const AMPERSAND = 2;
export const OPENING = 3;
export const CLOSING = 4;
export const SLASH = 5;

function asciiKind(code: number): number {
  const char = String.fromCharCode(code);
  if (/[a-z0-9]/u.test(char)) return IN_WORD;
  if (char === "&" || char === "+") return AMPERSAND;
  if (char === "(" || char === "[") return OPENING;
  if (char === ")" || char === "]") return CLOSING;
  return char === "/" || char === "\\" ? SLASH : OTHER;
}

/** The kind of each lower-case ASCII character, by code. */
export const ASCII_KIND = Uint8Array.from({ length: 128 }, (_, code) => asciiKind(code));

/** No character below this code belongs to a script that is read in runs or character by character as words. */
export const FIRST_RUN_SCRIPT = 0x0900;

/** Whether it is a Han character (after compatibility composition), the iteration mark 々 or the zero 〇. */
export function isHan(code: number): boolean {
  if (code < 0x3005) return false;
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf) || code === 0x3005 || code === 0x3007
    || (code >= 0xf900 && code <= 0xfaff) || (code >= 0x20000 && code <= 0x3ffff);
}

/** A script whose letters have a reading together rather than one by one. */
export interface RunScript {
  readonly has: (code: number) => boolean;
  readonly toLatin: (run: string) => string;
}
const KANA: RunScript = { has: isKana, toLatin: kanaToLatin };
const HANGUL: RunScript = { has: isHangul, toLatin: hangulToLatin };
const INDIC: RunScript = { has: isIndic, toLatin: indicToLatin };

/** The run script that a character belongs to. */
export function runScript(code: number): RunScript | undefined {
  if (code < 0x2e80) return isIndic(code) ? INDIC : undefined;
  if (isKana(code)) return KANA;
  return isHangul(code) ? HANGUL : undefined;
}
