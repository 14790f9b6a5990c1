/** A class is told in six bits. */
export const CLASS_BITS = 6;
export const CLASSES = 2 ** CLASS_BITS;
/** The class of what stands behind a text's end. */
export const END = 0;

const DIGIT = 27;
const BLANK = 28;
const STOP = 29;
const SIGN = 30;
const BEYOND_ASCII = 32;

const classes = Uint8Array.from({ length: 65_536 }, (_, unit) => classify(unit));

/**
 * The class of a UTF-16 unit, from 1 to 63: a letter of ASCII has a class of its own, all digits share one, and characters beyond ASCII share half of
 * the classes. Units that an expression takes for one another because case does not count have one class.
 */
export function classOf(unit: number): number {
  return classes[unit] ?? END;
}

function classify(unit: number): number {
  const folded = fold(unit);
  if (folded >= 97 && folded <= 122) return folded - 96;
  if (folded >= 128) return BEYOND_ASCII + (folded % BEYOND_ASCII);
  return folded >= 48 && folded <= 57 ? DIGIT : folded === 46 ? STOP : folded <= 32 ? BLANK : SIGN;
}

/** Upper, then lower case, where these are one unit each: "ς", "σ" and "Σ" become one. */
function fold(unit: number): number {
  const upper = single(String.fromCharCode(unit), (text) => text.toUpperCase());
  return single(upper, (text) => text.toLowerCase()).charCodeAt(0);
}

function single(character: string, change: (text: string) => string): string {
  const changed = change(character);
  return changed.length === 1 ? changed : character;
}
