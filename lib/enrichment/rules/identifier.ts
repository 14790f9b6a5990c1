import { findPageNumbers, type PageNumber } from "../identifiers/page-numbers";
import { checksOfNumber } from "../identifiers/scheme-names";
import { areAlike } from "../operator/agreement";
import { isOfDisputeBody } from "../operator/dispute-bodies";
import { isToBeFilledIn } from "../operator/filled-in";
import { likelyCountry } from "../operator/likely-country";
import { findNames } from "../operator/names";
import { townOf } from "../operator/places";
import { leadsToOperator, runsSite } from "../operator/sentences";
import { isOfferedBy } from "../operator/offered-by";
import { isPlatform } from "../operator/platforms";
import { speaksForOperator } from "../operator/legal-sentences";
import { creditFrom, isBehindPlatform, isOthersClause } from "../operator/sections";
import { isToldAsOperator } from "../operator/told-operator";
import { NEUTRAL_WORDS, OTHER_WORDS, OWN_WORDS } from "../operator/words";
import { ZONE } from "../page/page";
import { excerpt } from "../page/text";
import { agreesWithPage, namesPage, type Evidence, type Reading, type Rule } from "../reading";
import { isInRole, nextTown, OPERATED } from "./legal-suffix";
import { LINES_ABOVE, type Named } from "./named";
import { nameOf } from "./number-name";
import { isOwnBrandOf } from "./own-brand";
import { ownerAbove } from "./owner-name";
import { beginsItsPart } from "./own-part";
import { withoutOwnWords } from "./own-words";
import { guessAbove, headsNumbers } from "./section-head";

const OWN_SIDE = ZONE.footer | ZONE.imprint | ZONE.address;

/**
 * Registration and VAT numbers in the page's text, beside their labels or proven by prefix and check digits. Most trusted of what the text holds: a number names one
 * company. The name and town that stand with it come along; numbers of makers, hosts, insurers and the like are left out.
 */
export const identifier: Rule = (reading) => {
  const visible = evidenceOf(reading, numbersOf(reading));
  // What is hidden counts only where nothing visible does: imprints in dialogs, but also leftovers of templates.
  const seen = visible.filter(({ line }) => ((reading.page.lines[line ?? 0]?.zone ?? 0) & ZONE.hidden) === 0);
  return seen.length > 0 ? seen : visible;
};

/** The page's numbers; where neither domain nor language tells the country that general labels need, its addresses and telephones do. */
function numbersOf(reading: Reading): readonly PageNumber[] {
  const { page: { lines }, country, host: { tld } } = reading;
  const numbers = findPageNumbers(lines, country, tld);
  const likely = numbers.length > 0 || country !== undefined ? undefined : likelyCountry(reading);
  return likely === undefined ? numbers : findPageNumbers(lines, likely, tld);
}

function evidenceOf(reading: Reading, numbers: readonly PageNumber[]): readonly Evidence[] {
  const { page } = reading;
  const found: Evidence[] = [];
  const related: Evidence[] = [];
  const late: Evidence[] = [];
  const doubted: Evidence[] = [];
  for (const number of numbers) {
    const line = page.lines[number.line];
    const place = reading.places[number.line];
    if (line === undefined || place === undefined || isToBeFilledIn(line.text, number.start, number.end)) continue;
    const credit = creditFrom(withoutOwnWords(line.text, reading));
    // "… at the Delaware Foundation (its EIN: …)"
    if (/\((?:its|their|whose|deren|dessen)\s[^()]{0,40}$/i.test(line.text.slice(0, number.start))) continue;
    const named = nameOf(reading, number);
    const isBrands = named !== undefined && isOwnBrandOf(line.text, named.name, reading);
    // "Website by Pixel Co. | Company No. 08993176": makers name themselves on their customers' pages, and give no number.
    const isCredited = !isBrands && number.start >= credit && !isBehindPlatform(line.text, number.start);
    const isApart = beginsItsPart(line.text, number);
    if (isCredited && !isApart && !mayBeginPart(line.text, credit, number)) continue;
    if (named?.together !== true && isBehindOthersLabel(line.text.slice(0, number.start))) continue;
    if (named?.together !== true && isOfDisputeBody(line.text.slice(0, number.start))) continue;
    const agrees = named !== undefined && agreesWithPage(named.name, reading);
    if (named?.together !== true && !agrees && isBelowRole(reading, number, numbers)) continue;
    if (isCredited && (named === undefined ? !isApart : !agrees && line.text.indexOf(named.name) >= credit)) continue;
    if (named !== undefined && isPlatform(named.name, reading.host)) continue;
    // A number alone, in what a class name calls the partners' or quotations, is of nobody there.
    const isSide = named === undefined && (line.zone & (ZONE.others | ZONE.quote)) !== 0;
    const isLate = isCredited || (named === undefined && (isApart || /^(?:©|\(c\)|copyright)/i.test(line.text)) && (line.zone & ZONE.credit) !== 0);
    const isClaimed = isBrands || (named !== undefined && place.stand === "other" && isClaimedAsOwn(reading, number.line, named.name));
    const isOthers = !isClaimed && ((place.stand === "other" && !place.isDoubtful && !isSide && !isLate && !(place.isBody && named === undefined && isApart)) || named?.isOthers === true) && !agrees;
    const isDoubted = isOthers && place.isWeak && !place.isBody && named?.isOthers !== true;
    if (isOthers && !isDoubted && (named?.together !== true || place.stand === "other")) continue;
    const guess = named === undefined ? (ownerAbove(reading, number.line) ?? guessAbove(reading, number.line)) : undefined;
    const weight = weightOf(reading, number, named, agrees) + (isClaimed ? 20 : 0);
    const city = named?.city ?? townOf(line.text) ?? nextTown(reading, number.line);
    (isDoubted ? doubted : isOthers ? related : isLate ? late : found).push({
      source: "identifier", nationalId: number.value, scheme: number.scheme.id, ...(named !== undefined && { name: named.name }), ...(guess !== undefined && { guess, isGuessHead: headsNumbers(reading, guess, number.line) }), ...(number.scheme.country !== "" && { country: number.scheme.country }), ...(city !== undefined && { city }),
      weight, words: excerpt(line.text, number.start), checks: checksOf(number, agrees), line: number.line, ...((named?.together === true || named?.isHead === true) && { together: true }), ...(named?.isGuess === true && { isGuess: true }), ...((isBrands || named?.isPartner === true || (named !== undefined && (isSaidToOperate(line.text, named.name) || isSaidAbove(reading, number.line, named.name)))) && { isSaid: true }),
    });
  }
  const own = found.filter((item) => !isOfAnother(item, found, reading));
  // "… Hotels Ltd, a subsidiary of … Holdings plc (company number …)": of the operator's own group.
  return [...([own, late, doubted].find((some) => some.length > 0) ?? []), ...related.filter(({ name = "" }) => own.some((known) => known.name !== undefined && areAlike(known.name, name)))];
}

/** Numbers of which a company has but one. */
const SINGLE: ReadonlySet<string> = new Set(["es-nif", "es-vat", "pt-nipc", "pt-vat", "hr-oib", "hr-vat", "pl-nip", "pl-vat", "it-vat", "ro-cui", "bg-eik", "cz-ico", "sk-ico", "fi-y-tunnus", "dk-cvr", "si-tax", "hu-tax", "lt-code", "gr-afm"]);
const SENTENCE = 70;

/** "The owner is chairman of the Association …, with NIF G46172672": a second number of a kind that companies have one of, in a sentence away from the name that the first one stands with. */
function isOfAnother({ scheme = "", name, nationalId, line = 0, together }: Evidence, all: readonly Evidence[], { page: { lines } }: Reading): boolean {
  if (!SINGLE.has(scheme) || name === undefined || together === true || (lines[line]?.text.length ?? 0) < SENTENCE) return false;
  return all.some((other) => other.scheme === scheme && other.name === name && other.nationalId !== nationalId && (other.together === true || (lines[other.line ?? 0]?.text.length ?? 0) < SENTENCE));
}

/** "Hosting: Acme GmbH" and its number in the next line, of a kind of which the operator's stands further up in the block. */
function isBelowRole({ page: { lines } }: Reading, { line: at, scheme, value }: PageNumber, numbers: readonly PageNumber[]): boolean {
  const { text = "", block } = lines[at - 1] ?? {};
  if (block !== lines[at]?.block || !numbers.some((other) => other.line < at - 1 && lines[other.line]?.block === block && other.scheme.id === scheme.id && other.value !== value)) return false;
  const [name] = findNames(text);
  return name !== undefined && isInRole(text.slice(0, name.start));
}

/** Whether another part or sentence begins between a credit and a number: who it names is none of the makers. */
function mayBeginPart(text: string, credit: number, { start }: PageNumber): boolean {
  return /[|•·] |\s[–—-]\s|\p{Ll}{2}\. \p{Lu}/u.test(text.slice(credit, start));
}

/** "Insurance: Acme France, RCS …": whether a label hands the capitalised words between it and a number to somebody else. A bank's stands among the company's own. */
function isBehindOthersLabel(before: string): boolean {
  const part = before.slice(Math.max(before.lastIndexOf("|"), before.lastIndexOf("·"), before.lastIndexOf("•")) + 1);
  const [, label = "", between = ""] = /^\s*([\p{L} '’-]{4,40}?) ?: (.*)$/su.exec(part) ?? [];
  return /\p{Lu}\p{L}{2,}[^:]*,/u.test(between) && OTHER_WORDS.test(label) && !OWN_WORDS.test(label) && !NEUTRAL_WORDS.test(label) && !/bank|konto|iban|compte|conto|cuenta|rachun|účet|zahl|betal|paiem|pag/iu.test(label);
}

/**
 * Whether, under a heading that announces somebody else, the lines themselves say that a company is the site's: it trades as what the page is called, the sentence
 * says that it runs this site, or an address at the site's domain stands in its paragraph.
 */
function isClaimedAsOwn(reading: Reading, at: number, name: string): boolean {
  const { page: { lines }, host: { domain }, places } = reading;
  const block = lines[at]?.block;
  for (let beside = Math.max(0, at - 6); beside <= at + 4; beside += 1) {
    const { text = "", block: other } = lines[beside] ?? {};
    if (places[beside]?.section !== places[at]?.section || text.length > 1500) continue;
    const found = text.indexOf(name);
    if (found >= 0 && (THIS_SITE.test(text.slice(Math.max(0, found - 120), found)) || isOwnBrandOf(text, name, reading))) return true;
    if ((other === block || (beside > at && beside <= at + 3)) && text.includes(`@${domain}`) && !/(?:dpo|dsb|datenschutz|dataprotection|privacy|gdpr|rgpd|lopd|avg|fg)[\w.-]*@/i.test(text)) return true;
  }
  return false;
}

const THIS_SITE = /(?<!\p{L})(?:this|our|diese[rs]?|unsere|ce|cette|notre|deze|onze|quest[oa]|est[ea]|nuestr[oa]|noss[oa]|denne|detta|tämän?|tat?o|táto|niniejsz\p{L}*|ovu|ova|този|този|этот|цей) (?:\p{L}+[- ]){0,2}(?:web ?site|web ?page|site|webseite|website|seite|onlineshop|online shop|shop|sito(?: web)?|sitio(?: web)?|página(?: web)?|stránk\p{L}*|strona|serwis|honlap|hjemmeside|nettsted\p{L}*|webbplats|sivuston?|сайт)[^.;:]{0,60} (?:by|von|durch|door|par|da|por|af|av|przez|от|de|is van)(?: \p{Ll}+){0,3} ?$/iu;

function isSaidToOperate(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const said = at < 0 ? undefined : OPERATED.exec(text.slice(Math.max(0, at - 80), at))?.[0];
  return said !== undefined && !/^registered/i.test(said);
}

/** "This site is published by:", a line of its own right above the company that heads the number's particulars. */
function isSaidAbove(reading: Reading, at: number, name: string): boolean {
  const { page: { lines }, places } = reading;
  const head = lines.slice(Math.max(0, at - LINES_ABOVE), at + 1).findLastIndex(({ text }) => text.startsWith(name)) + Math.max(0, at - LINES_ABOVE);
  const { text = "" } = lines[head - 1] ?? {};
  if (!lines[head]?.text.startsWith(name) || !/[:：]$/u.test(text) || places[head]?.section !== places[at]?.section || places[head - 1]?.stand === "other" || creditFrom(text) < text.length) return false;
  const lead = text.replace(/\s*[:：]$/u, "");
  return runsSite(`${lead} `) || speaksFor(`${lead} `, reading) || speaksFor(`${lead}: `, reading);
}

function checksOf({ scheme, label }: PageNumber, agrees: boolean): readonly string[] {
  return [...checksOfNumber(scheme), label === undefined ? "recognised by its letters" : `stands beside its label "${label}"`, ...(agrees ? ["name agrees with domain or site name"] : [])];
}

function weightOf(reading: Reading, { line: at, scheme, start }: PageNumber, { name, together = false, isStated = false, isOthers = false, isHead = false }: Partial<Named> = {}, agrees = false): number {
  const zone = reading.page.lines[at]?.zone ?? 0;
  const stand = reading.places[at]?.stand;
  let weight = agrees ? 25 : name === undefined ? 6 : 0;
  if (stand === "own") weight += 12;
  if (stand === "other" && reading.places[at]?.isDoubtful !== true && name !== undefined && !namesPage(name, reading)) weight -= 12;
  if ((zone & OWN_SIDE) !== 0) weight += 8;
  if (reading.kind !== "other") weight += 4;
  const around = (reading.page.lines[at]?.text ?? "").slice(Math.max(0, start - 500), start + 150);
  // In the name's own line the words stand with the name.
  const named = name === undefined || !together ? -1 : around.indexOf(name);
  const said = name === undefined ? undefined : OPERATED.exec(named < 0 ? around : around.slice(sentenceStart(around, named)))?.[0];
  const speaks = named >= 0 && stand !== "other" && !isOthersClause(around.slice(0, named), named) && (speaksFor(withoutOwnWords(around.slice(0, named), reading), reading) || isToldAsOperator(around.slice(0, named), reading.kind !== "other") || isOfferedBy(around.slice(0, named), around.slice(named + (name ?? "").length), ownNames(reading)));
  if (speaks) weight += 10;
  // Companies that a page is about are registered somewhere too.
  else if (said !== undefined && (weight > 0 || !/^registered/i.test(said))) weight += 10;
  else if (STATUTORY.test(around)) weight += 4;
  if (together && !agrees && said === undefined && !speaks && (zone & ZONE.footer) === 0 && isSpokenOf(around.slice(0, Math.min(start, 500)), name ?? "", reading)) weight -= 8;
  // "… under licence from the owner of the brand": its name is the page's, the page is not its.
  if (isOthers && agrees) weight -= 30;
  if (isStated) weight += 20;
  if (isHead && !isStated && stand !== "other") weight += 6;
  if (hasOwnMail(reading, at)) weight += 6;
  if (isNearEnd(reading, at)) weight += 4;
  if ((zone & (name === undefined || isHead ? ZONE.article : ZONE.article | ZONE.aside)) !== 0 && stand !== "own" && (zone & ZONE.footer) === 0 && !agrees && reading.kind === "other") weight -= 20;
  if (scheme.id === "lei" || scheme.id === "gb-charity") weight -= 2;
  return weight;
}

/** Where the sentence begins in which a name stands, at most 100 characters before it: what is said of the company before is not said of it. */
function sentenceStart(text: string, at: number): number {
  const from = Math.max(0, at - 100);
  return from + (/^.*[\p{Ll}\d)]{2}\. (?=\p{Lu})/su.exec(text.slice(from, at))?.[0].length ?? 0);
}

/** Whether words before a name make it who a notice or terms are of, or who runs, sells or answers for what they are about. */
const speaksFor = (lead: string, reading: Reading): boolean => speaksForOperator(lead) || (reading.kind !== "other" && leadsToOperator(lead));

/** What the site is called. */
const ownNames = ({ host, siteNames, titleName }: Reading): readonly string[] => [...siteNames, ...(titleName === undefined ? [] : [titleName]), host.domain, host.label];

/** Words with which terms and notices come to whom they bind. */
const SPEAKS_FOR_ITSELF =
  /on behalf of|site (?:van|of|von|de|du|der|des)\b|webseite der|sitio (?:web )?de\b|sito (?:web )?di\b|\b(?:policy|notice|terms|conditions|agreement|agb|titular|vendita|venta|ventes?|responsable|condiciones|titolare|condizioni|regulamin|ehdot|myy|owned|lastnik|vlasnik)\b|voorwaarden|overeenkomst|bedingungen|vertr[aä]g|verantwoordelijk|verantwortlich|betingelser|køb hos|villkor|vilkår|köp|prowadzon|właściciel|umow|podmínky|podmienky|smlouv|zmluv|prevádzkovate|provozovate|deținut|administrat|operatorul|услови|отношени|оферт|предложени|договор|оператор|администратор|ανήκει|όρ(?:οι|ων)|upravlja|savinink|מופעל|운영|약관|運営|规约|条款/iu;

/** Whether a sentence about something else comes to speak of a company: a few words in, behind one in lower case. */
function isSpokenOf(before: string, name: string, { siteNames, kind }: Reading): boolean {
  const at = before.lastIndexOf(name);
  const lead = before.slice(0, Math.max(0, at));
  const stop = Math.max(lead.lastIndexOf(". "), lead.lastIndexOf(": "), lead.lastIndexOf(" | "), lead.lastIndexOf(" · "));
  const sentence = (stop < 0 ? lead : lead.slice(stop + 2)).replace(/^(?:§ ?)?\d{1,2}(?:\.\d{1,2})*[.)]? /, "");
  // "1.1 Spoločnosť Acme s.r.o. …": the sentence's subject.
  if (kind !== "other" && /^\p{Lu}\p{L}+ $/u.test(sentence)) return false;
  if (siteNames.some((site) => sentence.startsWith(site)) || (kind !== "other" && SPEAKS_FOR_ITSELF.test(sentence))) return false;
  return sentence.length > 7 && /\p{Ll}{2,} (?:\p{Ll}+ )?$/u.test(sentence);
}

/** What companies state of themselves, and nobody else of them. */
const STATUTORY = /(?:au|con|com) capital|capital[e]? social|stammkapital|maatschappelijk kapitaal|kapitał|registered office|franchis|independently owned|juridiquement/i;

/** Whether an address at the site's own domain stands near a line. */
function hasOwnMail({ page: { lines }, host: { domain } }: Reading, at: number): boolean {
  const mail = `@${domain}`;
  return lines.slice(Math.max(0, at - 6), at + 7).some(({ text }) => text.includes(mail));
}

/** Whether a line stands where footers do, on pages that do not call them so: among the last lines but those laid over the page. */
function isNearEnd({ page: { lines } }: Reading, at: number): boolean {
  if (lines.length < 12 || ((lines[at]?.zone ?? 0) & (ZONE.main | ZONE.article | ZONE.aside)) !== 0) return false;
  return lines.slice(at).filter(({ zone }) => (zone & (ZONE.consent | ZONE.hidden)) === 0).length <= 12;
}
