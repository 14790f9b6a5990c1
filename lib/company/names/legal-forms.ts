import { CONJUNCTIONS } from "./conjunctions";
import { FormTrie } from "./form-trie";
import { ASIAN } from "./legal-forms/asian";
import { EASTERN } from "./legal-forms/eastern";
import { ENGLISH } from "./legal-forms/english";
import { GERMANIC } from "./legal-forms/germanic";
import { IBERIAN } from "./legal-forms/iberian";
import type { LegalForm } from "./legal-forms/legal-form";
import { NORDIC } from "./legal-forms/nordic";
import { FRENCH_ITALIAN } from "./legal-forms/romance";
import { scan } from "./scan";
import { SPELLED_OUT } from "./umlauts";

/** Every known legal form. Where two rows claim one spelling at one place, the first row has it. */
export const LEGAL_FORMS: readonly LegalForm[] = [
  ...ENGLISH,
  ...GERMANIC,
  ...NORDIC,
  ...FRENCH_ITALIAN,
  ...IBERIAN,
  ...EASTERN,
  ...ASIAN,
];

// "og" is also a legal form, Austria's Offene Gesellschaft.
const SPOKEN_AMPERSANDS = CONJUNCTIONS.filter((word) => word !== "og");

/** All word sequences that one spelling stands for: dots dropped or letters apart, "&" silent or spoken, umlauts spelled out. */
export function spellingVariants(spelling: string): readonly (readonly string[])[] {
  const spoken = spelling.includes("&")
    ? ["", ...SPOKEN_AMPERSANDS].map((word) => spelling.replace("&", ` ${word} `))
    : [spelling];
  const written = spoken.flatMap((text) => {
    const spelledOut = text.toLowerCase().replace(/[äöüåø]/gu, (letter) => SPELLED_OUT.get(letter) ?? letter);
    return spelledOut === text.toLowerCase() ? [text] : [text, spelledOut];
  });
  return written.flatMap((text) => [scan(text, true).words, scan(text, false).words]);
}

/** Spelling (words joined by a blank) → canonical words, of the rows that may stand at one place of a name. */
function spellingsAt(place: "start" | "quoted" | "end"): Map<string, readonly string[]> {
  const spellings = new Map<string, readonly string[]>();
  for (const { canonical, spellings: written, at = "end" } of LEGAL_FORMS) {
    if (at !== place && (at !== "both" || place === "quoted")) continue;
    for (const words of written.flatMap(spellingVariants)) {
      const key = words.join(" ");
      if (!spellings.has(key)) spellings.set(key, canonical.split(" "));
    }
  }
  return spellings;
}

/**
 * Adds the mixed spellings of compounds: where a spelling ends in a shorter one, every other spelling of that shorter
 * form may stand there too ("GmbH & Co. Kommanditgesellschaft").
 */
function withMixedSpellings(spellings: Map<string, readonly string[]>): Map<string, readonly string[]> {
  const byCanonical = new Map<string, string[]>();
  for (const [spelling, canonical] of spellings) {
    const key = canonical.join(" ");
    byCanonical.set(key, [...(byCanonical.get(key) ?? []), spelling]);
  }
  const mixed = new Map(spellings);
  for (const [spelling, canonical] of spellings) {
    if (/^\S( \S)*$/u.test(spelling)) continue; // letters apart: "s a s" is no "s" + "as"
    for (let cut = spelling.indexOf(" "); cut >= 0; cut = spelling.indexOf(" ", cut + 1)) {
      const ending = spellings.get(spelling.slice(cut + 1))?.join(" ");
      if (ending === undefined) continue;
      for (const other of [ending, ...(byCanonical.get(ending) ?? [])]) {
        const key = spelling.slice(0, cut + 1) + other;
        if (!mixed.has(key)) mixed.set(key, canonical);
      }
    }
  }
  return mixed;
}

/** The spellings at the end of a name, to be read from its last word backwards. */
export const END_FORMS = new FormTrie(withMixedSpellings(spellingsAt("end")), "end");

/** The spellings at the start of a name. */
export const START_FORMS = new FormTrie(spellingsAt("start"), "start");

/** The spellings at the start of a name that goes on in quotation marks. */
export const QUOTED_START_FORMS = new FormTrie(spellingsAt("quoted"), "start");
