/**
 * Japanese kana to Latin by Hepburn romanisation without long-vowel marks (トウキョウ and トーキョー are both "tokyo").
 * Rules: small ya/yu/yo merge with the i-syllable before them, a small tsu doubles the next consonant, the long-vowel
 * stroke is not written, and the doubled vowels ou, oo and uu, which Hepburn writes with one barred letter, shorten.
 */
const KATAKANA_START = 0x30a1;

// From U+30A1 on, in code order; a leading "*" is a small letter.
const SYLLABLES = `*a a *i i *u u *e e *o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji * tsu zu
  te de to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo *ya ya *yu yu *yo yo ra ri ru re ro
  *wa wa i e o n vu ka ke va vi ve vo`.split(/\s+/u);

const SOKUON = "*";

/** Whether the character is a kana letter, the long-vowel stroke or an iteration mark. */
export function isKana(code: number): boolean {
  return (code >= 0x3041 && code <= 0x3096) || (code >= 0x309d && code <= 0x309e) || (code >= 0x30a1 && code <= 0x30fa)
    || (code >= 0x30fc && code <= 0x30fe);
}

function syllable(code: number): string {
  return SYLLABLES[(code < KATAKANA_START ? code + 0x60 : code) - KATAKANA_START] ?? "";
}

/** Merges a small letter into the syllable before it: "ki" + "ya" → "kya", "shi" + "yo" → "sho", "fu" + "a" → "fa". */
function contract(before: string, small: string): string {
  if (before === "u") return `w${small}`;
  if (!/[^aiueo][iueo]$/u.test(before)) return before + small;
  const stem = before.slice(0, -1);
  return stem + (/(?:sh|ch|j)$/u.test(stem) ? small.replace("y", "") : small);
}

/** Romanises a run of kana (every character satisfies {@link isKana}) to `a-z`; "" for a run of marks only. */
export function kanaToLatin(run: string): string {
  const out: string[] = [];
  let doubled = false;
  for (const char of run) {
    const read = syllable(char.charCodeAt(0));
    if (read === SOKUON) {
      doubled = true;
    } else if (read.startsWith("*")) {
      out.push(contract(out.pop() ?? "", read.slice(1)));
    } else if (read !== "") {
      const double = doubled && /^[^aiueon]/u.test(read) ? (read.startsWith("ch") ? "t" : read.charAt(0)) : "";
      out.push(double + read);
      doubled = false;
    }
  }
  if (doubled && out.length === 0) return "tsu";
  return out.join("").replace(/ou|oo/gu, "o").replace(/uu/gu, "u");
}
