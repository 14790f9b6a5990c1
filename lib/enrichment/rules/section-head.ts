import { areAlike, fitsLabel, isNamedAfter, isSameName, nameKey } from "../operator/agreement";
import { findLabels } from "../identifiers/label-trie";
import { isParty } from "../operator/bare-labels";
import { isDocument } from "../operator/documents";
import { beginsAsName, FORMLESS } from "../operator/formless";
import { tellsKind } from "../operator/kinds";
import { withoutTail } from "../operator/name-tails";
import { isPlaceholderName } from "../operator/placeholders";
import { townOf } from "../operator/places";
import { isRoad, STREET } from "../operator/roads";
import { isBareTrade } from "../operator/sections";
import { SLOGAN, SPEAKS_TO_READER } from "../operator/slogans";
import { isLabelledForm } from "../operator/told-forms";
import { type Line, ZONE } from "../page/page";
import { agreesWithPage, isOwnName, isTitled, namesPage, type Reading, TITLE_PARTS } from "../reading";
import { nextTown } from "./legal-suffix";
import { headOfLine } from "./line-heads";
import { LINES_ABOVE, type Named, withCity } from "./named";

/** "Poliklinika za ortopediju, fizikalnu medicinu i rehabilitaciju Sveta Lina": what a house is for, a row in small letters, and behind it what it is called. */
const PURPOSES = /^\p{Lu}\p{L}+ (?:\p{Ll}{2,4} )?\p{Ll}{4,}(?: \p{Ll}+)?(?:, \p{Ll}+(?: \p{Ll}+)?)+ (?:i|a|and|und|et|e|y|en|og|och|ja|és|și|oraz|и|та|&) (?:\p{Ll}+ ){1,2}["„“«]?\p{Lu}[\p{L}'’-]+(?: \p{Lu}?[\p{L}'’.-]+){0,3}["“”»]?$/u;
const MAX_WHOLE = 100;

/** Words by which a line is a sentence and no name. */
export const SENTENCE = /\s(?:drivs|drives|ejes|levereras|wird|werden|ist|is|are|est|sont|sono|wordt|är|er|è|es|é|jest|by|av|af|von|door|par)\s/i;

function holdsWords(text: string, name: string): boolean {
  const { words } = nameKey(text);
  return nameKey(name).words.every((word) => words.includes(word));
}

/** A name without a legal form: the line below an imprint's heading, where it is short and goes with the page or stands at the head of an address. */
export function firstLineOfSection(reading: Reading, at: number): Named | undefined {
  const { lines } = reading.page;
  let head: Named | undefined;
  for (let above = at - 1; above >= at - LINES_ABOVE; above -= 1) {
    const line = lines[above];
    if (reading.places[above]?.isAside === true) continue;
    const place = reading.places[above];
    // An authority or a chamber that the imprint tells of in between has no number here.
    if (place?.isBody === true && reading.kind === "imprint" && reading.places[at]?.stand !== "other") continue;
    if (line === undefined || (place?.stand === "other" && !place.isDoubtful) || (line.zone & ZONE.footer) !== ((lines[at]?.zone ?? 0) & ZONE.footer)) return head;
    const [whole = ""] = withoutAbout(line.text, reading).replace(LOGO, "").replace(/ \(\p{Ll}{4,}:? [^()]+\)$/u, "").replace(/,? (?:association )?(?:régie par la )?\(?loi (?:de |du 1er juillet )?1901\)?$/i, "").replace(/^(?:©|\(c\)|copyright|(?:company(?: name)?|firma|name|bedrijfsnaam|naam|nom|nome|nombre|navn|namn|nimi|nazwa|název|názov|név|denumire) ?:)\s*/i, "").split(/\s[|•·]\s/);
    // "Stolarija Marko, obrt za usluge, vl. Marko Horvat": too long for a name, which stands at its head.
    // "Hotel Gamsblick, Familie Huber": what the site calls itself, and the owners.
    const plain = withoutTail(whole);
    const [first = whole] = plain.split(", ");
    const begin = headOfLine(whole, line.text, reading);
    // "Centre for Health, Prevention and Rehabilitation Saint Anne": the site's name stands at either side of the comma.
    const isOne = reading.siteNames.some((site) => nameKey(site).words.length > 1 && holdsWords(whole, site) && !holdsWords(first, site)) && whole.split(" ").length <= 12;
    const isWhole = isOne || (PURPOSES.test(whole) && whole.length <= MAX_WHOLE && agreesWithPage(whole, reading));
    const isLong = whole.split(" ").length > 7 || isOwnName(first, reading) || isTitled(first, reading);
    const text = isWhole ? whole : begin !== whole ? withoutTail(begin) : plain !== whole ? plain : isLong ? first : whole;
    // A sentence, cut short, is no name.
    if (text !== whole && /\p{L}{3}\.$/u.test(whole)) continue;
    // "Wiesengrund 5", and the town below: a street.
    if ((/\s\d{1,4}\s?[a-zA-Z]?$/.test(text) && townOf(lines[above + 1]?.text ?? "") !== undefined) || (isRoad(text) && (STREET.test(text) || !agreesWithPage(text, reading))) || HOUSE_AND_TOWN.test(text) || REGISTER_KEEPER.test(text)) continue;
    const isName = text.length >= 3 && (isWhole || (text.length <= 60 && text.split(" ").length <= 7)) && !/[@:;!?/]|\d{3}|\.$/.test(text) && (beginsAsName(text) || /^\p{N}/u.test(text) || text === reading.host.domain || isOwnName(text, reading)) && isOfText(line) && line.level !== 1;
    if (!isName || isPlaceholderName(text) || SENTENCE.test(text) || HEADING.test(text) || isDocument(text) || isLabelledForm(text)) continue;
    if (townOf(text) !== undefined || ((SLOGAN.test(text) || SPEAKS_TO_READER.test(text)) && !namesPage(text, reading))) continue;
    const found = withCity(text, townOf(line.text) ?? nextTown(reading, above));
    if (isOwnName(text, reading) || isTitled(text, reading)) return found;
    // "Acme", and below it "Swimming lessons in Lier and Drammen": the claim shares words with the title, the name is the one above.
    const over = lines[above - 1];
    const isClaim = over !== undefined && reading.places[above - 1]?.section === place?.section && isOwnName(over.text, reading) && over.level !== 1;
    if (isClaim || isTradeOf(over, line, text, reading)) continue;
    const own = ownWhole(text, reading);
    if (own !== undefined) return { ...found, name: own };
    if ((agreesWithPage(text, reading) && isMoreThanAWordOf(text, reading)) || (areAlike(text, titleTail(reading)) && text.includes(" "))) return found;
    if (isHeadOfBlock(reading, above, at) && /^\p{Lu}{3,}(?: \p{Lu}[\p{Lu}.'’-]*){1,3}$/u.test(text)) return found;
    const city = begin !== whole && place?.stand === "own" ? (townOf(line.text) ?? nextTown(reading, above)) : isHeadOfAddress(reading, above, at) ? nextTown(reading, above) : undefined;
    if (city !== undefined && !isBareTrade(text)) head = { name: text, city };
  }
  return head;
}

/** "Jan Bergner", and below it "Massage und Entspannung", on bergnermassage.example: of what somebody does the domain has a word. */
function isTradeOf(over: Line | undefined, line: Line, text: string, reading: Reading): boolean {
  if (over === undefined || over.block !== line.block || text !== line.text || !ALL_NAME.test(over.text) || over.text.split(" ").length > 4 || HEADING.test(over.text) || isDocument(over.text)) return false;
  if (townOf(over.text) !== undefined || nameKey(text).hasForm || tellsKind(text) || namesPage(text, reading) || areAlike(over.text, text)) return false;
  return TRADES.test(text) || (!text.includes(" ") && fitsLabel(over.text, reading.host.label));
}

/** "Lindau", in a line of its own, on lindaugolfclub.example, which calls itself "Lindau Golf Club": the town, or the name cut short; what the site calls itself, by its domain as well. */
function ownWhole(text: string, { host, siteNames, titleName, page }: Reading): string | undefined {
  const label = nameKey(host.label).squashed;
  return [...siteNames, titleName ?? "", ...page.title.split(TITLE_PARTS).filter((part) => isSameName(part, host.label))].find((own) => isNamedAfter(own, text) && nameKey(own).squashed.startsWith(label) && nameKey(text).squashed.length < label.length);
}

/** Two trades or more and nothing else, the first with a capital. */
const TRADES = /^\p{Lu}[\p{L}-]{4,}(?:, \p{Lu}[\p{L}-]{4,})* (?:und|and|&|et|e|y|en|og|och|i) \p{L}[\p{L}-]{4,}$/u;

/** "About Acme" on acme.example: a menu's entry or heading on who the site is. */
function withoutAbout(text: string, reading: Reading): string {
  const rest = text.replace(ABOUT, "");
  return rest !== text && isOwnName(rest, reading) && !isOwnName(text, reading) ? rest : text;
}

const ABOUT = /^(?:about|om|over|über|à propos d[eu]|acerca del?|sobre|su|informazioni su|chi è|o|о|про|за|par|apie|tietoa) /iu;

/** What stands in a logo's place is whose it is ("Logo of Acme"). */
const LOGO = /^logo(?:typ\p{L}*|tipo)?:? (?:(?:of|von|der|des|van|de|du|del|di|do|da|af|av|til|för|for|firmy|společnosti|spoločnosti|tvrtke|podjetja) )?|[ -]logo(?:typ|tipo)?$/iu;

/** Where the site's own name and its address lead: to its first page, and to a map. */
const HOME_OR_MAP = /^(?:[./#]*|\/?(?:index|home)[.\w]*)$|^https?:\/\/(?:[\w.-]*\bmaps\.|[\w.]+\/maps|maps\.app|g\.page|[\w.]*openstreetmap)/i;

/** Neither a link that leads elsewhere nor a row of them, nor in a menu. */
const isOfText = ({ href, links, zone }: Line): boolean => (href === undefined || (HOME_OR_MAP.test(href) && (zone & ZONE.header) === 0)) && links.length < 2 && (zone & (ZONE.button | ZONE.nav)) === 0;

/** What stands above addresses and numbers and is nobody's name. */
export const HEADING =
  /^(?:(?:e-?mail|tel(?:efon|ephone)?|phone|fax|hours)(?![a-zà-ž])|inh(?:aber(?:in)?|\.)|geschäftsf|vertreten|owner|eigenaar|gérant|directeur|director|amministrat|z\.? ?hd|c\/o|attn)|nous (?:joindre|contacter|écrire|trouver)|impressum|imprint|kontakt|contact|contatt[oi]|contatos?\b|kapcsolat|elérhetőség|\bl[ée]gal(?:es)?(?![a-zé])|^(?:om (?:butikken|butiken|oss|os)|about(?: us)?|über uns|over ons|sobre (?:nós|nosotros|nosaltres)|chi siamo|qui sommes[- ]nous|o n[aá]s|o nama|rólunk|despre noi|за нас|про нас|о нас|контакт[иы]?|контакти|επικοινωνία|σχετικά|yhteystiedot|meistä|meist|apie mus|par mums|iletişim|hakkımızda|hubungi kami|liên hệ|ติดต่อ(?:เรา)?|צור קשר|اتصل بنا|お問い合わせ|聯絡(?:我們)?|联系(?:我们|方式)?|연락처|문의|locations?|standorte?|lage|ubicaci[óo]n|localiza[çc][ãa]o|sede|dove siamo|vestiging(?:en)?|filialen?|offices?|head ?office|headquarters|hauptsitz|zentrale|si[èe]ge|hoofdkantoor|hovedkontor|huvudkontor|siedziba|sídlo|székhely|sediu|седалище|офис|адрес|адреса|διεύθυνση|έδρα|adresi|adres|osoite|aadress|adrese|adresas|heimilisfang|住所|所在地|주소|地址)$|copyright|angaben|anschrift|address|adresse|údaje|údaj|pflicht|gesetz|details\b|gegevens|daten\b|informa(?:tions?\b|zion|ci|tie|cje|ções)|\bdati\b|datos|dados|données|§|tiedot|uppgifter|adatok|\bdane\b|coordonnées|öffnung|opening|betreiber|anbieter/i;

/** Where nothing else on the page says who it is: the line right above a number, or the first of its paragraph, that is but capitalised words. */
export function guessAbove({ page: { lines }, places }: Reading, at: number): string | undefined {
  const block = lines[at]?.block;
  const first = lines.findIndex((line) => line.block === block);
  const heading = lines.slice(Math.max(0, at - 6), at).findLastIndex(({ level }) => level > 0) + Math.max(0, at - 6);
  for (const index of [first < at && first >= at - LINES_ABOVE ? first : at - 1, at - 1, heading]) {
    const line = lines[index];
    if (line === undefined || places[index]?.stand === "other" || ((line.zone ^ (lines[at]?.zone ?? 0)) & ZONE.footer) !== 0) continue;
    const { text } = line;
    if ((ALL_NAME.test(text) || (CASELESS.test(text) && line.level === 0)) && !/\d/.test(text) && text.length >= 4 && text.length <= 60 && isOfText(line) && !HEADING.test(text) && !isPlaceholderName(text) && !isDocument(text) && !isParty(text) && !isLabelledForm(text) && !isRoad(text) && !REGISTER_KEEPER.test(text) && townOf(text) === undefined && findLabels(text).length === 0) return text;
  }
  return undefined;
}

/** "Orlaya V. Media", and below it, in the same paragraph, nothing but numbers with their labels: whether a name heads a company's numbers. */
export function headsNumbers({ page: { lines } }: Reading, name: string, at: number): boolean {
  const head = lines.slice(Math.max(0, at - LINES_ABOVE), at).findLastIndex(({ text }) => text === name) + Math.max(0, at - LINES_ABOVE);
  const { text, block, level = 0 } = lines[head] ?? {};
  return text === name && block === lines[at]?.block && level % 7 === 0 && lines.slice(head + 1, at).every((line) => /\d{5}/.test(line.text) && findLabels(line.text).some(({ label }) => label.schemes.length > 0));
}

/** In scripts that have no capitals, a few words with nothing behind them. */
const CASELESS = /^(?=.*\p{Lo}{3})[\p{Lo}\p{M}'"’”״׳.()-]{2,24}(?: [\p{Lo}\p{M}'"’”״׳.()-]{2,20}){0,4}$/u;

/** Two words or more: one alone may be any heading. */
const ALL_NAME = new RegExp(`^(?=\\S+ )${FORMLESS}$`, "u");

/** The court or chamber that keeps the register stands above the number as a company does. */
const REGISTER_KEEPER = /^\p{L}*(?:gericht|rechtbank|tingsrätt)(?:en|s)?(?!\p{L})|^(?:tribuna[lu]l?e?|greffe|registr[oe] (?:mercantil|delle|des|du|commercial)|registrul|camera di|c[aá]mara de|chambre de|kamer van|chamber of|companies house|sąd |(?:krajsk|městsk|mestsk|okresn|obvodn)\p{L}* s[oú]ud|krajowy rejestr|cégbíróság|\p{L}+ törvényszék|sudski registar|trgovački sud|okrožno sodišče|patent-? ?och registreringsverket|bolagsverket|handelsregister|firmenbuch|registre (?:du|de))(?!\p{L})/iu;

/** "Van Welderenstraat 44, Nijmegen" */
const HOUSE_AND_TOWN = /^\p{Lu}[\p{L}'’. -]{3,40} \d{1,4} ?[a-zA-Z]?, \p{Lu}\p{Ll}/u;

/** Whether a line of an imprint, or of a footer's or contact page's paragraph with the number, stands right above a street and a town, and is no street itself. */
function isHeadOfAddress({ page: { lines }, places, kind }: Reading, at: number, number: number): boolean {
  const line = lines[at];
  const isAddress = (((lines[at]?.zone ?? 0) & ZONE.footer) !== 0 || kind !== "other") && (lines[at]?.block === lines[number]?.block || (kind === "contact" && places[at]?.section === places[number]?.section));
  if (line === undefined || (kind !== "imprint" && places[at]?.stand !== "own" && !isAddress) || (line.level > 0 && line.level < 7) || /\d\s?\p{L}?$/u.test(line.text)) return false;
  // "Anna Kern", her trade, "(Einzelunternehmerin)", the street and the town in one block.
  const reach = lines[at + 4]?.block === line.block && isBareTrade(lines[at + 1]?.text ?? "") ? 5 : 4;
  const town = lines.slice(at + 1, at + reach).findIndex(({ text }) => townOf(text) !== undefined);
  // A form's button or a menu between: what stands over it is not over the address. Nor is what announces social media.
  if (lines.slice(at, at + 1 + town).some(({ zone }) => (zone & (ZONE.button | ZONE.nav | ZONE.social)) !== 0)) return false;
  return town >= 0 && townOf(line.text) === undefined && places[at + 1 + town]?.section === places[at]?.section;
}

/** Whether a line is the first of the paragraph that its number ends. */
function isHeadOfBlock({ page: { lines } }: Reading, at: number, number: number): boolean {
  return lines[at]?.block === lines[number]?.block && lines[at - 1]?.block !== lines[at]?.block;
}

/** "Tyres" on fasttracktyres.ie is a menu's entry: one word alone is the site's name where it is most of it. */
function isMoreThanAWordOf(text: string, reading: Reading): boolean {
  const { words, squashed } = nameKey(text);
  return words.length > 1 || squashed.length * 2 >= nameKey(reading.host.label).squashed.length || namesPage(text, reading);
}

function titleTail({ page }: Reading): string {
  return page.title.split(/\s[|–—·»-]\s/).at(-1) ?? "";
}
