/**
 * Korean syllables to Latin by Revised Romanisation, syllable by syllable (without the sound changes between
 * syllables, which depend on the word). A syllable's code is 0xAC00 + (initial × 21 + vowel) × 28 + final:
 * https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-3/#G24646
 */
const FIRST = 0xac00;
const LAST = 0xd7a3;
const INITIALS = "g kk n d tt r m b pp s ss - j jj ch k t p h".split(" ");
const VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const FINALS = "- k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");

/** Whether the character is a composed Hangul syllable. */
export function isHangul(code: number): boolean {
  return code >= FIRST && code <= LAST;
}

/** Romanises a run of composed Hangul syllables (every character satisfies {@link isHangul}) to `a-z`. */
export function hangulToLatin(run: string): string {
  let out = "";
  for (let at = 0; at < run.length; at += 1) {
    const index = run.charCodeAt(at) - FIRST;
    const initial = INITIALS[Math.floor(index / 588)] ?? "";
    const vowel = VOWELS[Math.floor(index / 28) % 21] ?? "";
    const final = FINALS[index % 28] ?? "";
    out += (initial === "-" ? "" : initial) + vowel + (final === "-" ? "" : final);
  }
  return out;
}
