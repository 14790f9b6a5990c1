import { isAbbreviation } from "../operator/abbreviations";
import { areAlike, nameKey } from "../operator/agreement";
import { findNames } from "../operator/names";
import { isForms } from "../operator/legal-suffixes";
import { isDocument } from "../operator/documents";
import { isPlaceholderName } from "../operator/placeholders";
import { isGenericSiteName, isPlatform } from "../operator/platforms";
import { RESERVED, RIGHTS, RIGHTS_PHRASE, TODAY } from "../operator/rights";
import { creditFrom, isOthersClause } from "../operator/sections";
import { type Line, ZONE } from "../page/page";
import { excerpt } from "../page/text";
import { partsByLinks, siteOf, withoutMenus } from "./link-edges";
import { agreesWithPage, isOwnName, isTitled, namesPage, type Evidence, type Reading, type Rule, TITLE_PARTS } from "../reading";

const SIGN = /©|@(?=\s?(?:19|20)\d{2}(?!\d))|(?<=(?:19|20)\d{2}\s?)@(?=\s?\p{Lu})|[\u24b8\u24d2]|\([cC]\)(?=\s*(?:copyright\s*)?(?:\d{4}|\p{Lu}|\p{Lo}))|(?<![\p{L}])copyright(?![\p{L}-])|(?<![\p{L}])copr\.(?=\s)|版权所有(?=[:： ]*[\u4e00-\u9fff])|版權所有(?=[:： ]*[\u4e00-\u9fff])/giu;
/** A year or a span of years; founders' years begin some. */
const SPAN = String.raw`(?:1[5-9]\d{2}\s?[-–—]\s?)?(?:19|20)\d{2}(?:\s*(?:[-–—~/,&]|to|bis|tot|a)\s*(?:(?:19|20)?\d{2}(?!\d)|(?:${TODAY})(?!\p{L})))?`;
const YEARS = new RegExp(String.raw`(?<!\d)${SPAN}(?!\d| (?:di|de|du|von|van) \p{Lu})`, "giu");
const ENDING_YEARS = new RegExp(String.raw`^(.*?\p{L}{2}.*?)\s${SPAN}(?!\d| (?:di|de|du|von|van) \p{Lu}).*$`, "u");
/** What stands between a name and its founding year. */
const SINCE = /[\s,]+(?:since|est\.?|established|founded|dal|seit|gegr(?:ündet|\.)|sinds|depuis|desde|siden|sedan|sidan|od(?: r\.| roku| roka)?|nuo|kopš|alates|vuodesta|din|от|с|з|από|anno|fond[ée]e? en|fondat[ao] nel|fundad[ao] en)\s*$/iu;
const LEADING_YEARS = new RegExp(String.raw`^(?:c ?(?=[12]\d{3})|\d{1,2}\.\d{1,2}\.|\d{1,2}\s)?${SPAN}`, "iu");
/** What ends a name behind the sign. */
const STOP = /\s*(?:\s\p{Lo}?ICP|[|•●■◆–—:;!?]|(?<!\p{L})·|·(?!\p{L})|\s-\s|\s\/\s|,\s(?!(?:Inc|LLC|PLLC|LP|L\.P|N\.A|P\.A|P\.C|P\.S|DDS|DMD|MD|M\.D|D\.D\.S|CPA|Esq|Ltd|S\.?[LAP]|Lda|Limited|GmbH|Corp|LLP|PLC|Co\.|s\.r\.o|a\.s))|\s\*\s|\s(?=\S+@\S+\.|\(?\+?\d[\d ()/-]{6,}\d)|\s(?=\d{1,5} (?:\p{Lu}[\p{L}.]* ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane|Highway|Hwy|Parkway|Suite)(?!\p{L}))|\s(?:is a|is the|are|und die|(?:and|or) its|and affiliates|and subsidiaries|and contributors|et ses|and\/or|registered|company (?:no|number|reg)|ABN|ACN|VAT|BTW|KvK|KVK|P\.? ?IVA|NIP|IČO?|CIF|NIF|SIRET|SIREN|RCS|CNPJ|Org\.? ?nr|CVR|CIN|USt|UID|HRB|EIN|GSTIN|Call|Tel|Phone|Telefon|Fax|E-?Mail|Privacy(?:beleid|verklaring)?|Datenschutz(?:erklärung|hinweise?)?|Impressum|Terms|Cookies?(?:beleid|richtlinie|-Einstellungen|-Richtlinie)?|Algemene voorwaarden|Voorwaarden|Pol[íi]tica|Aviso legal|Condiciones|Termos|Informativa|Note legali|Integritetspolicy|Personvern|Persondatapolitik|Tietosuoja\p{L}*|Polityka|Regulamin|Zásady|Ochrana|Obchodní|Adatvéd\p{L}*|ÁSZF|Politica|Termeni|利用規約|プライバシー\p{L}*|개인정보\p{L}*|이용약관|隐私政策|Gizlilik|Kontakt|Contatti|Contacto|Barrierefreiheit|Barrierefreiheitserklärung|Nach oben|Back to top|Login|Anmelden|Alle Preise|Preise|inkl|Last update|Letzte|Updated|Stand|Developed|Theme|Made|Sitemap|Contact|Legal|AGB|Disclaimer|Mentions|Site by|Website|Webdesign|Web design|Designed|Design(?=:| (?:by|von|por|par|di|af|av|and|&))|Powered|Built|Made|Created|Developed|Theme|Hosted|Template|Version|v\d|unless|except|trading as|t\/a|is operated|operated by|is registered|member of|part of|a division|a trading|- All|all rights)(?![\p{L}]))/iu;
const PHOTO = /(?<!\p{L})(?:fotos?|fotograf\p{L}*|photos?|photograph\p{L}*|bild(?:er|nachweis|rechte|quelle|material)?|images?|pictures?|illustrations?|grafik(?:en)?|icons?|karten?|maps?|map(?:y|ov[éeýá]\p{L}*|p[ae]|data)|podklad(?:y|ov\p{L}*)|kaart\p{L}*|kart(?:data|or|an?|e|et|on|ta|e?graphi\p{L}*)|kortdata|kort|cartograph\p{L}*|cartograf\p{L}*|térkép\p{L}*|žemėlap\p{L}*|hart[aă]|карт[аыи]|χάρτ\p{L}*|地図|videos?|screenshots?|getty|shutterstock|istock|stock\.adobe|tiles)(?!\p{L})/iu;
/** Four words or more that begin with a possessive. */
const SLOGAN =
  /^(?:our|your|notre|nos|votre|vos|unsere?|ihre?|eure?|deine?|nostr[oaei]|vostr[oaei]|nuestr[oa]s?|vuestr[oa]s?|noss[oa]s?|voss[oa]s?|onze|ons|uw|jouw|vårt?|våra|din|ditt|dina|ert|vores|vore|deres|meidän|teidän|nasz[ae]?|twój|twoj[ae]|wasz[ae]?|náš|naš[aei]?|naše|váš|vaš[aei]?|vaše|наш[аеи]?|ваш[аеи]?|нашата|нашият|вашата|mūsų|jūsų|mūsu|jūsu|meie|teie|noastr[eă]|voastr[eă])(?: \S+){3,}$/iu;
const MAX_LINE = 1500;

/**
 * The name in the copyright line. The sign, the year and the name stand in any order; what follows the name is cut off. Trusted less than numbers: it is
 * often a trade name, and pictures and platforms carry copyright lines of their own.
 * @see https://www.wipo.int/wipolex/en/text/285806 (Universal Copyright Convention, article III: sign, name and year)
 */
export const copyright: Rule = (reading) => {
  const found: Evidence[] = [];
  const { lines } = reading.page;
  for (let at = 0; at < lines.length && found.length < 6; at += 1) {
    const line = lines[at];
    if (line === undefined || line.text.length > MAX_LINE) continue;
    SIGN.lastIndex = 0;
    const isSigned = SIGN.test(line.text);
    if (isSigned ? !isCopyrightLine(line.text) : (line.zone & ZONE.footer) === 0) continue;
    const cut = isSigned ? (copyrightName(withoutMenus(line, reading)) ?? nameOfNextLine(line, lines[at + 1]) ?? siteBehindRights(line.text, reading)) : nameBeforeRights(line.text, reading);
    const whole = cut === undefined ? undefined : asTitled(cut, line.text, reading);
    const linked = whole === undefined || isOwnName(whole, reading) || isTitled(whole, reading) ? whole : withinLink(whole, line);
    const name = linked === undefined ? undefined : withoutLabel(linked, line.text, reading);
    // "Online shop by PrestaShop": what behind a preposition is a platform's is its credit.
    if (name === undefined || isPlatform(name.split(/ (?:by|with|par|avec|von|van|mit|door|met|por|con|da|de|di|desde|av|af|fra|från|od|przez) /i).at(-1) ?? name, reading.host) || isGenericSiteName(name) || isPlaceholderName(name)) continue;
    const weight = weightOf(reading, at, name);
    if (weight === undefined) continue;
    const agrees = agreesWithPage(name, reading);
    // "Programinė įranga – PrestaShop™": the shop software's line, in whatever language.
    if (!agrees && isPlatform(behindDash(line.text, name), reading.host)) continue;
    // "Powered by Acme © 2026", "Theme by Acme © 2026": the line is but a credit.
    if (!agrees && creditFrom(name) < Math.min(4, name.length)) continue;
    // "… at the fair (© Acme)": of a sentence's subject.
    if (!agrees && (line.zone & ZONE.footer) === 0 && /.{14}\((?:©|copyright)/iu.test(line.text)) continue;
    // "Nos fromages se partagent | © 2026": a slogan speaks of "our" and "your".
    if (!agrees && !hasForm(name) && SLOGAN.test(name)) continue;
    // "© 2026 · Privacy policy": the first of the links behind the sign.
    if (!agrees && !hasForm(name) && isDocument(name)) continue;
    // "Weather: © wetter.example GmbH" is a widget's line.
    if (!agrees && /^[^:©]{2,40}: ?(?:©|\([cC]\))/.test(line.text)) continue;
    // "© 2026 Made by the people of: …" in whatever language: a label, and no name.
    if (!agrees && !hasForm(name) && /^ ?: ?\p{L}/u.test(line.text.slice(line.text.indexOf(name) + name.length))) continue;
    const second = alsoNamed(line.text, name);
    for (const one of second === undefined ? [name] : [name, second]) found.push({ source: "copyright", name: one, weight, words: excerpt(line.text, 0), checks: [...((line.zone & ZONE.footer) !== 0 ? ["stands in the footer"] : []), ...(agrees ? ["name agrees with domain or site name"] : [])], line: at });
  }
  // Beside the site's own line, one of a brand or a service without a legal form is of what the page shows.
  return found.some(isOwn) ? found.filter((one) => isOwn(one) || hasForm(one.name ?? "")) : found;
};

/** "© 2026 Acme Ltd & Acme Trading Ltd": a second company right behind the first. */
function alsoNamed(text: string, name: string): string | undefined {
  const rest = hasForm(name) ? text.slice(text.indexOf(name) + name.length) : "";
  const and = /^\.? (?:&|and|und|et|e|y|en|og|och|i|a|ja) (?=\p{Lu})/u.exec(rest)?.[0] ?? "";
  const [next] = and === "" ? [] : findNames(rest.slice(and.length));
  return next?.start === 0 ? next.name : undefined;
}

/** "Lacey Legal Solicitors", whose second word is a menu's elsewhere: where the line has a part of the title that begins with the name, that is it. */
function asTitled(name: string, text: string, { page: { title }, siteNames }: Reading): string {
  return [...title.split(TITLE_PARTS), ...siteNames].find((part) => part.length > name.length && part.startsWith(`${name} `) && text.includes(part)) ?? name;
}

/** "Acme Zeitung Software: Muster CMS": before a colon stand the words of a label too; the name ends where the site's own does. */
function withoutLabel(name: string, text: string, { siteNames, titleTail }: Reading): string {
  if (!/^ ?[:：]/.test(text.slice(text.indexOf(name) + name.length))) return name;
  const own = [...siteNames, ...(titleTail === undefined ? [] : [titleTail])].find((site) => name.toLowerCase().startsWith(`${site.toLowerCase()} `));
  return own === undefined ? name : name.slice(0, own.length);
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

const isOwn = ({ weight }: Evidence): boolean => weight >= 25;

/** The word alone also stands in headings and sentences on rights: there a year, or the line's beginning, makes it a copyright line. */
function isCopyrightLine(text: string): boolean {
  return /[©\u24b8\u24d2]|\([cC]\)|(?:19|20)\d{2}|版[权權]所有/.test(text) || (text.length <= 70 && /^copyright\s+\p{Lu}/iu.test(text));
}

/** Undefined where the line is a picture's, an article's or a platform's own. */
function weightOf(reading: Reading, at: number, name: string): number | undefined {
  const line = reading.page.lines[at];
  if (line === undefined) return undefined;
  const inFooter = (line.zone & ZONE.footer) !== 0;
  // Articles are titled by whom they are about.
  const agrees = agreesWithPage(name, reading) || ((reading.isHome || inFooter || reading.kind !== "other") && areAlike(name, reading.page.title));
  const year = /(?:19|20)\d{2}/.test(line.text);
  const nearEnd = at >= reading.page.lines.length * 0.7 || at >= reading.page.lines.length - 12;
  if (!agrees && isHolding(reading)) return undefined;
  if (!agrees && PHOTO.test(clauseOf(line.text, name))) return undefined;
  if (!agrees && (line.zone & (ZONE.credit | ZONE.quote | ZONE.others)) !== 0 && !(inFooter && year)) return undefined;
  if (!agrees && (line.zone & ZONE.article) !== 0 && !inFooter) return undefined;
  if (!agrees && reading.places[at]?.stand === "other" && !inFooter) return undefined;
  if (!agrees && !inFooter && !(nearEnd && (year || RIGHTS.test(line.text)))) return undefined;
  // "The barge at the lock. © Acme Ltd": a caption.
  if (!agrees && !inFooter && !year && /\p{L}{3}[.!?)]? ?©/u.test(line.text)) return undefined;
  return (agrees ? 25 : 5) + (inFooter ? 8 : 0) + (year ? 4 : 0);
}

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

/** The part of a line that ends with the sentence or item that a name stands in. */
function clauseOf(text: string, name: string): string {
  const end = Math.max(0, text.indexOf(name)) + name.length;
  const rest = text.slice(end, creditFrom(text) > end ? creditFrom(text) : undefined);
  return text.slice(0, end) + (rest.split(/[|•·]|\.\s/)[0] ?? "");
}

/** The name of a copyright line's text; undefined where it names nobody. */
export function copyrightName(line: string): string | undefined {
  const text = line.slice(0, creditFrom(line) < 4 ? line.length : creditFrom(line));
  SIGN.lastIndex = 0;
  for (let match = SIGN.exec(text); match !== null; match = SIGN.exec(text)) {
    const rest = text.slice(match.index + match[0].length);
    const behind = firstName(rest);
    const before = lastName(text.slice(0, match.index));
    // "Acme, S.A. © 2026 - 12 High Street", "Acme © 2026. Shop software …": what stands behind the year is not the name.
    const isApart = /^\s*(?:(?:19|20)\d\d\s*)?(?:[|•·]|\.\s)/.test(rest);
    const isDashed = /^\s*(?:19|20)\d\d\s*[-–]\s/.test(rest) && behind !== undefined && (!hasForm(behind) || (findNames(behind)[0]?.start ?? 0) > 0);
    // "Acme © 2011 Havnevej 30, 5700 Svendborg": an address.
    const isAddress = behind !== undefined && /\s\d{1,4}\s?[a-zA-Z]?$/.test(behind) && /^,? \d{4,5} \p{Lu}/u.test(rest.slice(rest.indexOf(behind) + behind.length));
    const isNamedBefore = before !== undefined && (behind === undefined || isApart || isAddress || isDashed || (hasForm(before) && !hasForm(behind) && !/[|•·]\s*$/.test(text.slice(0, match.index)) && !endsSentence(text.slice(0, match.index), before)));
    if (isNamedBefore) return before;
    if (behind !== undefined) return behind;
  }
  return undefined;
}

/** "Payments are processed by Acme Ltd. © 2026 …": the name is the end of a sentence of its own. */
function endsSentence(text: string, name: string): boolean {
  const lead = text.slice(0, Math.max(0, text.lastIndexOf(name))).split(/[|•·]|\.\s|\s[-–—]\s/).at(-1) ?? "";
  return /\.\s*$/.test(text) && /\p{Ll}{3,} $/u.test(lead);
}

/** Prepositions only in lower case: names begin with them too ("Von Rüden"). */
const LEAD = /^(?:[\s,.:;|©®™\u24b8\u24d2@*·•●–—-]|\([cC]\)|&|(?:M{2,3}[CDXLVI]+|M[CDXLVI]{3,}|MMM?)(?=\s)|(?:[cC]opyright|COPYRIGHT)(?=[\s©:@]|$)|(?:by|By|BY|von|par|door|por|da|di|af|av|przez|the owner|thuộc về)(?=\s)|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2}|\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?!\d))+/u;

function firstName(raw: string): string | undefined {
  // "Acme 1823 - 2026": the founding year is none of the name's.
  let text = raw.slice(0, 200).replace(/ 1[5-9]\d{2}\s?[-–—]\s?(?=(?:19|20)\d{2}(?!\d))/, " ");
  for (let round = 0; round < 4; round += 1) {
    const cut = text.replace(LEAD, "").replace(LEADING_YEARS, "").replace(LEAD, "");
    if (cut === text) break;
    text = cut;
  }
  const rights = RIGHTS.exec(text);
  if (rights?.index === 0) return findNames(text.slice((RIGHTS_PHRASE.exec(text) ?? rights)[0].length))[0]?.name ?? behindRights(text);
  if (rights !== null) text = text.slice(0, rights.index);
  // "Joe's Plumbing Austin, TX": the town is none of the name's.
  text = text.replace(/^(\S+(?: \S+)+) \p{Lu}\p{Ll}+, [A-Z]{2}\.?\s*$/u, "$1");
  const chunk = acceptable(withoutMore(text.slice(0, endOfName(text))));
  const company = findNames(text)[0];
  if (company === undefined || !(company.start === 0 || /^(?:the|die|der) $/i.test(text.slice(0, company.start)))) return chunk;
  // A form before the name leaves its end open: there the line's own end of the name counts.
  return chunk?.startsWith(company.name) === true && !endsInForm(company.name) ? chunk : company.name;
}

/** "Кафе «Море» Створено з …", "Acme) and more": a name in quotation marks ends with them, one in brackets with these. */
function withoutMore(text: string): string {
  const closing = text.indexOf(")");
  const within = closing >= 0 && !text.slice(0, closing).includes("(") ? text.slice(0, closing) : text;
  return /^[^"„“”«»]*["„“«][^"„“”«»]{2,60}["“”»](?= \S)/u.exec(within)?.[0] ?? within;
}

/** Where a name at a text's head ends: before a mark, a menu's word or a sentence's stop. */
function endOfName(text: string): number {
  const end = STOP.exec(text)?.index ?? text.length;
  for (const { index } of text.slice(0, end).matchAll(/\.(?=\s|$)/g)) if (!isAbbreviation(text.slice(0, index)) && !/(?:^|[\s.])(?:Inc|mbH)$/i.test(text.slice(0, index))) return index;
  return end;
}

/** "All rights reserved by Acme": what follows without a preposition may be anything, as a rule a menu. */
function behindRights(text: string): string | undefined {
  const rest = RIGHTS_PHRASE.exec(text);
  if (rest?.[1] === undefined) return undefined;
  const name = text.slice(rest[0].length);
  return acceptable(name.slice(0, endOfName(name)));
}

/** "© 2026 - Tous droits réservés - Acme": without a preposition only the site's own name. */
function siteBehindRights(text: string, reading: Reading): string | undefined {
  const rights = RESERVED.exec(text);
  if (rights === null) return undefined;
  const rest = text.slice(rights.index + rights[0].length).replace(/^[\s.,|•·–-]+/, "");
  const name = acceptable(rest.slice(0, Math.min(endOfName(rest), creditFrom(rest))));
  return name !== undefined && namesPage(name, reading) ? name : undefined;
}

/** "2026 Acme. All rights reserved" in a footer, without a sign: of the site's own name only. */
function nameBeforeRights(text: string, reading: Reading): string | undefined {
  const rights = text.length > 160 ? null : RESERVED.exec(text);
  const name = rights === null ? undefined : lastName(text.slice(0, rights.index).replace(LEADING_YEARS, ""));
  return name !== undefined && agreesWithPage(name, reading) ? name : undefined;
}

const hasForm = (name: string): boolean => nameKey(name).hasForm;

/** Whether the last word alone is a legal form. */
function endsInForm(name: string): boolean {
  return nameKey(`X ${name.split(" ").at(-1) ?? ""}`).hasForm;
}

/** How far before the sign a name is looked for. */
const REACH_BACK = 140;

function lastName(raw: string): string | undefined {
  const behindRights = raw.replace(RIGHTS_PHRASE, "");
  const tail = behindRights.length > REACH_BACK ? behindRights.slice(-REACH_BACK).replace(/^\S+\s?/, "") : behindRights;
  const text = tail.replace(/[\s,.:;|•·–—-]+$/, "").replace(/(?:\s|^)(?:19|20)\d{2}(?:\s*[-–—/]\s*(?:19|20)?\d{2,4})?$/, "").replace(/[\s,:;|–—-]+$/, "");
  const companies = findNames(tail);
  const company = companies.at(-1);
  // "Acme AB | Org.nr 556042-7220 | © 2026": the name need not stand beside the sign where it is the only one.
  if (company !== undefined && (company.end >= text.length - 2 || (companies.length === 1 && /[|•·●]/.test(text.slice(company.end)) && !isOthersClause(tail, company.start)))) return company.name;
  const parts = text.replace(/\.(?=\s)/g, (stop, at: number) => (isAbbreviation(text.slice(0, at)) ? "\u2024" : stop)).split(/\s*[|•·●–—:;!?]\s*|\s-\s|\.\s/).map((one) => one.replaceAll("\u2024", "."));
  // "Acme · 12 High Street · © 2026": what stands beside the sign is the address.
  const part = (parts.length > 1 && /\d/.test(parts.at(-1) ?? "") ? parts[0] : parts.at(-1)) ?? "";
  // "[Shop software] by Gambio © 2019": what stands before the sign behind a preposition is the maker's.
  return /^(?:by|von|par|por|da|door|av|af|de|di) /.test(part) ? undefined : acceptable(part.replace(RIGHTS_PHRASE, ""));
}

function acceptable(raw: string): string | undefined {
  const rights = RIGHTS.exec(raw);
  const name = (rights === null ? raw : raw.slice(0, rights.index))
    // The year ends the name: behind it a menu begins.
    .replace(ENDING_YEARS, "$1").replace(SINCE, "").replace(/\s?\((?:https?:|www\.)[^()]*\)\s*$/, "").replace(YEARS, " ").replace(/\s+/g, " ").replace(/^[\s,.:;|*»–—-]+|[\s,:;|*«–—-]+$/g, "").replace(/^["“„]([^"“”]*)$/, "$1").replace(/^([^"“„”]*)["”“]$/, "$1").replace(/^["“„]([^"“”]*)["”“]$/, "$1").replace(/\s*\([^()]*$/, "").replace(/ (?:and|a|und|et|e|y|en|og|och|i) (?:dodavatel|suppliers?|partners?|licensors?|contributors|others|její|jeho|its|their|ses|seine|ihre|suoi|sus|seus|dess|dets)(?!\p{L}).*$|(?: and| a) dodavatelé.*$/u, "").replace(/^(?:by|the copyright of|content)\s/i, "").trim();
  const words = name.split(" ");
  if (words.length <= 2 && isForms(name.replace(/ (?:unipersonale|unipessoal|unipersonal)$/i, ""))) return undefined;
  if (creditFrom(`${name} X`) === 0 || name.length < 2 || name.length > 80 || words.filter((word) => !/^\p{Ll}{1,5}$/u.test(word)).length > 9 || words.length > 13 || !/\p{L}{2}|^(?:\d\p{Lu}|\p{Lu}&?\d)$/u.test(name)) return undefined;
  if (/genesis framework|wordpress theme|^crown copyright$|不负责|禁止|转载|未经/iu.test(name)) return undefined;
  if (/^(?:the|all|alle|de|and|by|our|your|this|we|for|of|rights|reserved|site|website|content|text|design|inhalt|images?|menu|home|top|links?|privacy|terms|cookies?|impressum|datenschutz|agb|sitemap|contact|kontakt|year|protected|name|holders?|contributors?|respective owners?|to top|back to top|nach oben|follow us|powered|disclaimer|colofon|imprint|privacy policy|terms of use|terms & conditions|legal|privacy statement|login|sign in|help|about|about us|faq|rss|news|blog|shop|search|copyright|copr|urheberrecht|auteursrecht|droits|derechos)$/i.test(name)) return undefined;
  // A number's label and its digits are no name.
  if (/\d[\d .-]{4,}/.test(name) || /^(?:cvr|org\.? ?nr|nip|krs|regon|i[čc]o?|di[čc]|uid|hrb|ust|rcs|oib|cnpj|acn|tel|phone|fax|e-?mail|siret|siren|kvk|btw|vat|tva|cif|nif|p\.? ?iva|abn|acn|icp|company (?:no|number|reg))(?![\p{L}])/iu.test(name)) return undefined;
  // A sentence on rights is no name.
  if (/\s(?:is|are|was|were|may|must|shall|liegt|liegen|sind|ist|wird|werden|est|sont|sono|son|berust|rust|ligger|tilhører|tillhör|gelten|unterliegen|gehört|belongs?)\s/i.test(` ${name} `)) return undefined;
  if (words.length >= 2 && /^\p{Ll}/u.test(name) && words.slice(1).some((word) => /^\p{Ll}{4,}/u.test(word))) return undefined;
  if (words.length >= 3 && words.every((word) => /^\p{Ll}/u.test(word))) return undefined;
  return name.replace(/^www\./, "").replace(/(?:[™®]| TM)$/u, "").replace(/(?<!\b(?:Inc|Ltd|Co|Corp|Bros|St|[A-Z]|\.[A-Za-z]|o\.o|S\.p\.A))\.$/u, "");
}

/** The sign and year alone on a line; the name on the next. */
function nameOfNextLine({ text, zone }: Line, below: Line | undefined): string | undefined {
  const next = below === undefined || ((below.zone ^ zone) & ZONE.footer) !== 0 ? undefined : below.text;
  const rest = text.replace(SIGN, "").replace(YEARS, "").replace(/[\s,.:;|–—-]/g, "");
  if (rest !== "" || !/[©\d]/.test(text) || next === undefined || next.length > 60) return undefined;
  return creditFrom(next) < next.length ? undefined : acceptable(next.slice(0, endOfName(next)));
}
