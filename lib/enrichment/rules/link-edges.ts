import { decodeHTML } from "entities/decode";
import { findPageNumbers } from "../identifiers/page-numbers";
import { nameKey } from "../operator/agreement";
import { isDocument } from "../operator/documents";
import { type Host, isSameSite, readHost } from "../operator/host";
import { creditFrom } from "../operator/sections";
import type { Line } from "../page/page";
import { RESERVED } from "../operator/rights";
import { cleanText } from "../page/text";
import { LEADS_TO_CREDIT } from "./name-extent";
import { agreesWithPage, isTitled, namesPage, type Reading } from "../reading";

/**
 * The parts of a text within a line that begin and end where its links do: names do not run over a link's edge, menus and credits beside them begin there.
 * A legal form alone and what is in quotation marks stay with what they follow. One part where no edge is within the text, or the text is not in the line as it is.
 */
export function partsByLinks(text: string, line: Line): readonly string[] {
  const start = line.links.length === 0 ? -1 : line.text.indexOf(text);
  if (start < 0) return [text];
  const parts: string[] = [];
  let from = start;
  for (const edge of [...linkSpans(line).flatMap((span) => [span.start, span.end]).filter((at) => at > start && at < start + text.length), start + text.length]) {
    const part = line.text.slice(from, edge).trim();
    from = edge;
    if (part === "") continue;
    const last = parts.at(-1);
    if (last !== undefined && (isFormAlone(part) || /^["„“«]/u.test(part))) parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** A line's text with a separator in the place of each link that is neither a name of the page's own, nor a company's, nor leads to the first page: menus and credits. */
export function withoutMenus(line: Line, reading: Reading): string {
  let text = "";
  let from = 0;
  for (const link of linkSpans(line)) {
    const { start, end, href } = link;
    const words = line.text.slice(start, end);
    if (/^#?$|^javascript:/i.test(href) || /©|\d{4}/.test(words) || leadsHome(href, reading.host) || nameKey(words).hasForm || agreesWithPage(words, reading) || isTitled(words, reading) || isSigned(line, link, reading)) continue;
    // "Data processing with [System]": the words before a link that a preposition leads to are the credit's.
    text += `${line.text.slice(from, start).replace(/[^|•·©.]*\s(?:with|using|mit|avec|con|com|med|met|pomocí)\s*$/iu, "").replace(LEADS_TO_CREDIT, "")} | `;
    from = end;
    // "© 2026 [Jane Doe] update": what stands in the name's place is the maker's, and nothing around it the operator's.
    const before = line.text.slice(0, start);
    if (SIGN_BEFORE.test(before)) return agreesWithPage(before.replace(SIGN_BEFORE, ""), reading) ? before : "";
  }
  return from === 0 ? line.text : (text + line.text.slice(from)).replace(/ {2,}/g, " ").trim();
}

/** "[Acme], Inc.", "© 2001–2026 [Acme]. All rights reserved", or a link to a site that the page also links to otherwise: whom the sign names, wherever the link leads. */
function isSigned(line: Line, link: LinkSpan, reading: Reading): boolean {
  const { text } = line;
  const { start, end, href } = link;
  const [before, rest] = [text.slice(0, start), text.slice(end)];
  if (isHoldersOwnLink(text, start, end, href, reading)) return true;
  return nameKey(`X${/^,? \S+/u.exec(rest)?.[0] ?? ""}`).hasForm || (SIGN_BEFORE.test(before) && (reservesForYears(line, link, reading) || isBoundTo(siteOf(href), reading)));
}

/** "© by [Jane Doe]", "© 2026 [Jane Doe]": several capitalised words right behind the sign that lead to mail at the site's domain, or to a page of the site where a preposition or the page's author says that they are a name. */
function isHoldersOwnLink(text: string, start: number, end: number, href: string, { host, page }: Reading): boolean {
  const [, by] = BY_BEFORE.exec(text.slice(Math.max(0, start - 40), start)) ?? [];
  const words = text.slice(start, end);
  if (by === undefined || !/^\p{Lu}[\p{L}'’.-]+(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(words) || isDocument(words)) return false;
  const mail = /^mailto:[^@?]+@([^?]+)/i.exec(decodeHTML(href))?.[1];
  if (mail !== undefined) return isSameSite(`https://${mail}`, host);
  return !leadsAway(href, host) && (by !== "" || page.metas.get("author") === words);
}

const BY_BEFORE = /(?:©|\([cC]\)|copyright)[\s\d–—-]*((?:(?:by|von|par|por|di|door|av|af)\s)?)$/i;

/**
 * "© 2001–2026 [Acme]. All rights reserved": makers sign their work with the year that they made it in. One that does so for years is told by what is said of its
 * link ("Web agency"), or by a line beside that has a number and a name that goes with the page.
 */
export function reservesForYears(line: Line, { start, end, label }: LinkSpan, reading: Reading): boolean {
  const isReserved = YEARS_BEFORE.test(line.text.slice(0, start)) && RESERVED_BEHIND.test(line.text.slice(end));
  return isReserved && creditFrom(label) >= label.length && !MAKERS_TRADE.test(label) && !standsBesideNumber(line, reading);
}

const YEARS_BEFORE = /(?:19|20)\d{2}\s?[-–—]\s?(?:20)?\d{2}\s*$/;
const MAKERS_TRADE = /(?:web|internet|digital|werbe|online|multimedia)[ -]?(?:agen[ctzs]|bureau|büro|byrå|studio|master|desig|develop|entwickl)|(?:agen[czs]\p{L}+|agência) (?:web|digital|internet)|(?:siti|sites|sitios|páginas|stron|stránek|stránok) (?:web|internet|www)/iu;

/** How many lines above and below a sign the operator's number is looked for. */
const BESIDE = 4;

function standsBesideNumber(line: Line, reading: Reading): boolean {
  const { page: { lines }, country, host: { tld } } = reading;
  const at = lines.indexOf(line);
  const beside = at < 0 ? [] : lines.slice(Math.max(0, at - BESIDE), at + BESIDE + 1).filter((one) => one !== line && one.text.length <= 200);
  return beside.some((one) => findPageNumbers([one], country, tld).some(({ start }) => agreesWithPage(one.text.slice(0, start), reading)));
}

/** Whether several of the page's links lead to another site: its owner's, whose terms and services are the page's; makers are linked to once. */
export function isBoundTo(site: string | undefined, { page: { links }, host }: Reading): boolean {
  return site !== undefined && site !== "" && site !== host.domain && new Set(links.filter(({ href }) => siteOf(href) === site).map(({ href }) => href.replace(/[?#].*$|\/$/g, ""))).size >= BOUND;
}

const BOUND = 3;

/** Whether a name is all of a line that is a link to another site ("[Acme GmbH]" in a menu): whom the page links to, unless that site goes by the page's label or by its name. */
export function isLinkElsewhere({ text, href = "" }: Line, name: string, reading: Reading): boolean {
  const site = text.length - name.length > 3 ? undefined : siteOf(href);
  return site !== undefined && site !== "" && site !== reading.host.domain && site.split(".")[0] !== reading.host.label && !isBoundTo(site, reading) && !namesPage(name, reading);
}

const SIGN_BEFORE = /(?:©|\([cC]\)|copyright)[\s\d–—-]*$/i;
const RESERVED_BEHIND = new RegExp(String.raw`^[\s.,|•·–-]*(?:${RESERVED.source})`, "iu");
const HOME = /^(?:(?:https?:)?\/\/[^/]+)?\/?(?:\.\/?)?(?:(?:index|home|default)\.\w+)?$/i;
export const leadsHome = (href: string, host: Host): boolean => HOME.test(href) && !leadsAway(href, host);

interface LinkSpan {
  readonly start: number;
  readonly end: number;
  readonly href: string;
  /** What is said of the link. */
  readonly label: string;
}

/** Where the links of a line begin and end, in order. */
export function linkSpans({ text, links }: Line): readonly LinkSpan[] {
  let from = 0;
  return links.flatMap(({ href, label, text: raw }) => {
    const words = cleanText(raw);
    const start = words === "" ? -1 : text.indexOf(words, from);
    if (start < 0) return [];
    from = start + words.length;
    return [{ start, end: from, href, label }];
  });
}

/** The registrable domain of a link's absolute address, empty where it is none; undefined for a link within the site. */
export function siteOf(href: string): string | undefined {
  const address = decodeHTML(href).trim().replace(/^\/\//, "https://");
  if (!/^https?:\/\//i.test(address)) return undefined;
  return URL.canParse(address) ? readHost(new URL(address)).domain : "";
}

function leadsAway(href: string, host: Host): boolean {
  const site = siteOf(href);
  return site !== undefined && site !== host.domain;
}

function isFormAlone(text: string): boolean {
  const { words, hasForm } = nameKey(`X ${text}`);
  return hasForm && words.length === 1;
}
