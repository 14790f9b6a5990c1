import { isSameName, nameKey } from "../operator/agreement";
import { creditFrom } from "../operator/sections";
import { ZONE } from "../page/page";
import { withoutLogo } from "../page/text";
import type { Reading } from "../reading";
import { MAX_TEXT } from "./as-written";

const ASIDE = ZONE.nav | ZONE.consent | ZONE.credit | ZONE.others | ZONE.quote;
/** How long a name is at least that an account only begins with. */
const MIN_ACCOUNT = 8;

/** A text without quotation marks: "Peuterspeelzaal 'De Uil'" is "Peuterspeelzaal De Uil". */
export const withoutQuotes = (text: string): string => text.replace(/["„“”«»‘]|['’](?!s)/gu, "");

/**
 * Whether a page's own words use a text as a name: at the head of a line that goes on about it, in capitals amid a sentence, in brackets behind what it is short for,
 * as all that a picture's text says, or as its account with a mail provider or a network.
 * @param isOnly whether nothing else in the title may be the site's name
 */
export function isUsedAsName(name: string, isOnly: boolean, reading: Reading): boolean {
  if (isTopic(name, reading)) return false;
  const { squashed } = nameKey(name);
  const isAccount = (account: string): boolean => account === squashed || (squashed.length >= MIN_ACCOUNT && account.startsWith(squashed));
  const hasCapitals = name.includes(" ") || (isOnly && !writesNounsLarge(reading));
  // On other pages pictures are of what the page is about.
  const isPictures = (reading.isHome || reading.kind !== "other") && reading.page.alts.some((alt) => isSameName(withoutLogo(alt), name));
  return isPictures || accounts(reading).some(isAccount) || ownTexts(reading).some((text) => isUsedIn(text, withoutQuotes(name), hasCapitals));
}

/** The description and the lines that are the page's own, without their credits and quotation marks. */
function ownTexts({ page: { lines, metas }, places }: Reading): readonly string[] {
  const own = lines.flatMap(({ text, zone }, at) => (text.length <= MAX_TEXT && places[at]?.stand !== "other" && (zone & ASIDE) === 0 ? text.slice(0, creditFrom(text)) : []));
  return [metas.get("description") ?? "", ...own].map(withoutQuotes);
}

/** "Our roofing contractors", where the title says "Roofing Contractors": what a page is about is written in small letters, or goes on ("Roofing Contractors and Builders"); an address of mail tells nothing. */
export function isTopic(name: string, reading: Reading): boolean {
  const whole = withoutQuotes(name);
  const small = whole.toLowerCase();
  return ownTexts(reading).some((text) => (small !== whole && standsIn(text, small, OTHER_WORD)) || standsIn(text, whole, GOES_ON));
}

/** Whether a text has words between others, and what follows them is or is not as it must be. */
function standsIn(text: string, words: string, behind: RegExp): boolean {
  const at = text.indexOf(words);
  return at >= 0 && !/[\p{L}\p{N}@./_-]$/u.test(text.slice(0, at)) && behind.test(text.slice(at + words.length));
}

/** Neither the rest of a word nor of an address. */
const OTHER_WORD = /^(?![\p{L}\p{N}@_-]|\.\p{L})/u;
const GOES_ON = /^ (?:and|und|et|e|y|en|og|och|i|a|ja|&) \p{Lu}/u;

/** German and Luxembourgish, whose nouns all have capitals. */
const writesNounsLarge = ({ page: { language }, country = "" }: Reading): boolean => /^(?:de|lb)/.test(language) || /^(?:DE|AT|CH|LI|LU)$/.test(country);

/** "Villa Kosmos is …", "Villa Kosmos, 12 High Street", "… at Villa Kosmos.", "… of the society (VKL)". @param hasCapitals whether capitals amid a sentence tell a name */
function isUsedIn(text: string, name: string, hasCapitals: boolean): boolean {
  const at = text.indexOf(name);
  const [before, behind] = [text.slice(0, Math.max(0, at)), text.slice(at + name.length)];
  if (at < 0 || /^[\p{L}\p{N}]/u.test(behind)) return false;
  if (before !== "") return (hasCapitals && /(?:\p{Ll}(?: |['’])|^\p{Lu} )$/u.test(before)) || (before.endsWith("(") && behind.startsWith(")"));
  return name.includes(" ") ? /^(?: \p{Ll}{2}|\s?[,|·•]\s)/u.test(behind) : UNLIKE_WORDS.test(name) && /^ \p{Ll}{2}/u.test(behind);
}

/** One word that is written as none is: "VONK", "LoRaNet". */
const UNLIKE_WORDS = /^\p{Lu}{3,}$|\p{Ll}\p{Lu}/u;

const ACCOUNT = /^https?:\/\/(?:www\.|[a-z]{2}-[a-z]{2}\.)?(?:facebook|instagram|linkedin|x|twitter|tiktok|youtube)\.com\/(?:company\/|@|c\/|user\/|in\/)?([\w.-]{4,60})\/?(?:\?.*)?$/i;
const MAIL = /(?<![\w.-])([\w.-]{4,40})@[a-z\d-]+\.[a-z]/gi;

/** What stands before the sign in the page's addresses of mail, and what networks call its accounts, squashed. */
function accounts({ page: { lines, links } }: Reading): readonly string[] {
  const mails = lines.flatMap(({ text }) => (text.includes("@") && text.length <= MAX_TEXT ? [...text.matchAll(MAIL)].map(([, local = ""]) => local) : []));
  return [...mails, ...links.flatMap(({ href }) => ACCOUNT.exec(href)?.[1] ?? [])].map((account) => account.toLowerCase().replace(/[._-]/g, ""));
}
