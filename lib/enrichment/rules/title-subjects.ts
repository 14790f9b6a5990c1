import { fitsLabel, isSameName } from "../operator/agreement";
import { coverage } from "../operator/coverage";
import { isNoticeHeading } from "../operator/documents";
import { beginsAsName } from "../operator/formless";
import { isHomeWord } from "../operator/home-words";
import { tellsKind } from "../operator/kinds";
import { addsKindOfSite } from "../operator/site-kinds";
import { withoutLogo } from "../page/text";
import { CONTACT, type Reading } from "../reading";
import { mayBeName } from "./name-leads";

/**
 * "Gitarren im Geschäft Brandmair", "Guitars at Brandmair", "Kontakt Brandmair": what a title's part says behind goods and who sells them, or beside what the page
 * is for, where that alone is the domain's label and no logo says the whole. "The Inn at Brandmair" is a name. Undefined where a part has no such subject.
 */
export function withoutSubject(part: string, reading: Reading): string | undefined {
  const { host: { label }, page: { alts, homes } } = reading;
  const isOwn = (name: string): boolean => beginsAsName(name) && mayBeName(name, reading) && fitsLabel(name, label) && coverage(name, label) >= MOST;
  if (part.length > MAX_PART || !part.includes(" ") || coverage(part, label) < MOST) return undefined;
  const words = part.split(" ");
  const beside = [1, 2, 3].flatMap((most) => [[words.slice(0, most), words.slice(most)], [words.slice(-most), words.slice(0, -most)]]).map((ends) => ends.map((end) => end.join(" ").replace(/['’]s$/u, "")));
  const sold = ARTICLE.test(part) ? [] : [...part.matchAll(SOLD_BY)].map(({ 0: by, index }) => part.slice(index + by.length));
  const isPage = ([subject = "", name = ""]: readonly string[]): boolean => isOwn(name) && isPages(subject, part, reading);
  // "Customer Portal Brandmair": of kinds of sites the longest.
  const isKind = ([, name = ""]: readonly string[]): boolean => isOwn(name) && addsKindOfSite(name, part);
  const own = beside.find(isPage)?.[1] ?? beside.toReversed().find(isKind)?.[1] ?? sold.find(isOwn);
  return own === undefined || [...alts, ...homes.map(({ text }) => text)].some((mark) => isSameName(withoutLogo(mark), part)) ? undefined : own;
}

const MAX_PART = 100;
/** How much of the domain's label a name accounts for beside which nothing is the label's. */
const MOST = 0.9;
const ARTICLE = /^(?:the|das|der|die|het|de|le|la|les|el|il|lo|o|a) /i;
/** Kinds of shop, in the cases that stand behind a preposition. */
const SHOP = String.raw`(?:\p{L}+[ -])?\p{L}*(?:[Ss]hops?|[Ss]tores?|[Gg]eschäft|[Ll]aden|[Bb]outique|magasin|tienda|botiga|negozio|loja|butik(?:ken|en)?|winkel|sklepie|obchod[ěe]|trgovini|магазин[іе]|салон[іе]|крамниці|компан[иі]ї?)`;
/** Prepositions before a shop, and those before who sells, which names have not between their words. */
const SOLD_BY = new RegExp(String.raw` (?:(?:at|in|from|bei|im|vom|dans|en|de|du|nel|dal|no|na|da|i|hos|bij|w|ve?|u|в|у|від|от)(?: (?:the|our|de[rmn]|unserem|la|le|el|il|a|o|notre|nuestra|onze|vår))? ${SHOP}|at|bei|bij|chez|hos|в) (?=[\p{L}\p{N}])`, "gu");

/** Whether words are what pages for contact, terms or orders are called, next to nothing else; or an inner page's heading, and no kind of business. */
function isPages(words: string, part: string, { isHome, page: { lines } }: Reading): boolean {
  const rest = words.replace(CONTACT, "");
  return isHomeWord(words) || isNoticeHeading(words) || (rest !== words && rest.length <= MAX_REST) || (!isHome && !tellsKind(part) && lines.some(({ text, level }) => level === 1 && isSameName(text, words)));
}

/** What words go on with behind a beginning that tells what they are ("Despre noi", "Kontakte"), in characters. */
const MAX_REST = 4;
