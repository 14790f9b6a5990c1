import type { FormSpan } from "./form-trie";
import { AMPERSAND_GAP, type FormScan } from "./scanned";

/** Short forms that are ordinary words or abbreviations where they are written without dots ("Gaming PC", "Delta EU"). */
const DOTTED_ONLY: ReadonlySet<string> = new Set([
  "cb", "cc", "ec", "ee", "eu", "lc", "na", "oe", "pa", "pc", "sal", "sc", "sj", "sp", "ss", "uc", "zu",
]);

/** What stands before "spa" where it is a bath or the town, not the Italian company. */
const BEFORE_BATH: ReadonlySet<string> = new Set([
  "a", "and", "auto", "bath", "beauty", "body", "car", "cat", "day", "de", "dog", "foot", "hair", "head", "health", "hot", "hotel",
  "leamington", "lez", "med", "medi", "medical", "mobile", "nail", "nails", "pet", "pets", "resort", "salon", "skin", "the", "und",
  "urban", "wellness", "woodhall", "y",
]);

/** The forms that an ampersand leads to ("Smith & Co"). */
const AFTER_AMPERSAND: ReadonlySet<string> = new Set(["co", "cia", "cie"]);

/** The forms that another form may follow ("Acme Corporation, Inc.", "Aena S.M.E., S.A."). */
const BEFORE_OTHERS: ReadonlySet<string> = new Set(["cia", "cie", "co", "corp", "inc", "ltd", "sgps", "sme", "unipessoal"]);

/** The forms that follow any other: a branch's or parent's form, a partnership of companies, an attribute of the company. */
const AFTER_OTHERS: ReadonlySet<string> = new Set([
  "cia", "cie", "co ag", "co gmbh", "co kg", "co kgaa", "co ohg", "epp", "gbr", "nuf", "onlus", "persero", "persero tbk", "publ", "sme", "sme mp", "sp j", "sp k", "tbk",
]);

/** A single letter in Latin; a Han character is a word in its own right. */
function isSingleLetter(word: string | undefined): boolean {
  return word?.length === 1 && word.charCodeAt(0) < 0x80;
}

/** Whether the span is a part of a longer row of single letters ("U S A" is no "U" in the form of an SA). */
export function isPartOfInitials({ words, bracketFrom }: FormScan, { from, to }: FormSpan): boolean {
  if (to - from < 2 || from === bracketFrom || !(isSingleLetter(words[from - 1]) || isSingleLetter(words[to]))) return false;
  for (let at = from; at < to; at += 1) if (!isSingleLetter(words[at])) return false;
  return true;
}

/** Whether a legal form may follow any other, also one at the start of the name ("PT Astra Tbk"). */
export function mayFollowAny({ canonical }: FormSpan): boolean {
  return AFTER_OTHERS.has(canonical.join(" "));
}

/** Whether a legal form may stand before another at the end of a name; always where both say the same. */
export function mayStandBefore(span: FormSpan, after: FormSpan): boolean {
  const form = span.canonical.join(" ");
  return form === after.canonical.join(" ") || BEFORE_OTHERS.has(form) || mayFollowAny(after);
}

/**
 * Whether a single word that spells a legal form is more likely an ordinary word here: after an ampersand ("Nails & Spa"), a bath,
 * or one of the abbreviations that need their dots to be a legal form.
 */
export function isOnlyMaybeForm({ words, gaps, dotted }: FormScan, { from, to }: FormSpan): boolean {
  const word = words[from] ?? "";
  if (to - from > 1) return false;
  if (gaps[from] === AMPERSAND_GAP && !AFTER_AMPERSAND.has(word)) return true;
  if (word === "spa") return BEFORE_BATH.has(words[from - 1] ?? "");
  return DOTTED_ONLY.has(word) && !dotted.some(({ at }) => at === from);
}
