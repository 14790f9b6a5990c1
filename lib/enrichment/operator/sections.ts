import type { Line, Page } from "../page/page";
import { ZONE } from "../page/page";
import { nameKey } from "./agreement";
import { isDocument } from "./documents";
import { SUFFIX } from "./legal-suffixes";
import { ownerOfLine } from "./name-tails";
import { findNames } from "./names";
import { isOthersHeading } from "./others-headings";
import { isKnownPlatform } from "./platforms";
import { isNameLabel } from "./stated-names";
import { announcesOperator } from "./site-operators";
import { isToldAsOperator } from "./told-operator";
import { CREDIT_WORDS, NEUTRAL_WORDS, OTHER_WORDS, OWN_WORDS } from "./words";

/** Whose a line is, as far as its surroundings say. */
export type Stand = "own" | "neutral" | "other";

export interface Place {
  readonly stand: Stand;
  /** Counts up with every heading: lines of one section belong together. */
  readonly section: number;
  /** Whether somebody else is told of in this line alone ("Aufsichtsbehörde: …"), and the next goes on about the operator. */
  readonly isAside: boolean;
  /** Whether it is somebody else's only by the heading of a footer's column or a bare word, which may reach over what follows the column. */
  readonly isDoubtful: boolean;
  /** Whether it is somebody else's only by a word further on in a longer heading or lead-in ("Questions about cookies:", "(Ready stock portal)"). */
  readonly isWeak: boolean;
  /** Whether it is somebody else's by a heading of an authority, a chamber or a dispute body: those have no number that others state. */
  readonly isBody: boolean;
}

/** How many lines a lead-in that is no heading reaches, at most. */
const LEAD_REACH = 10;
const HEADING_REACH = 60;
/** How many lines a footer has, where the page does not tell. */
const FOOTER_LINES = 20;
/** The copyright sign, or the word with a year, at a line's beginning; the sign before a year anywhere. */
export const COPYRIGHT = /^(?:©|copyright (?:©|\(c\)|(?:19|20)\d\d)|\(c\) ?(?:19|20)\d\d)|© ?(?:19|20)\d\d/i;
const PARTS = ZONE.main | ZONE.article | ZONE.aside | ZONE.nav;
const SIDE_ZONES = ZONE.quote | ZONE.others | ZONE.credit | ZONE.consent;

/**
 * Finds out for each line whether it tells of the page's operator or of somebody else: by headings, lead-ins ("Hosting:") and zones.
 * @param isOwn whether a line goes with the site's name, its domain or a part of its title ("Foto Klick" announces no pictures)
 * @param isCalled whether a line is what the site calls itself, whatever words are in it
 */
export function placesOf({ lines }: Page, isOwn: (text: string) => boolean, isCalled: (text: string) => boolean): readonly Place[] {
  let stand: Stand = "neutral";
  let doubtful = false;
  let body = false;
  let weak = false;
  let left = 0;
  let level = 9;
  // The levels of the headings above that announce others, the outermost first.
  let outer: readonly number[] = [];
  let section = 0;
  let footer = 0;
  let part = 0;
  let row: { readonly key: string; readonly before: Stand } | undefined;
  // What stands where footers do on a page that marks none.
  const end = lines.some(({ zone }) => (zone & ZONE.footer) !== 0) ? Infinity : lines.length - FOOTER_LINES;
  return lines.map((line, at) => {
    // What a table says of one row is not said of the next.
    if (row !== undefined && rowOf(line) !== row.key) [stand, row] = [row.before, undefined];
    const zone = line.zone & ZONE.footer;
    if (zone !== footer || (at >= end && stand === "other" && COPYRIGHT.test(line.text))) [stand, section, footer] = ["neutral", section + 1, zone];
    // What a heading says reaches no further than the part of the page that it stands in.
    if ((part & ~line.zone) !== 0) [stand, section, part] = ["neutral", section + 1, 0];
    const inSide = (line.zone & SIDE_ZONES) !== 0 && (line.zone & ZONE.imprint) === 0;
    // What leads in within a testimonial or a credit reaches no further than it.
    const announced = inSide || isCompany(line, isOwn) ? undefined : leadOf(line, isOwn);
    const lead = announced === undefined || isValue(line, lines[at - 1]) || isSecondOfHead(line, lines[at - 1]) || isTrade(lines, at) || isOwnHead(lines, at, isOwn) ? undefined : announced;
    if (lead !== undefined) {
      const isHeading = line.level > 0 && line.level < 7;
      const next = isCalled(lead) ? "neutral" : standOf(lead, line);
      if (next !== "neutral" || (isHeading && line.level <= level) || (line.level === 7 && level === 7) || NEUTRAL_WORDS.test(lead) || QUESTIONS.test(lead)) {
        if (!isHeading && line.cell !== undefined && line.cell.column === 0 && rowOf(lines[at + 1] ?? line) === rowOf(line)) row = { key: rowOf(line), before: row?.before ?? stand };
        if (outer.length > 0) {
          const closes = stand === "neutral" || next === "own" || isCalled(lead) || isOwn(lead) || [NEUTRAL_WORDS, QUESTIONS, STATEMENTS].some((words) => words.test(lead));
          outer = closes ? [] : outer.filter((above) => above < (isHeading ? line.level : 7));
        }
        // "Processors", "Stripe, Inc.", "Acme, Inc.": the third is as little the operator as the second.
        const isWithin = next === "neutral" && outer.length > 0;
        stand = isWithin ? "other" : next;
        part = line.zone & PARTS;
        doubtful = zone !== 0 && !lead.endsWith(":");
        body = BODY_WORDS.test(lead);
        weak = next === "other" && !OTHER_WORDS.test(lead.replace(/^[\s\d.§()]+/, "").split(" ").slice(0, 2).join(" "));
        if (next === "other" && isHeading && line.level > 1 && !weak) outer = [...outer, line.level];
        left = isHeading ? HEADING_REACH : LEAD_REACH;
        if (isHeading || level === 7 || next !== "neutral") level = isHeading ? line.level : 7;
        section += 1;
      }
    } else if (stand === "other" && level < 7 && line.cell !== undefined && at > 0 && lines[at - 1]?.cell === undefined && (lines[at - 1]?.level ?? 0) === 0) stand = "neutral";
    else if (left > 0) left -= 1;
    else stand = stand === "other" ? "neutral" : stand;
    const isFact = isOthersFact(line.text);
    return { stand: inSide || isFact ? "other" : stand, section, isAside: isFact && !inSide && stand !== "other", isDoubtful: doubtful && stand === "other" && !inSide && !isFact, isWeak: weak && stand === "other" && !inSide && !isFact, isBody: body && stand === "other" && !inSide && !isFact };
  });
}

/** Authorities, chambers, trades' titles and those who settle disputes. */
const BODY_WORDS = /aufsicht|behörde|kammer|beruf|schlicht|streit|beschwerde|authorit|regulat|supervis|dispute|complaint|toezicht|geschil|klacht|autorit|ordre (?:des|professionnel)|chambre|m[ée]diat|r[ée]clamation|consommateur|litige|organi de control|ordine (?:dei|degli|professionale)|albo|reclamac|reclama[çc]|colegio|ordem d|nadz[oó]r|dozor|izba|komor[ay]|spor|reklamac|tilsyn|tillsyn|klage|valvonta|valvova|riita|felügyelet|kamar|panasz|надзор|орган|reģist|vartotoj|tarbija/iu;

/** A cell beside its row's label, or what stands below "Company name": it announces nothing, whatever its words. */
function isValue({ cell, level, text }: Line, above: Line | undefined): boolean {
  if (above === undefined || level !== 0 || text.endsWith(":")) return false;
  const isBeside = cell !== undefined && cell.column > 0 && above.cell?.table === cell.table && above.cell.row === cell.row && above.cell.column < cell.column;
  return isBeside || (above.text.length < 40 && isNameLabel(above.text.replace(/\s*[:：]$/u, "")));
}

/** The second of two lines in bold of one block is a name's or an address's next line, no heading. */
function isSecondOfHead({ level, block, text }: Line, above: Line | undefined): boolean {
  return level === 7 && above?.level === 7 && above.block === block && !text.endsWith(":") && !above.text.endsWith(":");
}

/**
 * "Steuerberaterin" between a name and its street in one block, "Fotografie Kern" between "Impressum" and a street: the trade of whose address it is announces
 * nobody. Who is in between may be a line more; then a bare trade ("Gestaltung und Umsetzung") is a maker's heading unless it is a profession.
 */
function isTrade(lines: readonly Line[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (above === undefined || line === undefined || (line.level > 0 && line.level < 7) || line.text.endsWith(":") || BODY_WORDS.test(line.text)) return false;
  const isStreetBelow = isStreet(below);
  if (!isStreetBelow && (line.level !== 0 || !isStreet(lines[at + 2]))) return false;
  if (above.text.length <= 60 && OWN_STRONG.test(above.text)) return isStreetBelow || (!/[\d:]/.test(below?.text ?? "") && (!isBareTrade(line.text) || PROFESSION.test(line.text)));
  if (line.level !== 0 || above.block !== line.block || below?.block !== line.block || /[\d:]/.test(above.text)) return false;
  return isStreetBelow || PROFESSION.test(line.text) || /^\(.*\)$/.test(below.text) || ownerOfLine(below.text) !== undefined;
}

/** "Fotografie Kern", in bold above its street on fotokern.example, or above its owner and the street: whose address follows announces nobody, whatever the trade in its name. */
function isOwnHead(lines: readonly Line[], at: number, isOwn: (text: string) => boolean): boolean {
  const { level = 0, text = "" } = lines[at] ?? {};
  return level === 7 && !/[\d:]/.test(text) && (isStreet(lines[at + 1]) || isStreet(lines[at + 2])) && !isBareTrade(text) && isOwn(text);
}

const isStreet = (line: Line | undefined): boolean => line !== undefined && /^\P{Lu}*\p{Lu}[\p{L}.'’ -]{3,40},? \d{1,4}(?!\d)|^\d{1,4}(?!\d)[^:]*\p{L}{3}/u.test(line.text) && !nameKey(line.text).hasForm;

/** Whether a line but tells a trade or a profession: every capitalised word of it is one's. */
export const isBareTrade = (text: string): boolean => OTHER_WORDS.test(text) && text.split(/[\s,&/+]+/).every((word) => !/^\p{Lu}/u.test(word) || OTHER_WORDS.test(word));

/** Who has a profession of which others' headings are made too: persons, not what is done for the site. */
const PROFESSION = /(?:anw[aä]lt|berater|prüfer|fotograf|photograph|entwickler|designer|makler)(?:e|in|innen|er)?(?!\p{L})/iu;

/** A bank account's label stands among those of the company's own numbers. */
const BANK_LABEL = /^(?:iban|bic|swift|bic ?\/ ?swift|konto|kontonummer|kontonr\.?|bankgiro|plusgiro|rekeningnummer|nr konta|account (?:no|number)):?$/i;

const rowOf = ({ cell }: Line): string => (cell === undefined ? "" : `${cell.table}:${cell.row}`);

/** "Aufsichtsbehörde: BH Landeck": said of somebody else, but of this line only. */
const FACT = /^(?:\d{1,2}\. ?)?(?:[\p{L} .-]{0,30}(?:aufsicht|behörde|kammer|mitglied|berufsbezeichnung|authority|membre|lid van|member|streit|schlichtung|beschwerde|ombud|dispute|complaint|klacht|geschillen|litige|réclamation|kaebus)[\p{L} .-]{0,30}): \S/iu;
const isFactLine = (text: string): boolean => text.includes(": ") && FACT.test(text);
const isOthersFact = (text: string): boolean => text.length < 150 && isFactLine(text) && !OWN_STRONG.test(text);

/** A line that announces others: a heading, a short line that ends with a colon, or one that is all in bold without digits. */
function leadOf({ text, level, href, links }: Line, isOwn: (text: string) => boolean): string | undefined {
  if (level > 0 && level < 7) return text.length <= 200 ? text : undefined;
  // A link on a line of its own is a menu's entry: it leads elsewhere, not into what follows.
  if (level === 0 && (href !== undefined || isRowOfLinks(text, links))) return undefined;
  const colon = text.endsWith(":");
  if (text.length > 90 || (!colon && text.length > 45)) return undefined;
  if (/\d{4}/.test(text) && !/§|art/i.test(text)) return undefined;
  if (BANK_LABEL.test(text)) return undefined;
  if (colon || level === 7) return text;
  if (isFactLine(text) || FORM_LINE.test(text)) return undefined;
  return !/\d|: /.test(text) && hasAtMostWords(text, 4) && OTHER_WORDS.test(text) && !/[.!?]$/.test(text) && !nameKey(text).hasForm && !isOwn(text) ? text : undefined;
}

/** "Jansen Verzekeringen B.V.", a heading or in bold: who is at the head of an address announces nobody, whatever the trade in its name; "Hosting Acme GmbH" may. */
function isCompany({ text, level }: Line, isOwn: (text: string) => boolean): boolean {
  if (level === 0 || text.length > 80 || text.endsWith(":")) return false;
  const role = OTHER_WORDS.exec(text);
  if (role === null || (role.index < 2 && !isOwn(text))) return false;
  const [name, ...more] = findNames(text);
  return name !== undefined && more.length === 0 && name.start === 0 && name.end >= text.length - 1;
}

/** "Facebook Instagram Twitter", each a link: as little as one alone. */
const isRowOfLinks = (text: string, links: Line["links"]): boolean => links.length > 1 && links.reduce((sum, link) => sum + link.text.trim().length, 0) >= text.length * 0.8;

/** A legal form told in a line of its own, below the name that has it. */
const FORM_LINE = /^(?:association|fondation|syndicat|société|entreprise) (?:déclarée|loi|reconnue|à|par|en|individuelle|anonyme|coopérative|civile|régie)(?!\p{L})/iu;

function hasAtMostWords(text: string, most: number): boolean {
  let count = 1;
  for (let blank = text.indexOf(" "); blank >= 0 && count <= most; blank = text.indexOf(" ", blank + 1)) count += 1;
  return count <= most;
}

function standOf(lead: string, { level }: Line): Stand {
  // "Cookies", "Complaints": what the page is about, above all of it.
  if (level === 1 && (isDocument(lead) || /^(?:complaints?|klachten\p{L}*|r[ée]clamations?|reclami|reclama[cç]\p{L}+|beschwerde\p{L}*|disclosures?|partners? (?:terms|policy))(?!\p{L})/iu.test(lead))) return OWN_STRONG.test(lead) ? "own" : "neutral";
  if (/hosting-?anbieter|webhoster|[ée]diteur technique|technical (?:publisher|operator|provider)|technischer betreiber/i.test(lead)) return "other";
  if (OWN_STRONG.test(lead) || (announcesOperator(lead) && !CREDIT_WORDS.test(lead))) return "own";
  if (QUESTIONS.test(lead)) return "neutral";
  if (STATEMENTS.test(lead)) return "neutral";
  if ((OTHER_WORDS.test(lead) && (level < 7 || lead.length < 60)) || isOthersHeading(lead)) return "other";
  return OWN_WORDS.test(lead) ? "own" : "neutral";
}

/** Operator's headings that also hold a word of the others ("Verantwortlich für die Verarbeitung", "Website operator"). */
const OWN_STRONG = /impressum|imprint|angaben gem|betreiber|operator of|website operator|diensteanbieter|medieninhaber|[ée]diteur|propri[ée]taire|titolare|provozovatel|aviso legal|mentions? l[ée]gales|colofon|verantwortlich|data controller|responsable de la publication|responsable (?:del|du) trait|responsable (?:del )?tratamiento|dataansvarlig|personuppgiftsansvarig|behandlingsansvarlig|rekisterinpitäjä|verwerkingsverantwoordelijke|správce osobn|administrator(?:em)? danych|prevádzkovateľ|adatkezelő|operatorul de date|voditelj(?:a)? obrade|upravljavec|vastutav töötleja|pārzinis|duomenų valdytojas|администратор на|оператор персональ|υπεύθυνος επεξεργασίας/i;

/** "Questions about cookies:" asks for the operator, whatever they are about. */
const QUESTIONS = /^(?:(?:any |for |if you have |your )?questions?|fragen|bei fragen|vragen|heeft u vragen|(?:des |pour toute )?questions?|domande|preguntas|(?:alguna |cualquier )?duda|perguntas|dúvidas|spørgsmål|spørsmål|frågor|kysy\p{L}*|pytania|dotazy|otázky|kérdés\p{L}*|întrebări|въпроси|вопросы|питання|ερωτήσεις|klausimai|jautājumi|küsimus\p{L}*|pitanja|vprašanja)(?!\p{L})/iu;

/** What companies under supervision call the statements on themselves, and sites what they tell of the site. */
const STATEMENTS = /^(?:om (?:hjemmesid[ae]n|siden|nettstedet|webbplatsen|hemsidan)|az? (?:honlapról|weboldalról|oldalról)|about (?:this|the) (?:web ?)?site|über (?:diese|die) (?:web)?seite|over deze (?:web)?site|à propos (?:de ce|du) site|o (?:stránk\p{L}+|webu|stronie|serwisie|stranici|strani|sajtu)|о (?:сайте|сајту)|про сайт|за сайта|tietoa sivustosta):?$|^(?:legal|regulatory|statutory|licen[cs]ing)(?:(?:,| and| &| \/) (?:legal|regulatory|statutory|compliance|privacy|company))*(?: (?:information|info|details|notices?|disclosures?|statements?|status|matters))?:?$/iu;

const BY_OPERATOR = /(?:operat|own|run|organi[sz]|provid|publish|maintain|offer|issu|administer|controll|manag|brought to you|made available|copyright|reserved|sold|traded|held|licensed|trademarks?)\p{L}* (?:and \p{L}+ )?by|website is|site is|©/iu;

/** What behind a name makes it somebody else's: its share of the company, or that it is but used. */
export function isOthersBehind(text: string, end: number): boolean {
  return /^(?:\s*\(?\d{1,3}(?:[.,]\d+)? ?%|にて|により|を利用|のシステムを|のサービスを|が提供|の提供|を通じ|での)/.test(text.slice(end, end + 16)) || isCommissioned(text, end);
}

/** Whether a sentence goes on behind a name with what is left to it, or done through it ("…に委託しています", "…에 위탁합니다"). */
export function isCommissioned(text: string, end: number): boolean {
  return /^(?:[にへ](?:業務を|処理を)?(?:外部|再)?委託|에게? ?(?:업무를 )?위탁|[을를] 통해)/.test(text.slice(end, end + 16));
}

/** Where in a line a maker, host or platform begins to be named: everything behind it is theirs. The line's length where nobody is. */
export function creditFrom(text: string): number {
  const line = text.length > 2000 ? text.slice(0, 2000) : text;
  for (let match = CREDIT_WORDS.exec(line); match !== null; ) {
    // "Blue Web Design Ltd": the trade in a company's own name.
    if (TRADE.test(match[0]) && /\p{Lu}[\p{L}\p{N}&.'’-]* $/u.test(line.slice(Math.max(0, match.index - 30), match.index)) && (SUFFIX.exec(line.slice(match.index + match[0].length, match.index + match[0].length + 30).replace(TRADE_GOES_ON, ""))?.index ?? 9) <= 2) {
      match = CREDIT_WORDS.exec(line, match.index + match[0].length);
      continue;
    }
    // "Powered by Shopify | Acme Ltd": what software is credited for ends with its part of the line.
    const from = match.index + match[0].length;
    const [part = ""] = line.slice(from, from + 60).split(SEPARATOR);
    if (from + part.length >= line.length || part.length >= 60 || !isKnownPlatform(part)) return match.index;
    match = CREDIT_WORDS.exec(line, from + part.length);
  }
  return text.length;
}

/** Whether a place of a line stands right behind the name of the software that the line credits ("Powered by Shopify CHE-…"): what follows is the site's own. */
export function isBehindPlatform(text: string, at: number): boolean {
  const words = text.slice(creditFrom(text), at).split(/[\s,.:;|•·–—]+/).filter((word) => word !== "");
  // The number's label may stand between.
  return words.length <= 7 && [words, words.slice(0, -1), words.slice(0, -2)].some((credited) => isKnownPlatform(credited.at(-1) ?? "") || isKnownPlatform(credited.slice(-2).join(" ")));
}

const TRADE = /^web ?design$/i;
const TRADE_GOES_ON = /^ (?:(?:& |and |und |et |e |y |en |och |og |i )\p{Lu}\p{L}+|Studios?|Agency|Agentur|Solutions|Services?|Group|Company|Co\.?)(?=[ ,])/u;
const SEPARATOR = /\s?[|•·]\s/;

/** Whether the words of a sentence before a name hand it to somebody else ("Payments: Worldpay Ltd", "Mitglied der …"). */
export function isOthersClause(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 90), at);
  const clause = before.slice(Math.max(before.lastIndexOf(". "), before.lastIndexOf("; "), before.lastIndexOf("|"), before.lastIndexOf("·"), before.lastIndexOf("•"), before.lastIndexOf(") ")) + 1);
  const ahead = text.slice(at, at + 60);
  if (/^(?:gestaltung|umsetzung|realisation|realisierung|webdesign|hosting|h[ée]bergeur|realizzazione|powered|programmierung|versicherer)\s+\S+\s+\S/i.test(ahead)) return true;
  // "Foto Kern GmbH | 20457 Hamburg | HRB 104512": a credit for pictures gives no numbers.
  if (/^(?:design|konzept|payments?|fotos?|photos?)\s+\S+\s+\S/i.test(ahead) && !(clause.trim() === "" && /\d{5}/.test(text.slice(at)))) return true;
  // "Panels by …", "Book via …": a trade's words are endless, its preposition is not.
  if (/(?:^|\s)\p{L}+ (?:by|via) (?:the )?$/iu.test(clause) && !BY_OPERATOR.test(clause)) return true;
  return clause.length > 2 && OTHER_WORDS.test(clause) && !OWN_STRONG.test(clause) && !isToldAsOperator(text.slice(0, at), true);
}
