import { beginsAsName } from "../operator/formless";
import { tellsKind } from "../operator/kinds";
import { isPlaceholderName } from "../operator/placeholders";
import { isPlatform } from "../operator/platforms";
import { townOf } from "../operator/places";
import { ZONE } from "../page/page";
import { excerpt } from "../page/text";
import type { Reading } from "../reading";
import { SENTENCE } from "./section-head";

/** Who publishes or runs a site, as labels and headings of imprints have it; who answers for it is a person. */
const ROLE = String.raw`herausgeber(?:in)?|(?:web|seiten|website)?-?betreiber(?:in)?|(?:diensten?|inhalts)?anbieter(?:in)?|medieninhaber(?:in)?|éditeur|publisher|operator|uitgever|editore|editor(?:a|ial)?|wydawca|vydavate[lľ]|provozovatel|utgivare?|udgiver|julkaisija`;
const OF_SITE = String.raw`(?: (?:und|and|et|en|e|y|og|och|&) [\p{L} ]{3,30}| (?:de[rs]|dieser|of|du|de|van|del|di) (?:[\p{L}'’-]+ ?){1,3})?`;
const LABEL = new RegExp(String.raw`^(?:${ROLE})${OF_SITE}(?: ?: ?(?<value>.*)|)$`, "iu");
const BY_LAW = /^(?:anbieterkennzeichnung|angaben) (?:gem(?:äß|\.|ass)|nach|laut|lt\.) [^:]{2,30}:?$/iu;
/** "Die Projektgruppe „Farn“ der Realschule Farntal": who is but a part of the organisation. */
const PART_OF = /^(?:(?:der|die|das) )?\p{L}*(?:gruppe|team|redaktion|klasse|kurs|schüler(?:innen)?)(?!\p{L}).* (?:de[rs]|vom) (?=\p{Lu})/iu;
const [MAX_NAME, MAX_WORDS] = [60, 8];

/**
 * The organisation without a legal form that an imprint states behind a publisher's or operator's label, or below it, by a word for its kind ("Herausgeber: Realschule
 * Farntal, Ring 15"). A person there only answers for the site.
 */
export function statedOrganisation({ page: { lines }, places, host, kind }: Reading): { readonly name: string; readonly words: string; readonly line: number; readonly checks: readonly string[] } | undefined {
  if (kind !== "imprint") return undefined;
  for (const [at, { text, zone }] of lines.entries()) {
    if (text.length > 200 || places[at]?.stand === "other" || (zone & (ZONE.nav | ZONE.consent | ZONE.article)) !== 0) continue;
    const label = LABEL.exec(text);
    if (label === null && !BY_LAW.test(text)) continue;
    const stated = label?.groups?.["value"] ?? "";
    const name = (stated === "" ? (lines[at + 1]?.text ?? "") : stated).split(/,\s|\s[|•·–-]\s|\s?\(/u)[0]?.replace(/(?<=\p{L}{3})\.$/u, "").replace(PART_OF, "").replace(/^(?:Der|Die|Das) /u, "").trim() ?? "";
    const isName = name.length <= MAX_NAME && name.split(" ").length <= MAX_WORDS && tellsKind(name) && beginsAsName(name) && !/[@:;!?]|\d{3}/.test(name) && !SENTENCE.test(` ${name} `);
    if (isName && !isPlaceholderName(name) && !isPlatform(name, host) && townOf(name) === undefined) return { name, line: at, words: excerpt(text, 0), checks: ["stands behind an operator's label"] };
  }
  return undefined;
}
