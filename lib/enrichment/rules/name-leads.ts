import { fitsLabel, isAllCommon, isSameName } from "../operator/agreement";
import { coverage } from "../operator/coverage";
import { isDocument } from "../operator/documents";
import { beginsAsName } from "../operator/formless";
import { isPlaceholderName } from "../operator/placeholders";
import { isGenericSiteName, isPlatform } from "../operator/platforms";
import { isWayBack } from "../operator/ways-back";
import { withoutLogo } from "../page/text";
import type { Reading } from "../reading";

/** Whether words may be all of a name: neither a page's nor a notice's title, a way back, a platform's name, a sentence nor a number. */
export function mayBeName(text: string, { host }: Reading): boolean {
  return text.length >= 3 && text.length <= 60 && text.split(" ").length <= 8 && /\p{L}{2}/u.test(text) && !/[!?@;<>{}[\]|=/]|\d{5}|\d\.\d|\.\.\.|…|^www\.|^\S+\.\p{Ll}{2,3}$/u.test(text) && !isDocument(text) && !isAllCommon(text) && (!isWayBack(text) || isSameName(text, host.label)) && !isGenericSiteName(text) && !isPlaceholderName(text) && !isPlatform(text, host);
}

/**
 * "Elektro Brandmair in Erdlingen", "Bäckerei Aar ist Ihr …": what stands before the place or the verb, where it goes with the domain no less than what is behind. Of a
 * domain that has the place too ("Kunsthandel in Erdlingen" on kunsthandel-erdlingen.example) it may be but a trade: there the page must say it by itself.
 */
export function leadOf(part: string, reading: Reading): string | undefined {
  const { label } = reading.host;
  const split = (IN_PLACE[reading.page.language.slice(0, 2)] ?? ANY_PLACE).exec(part) ?? CLAIM.exec(part);
  const lead = split === null ? "" : part.slice(0, split.index);
  const behind = split === null ? 0 : coverage(part.slice(lead.length + split[0].length), label);
  return split !== null && beginsAsName(lead) && mayBeName(lead, reading) && fitsLabel(lead, label) && coverage(lead, label) >= Math.max(0.4, behind) && (behind === 0 || isSaid(lead, reading)) ? lead : undefined;
}

/** Whether a line, a picture or the way home says a text by itself. */
const isSaid = (text: string, { page: { lines, alts, homes } }: Reading): boolean => [...lines, ...homes].some((one) => isSameName(one.text, text)) || alts.some((alt) => isSameName(withoutLogo(alt), text));

const place = (words: string): RegExp => new RegExp(String.raw` (?:${words}) (?=\p{Lu}[\p{L}'’-]+(?:[ /,-](?:\p{Lu}[\p{L}'’-]+|\p{Ll}{1,3}))*$)`, "u");
const ANY_PLACE = place("in|à|em");
/** "… in Erdlingen", by language: two letters that are a preposition in one are "and" in another. */
const IN_PLACE: Readonly<Record<string, RegExp>> = { de: place("in|im|bei"), en: place("in|near|at"), nl: place("in|te|bij"), fr: place("à|en|dans"), it: place("a|ad|in"), es: place("en"), ca: place("a"), pt: place("em|no|na"), pl: place("w|we"), cs: place("v|ve"), sk: place("v|vo"), sv: place("i|på"), da: place("i|på"), no: place("i|på"), nb: place("i|på"), ro: place("în|din") };
const CLAIM = / (?:is|ist|sind|est|è|es|é|är|er|on|to|je)(?= \p{Ll}| Ihre?r? )/u;
