import { findLabels } from "../identifiers/label-trie";
import { isSameName, nameKey } from "../operator/agreement";
import { isDocument } from "../operator/documents";
import { withoutAddition } from "../operator/form-additions";
import { CONNECTORS, isLeading } from "../operator/names";
import { SUFFIX } from "../operator/legal-suffixes";
import { townOf } from "../operator/places";
import { RIGHTS } from "../operator/rights";
import { isNameLabel } from "../operator/stated-names";
import { endsInPreposition } from "../operator/whole-parts";
import { NEUTRAL_WORDS, OTHER_WORDS, OWN_WORDS } from "../operator/words";
import type { Line } from "../page/page";
import { once } from "../once";
import { CONTACT, isOwnName, isTitled, type Reading, TITLE_PARTS } from "../reading";
import { MAY_SIGN, partsBesideSign } from "./copyright-name";

const [MAX_LEAD, MAX_WORDS] = [70, 8];
/** Names of one page for which all its lines are searched. */
const MAX_SEARCHED = 200;

/**
 * Where a name begins that goes further to the left than its words tell ("Lindau - Netz für Pflege GmbH", "Café, Import und Handel Ltda", "Kern 2000 Bau Kft."): where the
 * page says all of it elsewhere by itself, in another line, behind a label for names, or as a line of its own above an address; not where the rest stands elsewhere without it.
 * @param floor where the line's name before it ends
 */
export function widenedStart(reading: Reading, line: Line, floor: number, start: number, end: number): number {
  const { text } = line;
  const from = Math.max(floor, start - MAX_LEAD);
  if (start - from < 2 || formAt(text.slice(start, end)) < 0) return start;
  const inLowerCase = lowerCaseStart(reading, text, from, start, end);
  if (inLowerCase < start) return inLowerCase;
  let isSearched = false;
  for (const at of startsBefore(text, from, start)) {
    const lead = text.slice(at, start);
    if (!isPossible(lead) && !isBarred(reading, line, at, start, end)) continue;
    if (!isSearched) {
      if (searched(reading) > MAX_SEARCHED || standsWithout(reading, line, start, end)) return start;
      isSearched = true;
    }
    const whole = text.slice(at, end);
    if (saidAlone(reading).has(keyOf(whole))) return at;
    // "Jens Lund - Murermester Lund ApS", where the title says "Murermester Lund".
    if (saidAlone(reading).has(keyOf(text.slice(start, end)))) continue;
    // "gns Natur GmbH": a brand in lower case, alone in its line.
    if (/^\p{Ll}{2,12} $/u.test(lead) && !isLeading(lead.trim()) && !CONNECTORS.has(lead.trim()) && isOwnLine(reading, line, at, end)) return at;
    // Behind a preposition the name may begin of itself; a full stop is a sentence's.
    if (!/^(?:[\p{Lu}\p{N}]|\p{Ll}+-\p{L})/u.test(lead) || /\. (?!\p{Lu}\.)/u.test(lead) || (/\s$/.test(lead) && endsInPreposition(lead))) continue;
    if (isRepeated(reading, line, whole) || isStated(text.slice(floor, at)) || beginsParticulars(reading, line, at, end)) return at;
  }
  return start;
}

/**
 * Where a name begins further to the right than its words tell, because the page says what follows by itself, and never all of it: behind a comma
 * ("Jens Lund, kaffe og kage ApS"), or behind a Hebrew preposition that is written as one with it ("אנו באלון נגרות בע"מ").
 */
export function narrowedStart(reading: Reading, { text }: Line, start: number, end: number): number {
  const name = text.slice(start, end);
  const comma = name.indexOf(", ");
  const from = comma >= 3 ? comma + 2 : JOINED.test(name) ? 1 : 0;
  const rest = name.slice(from);
  if (from === 0 || formAt(rest) <= 0) return start;
  const said = saidAlone(reading);
  const isSaid = (words: string): boolean => said.has(keyOf(words)) || reading.calls.some((call) => isSameName(call, words));
  return isSaid(rest) && !isSaid(name) ? start + from : start;
}

/** "In", "to", "from", "the" in front of a Hebrew word. */
const JOINED = /^[בלמה][\u05d0-\u05ea]{2}/u;

/** "… es el rincón verde SL": where words in lower case and the name are the domain, or what the page says by itself. */
function lowerCaseStart(reading: Reading, text: string, from: number, start: number, end: number): number {
  const lead = LOWER_CASE_LEAD.exec(text.slice(from, start))?.[0] ?? "";
  for (const { index } of lead.matchAll(/(?<!\S)\p{Ll}/gu)) {
    const at = start - lead.length + index;
    const key = keyOf(text.slice(at, end));
    if (key.length >= 6 && (key === nameKey(reading.host.label).squashed || saidAlone(reading).has(key))) return at;
  }
  return start;
}

/** At most four words in lower case. */
const LOWER_CASE_LEAD = /(?<!\S)(?:\p{Ll}[\p{Ll}'’-]* |& ){1,4}$/u;

const searches = new WeakMap<Reading, number>();

/** How many names of the page have been searched for, this one included. */
function searched(reading: Reading): number {
  const count = (searches.get(reading) ?? 0) + 1;
  searches.set(reading, count);
  return count;
}

/** Places where a longer name may begin, the longest first. */
function startsBefore(text: string, from: number, start: number): readonly number[] {
  return [...text.slice(from, start).matchAll(/(?<![^\s(„“"«:|•·])[\p{Lu}\p{N}]|^\p{Ll}/gu)].map(({ index }) => from + index).filter((at) => at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)));
}

/** Whether words may be a name's beginning: no menu's entry, no label, no other company and nobody's part in the site. */
function isPossible(lead: string): boolean {
  const words = lead.trim().split(/\s+/);
  return words.length <= MAX_WORDS && !/(?:^|\s)M\/[sS]\.?$/.test(lead.trim()) && !/[|•·:;©®!?"“”„«»]|\d{5}|@/u.test(lead) && !NEUTRAL_WORDS.test(lead) && !isDocument(lead) && !OTHER_WORDS.test(lead) && !OWN_WORDS.test(lead) && !RIGHTS.test(lead) && !CONTACT.test(lead) && SUFFIX.exec(lead) === null && !/^(?:19|20)\d\d(?!\p{L})/u.test(lead) && words.filter((word) => /^\p{Ll}{2,}$/u.test(word) && !CONNECTORS.has(word)).length < 2;
}

/** "BERG | HALM Steuerberatungsgesellschaft mbH" as the head of an address, where the title writes both words with the bar as well. */
function isBarred(reading: Reading, line: Line, at: number, start: number, end: number): boolean {
  const [pair = ""] = /^\p{Lu}[\p{L}'’-]+ ?\| ?\p{Lu}[\p{L}'’-]+/u.exec(line.text.slice(at, end)) ?? [];
  return pair.length > start - at && reading.page.title.toLowerCase().includes(pair.toLowerCase()) && isOwnLine(reading, line, at, end);
}

/** Whether the name stands elsewhere behind other words than here: these are then none of it. */
function standsWithout({ page: { lines } }: Reading, own: Line, start: number, end: number): boolean {
  const name = own.text.slice(start, end);
  const before = own.text.slice(Math.max(0, start - 3), start);
  return lines.some(({ text }) => {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) if (!(text === own.text && at === start) && text.slice(Math.max(0, at - 3), at) !== before) return true;
    return false;
  });
}

/** Whether another line that says more or less than this one has the same words. */
function isRepeated({ page: { lines } }: Reading, own: Line, whole: string): boolean {
  return lines.some(({ text }) => text !== own.text && text.includes(whole));
}

/** Whether what stands before a place leads to a name: a label with its colon, or a word such as "by". */
export function isStated(before: string): boolean {
  return STATES.test(before) || (/: ?$/.test(before) && isNameLabel(before.replace(/ ?: ?$/u, "").replace(/^.*[|•·,;.] ?/u, "")));
}

/** What a sentence that tells who runs a site ends with before the name. */
const STATES = /(?:(?:operated|owned|run|published|provided|managed) by|(?:betrieben|bereitgestellt|herausgegeben) (?:von|durch)|verantwortlich[^.:]{0,30} ist|(?:beheerd|geëxploiteerd|uitgegeven) door|(?:édité|exploité|géré|publié)e? par|gestito da|(?:gestionado|operado|explotado|gerido) por|(?<!\p{L})(?:jest|je|ist|is|est|è|es|é|är|er)|(?:drivs|drives|ägs|ejes|eies) (?:av|af)|provozuje|prevádzkuje|üzemelteti|(?:handelsnaam|merk|trading name|trade ?mark|brand|marke|handelsname|marque|marchio|marca|varumärke|varemærke|varemerke) (?:of|van|von|der|de|di|della|af|av)) (?:(?:the|der|die|de|la|il|el|az?|firma|firmy|společnost|spoločnosť|spółka|spolek) )?$/iu;

/** Whether a name stands at a line's head, or alone, and its address or its number behind or below it. */
function beginsParticulars(reading: Reading, own: Line, start: number, end: number): boolean {
  const { text } = own;
  if (!/^$|[|•·] ?$/.test(text.slice(0, start))) return false;
  const behind = text.slice(end);
  if (isOwnLine(reading, own, start, end)) return true;
  // "Zaluma - Ashdown Retail Ltd - Company number …": a brand of which the page speaks alone as well.
  const [brand = ""] = text.slice(start, end).split(/\s[-–—]\s/);
  return brand.length < end - start && !isNameLabel(brand) && !isOwnName(brand, reading) && !isTitled(brand, reading) && /^\s?[,|•·;(–-]/u.test(behind) && (isNumbered(behind.replace(/^[\s,|•·;(–-]+/u, "")) || townOf(behind.slice(0, 120)) !== undefined);
}

/** Whether a name is all that stands in its line, or behind a mark in it, and its address or its number below. */
function isOwnLine({ page: { lines } }: Reading, own: Line, start: number, end: number): boolean {
  if (!/^$|[|•·] ?$/.test(own.text.slice(0, start)) || !/^[\s.,;]*$/.test(own.text.slice(end))) return false;
  const at = lines.indexOf(own);
  return lines.slice(at + 1, at + 4).some((line) => line.text.length < 120 && (townOf(line.text) !== undefined || isNumbered(line.text)));
}

/** Whether a text begins with a number's label. */
function isNumbered(text: string): boolean {
  const [hit] = findLabels(text.slice(0, 60));
  return hit !== undefined && hit.start < 3 && hit.label.schemes.length > 0;
}

const keyOf = (name: string): string => nameKey(name).squashed;

/** Where the legal form at a name's end, but for what the law adds to it, begins; -1 where none does. */
export function formAt(whole: string): number {
  const name = withoutAddition(whole);
  for (let match = SUFFIX.exec(name); match !== null; match = SUFFIX.exec(name, match.index + match[0].length)) if (match.index + match[0].length >= name.length - 1) return match.index;
  return -1;
}

/** What the page says by itself: its lines, links and pictures' texts, its title's parts, what stands beside a sign of copyright. */
const saidAlone = once(({ page: { title, metas, lines, alts } }: Reading): ReadonlySet<string> => {
  const texts = [...runsOf(title), ...["og:site_name", "og:title", "application-name", "author"].flatMap((name) => metas.get(name) ?? []), ...alts.map((alt) => alt.replace(/^logo |[ -]?logo$/i, "")), ...lines.map(({ text }) => text), ...lines.flatMap(({ text, links }) => [...links.map((link) => link.text), ...(text.length < 300 && MAY_SIGN.test(text) ? partsBesideSign(text).flatMap(({ behind, before }) => [behind.replace(RIGHTS, "\n").split("\n")[0] ?? "", before]) : [])])];
  return new Set(texts.filter((text) => text.length >= 5 && text.length <= 100 && SUFFIX.exec(text) === null).map(keyOf));
});

/** What a title says between any two of its separators. */
function runsOf(title: string): readonly string[] {
  const edges = [{ from: 0, to: 0 }, ...Array.from(title.matchAll(new RegExp(TITLE_PARTS, "g")), ({ 0: { length }, index }) => ({ from: index, to: index + length })), { from: title.length, to: title.length }].slice(0, 8);
  return edges.flatMap(({ to }, at) => edges.slice(at + 1).map(({ from }) => title.slice(to, from)));
}
