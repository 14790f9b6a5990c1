/** Letters that Unicode decomposition leaves whole although readers take them for their plain form. */
const PLAIN: Readonly<Record<string, string>> = { "ø": "o", "œ": "oe", "æ": "ae", "ß": "ss", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ʻ": "" };

/**
 * A place name as a key under which its spellings meet: lower case, no diacritics, no punctuation, "&" as "and", "St." as "Saint",
 * no "the" at either end. Other scripts keep their letters. Empty for a text without letters or digits.
 */
export function foldPlace(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[øœæßłđðþıʻ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/&/g, " and ")
    .replace(/['’`´.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/(^| )st(?= )/g, "$1saint")
    .replace(/^the | the$/g, "");
}
