import { isAllCommon } from "../operator/agreement";
import { isToldAsOperator } from "../operator/told-operator";
import { creditFrom, isOthersClause } from "../operator/sections";
import { ZONE } from "../page/page";
import { excerpt } from "../page/text";
import type { Reading } from "../reading";
import { MAX_TEXT } from "./as-written";
import { isNotice } from "./notices";
import { WE_NEXT } from "./speaker";

/** Shorter labels are syllables of many words. */
const MIN_LABEL = 4;
/** Behind who speaks, where the site is. */
const WHERE = /^,? ?\(?(?:accessible|available|located|reachable|zu erreichen|erreichbar|accessibles?|disponibles?) /iu;
/** Before a name in the midst of a sentence: a word in lower case, or a preposition at its head. */
const WITHIN = /(?:\p{Ll}|(?:^|[.:;!?] )(?:At|By|In|If|When|While|On|To|With|For|The|Bei|Wir,|Chez|Di|Da|En|Em|Bij))[,]? $/u;

/** A paragraph's verb behind its subject. */
const BEGINS = /^ \p{Ll}{2,} (?:\S+ ){3,}/u;

/**
 * Whom a page speaks of that has no other name of the site's, in one word: the domain's label where a paragraph begins with it ("Tideline is a maker of …"), on a notice
 * and in terms also where a sentence has it as a name ("At Tideline we value your privacy", "It is Tideline's policy …"); in lower case where the sentence says by it who
 * speaks ("tideline (“we”) collects …").
 */
export function subjectOf(reading: Reading): { readonly name: string; readonly words: string; readonly checks: readonly string[] } | undefined {
  const { page: { lines }, host } = reading;
  if (host.label.length < MIN_LABEL || !/^[a-z\d]*[a-z]{3}[a-z\d]*$/.test(host.label) || isAllCommon(host.label)) return undefined;
  const isOfNotice = isNotice(reading);
  const word = new RegExp(String.raw`(?<![\p{L}\p{N}@./-])${host.label}(?![\p{L}\p{N}@]|\.\p{L}|-\p{L})`, "giu");
  for (const { text, zone } of lines) {
    if (text.length > 3 * MAX_TEXT || (zone & (ZONE.consent | ZONE.quote | ZONE.others | ZONE.credit)) !== 0) continue;
    for (const { 0: name, index } of text.matchAll(word)) {
      // "Made with Tideline Builder Inc." on somebody.tideline.example.
      if (index >= creditFrom(text) || isOthersClause(text, index)) continue;
      const [before, behind] = [text.slice(0, index), text.slice(index + name.length)];
      const isCapital = /^\p{Lu}/u.test(name);
      const isSubject = isCapital && index === 0 && BEGINS.test(text.slice(name.length));
      if (isSubject || (isOfNotice && ((isCapital && (WITHIN.test(before) || WHERE.test(behind))) || isToldAsOperator(before, true) || WE_NEXT.test(behind.slice(0, 90))))) return { name, words: excerpt(text, index), checks: ["the page speaks of it by the domain's name"] };
    }
  }
  return undefined;
}
