import { fitsLabel, isSameName, nameKey } from "../operator/agreement";
import { coverage } from "../operator/coverage";
import { FORMLESS } from "../operator/formless";
import { withoutFounding } from "../operator/founding";
import { withoutGreeting } from "../operator/greetings";
import { isSameSite } from "../operator/host";
import { townOf } from "../operator/places";
import { addsKindOfSite } from "../operator/site-kinds";
import { type Line, ZONE } from "../page/page";
import { excerpt, LOGO, withoutLogo } from "../page/text";
import { type Reading, TITLE_PARTS, WIDE_TITLE_PARTS } from "../reading";
import { leadOf, mayBeName } from "./name-leads";
import { siteNamesOfData } from "./site-data";
import { mayBeWhose } from "./whose-words";

export interface Shown {
  readonly name: string;
  readonly words: string;
  readonly line?: number;
}

/** How much of the domain's label a name must account for that stands where anything else may. */
const MOST = 0.6;

/** What the site's mark says: the words or the picture that lead home, and pictures that are logos by their texts. */
export function markNames(reading: Reading): readonly string[] {
  const { page: { homes, alts } } = reading;
  const texts = [...homes.map(({ text }) => text), ...alts.filter((alt) => LOGO.test(alt))];
  return [...new Set(texts.flatMap((text) => text.split(WIDE_TITLE_PARTS)).map((text) => withoutGreeting(withoutLogo(text.trim()))))].filter((text) => mayBeName(text, reading));
}

/** What structured data calls the site. */
export function dataNames(reading: Reading): readonly string[] {
  return siteNamesOfData(reading).map((name) => bestOf(name.split(WIDE_TITLE_PARTS).map((part) => withoutGreeting(part.trim())), reading) ?? name.split(WIDE_TITLE_PARTS)[0] ?? name).filter((name) => mayBeName(name, reading));
}

/** Of texts those that go with the domain, the one that accounts for most of it; of equal ones what the way home or a picture says. */
export function bestOf(texts: readonly string[], { host: { label }, page: { homes, alts } }: Reading): string | undefined {
  const [best, ...others] = texts.filter((text) => fitsLabel(text, label)).map((text) => ({ text, share: coverage(text, label) })).toSorted((a, b) => b.share - a.share);
  if (best === undefined || others[0]?.share !== best.share) return best?.text;
  const marks = [...homes.map(({ text }) => text), ...alts].map(withoutLogo);
  return [best, ...others].find(({ text, share }) => share === best.share && marks.some((mark) => isSameName(mark, text)))?.text ?? best.text;
}

/** The site's mark, or what its data call it, that goes with the domain. */
export function marked(reading: Reading): Shown | undefined {
  const name = bestOf(dataNames(reading), reading) ?? bestOf(markNames(reading), reading);
  return name === undefined ? undefined : { name, words: name };
}

const withoutPlace = (text: string, reading: Reading): string => leadOf(text, reading) ?? text;

/**
 * What goes with the domain where pages say whose they are: a heading, the head of an address, who wrote the page, a line of its own, and at last a sentence's words.
 * Names with a legal form are left to the rules that read those: what they gave nobody is somebody else's.
 */
export function said(reading: Reading): Shown | undefined {
  const { page: { lines, metas, language }, host: { label }, places } = reading;
  const addressee = ADDRESSEE[language.slice(0, 2)];
  const own = lines.flatMap((line, at) => (places[at]?.stand === "other" || (line.zone & (ZONE.nav | ZONE.consent | ZONE.others | ZONE.credit | ZONE.social)) !== 0 || line.text.length > 400 || isMenus(line, reading) ? [] : [{ ...line, at }]));
  const isOwn = (text: string, share: number): boolean => !nameKey(text).hasForm && mayBeName(text, reading) && WHOLE.test(text) && !CLAUSE.test(text) && goesWith(text, label, share);
  for (const { text, level, at } of own) {
    const greeted = level !== 1 && level !== 2 ? "" : withoutGreeting(text.replace(/[!?.]+$/, ""));
    const name = withoutPlace(withoutLead(greeted), reading);
    if (/^\p{Lu}|^\p{N}/u.test(name) && isOwn(name, greeted === text ? MOST : 0.3)) return { name, words: excerpt(text, 0), line: at };
  }
  for (const { text, at } of own) {
    const [first = ""] = text.split(ADDRESS_PARTS);
    const head = addressee !== undefined && first.startsWith(addressee) ? first.slice(addressee.length) : first;
    if (head.length < text.length && townOf(text.slice(head.length)) !== undefined && isOwn(head, 0)) return { name: head, words: excerpt(text, 0), line: at };
  }
  for (const text of [metas.get("author") ?? "", (metas.get("og:title") ?? "").split(TITLE_PARTS).at(-1) ?? "", (metas.get("description") ?? "").split(WIDE_TITLE_PARTS)[0] ?? ""]) {
    const name = withoutGreeting(text.trim().replace(/^["'„“«](.+)["'“”»]$/u, "$1"));
    if (isOwn(name, MOST)) return { name, words: excerpt(text, 0) };
  }
  for (const { text, at } of own) {
    const name = text.length > 90 ? "" : withoutPlace(withoutLead(withoutGreeting(text)), reading);
    if (isOwn(name, MOST)) return { name, words: excerpt(text, 0), line: at };
  }
  return spoken(reading, own);
}

/** "Bij Kramer & de Wit staat …": of several capitalised words of the page's sentences those that account for most of the domain's label. */
function spoken(reading: Reading, own: readonly { readonly text: string; readonly at: number }[]): Shown | undefined {
  const { host: { label, domain }, page: { metas } } = reading;
  const sentences = [...own, { text: (metas.get("description") ?? "").slice(0, 400), at: -1 }];
  const texts = sentences.map(({ text }) => text);
  let best: (Shown & { readonly share: number }) | undefined;
  for (const { text, at } of sentences) {
    for (const name of namesIn(text)) {
      const share = name.includes(" ") && !name.toLowerCase().includes(domain) && !nameKey(name).hasForm && mayBeName(name, reading) && goesWith(name, label, MOST) ? coverage(name, label) : 0;
      if (share >= MOST && share > (best?.share ?? 0) && mayBeWhose(name, text, texts, reading)) best = { name, words: excerpt(text, 0), share, ...(at >= 0 && { line: at }) };
    }
  }
  const small = best === undefined ? undefined : withoutCommonNoun(best.name, own);
  return best === undefined || small === undefined || !fitsLabel(small, label) ? best : { ...best, name: small };
}

/** "l'Entrepôt Nivaro", "Nivaro Warehouse" where sentences have "entrepôt Nivaro" and "Nivaro warehouse" too: the name beside the noun. Undefined where the page writes none in both ways. */
function withoutCommonNoun(name: string, lines: readonly { readonly text: string }[]): string | undefined {
  const words = name.replace(/^[dl]['’]/iu, "").split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const [behind, before] = [words.slice(1).join(" "), words.slice(0, -1).join(" ")];
  const isSaid = (text: string): boolean => lines.some((line) => line.text.includes(text));
  const inOtherCase = (word: string): string => (word === word.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase());
  return isSaid(`${inOtherCase(first)} ${behind}`) ? behind : isSaid(`${before} ${inOtherCase(last)}`) ? before : undefined;
}

/** "De Gouden Aar", which the page writes but as "Bakkerij De Gouden Aar": the whole of it, wherever the page's words have it. What menus call the site's pages lengthens no name, nor what sites call themselves; a picture's text that is the name says that it is whole. */
export function wholeRun(name: string, reading: Reading): string | undefined {
  const { page: { lines, title, alts } } = reading;
  if (alts.some((alt) => saysWhole(alt, name))) return undefined;
  const [folded, key] = [name.toLowerCase(), nameKey(name).squashed];
  const runsOf = (texts: readonly string[]): readonly string[] => texts.filter((text) => text.length <= 400 && text.toLowerCase().includes(folded)).flatMap((text) => text.split(TITLE_PARTS).map(withoutGreeting).flatMap(namesIn)).filter((run) => nameKey(run).squashed.includes(key));
  const [whole] = runsOf([title, ...alts.map(withoutLogo), ...lines.filter((line) => !isMenus(line, reading)).map(({ text }) => text)]);
  if (whole === undefined || whole.length > 60 || whole.length <= name.length || / 20\d\d$/.test(whole) || withoutFounding(whole) !== whole || addsKindOfSite(name, whole)) return undefined;
  return runsOf(lines.map(({ text }) => text)).every((run) => isSameName(run, whole)) ? whole : undefined;
}

/** Whether a text says a name and what of it is shown ("Brandmair Logo"), or the kind of site ("Online-Shop Brandmair"), and no more. */
const saysWhole = (text: string, name: string): boolean => isSameName(withoutLogo(text), name) || addsKindOfSite(name, withoutLogo(text));

/** Whether a line is an entry of a menu: all of it a link to another page of the site, and more than the site's own name. */
function isMenus({ text, href }: Line, { host, isWayHome }: Reading): boolean {
  return href !== undefined && !isWayHome(href) && /^(?:[./]|https?:|[\w%-]+[./?])/i.test(href) && (!/^https?:/i.test(href) || isSameSite(href, host)) && !isSameName(text, host.label);
}

/** All of a text, where that is a name's words: capitalised ones, or some in lower case alone. */
const WHOLE = new RegExp(String.raw`^(?:${FORMLESS}(?: ['’]\d\d)?|\p{Ll}[\p{L}\p{N}+&.'’-]*(?: [\p{L}\p{N}+&.'’-]+){0,2})$`, "u");

/** A Japanese particle at the end: what stands before it is a sentence's. */
const CLAUSE = /[^\p{Script=Hiragana}](?:[はがをにで]|では|には|とは)$/u;

/** Whether a text goes with a domain's label; one of a few letters must be a word of it, in no long text. */
const goesWith = (text: string, label: string, share: number): boolean => (label.length >= 5 || (nameKey(text).words.includes(label) && text.split(" ").length <= 4)) && fitsLabel(text, label) && coverage(text, label) >= share;

/** The capitalised words of a text's sentences, without what but begins a sentence. */
export function namesIn(text: string): readonly string[] {
  return text.split(SENTENCES).flatMap((sentence) => [...sentence.matchAll(NAMES)].map(({ 0: run, index }) => (index === 0 ? withoutLead(run) : run).replace(/['’]s$|[\s.,:&+-]+$/gu, "")));
}

const SENTENCES = /(?<=(?:[\p{Ll}\p{N}]{2}|\p{Lu}{5})[.!?…]["”»]?)\s+|[!?]\s+/u;
const NAMES = new RegExp(String.raw`(?<![\p{L}\p{N}@./-])${FORMLESS}(?: ['’]\d\d(?!\p{N}))?`, "gu");
const ADDRESS_PARTS = /\s?[|•·,;]\s|\s[-–—/~]\s/;

/** "An Malerbetrieb Brandmair, Erlenweg 12, …": what forms for withdrawal begin with, by language; in others it is an article. */
const ADDRESSEE: Readonly<Record<string, string>> = { de: "An ", nl: "Aan ", da: "Til ", nb: "Til ", no: "Til ", sv: "Till " };

/** Words that begin headings and sentences about somebody, and are none of the name behind them. */
const LEADS = "about|at|here at|with|for|from|contact|visit|call|why|why choose|choose|meet|meet the team at|join|our|your|how to find|find|the team at|thank you for visiting|thanks for visiting|discover|inside|since|opening hours|über|kontakt|bei|beim|im|die|der|das|den|dem|mit|von|vom|für|unser|unsere|ihr|ihre|seit|wir von|das team|das team von|das team vom|ihr team|ihr team von|ihr team vom|team|anfahrt|so finden sie|öffnungszeiten|over|bij|voor|met|onze|team van|het team van|contact met|neem contact op met|werken bij|bezoek|" +
  "chez|à propos de|à|au|aux|avec|pour|notre|votre|l'équipe de|l’équipe de|toute l'équipe de|contacter|contactez|découvrez|visitez|depuis|qui est|da|presso|con|per|la nostra|il nostro|contatta|contattaci|visita|scopri|lo staff|lo staff di|il team di|en|para|por|sobre|acerca de|nuestro|nuestra|el equipo de|visite|conoce|conozca|descubre|na|no|nas|nos|com|a equipa da|a equipa do|a equipa de|a equipe da|conheça|hos|på|om|kontakta|kontakt|besök|besøg|vår|vårt|vores|team|w|o|u|v|ve|o firmie|zespół|oferta|la|despre|echipa|a|az|στο|στη|στην|στον|σχετικά με|в|о|на|за|с|al|el equip de";
const LEAD = new RegExp(`^(?:${[...new Set(LEADS.split("|"))].toSorted((one, other) => other.length - one.length).join("|")}) (?=[\\p{L}\\p{N}])`, "iu");

function withoutLead(text: string): string {
  // "2026 Acme": the year of a copyright line without its sign.
  const rest = text.replace(/^20\d\d (?=\p{Lu})/u, "").replace(LEAD, "");
  // "La Ginestra", "The Kettle": articles are the name's; a name of one word keeps what it begins with.
  return rest.length < 3 || nameKey(rest).squashed === "" ? text : rest;
}
