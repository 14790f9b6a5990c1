import { areAlike, fitsLabel, isSameName } from "../operator/agreement";
import { findNames } from "../operator/names";
import { isOfOtherScript } from "../operator/formless";
import { isDocument } from "../operator/documents";
import { withoutTail } from "../operator/name-tails";
import { withoutOffice } from "../operator/office-words";
import { isPlaceholderName } from "../operator/placeholders";
import { isGenericSiteName, isPlatform } from "../operator/platforms";
import { COPYRIGHT_WORD, RESERVED, RIGHTS } from "../operator/rights";
import { creditFrom } from "../operator/sections";
import { SLOGAN } from "../operator/slogans";
import { type Line, ZONE } from "../page/page";
import { excerpt, withoutLogo } from "../page/text";
import { behindRights, copyrightName, isSigned, lastName, SIGN } from "./copyright-name";
import { isBoundTo, leadsHome, linkSpans, partsByLinks, reservesForYears, siteOf, withoutMenus } from "./link-edges";
import { isBodys, mayBePerson } from "./firm-of-person";
import { isLeftOver } from "./left-over";
import { isMakersLink } from "./makers-link";
import { rightsHolder } from "./rights-holder";
import { acceptable, endOfName, hasForm, LEADING_YEARS, YEARS } from "./name-extent";
import { namesOfLine } from "./line-names";
import { ownNameBesideSign } from "./own-name";
import { agreesWithPage, isOwnName, isTitled, namesPage, type Evidence, type Reading, type Rule, TITLE_PARTS } from "../reading";

const PHOTO = /(?<!\p{L})(?:fotos?|fotograf\p{L}*|photos?|photograph\p{L}*|bild(?:er|nachweis|rechte|quelle|material)?|images?|pictures?|illustrations?|grafik(?:en)?|graphics?|gr[áa]fic[oa]s?|grafica|icons?|karten?|maps?|map(?:y|ov[éeýá]\p{L}*|p[ae]|data)|podklad(?:y|ov\p{L}*)|kaart\p{L}*|kart(?:data|or|an?|e|et|on|ta|e?graphi\p{L}*)|kortdata|kort|cartograph\p{L}*|cartograf\p{L}*|térkép\p{L}*|žemėlap\p{L}*|hart[aă]|карт[аыи]|χάρτ\p{L}*|地図|videos?|screenshots?|getty|shutterstock|istock|stock\.adobe|tiles)(?!\p{L})/iu;
/** Whose pictures and words both are is whose site it is. */
const WORDS_TOO = /(?<!\p{L})(?:texts?|texte[ns]?|textos?|testi|tekst(?:er|en|y)?|contents?|writing|words|recipes|articles|rezepte|artikel|recettes|recetas|receitas|ricette|recepten|opskrifter|oppskrifter|przepisy|recepty|inhalte?n?|contenus?|contenuti|contenidos?|conte[úu]dos?|inhoud|innehåll|indhold|innhold|sisältö|treści|obsah)(?!\p{L})/iu;
const MAX_LINE = 1500;
/** Of a page with so many copyright lines, a gallery's, the rest are looked at in its last lines alone. */
const MANY = 500;
const LAST_LINES = 200;

/**
 * The name in the copyright line. The sign, the year and the name stand in any order; what follows the name is cut off. Trusted less than numbers: it is
 * often a trade name, and pictures and platforms carry copyright lines of their own.
 * @see https://www.wipo.int/wipolex/en/text/285806 (Universal Copyright Convention, article III: sign, name and year)
 */
export const copyright: Rule = (reading) => {
  const found: Evidence[] = [];
  const { lines } = reading.page;
  let signed = 0;
  for (let at = 0; at < lines.length && found.length < 6; at += 1) {
    const line = lines[at];
    if (line === undefined || line.text.length > MAX_LINE || (signed > MANY && at < lines.length - LAST_LINES)) continue;
    const hasSign = isSigned(line.text);
    if (hasSign) signed += 1;
    const holder = rightsHolder(line.text);
    if (holder === undefined && (hasSign ? !isCopyrightLine(line.text) : (line.zone & ZONE.footer) === 0)) continue;
    const usual = holder !== undefined ? holder : hasSign ? copyrightName(withoutMenus(line, reading)) : (nameBeforeRights(line, reading) ?? (line.text.length > 160 ? undefined : (behindRights(line.text) ?? siteBehindRights(line.text, reading))));
    // A legal form says more than the domain.
    const own = hasSign && !(usual !== undefined && hasForm(usual)) ? ownNameBesideSign(line, reading) : undefined;
    const cut = own ?? usual ?? (hasSign ? (nameBesideLine(lines, at, reading) ?? siteBehindRights(line.text, reading)) : undefined);
    const said = cut === undefined || !(isSameName(cut, reading.host.domain) || cut.startsWith(`${reading.host.domain} `)) ? cut : (besideDomain(line, reading) ?? cut);
    const whole = said === undefined ? undefined : asTitled(said, line.text, reading);
    const linked = whole === undefined || isOwnName(whole, reading) || isTitled(whole, reading) ? whole : withinLink(whole, line);
    const name = linked === undefined ? undefined : withoutOwner(withoutOffice(withoutLabel(linked, line.text, reading), ownNames(reading)), reading);
    // "Online shop by PrestaShop": what behind a preposition is a platform's is its credit.
    if (name === undefined || (!isPortals(name, reading) && isPlatform(name.split(/ (?:by|with|par|avec|von|van|mit|door|met|por|con|da|de|di|desde|av|af|fra|från|od|przez) /i).at(-1) ?? name, reading.host)) || isGenericSiteName(name) || isMail(name) || (isPlaceholderName(name) && !isSameName(name, reading.host.label))) continue;
    const weight = weightOf(reading, at, name, own !== undefined);
    if (weight === undefined) continue;
    const agrees = own !== undefined || agreesWithPage(name, reading);
    // "Programinė įranga – PrestaShop™": the shop software's line, in whatever language.
    if (!agrees && isPlatform(behindDash(line.text, name), reading.host)) continue;
    // "Powered by Acme © 2026", "Theme by Acme © 2026": the line is but a credit.
    if (!agrees && creditFrom(name) < Math.min(4, name.length)) continue;
    // "© 2026 Acme", and elsewhere "Website by Acme Web Design": the maker signs its own work.
    if (!agrees && !hasForm(name) && lines.some(({ text }, other) => other !== at && text.length < 200 && text.includes(name) && creditFrom(text) < text.indexOf(name))) continue;
    // "… at the fair (© Acme)": of a sentence's subject.
    if (!agrees && (line.zone & ZONE.footer) === 0 && /.{14}\((?:©|copyright)/iu.test(line.text)) continue;
    // "Nos fromages se partagent | © 2026": a slogan speaks of "our" and "your".
    if (!agrees && !hasForm(name) && SLOGAN.test(name)) continue;
    // "© 2026 · Privacy policy": the first of the links behind the sign.
    if (!agrees && !hasForm(name) && isDocument(name)) continue;
    // "Weather: © wetter.example GmbH" is a widget's line.
    if (!agrees && WIDGETS_SIGN.test(line.text)) continue;
    // "© [Acme]", the link to another site: its maker's.
    if (!agrees && (hasForm(name) ? isMakersLink(line, name, reading) : isOfAnotherSite(line, name, reading))) continue;
    if (!agrees && isMakersDomain(name, reading)) continue;
    // "© 2026 Made by the people of: …" in whatever language: a label, and no name.
    if (!agrees && !hasForm(name) && /^ ?: ?\p{L}/u.test(line.text.slice(line.text.indexOf(name) + name.length))) continue;
    if (!agrees && !hasForm(name) && isLeftOver(name, at, reading)) continue;
    // "Bir Lindora Group İştirakidir – © 2026": whose affiliate it is, in a Turkish sentence.
    if (/^Bir \p{Lu}.* (?:[İi]ştirak|[Kk]uruluş|[Mm]arka)\p{L}*$/u.test(name)) continue;
    // "© Anna Malkow" on the pages of "Lindental GAA": a person's, who made them.
    if (!agrees && mayBePerson(name) && isBodys(reading)) continue;
    const second = alsoNamed(line.text, name);
    for (const one of second === undefined ? [name] : [name, second]) found.push({ source: "copyright", name: one, weight, words: excerpt(line.text, 0), checks: [...((line.zone & ZONE.footer) !== 0 ? ["stands in the footer"] : []), ...(agrees ? ["name agrees with domain or site name"] : [])], line: at });
  }
  // Beside the site's own line, one of a brand or a service without a legal form is of what the page shows.
  return found.some(isOwn) ? found.filter((one) => isOwn(one) || hasForm(one.name ?? "")) : found;
};

/** "© 2026 – jane.doe@mail.example": where to write, and nobody's name. */
const isMail = (name: string): boolean => /\S@\S+\.\p{L}{2}/u.test(name);

/** "© 2026 www.qingkong.example 青空有限公司", "青空 © 2026 qingkong.example": who is named beside the domain. */
function besideDomain(line: Line, reading: Reading): string | undefined {
  const [company] = namesOfLine(reading, line).filter(({ start }) => start < creditFrom(line.text));
  if (company !== undefined) return isOfOtherScript(company.name) ? company.name : undefined;
  SIGN.lastIndex = 0;
  const sign = SIGN.exec(line.text)?.index ?? 0;
  const before = sign === 0 ? undefined : lastName(line.text.slice(0, sign));
  return before !== undefined && isOfOtherScript(before) ? before : undefined;
}

/** "© 2026 Acme Ltd & Acme Trading Ltd": a second company right behind the first, or in brackets behind the site's name. */
function alsoNamed(text: string, name: string): string | undefined {
  const behind = text.slice(text.indexOf(name) + name.length);
  // "© 2026 Zaluma (Acme Ltd)"
  const told = hasForm(name) ? "" : (/^ \(([^()]+)\)/u.exec(behind)?.[1] ?? "");
  if (told !== "" && findNames(told)[0]?.name === told) return told;
  const rest = hasForm(name) ? behind : "";
  const and = /^\.? (?:&|and|und|et|e|y|en|og|och|i|a|ja) (?=\p{Lu})/u.exec(rest)?.[0] ?? "";
  const [next] = and === "" ? [] : findNames(rest.slice(and.length));
  return next?.start === 0 ? next.name : undefined;
}

/** "Lacey Legal Solicitors", whose second word is a menu's elsewhere: where the line has a part of the title that begins with the name, that is it. */
function asTitled(name: string, text: string, { page: { title }, siteNames }: Reading): string {
  return [...title.split(TITLE_PARTS), ...siteNames].find((part) => part.length > name.length && part.startsWith(name) && /^[!?]? /.test(part.slice(name.length)) && text.includes(part)) ?? name;
}

/** "Acme Zeitung Software: Muster CMS": before a colon stand the words of a label too; the name ends where the site's own does. */
function withoutLabel(name: string, text: string, reading: Reading): string {
  if (!/^ ?[:：]/.test(text.slice(text.indexOf(name) + name.length))) return name;
  const own = ownNames(reading).find((site) => name.toLowerCase().startsWith(`${site.toLowerCase()} `));
  return own === undefined ? name : name.slice(0, own.length);
}

const ownNames = ({ siteNames, titleName }: Reading): readonly string[] => [...siteNames, ...(titleName === undefined ? [] : [titleName])];

/** "© 2026 Zaluma (Acme Ltd)", "© Zaluma by Acme Ltd": the site's own name without the company that is told behind it. */
function withoutOwner(name: string, reading: Reading): string {
  const [, own = "", sign = "", told = ""] = /^(.{2,60}?) (\(|(?:by|von|par|por|door|av|af) )([^()]+(?:\([^()]*\)[^()]*)?)\)?$/u.exec(name) ?? [];
  // "© 2026 Zaluma by ashdown4", where nothing else on the page has both in one.
  const isWhole = findNames(told)[0]?.name.replace(/\.$/, "") === told.replace(/\.$/, "") || (sign !== "(" && !isOwnName(name, reading) && !isTitled(name, reading));
  return told !== "" && (isOwnName(own, reading) || isTitled(own, reading)) && isWhole ? own : name;
}

/** The part of a name next to the sign that no link's edge cuts. Undefined where nothing is left. */
function withinLink(name: string, line: Line): string | undefined {
  const parts = partsByLinks(name, line);
  if (parts.length === 1) return name;
  SIGN.lastIndex = 0;
  const isBehind = (SIGN.exec(line.text)?.index ?? 0) < line.text.indexOf(name);
  for (const part of isBehind ? parts : parts.toReversed()) {
    const own = acceptable(part.replace(/(?: \p{Ll}{1,4})+$/u, ""));
    if (own !== undefined) return own;
  }
  return undefined;
}

/** Whether a name is that of the domain's owner, on a subdomain that calls itself otherwise ("recipes" of a publisher's): such a page links to much of the domain, a platform's customer to next to nothing. */
function isPortals(name: string, { page: { links }, host }: Reading): boolean {
  if (host.platform === undefined || !host.domain.startsWith(`${host.platform}.`) || !fitsLabel(name, host.platform)) return false;
  return new Set(links.filter(({ href }) => siteOf(href) === host.domain && !href.includes(`${host.label}.`)).map(({ href }) => href)).size >= PORTAL;
}

const PORTAL = 8;

const isOwn = ({ weight }: Evidence): boolean => weight >= 25;

/** The word alone also stands in headings and sentences on rights: there a year, or the line's beginning, makes it a copyright line. */
function isCopyrightLine(text: string): boolean {
  return /[©\u24b8\u24d2]|\([cC]\)|(?:19|20)\d{2}|版[权權]所有/.test(text) || (text.length <= 70 && /^copyright(?:\s+|\s?:\s?)[\p{Lu}\p{Lo}\p{N}]/iu.test(text));
}

/** A label right before the sign, other than a word for copyright. */
const WIDGETS_SIGN = /(?:^|[.;|•·] )(?!copyright|urheberrecht|auteursrecht|droits|derechos|direitos|diritti)[^.:;©|•·]{2,40}: ?(?:©|\([cC]\))/iu;

/** Whether the link that a name stands in leads to another site. */
function isOfAnotherSite(line: Line, name: string, reading: Reading): boolean {
  const link = linkSpans(line).find(({ start, end }) => line.text.slice(start, end).includes(name));
  const site = siteOf(line.href ?? link?.href ?? "");
  const isReserved = link !== undefined && reservesForYears(line, link, reading);
  return site !== undefined && !isReserved && site !== reading.host.domain && !isBoundTo(site, reading);
}

/** "© 2026 webmaker.example" where the logo or a heading says the page's own domain: of another site, to which the page neither links much nor has mail sent. */
function isMakersDomain(name: string, reading: Reading): boolean {
  const { page: { alts, homes, lines }, host } = reading;
  const domain = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{Ll}{2,}$/u.test(name) ? siteOf(`https://${name}`) : undefined;
  if (domain !== name.toLowerCase() || isBoundTo(domain, reading) || lines.some(({ text }) => text.toLowerCase().includes(`@${domain}`))) return false;
  return [...alts, ...homes.map(({ text }) => text), ...lines.filter(({ level }) => level >= 1 && level <= 6).map(({ text }) => text)].some((text) => isSameName(withoutLogo(text), host.label));
}

/** Undefined where the line is a picture's, an article's or a platform's own. */
function weightOf(reading: Reading, at: number, name: string, isOwnBeside: boolean): number | undefined {
  const line = reading.page.lines[at];
  if (line === undefined) return undefined;
  const inFooter = (line.zone & ZONE.footer) !== 0;
  // Articles are titled by whom they are about.
  const agrees = isOwnBeside || agreesWithPage(name, reading) || ((reading.isHome || inFooter || reading.kind !== "other") && areAlike(name, reading.page.title));
  const year = /(?:19|20)\d{2}/.test(line.text);
  const nearEnd = at >= reading.page.lines.length * 0.7 || at >= reading.page.lines.length - 12;
  if (!agrees && isHolding(reading)) return undefined;
  const clause = clauseOf(line.text, name);
  if (!agrees && PHOTO.test(clause) && !WORDS_TOO.test(clause)) return undefined;
  if (!agrees && (line.zone & (ZONE.credit | ZONE.quote | ZONE.others)) !== 0 && !(inFooter && year)) return undefined;
  // "© Jane Doe" in an article of "Jane's Kitchen" names who wrote it.
  if (!inFooter && (line.zone & ZONE.article) !== 0 && !(agrees && (year || isOwnBeside || hasForm(name) || namesPage(name, reading) || isTitled(name, reading)))) return undefined;
  if (!agrees && reading.places[at]?.stand === "other" && !inFooter) return undefined;
  if (!agrees && !inFooter && !(nearEnd && (year || RIGHTS.test(line.text) || (isOfOtherScript(name) && hasForm(name) && at >= reading.page.lines.length - 3) || rightsHolder(line.text) !== undefined))) return undefined;
  if (!agrees && !inFooter && !year && isCaption(line.text)) return undefined;
  return (agrees ? 25 : 5) + (inFooter ? 8 : 0) + (year ? 4 : 0);
}

/** "The barge at the lock. © Acme Ltd": words before the sign that are none of a notice's ("All rights reserved © Acme Ltd"). */
const isCaption = (text: string): boolean => /(?<=\p{L}{3})[.!?)]? ?©/u.test(text.replace(NOTICE_BEFORE_SIGN, "©"));

/** Phrases on rights, or the sign's own word at a line's head, right before the sign. */
const NOTICE_BEFORE_SIGN = new RegExp(String.raw`(?:${RESERVED.source}|(?:版[权權]|著作[权權])所有|^(?:(?:all |site )?contents? )?copyright|^${COPYRIGHT_WORD})[\s.:：]*©`, "iu");

/** A short page all of whose links lead to one other site is held by that one. */
function isHolding({ page: { lines, links }, host }: Reading): boolean {
  if (lines.length > 25 || links.length < 2) return false;
  const [site, ...more] = new Set(links.map(({ href }) => siteOf(href) ?? ""));
  return site !== "" && site !== host.domain && more.length === 0;
}

/** What stands behind a name and a dash at a line's end. */
function behindDash(text: string, name: string): string {
  return /^ [-–—] ([^|•·.]+)$/.exec(text.slice(text.indexOf(name) + name.length).replace(/[™®]$/u, ""))?.[1] ?? "";
}

/** The part of a line that ends with the sentence or item that a name stands in, with no more of the name than its first word: photographers are companies too. */
function clauseOf(text: string, name: string): string {
  const start = Math.max(0, text.indexOf(name));
  const end = start + name.length;
  const rest = text.slice(end, creditFrom(text) > end ? creditFrom(text) : undefined);
  return `${text.slice(0, start)}${name.split(" ")[0] ?? ""} ` + (rest.split(/[|•·]|\.\s|\s\p{L}+: /u)[0] ?? "");
}

/** "© 2026 - Tous droits réservés - Acme": without a preposition only the site's own name. */
function siteBehindRights(text: string, reading: Reading): string | undefined {
  const rights = RESERVED.exec(text);
  if (rights === null) return undefined;
  const rest = text.slice(rights.index + rights[0].length).replace(/^[\s.,|•·–-]+/, "");
  const name = acceptable(rest.slice(0, Math.min(endOfName(rest), creditFrom(rest))));
  return name !== undefined && (namesPage(name, reading) || isTitled(name, reading)) ? name : undefined;
}

/** "2026 Acme. All rights reserved" in a footer, without a sign: of the site's own name only. */
function nameBeforeRights(line: Line, reading: Reading): string | undefined {
  const { text } = line;
  const rights = text.length > 160 ? null : RESERVED.exec(text);
  const last = rights === null ? undefined : lastName(text.slice(0, rights.index).replace(LEADING_YEARS, ""));
  // "2026 Acme plus, s.r.o. All rights reserved", "2026 Acme, Prop. Jane Doe. …": as the page has it elsewhere, without the owner.
  const name = last === undefined ? undefined : (namesOfLine(reading, line).find((one) => one.name.endsWith(` ${last}`))?.name ?? withoutTail(last));
  return name !== undefined && agreesWithPage(name, reading) ? name : undefined;
}

/** The sign and year alone on a line; the name on the next, or on the one above: there only the site's own, a company's, or what a line break alone parts from the year. */
function nameBesideLine(lines: readonly Line[], at: number, reading: Reading): string | undefined {
  const { text, zone, block } = lines[at] ?? { text: "", zone: 0, block: -1 };
  const rest = text.replace(SIGN, "").replace(YEARS, "").replace(/[\s,.:;|–—-]/g, "");
  if (rest !== "" || !/[©\d]/.test(text)) return undefined;
  const [above, below] = [lines[at - 1], lines[at + 1]].map((line) => (line === undefined || ((line.zone ^ zone) & ZONE.footer) !== 0 || line.text.length > 60 || creditFrom(line.text) < 3 || isDocument(line.text) ? undefined : line));
  const name = above === undefined || above.text.endsWith(":") ? undefined : wholeName(above.text);
  if (name !== undefined && above !== undefined && (zone & ZONE.footer) !== 0 && (namesPage(name, reading) || isTitled(name, reading) || hasForm(name))) return name;
  const next = below === undefined ? undefined : wholeName(below.text);
  // "© 2026", and below it "Donate": a menu's link.
  const isMenus = below?.href !== undefined && next !== undefined && !leadsHome(below.href, reading.host) && !hasForm(next) && !agreesWithPage(next, reading) && !isTitled(next, reading);
  if (next !== undefined && !isMenus) return next;
  return name !== undefined && above?.block === block && above.href === undefined && above.links.length === 0 && (zone & ZONE.footer) !== 0 && !/\d/.test(name) && name === above.text ? name : undefined;
}

function wholeName(text: string): string | undefined {
  const own = text.slice(0, creditFrom(text)).trimEnd();
  const [company] = findNames(own);
  return company?.start === 0 ? company.name : acceptable(own.slice(0, endOfName(own)));
}
