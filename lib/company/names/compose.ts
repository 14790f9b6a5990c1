// Everything that needs Unicode compatibility composition before it can be read character by character: any character
// beyond Latin and common punctuation, and the Latin ones that stand for others (ª, ², ½, µ, ĳ, ŀ, ŉ, ſ, ǆ …).
const NEEDS_COMPOSING =
  /[^\u0000-\u024f\u2010-\u2015\u2018-\u201e]|[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u00bc-\u00be\u0132\u0133\u013f\u0140\u0149\u017f\u01c4-\u01cc\u01f1-\u01f3]/u;
const APOSTROPHES = /[\u00b4\u2018\u2019\u201b\u02bb\u02bc\u2032\uff07]/gu;
// NFKC would make letters of them and glue these to the name: "Foo™" is not "footm".
const LETTER_SIGNS = /[\u2120\u2122]/gu;
// υ is written "u" in the diphthongs αυ, ευ and ου (ISO 843); the Thai vowel sara am is two signs that read "am".
const GREEK_DIPHTHONG = /(?<=[αεο])[υύ]/gu;
const THAI_SARA_AM = /\u0e4d\u0e32/gu;
// Japanese and Korean names shorten the legal form to its first character in brackets, also as one character (㈱).
const BRACKETED_FORMS: readonly (readonly [string, string])[] = [
  ["(株)", " 株式会社 "],
  ["(有)", " 有限会社 "],
  ["(同)", " 合同会社 "],
  ["(주)", " 주식회사 "],
  ["(유)", " 유한회사 "],
];

// India's "(P) Ltd" is "Private Limited"; without its brackets the P would be an initial.
const BRACKETED_PRIVATE = /\(p\)[ .]*(?=ltd|limited)/gu;

/**
 * Lower-cases a text and, where it holds more than plain Latin letters, composes it (Unicode NFKC: full-width forms,
 * ligatures, superscripts and letters with separate accents become ordinary ones). Bracketed abbreviations of legal forms are written out.
 */
export function lowerComposed(text: string): string {
  if (!NEEDS_COMPOSING.test(text)) {
    const lower = text.toLowerCase();
    return lower.includes("(p)") ? lower.replace(BRACKETED_PRIVATE, " pvt ") : lower;
  }
  const composed = text
    .replace(APOSTROPHES, "'")
    .replace(LETTER_SIGNS, " ")
    .normalize("NFKC")
    // The apostrophe that ŉ is composed of.
    .replaceAll("\u02bc", "'")
    .toLowerCase()
    .replace(GREEK_DIPHTHONG, "u")
    .replace(THAI_SARA_AM, "am")
    .replace(BRACKETED_PRIVATE, " pvt ");
  if (!composed.includes("(")) return composed;
  return BRACKETED_FORMS.reduce((done, [short, full]) => done.replaceAll(short, full), composed);
}
