/**
 * The nine Indian scripts from Devanagari to Malayalam to Latin. Unicode lays their blocks of 128 out alike (after the
 * Indian standard ISCII), so that one table by position in the block reads them all:
 * https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-12/
 * Readings are those of ISO 15919 without diacritics. A consonant carries an "a" unless a vowel sign or the vowel killer
 * follows; at the end of a word the northern scripts (Devanagari to Odia) do not speak it, and it is left out.
 */
const FIRST = 0x0900;
const LAST = 0x0d7f;
const FIRST_SOUTHERN = 0x0b80;
const VIRAMA = 0x4d;

const INDEPENDENT = "a a i i u u ri li e e e ai o o o au".split(" "); // from 0x05
const CONSONANTS = "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(" "); // from 0x15
const VOWEL_SIGNS = "a i i u u ri ri e e e ai o o o au".split(" "); // from 0x3e

/** Whether the character belongs to one of the nine scripts and is a letter, sign or digit of it, not punctuation. */
export function isIndic(code: number): boolean {
  return code >= FIRST && code <= LAST && code !== 0x0964 && code !== 0x0965 && code !== 0x0970;
}

/** Romanises a run of one or more Indian-script characters (every one satisfies {@link isIndic}) to `a-z0-9`. */
export function indicToLatin(run: string): string {
  let out = "";
  let pending = false;
  let southern = false;
  for (let at = 0; at < run.length; at += 1) {
    const code = run.charCodeAt(at);
    const place = code & 0x7f;
    southern = code >= FIRST_SOUTHERN;
    const consonant = CONSONANTS[place - 0x15];
    const sign = VOWEL_SIGNS[place - 0x3e];
    if (consonant !== undefined) {
      out += (pending ? "a" : "") + consonant;
      pending = true;
    } else if (sign !== undefined || place === VIRAMA) {
      out += sign ?? "";
      pending = false;
    } else if (place !== 0x3c) {
      out += (pending ? "a" : "") + standalone(place);
      pending = false;
    }
  }
  return pending && (southern || out.length < 3) ? `${out}a` : out;
}

function standalone(place: number): string {
  if (place >= 0x66 && place <= 0x6f) return String(place - 0x66);
  if (place >= 0x01 && place <= 0x02) return "n";
  if (place === 0x03) return "h";
  return INDEPENDENT[place - 0x05] ?? "";
}
