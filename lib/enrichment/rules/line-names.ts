import { fitsLabel, isSameName, nameKey } from "../operator/agreement";
import { isDocument } from "../operator/documents";
import { isToBeFilledIn } from "../operator/filled-in";
import type { FoundName } from "../operator/found-name";
import { headingOf, leadOfName, makersLeadOf, prepositionOf } from "../operator/leads";
import { isForms } from "../operator/legal-suffixes";
import { findNames, isCompanyName } from "../operator/names";
import { type Line, ZONE } from "../page/page";
import { withoutTail } from "../operator/name-tails";
import { toldStart } from "../operator/told-operator";
import { cleanText } from "../page/text";
import type { Reading } from "../reading";
import { linkSpans } from "./link-edges";
import { articleOf } from "./sentence-articles";
import { documentLead } from "./document-leads";
import { formAt, isStated, narrowedStart, widenedStart } from "./wide-names";

const known = new WeakMap<Line, readonly FoundName[]>();

/** Names of one page whose edges are looked for: more have but lists, whose names are others. */
const MAX_NAMES = 500;
const counts = new WeakMap<Reading, number>();

/**
 * The names of companies in one of the page's lines, as {@link findNames} gives them, made whole by what the page tells of its names: those by which its
 * title and meta elements call it, and those in bold, stand in running text from end to end, and no name runs over the edge of a link.
 */
export function namesOfLine(reading: Reading, line: Line): readonly FoundName[] {
  const before = known.get(line);
  if (before !== undefined) return before;
  const found = findNames(line.text).filter(({ name, start, end }) => !isToBeFilledIn(line.text, start, end) && !isOtherWord(name, reading) && !isOfEntries(line, start, end));
  const count = counts.get(reading) ?? 0;
  counts.set(reading, count + found.length);
  const names = count > MAX_NAMES ? found : found.map((name, at) => whole(name, found[at - 1]?.end ?? 0, line, reading));
  known.set(line, names);
  return names;
}

/** "Proudly SA", "Adelaide, SA", "Private KV": South Africa, South Australia and health insurance, on pages of countries that have no such legal form. */
function isOtherWord(name: string, { country = "", host }: Reading): boolean {
  return NO_FORMS[country]?.test(name) === true && !isSameName(name, host.label);
}

const NO_FORMS: Readonly<Record<string, RegExp>> = { ZA: /\sSA$/, AU: /\sSA$/, DE: /\sKV$/, AT: /\sKV$/, CH: /\sKV$/ };

/** "[Tenants] [Animals] [Private KV]": whether what reads as a name runs over links side by side that lead to different pages, and the last of them alone names nobody: a menu's entries. */
function isOfEntries(line: Line, start: number, end: number): boolean {
  const links = linkSpans(line).filter((link) => link.start < end && link.end > start);
  const isMenu = links.some((link, at) => at > 0 && link.href !== links[at - 1]?.href && line.text.slice(links[at - 1]?.end, link.start).trim() === "");
  const edge = links.flatMap((link) => [link.start, link.end]).findLast((at) => at > start && at < end);
  return isMenu && edge !== undefined && formAt(line.text.slice(start, end)) >= 0 && findNames(line.text.slice(edge, end)).length === 0;
}

function whole(found: FoundName, floor: number, line: Line, reading: Reading): FoundName {
  const { calls, host, wholes } = reading;
  const { text } = line;
  const isWhole = (call: string): boolean => wholes.some((one) => one.toLowerCase() === call);
  let { start, end } = found;
  const edge = linkSpans(line).flatMap((link) => [link.start, link.end]).findLast((at) => at > start && at < end);
  // "[Officina Cuoio] di Bandini & Figli S.n.c." is one.
  if (edge !== undefined && !/^ (?:di|de|du|d['’]|do|of|von) ?/.test(text.slice(edge, end))) start = edge + (findNames(text.slice(edge, end)).at(-1)?.start ?? start - edge);
  if (formAt(text.slice(start, end)) < 0) end = endBeforeLink(line, start, end);
  // "Weber, Lang Galerie GbR": partners in a row.
  if (PARTNERSHIP.test(text.slice(start, end)) && /^(?!(?:We|Us|Wir|Nous|Noi|Wij|Vi), )\p{Lu}[\p{L}'’-]+, $/u.test(text.slice(0, start))) start = 0;
  const from = Math.max(floor, start - 80);
  const around = text.slice(from, end + 80).toLowerCase();
  const bold = line.bold.map((part) => cleanText(part).replace(SIGNED, "").replace(/[\s,.:;]+$/, "").toLowerCase()).filter((part) => part.length >= 3 && part.length <= 80);
  for (const call of [...calls, ...bold]) {
    for (let at = around.indexOf(call); at >= 0; at = around.indexOf(call, at + 1)) {
      const [first, last] = [from + at, from + at + call.length];
      // "Insurer: Acme Ltd, 5 Mill Lane", all in bold.
      if (text.slice(Math.min(first, start), start).includes(":") || /[:;]|, /.test(text.slice(end, Math.max(last, end)))) continue;
      if (!isWordEdge(text, first) || !isWordEdge(text, last) || last <= start || first >= end) continue;
      // "VOLT architecten" of the title and "architecten BV" of the text; "This notice tells how Kaherattur OÜ".
      if (last <= end && (first < start ? isWhole(call) || !isSentence(text.slice(first, start)) : first > start && isClause(text.slice(start, first)))) start = first;
      // "EARL Domaine de la Roche" of "Domaine de la Roche aux Loups".
      // "Autobreganze SpA (Vicenza)", "Autobreganze SpA – Vicenza": the branch in brackets or behind a dash is none of it.
      // "KoLie BV, handelend onder de naam …", all in bold.
      if (last > end && !/^ ?(?:\(|[–—-] )/.test(text.slice(end, last)) && withoutTail(text.slice(start, last)).length === last - start) end = last;
    }
  }
  // "steinerloosli brandenburg Gesellschaft von Architekten mbH" on steinerloosli.ch: a brand in lower case before the name.
  const brand = /(?:^|[|•·:,(] ?)(\p{Ll}[\p{L}\p{N}.-]{3,}(?: \p{Ll}[\p{L}\p{N}.-]*){0,2} )$/u.exec(text.slice(floor, start))?.[1];
  // "acme.example gehört zur Acme GmbH": of an address a sentence speaks.
  if (brand !== undefined && !isStated(brand) && !/^\S+\.\p{Ll}{2,} \S/u.test(brand) && fitsLabel(brand.split(" ")[0] ?? "", host.label)) start -= brand.length;
  start -= BEHIND_SIGN.exec(text.slice(Math.max(floor, start - 60), start))?.[1]?.length ?? 0;
  start = narrowedStart(reading, line, widenedStart(reading, line, floor, start, end), end);
  // What other parts of the page call somebody may begin so too.
  start += SIGNED.exec(text.slice(start, end))?.[0].length ?? 0;
  start += BRAND_OF.exec(text.slice(start, end))?.[0].length ?? 0;
  const form = formAt(text.slice(start, end));
  start = form < 0 ? start : (toldStart(text, floor, start, start + form) ?? start);
  start += articleOf(text, start, end, reading);
  const lead = leadOf(text.slice(start, end), text.slice(end, end + 3), (line.zone & ZONE.footer) !== 0, reading);
  if (isCompanyName(text.slice(start + lead, end).trim())) start += lead;
  return start === found.start && end === found.end ? found : { name: text.slice(start, end).trim(), start, end };
}

/** "© 2026 LINDORA medizinische Systeme GmbH": between the sign and the form's own word all is the name, with an adjective in lower case. */
const BEHIND_SIGN = /©\s?(?:(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)?\d\d)?,? )?(\p{Lu}[\p{L}\p{N}&.-]* (?:\p{Ll}[\p{L}-]{3,}(?:che|ale|ive|ente|iche|iale)[rsn]? ){1,2})$/u;

/** The sign of copyright with its years, as bold parts begin with them: none of a name. */
const SIGNED = /^(?:(?:M\/[sS]\.?(?=\s)|©|℗|\(c\)|copyright(?:ed)?(?!\p{L})|(?<=©.{0,20}|\(c\).{0,20}|copyright.{0,20})(?:19|20)\d\d|(?:19|20)\d\d\s?(?=[-–—~]))[\s.,:;–—~-]*)+/iu;

/** "Lindora v/ Kornbæk Handel A/S": the brand, and the Danish "ved" before whose it is. */
const BRAND_OF = /^.{2,60} v\/ ?(?=[\p{Lu}\p{N}])/u;

/** Where a name ends that begins with its form ("SARL Lindora" of "SARL Lindora [Mentions légales]"): at the first edge of a link behind a word of its own. */
function endBeforeLink(line: Line, start: number, end: number): number {
  const edge = linkSpans(line).flatMap((link) => [link.start, link.end]).find((at) => at > start && at < end && /[\p{Lu}\p{N}][^\s]* ?$/u.test(line.text.slice(start, at)) && !isForms(line.text.slice(start, at)));
  return edge === undefined ? end : start + line.text.slice(start, edge).trimEnd().length;
}

/** Words that lead up to a name and are taken for its beginning; none where the page calls somebody so ("In Touch Networks Ltd" on intouch.example). */
function leadOf(name: string, behind: string, inFooter: boolean, reading: Reading): number {
  const { calls, host } = reading;
  const lead = documentLead(name, reading) || leadOfName(name) || headingOf(name, behind) || prepositionOf(name, behind) || (inFooter ? makersLeadOf(name) : 0);
  if (lead === 0) return 0;
  const start = nameKey(name).squashed.slice(0, nameKey(name.slice(0, lead)).squashed.length + 2);
  return [host.label, ...calls.filter((call) => !isDocument(call))].some((own) => nameKey(own).squashed.startsWith(start)) ? 0 : lead;
}

/** Forms of companies that are called after their partners. */
const PARTNERSHIP = /(?<!\p{L})(?:e?GbR|O\.?HG|OG|Part[GM]\p{L}*|mbB|LLP|s\.?n\.?c\.?|v\.?o\.?f\.?|SCP|S\.C\.P\.|s\.? ?j\.|I\/S|HB)$/iu;

function isWordEdge(text: string, at: number): boolean {
  return !(/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at)));
}

/** Whether words before a name are a sentence's: one of them in lower case and no mere connector, none in quotation marks. */
function isSentence(lead: string): boolean {
  return /(?<!\p{L})\p{Ll}{4,}\s/u.test(lead) && !/["“”„«»]|\S$/u.test(lead);
}

/** Whether words before a name are of a clause: two in lower case ("This notice tells how"), not one ("Turistična agencija"). */
function isClause(lead: string): boolean {
  return isSentence(lead) && /(?<!\p{L})\p{Ll}{3,}\s.*(?<!\p{L})\p{Ll}{2,}\s/u.test(lead);
}
