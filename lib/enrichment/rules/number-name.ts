import { beforeLabels } from "../identifiers/before-labels";
import { findLabels } from "../identifiers/label-trie";
import type { PageNumber } from "../identifiers/page-numbers";
import { isSameName, nameKey } from "../operator/agreement";
import { isLeftToOthers, isOfGroup } from "../operator/leads";
import type { FoundName } from "../operator/found-name";
import { findNames } from "../operator/names";
import { townOf } from "../operator/places";
import { isPlatform } from "../operator/platforms";
import { creditFrom, isOthersClause } from "../operator/sections";
import { withoutParty } from "../operator/bare-labels";
import { operatorOf } from "../operator/sentences";
import { isShortName } from "../operator/short-names";
import { isNameLabel, statedName } from "../operator/stated-names";
import { type Line, ZONE } from "../page/page";
import { agreesWithPage, isOwnName, isTitled, namesPage, type Reading } from "../reading";
import { copyrightName, isSigned } from "./copyright-name";
import { nameInSentence } from "./formless-names";
import { hasNumberBefore, hasNumberNearby } from "./further-numbers";
import { isInRole, nextTown, OPERATED } from "./legal-suffix";
import { isEnded, statedBefore } from "./line-heads";
import { namesOfLine } from "./line-names";
import { LINES_ABOVE, type Named, withCity } from "./named";
import { headsParticulars } from "./own-block";
import { nameBefore } from "./own-name-before";
import { withoutOwnWords } from "./own-words";
import { respectiveName } from "./respective-names";
import { firstLineOfSection } from "./section-head";
import { isTranslation } from "./translated-names";

/** The company's name that stands with a number: before it in its line, above it in its part of the page, else behind it. */
export function nameOf(reading: Reading, number: PageNumber): Named | undefined {
  const named = nameBeside(reading, number);
  const { text = "" } = reading.page.lines[number.line] ?? {};
  return named === undefined ? undefined : { ...named, name: withBrand(withoutLabel(named.name, text, number, reading), text, reading) };
}

/** "beza.labs Urszula Formela" on bezalabs.pl: a sole trader's brand before the own name, in lower case as the domain is. */
function withBrand(name: string, text: string, { host }: Reading): string {
  const before = text.slice(0, Math.max(0, text.indexOf(name)));
  const brand = /(?:^|[\s(„"“:])(\p{Ll}[\p{L}\p{N}.-]{3,}) $/u.exec(before)?.[1];
  return brand !== undefined && isSameName(brand, host.label) ? `${brand} ${name}` : name;
}

/** How many characters a number's labels have, at most. */
const LABELS = 80;

/** "Kodeverket Systemutvikling AS Orgnr", "Zaluma Numéro BCE / TVA": the number's own labels behind a name are none of it, unless the site is called so. */
function withoutLabel(name: string, text: string, { label, start }: PageNumber, reading: Reading): string {
  const before = text.slice(Math.max(0, start - name.length - LABELS), start);
  const at = before.lastIndexOf(name);
  const isOwn = at >= 0 || (label !== undefined && findLabels(name).at(-1)?.label.text === label);
  const own = isOwn ? beforeLabels(at < 0 ? name : before.slice(at)) : name;
  return own.length < name.length && !isOwnName(name, reading) && findNames(name).at(-1)?.name !== name ? own : name;
}

function nameBeside(reading: Reading, number: PageNumber): Named | undefined {
  const { line: at, start } = number;
  const own = reading.page.lines[at];
  if (own === undefined) return undefined;
  const inLine = nameInLine(reading, own, number);
  if (inLine !== undefined) return inLine;
  const leading = nameBefore(reading, own, start);
  const led = leading === undefined ? undefined : withCity(leading, townOf(own.text) ?? nextTown(reading, at));
  if (leading !== undefined && (agreesWithPage(leading, reading) || isTitled(leading, reading) || (townOf(own.text.slice(0, start)) !== undefined && !isPlaceBelowName(reading, at, leading)))) return led;
  const titled = findNames(reading.page.title).find(({ name }) => isTitled(name, reading))?.name;
  return nameAbove(reading, own, number, titled) ?? led ?? nameBehind(reading, own, number, titled);
}

/** "Acme Srl" and in the next line "Château Gaillard, 33330 Saint-Émilion - SIRET …": a code and town at once behind the head of the line below a company's make it a place. */
function isPlaceBelowName(reading: Reading, at: number, head: string): boolean {
  const { page: { lines }, places } = reading;
  const [above, own] = [lines[at - 1], lines[at]];
  if (above === undefined || own === undefined || places[at - 1]?.section !== places[at]?.section || ((above.zone ^ own.zone) & ZONE.footer) !== 0) return false;
  const [next = ""] = own.text.slice(own.text.indexOf(head) + head.length).replace(/^[\s,–—-]+/u, "").split(/,\s|\s[|•·–—-]\s/u);
  return townOf(next) !== undefined && ownNames(reading, above).some(({ name }) => above.text.length - name.length < 3);
}

/** The names of a number's line, or of its part around the number where the line is long; each in the line's places. */
function namesAround(reading: Reading, own: Line, start: number): readonly FoundName[] {
  if (own.text.length <= 1500) return namesOfLine(reading, own);
  const from = Math.max(0, start - 700);
  return findNames(own.text.slice(from, start + 200)).map((name) => ({ ...name, start: name.start + from, end: name.end + from }));
}

/** A name before a number in its own line, or that its sentence states. */
function nameInLine(reading: Reading, own: Line, number: PageNumber): Named | undefined {
  const { line: at, start } = number;
  const names = namesAround(reading, own, start);
  const named = names.filter((name, at) => name.end <= start && suits(name.name, number) && !(isPartner(own.text, name.start) && !isCourtNumber(number)) && !isAddition(own.text, name, names[at - 1], start));
  // "Lahti Oy toimii Ketju Oyj:n yrittäjänä": a Finnish case ending.
  const owner = named.findLast((name, at) => at === 0 || !(PART_OF.test(own.text.slice((named[at - 1]?.end ?? 0), name.start)) || /^:\p{Ll}/u.test(own.text.slice(name.end, name.end + 2))));
  const last = named.at(-1);
  const heads = (named[0]?.start ?? 9) <= 2;
  const isOthersPart = (from: number, end: number): boolean => heads && isInRole(own.text.slice(Math.max(0, from - 60), from)) && /\s[|•·–-]\s/.test(own.text.slice(end, start));
  const unlikely = ({ start: from, end }: FoundName): boolean => isOthersPart(from, end) || isOthersClause(own.text, from) && /^(?!,? ?\([^)]*$).*(?:\s[|•·–-]\s|\. )/.test(own.text.slice(end, start));
  const likely = owner !== last ? owner : (named.findLast((name, at) => at === 0 || !unlikely(name)) ?? last);
  const isAdjacent = last !== undefined && isLabelBetween(own.text, last.end, start);
  const digits = own.text.slice(start, number.end);
  const isLasts = last !== undefined && likely !== undefined && likely !== last && (hasNumberBefore(own.text.slice(owner === last ? likely.end : 0, last.start), digits) || (owner !== last && hasNumberNearby(reading, { at, name: likely.name, number: digits })));
  const before = (isAdjacent && owner === last) || isLasts ? last : likely;
  const respective = respectiveName(own.text, number, names);
  if (respective !== undefined) return withCity(respective, townOf(own.text));
  if (before !== undefined) return { together: true, ...withCity(before.name, townOf(own.text.slice(before.end)) ?? nextTown(reading, at)), isOthers: (before === owner || before !== last) && isOthersClause(own.text, before.start), ...(before.start > 0 && withoutParty(own.text.slice(0, before.start)) === "" && { isStated: true }) };
  const told = statedBefore(own, start);
  if (told !== undefined && !isPlatform(told, reading.host)) return { ...withCity(told, townOf(own.text) ?? nextTown(reading, at)), isStated: true };
  const formless = nameInSentence(own, start);
  if (formless === undefined || isPlatform(formless.name, reading.host)) return undefined;
  const city = townOf(own.text) ?? nextTown(reading, at);
  if (formless.isSaid) return { ...withCity(formless.name, city), isStated: true };
  return isOthersClause(withoutOwnWords(own.text, reading), own.text.lastIndexOf(formless.name, start)) ? undefined : { together: true, ...withCity(formless.name, city) };
}

/** A name above a number, in its part of the page. @param titled the company that the page's title names */
function nameAbove(reading: Reading, own: Line, number: PageNumber, titled: string | undefined): Named | undefined {
  const { lines } = reading.page;
  const { line: at } = number;
  const zone = own.zone & ZONE.footer;
  let partner: Named | undefined;
  let siteName: string | undefined;
  // An imprint's numbers are all its company's, however many headings lie between.
  const reach = reading.kind === "imprint" ? 2 * LINES_ABOVE : LINES_ABOVE;
  for (let above = at - 1; above >= at - reach; above -= 1) {
    const line = lines[above];
    const place = reading.places[above];
    if (place?.isAside === true) continue;
    const isOthersPart = reading.places[at]?.stand === "other";
    if (line === undefined || (line.zone & ZONE.footer) !== zone || (place?.stand === "other" && !isOthersPart)) break;
    if (line.text.length > 600) continue;
    // "OVH" above its particulars: the number is the host's.
    if (isOthersPart && line.text.length < 40 && place?.section === reading.places[at]?.section && isPlatform(line.text, reading.host) && !isOneOfPlatforms(reading, above)) return { name: line.text };
    // A number among others' is not rescued by a name from before they began.
    if (isOthersPart && reading.places[at]?.isDoubtful !== true && place?.stand !== "other" && place?.section !== reading.places[at]?.section) break;
    // Companies side by side in a table's row, each above its own numbers.
    if (isOfNextColumn(reading, above, own)) continue;
    const candidates = ownNames(reading, line).filter(({ name }) => suits(name, number));
    const found = candidates.find((one) => !isPartnerOfAbove(lines, above, one.start));
    const [first] = candidates;
    // The general partner's own number stands below it; where the company itself can have it, it is the company's.
    if (found === undefined && first !== undefined && isCourtNumber(number)) partner ??= withCity(first.name, townOf(line.text) ?? nextTown(reading, above));
    // Lists of makers and customers on the page of a company that its title names.
    if (found !== undefined && titled !== undefined && !isSameName(found.name, titled) && !agreesWithPage(found.name, reading)) continue;
    if (found !== undefined && place?.stand !== "own" && !agreesWithPage(found.name, reading) && isOwnNameBetween(reading, above, at)) continue;
    // A company that a sentence further up is about is somebody's whom the page deals with.
    if (found !== undefined && isMidSentence(line.text, found.start) && !namesPage(found.name, reading) && !OPERATED.test(line.text.slice(Math.max(0, found.start - 90), found.end + 60))) continue;
    // One of a part that later headings end, where nothing says whose the part is.
    if (found !== undefined && place?.stand !== "own" && isEnded(reading, above, at) && !agreesWithPage(found.name, reading)) continue;
    // "Notdienst: … GmbH" between the company's line and its number.
    if (found !== undefined && found.start > 12 && !agreesWithPage(found.name, reading) && standsAbove(reading, above, at)) continue;
    // "Company name", and the name in the next line, or in the list's next cell.
    const stated = statedName(lines, above) ?? operatorOf(line.text) ?? (statedName(lines, above - 1) === line.text ? line.text : undefined);
    const name = found === undefined || stated?.endsWith(found.name) === true ? stated : found.name;
    if (name === undefined) continue;
    // "Company: Acme Ltd", "Trading as: Zaluma", and the number: it is the company's.
    if (found === undefined && TRADE.test(line.text) && legalNameAbove(reading, above)) continue;
    // "Short name: Acme Ltd", below the whole of it.
    if (isShortName(line.text) && legalNameAbove(reading, above)) continue;
    if (found !== undefined && isTranslation(reading, above, found.name)) continue;
    // A company with its own number there; the site's own stands further up.
    if (found !== undefined && /\d{5}/.test(line.text) && siteName === undefined) siteName = siteNameAbove(reading, above, at);
    if (siteName !== undefined && suits(siteName, number)) return { name: siteName };
    if (!isPlatform(name, reading.host)) return { ...withCity(name, townOf(line.text.slice(line.text.indexOf(name) + name.length)) ?? nextTown(reading, above)), ...(stated !== undefined && { isStated: true }), ...(headsParticulars(reading, name, above, at) && { isHead: true }) };
    // A host's name at the head of its particulars: the number below is the host's.
    if (found !== undefined && found.start <= 12 && place?.section === reading.places[at]?.section) return { name };
  }
  return partner === undefined ? undefined : { ...partner, isPartner: true };
}

/** "Payments: Acme Ltd", further down "Lindora" on lindora.example and below it the number: whether a line of its own between the two, apart from the company, is the site's own name. */
function isOwnNameBetween(reading: Reading, above: number, at: number): boolean {
  const { lines } = reading.page;
  const from = Math.max(above + 1, at - OWN_ABOVE);
  return lines.slice(from, at).some((line, index) => line.block !== lines[above]?.block && (line.block === lines[at]?.block || from + index === at - 1 || from + index > above + 1) && (isOwnName(line.text, reading) || isTitled(line.text, reading)));
}

/** How many lines an address and labels take between a name and its number. */
const OWN_ABOVE = 5;

/** What a line says before the name that a company but trades under. */
const TRADE =
  /^(?:nombre comercial|denominaci[óo]n comercial|nom comercial|marca(?: comercial)?|nom commercial|enseigne|nom d['’]usage|marque|handels?na(?:a)?m(?:en)?|handelend (?:onder|als)[^:]{0,12}|merk(?:naam)?|marke(?:nname)?|geschäftsbezeichnung|nome (?:fantasia|comercial|commerciale)|insegna|marchio|trad(?:ing|e) (?:name|as|style)|business name|brand(?: name)?|d\/?b\/?a|t\/a|bifirma|varumärke|varemærke|varemerke|kauppanimi|aputoiminimi|marka|nazwa handlowa|značka|obchodní značka)\s*:/iu;

/** Whether a company with a legal form begins one of the lines right above, at most behind its label. */
function legalNameAbove(reading: Reading, at: number): boolean {
  const { page: { lines }, places } = reading;
  return lines.slice(Math.max(0, at - 3), at).some((line, index) => places[Math.max(0, at - 3) + index]?.section === places[at]?.section && ownNames(reading, line).some(({ start }) => start < 3 || isNameLabel(line.text.slice(0, start).replace(/\s*[:：]\s*$/u, ""))));
}

/** How many lines a table's row reaches to either side of one of its cells, at most. */
const ROW_REACH = 12;

/** Whether a line stands in another column of the table than a number, and the number's own column has a company in that row. */
function isOfNextColumn(reading: Reading, at: number, { cell: own }: Line): boolean {
  const { lines } = reading.page;
  const cell = lines[at]?.cell;
  if (cell === undefined || own === undefined || cell.table !== own.table || cell.row === own.row || cell.column === own.column) return false;
  return lines.slice(Math.max(0, at - ROW_REACH), at + ROW_REACH).some((line) => line.cell?.table === own.table && line.cell.row === cell.row && line.cell.column === own.column && ownNames(reading, line).length > 0);
}

/** A name behind or below a number, the page's own, or what but stands at the head of its part. */
function nameBehind(reading: Reading, own: Line, number: PageNumber, titled: string | undefined): Named | undefined {
  const { lines } = reading.page;
  const { line: at, start } = number;
  const zone = own.zone & ZONE.footer;
  const [behind] = namesAround(reading, own, start);
  if (behind !== undefined && behind.start - number.end < 60 && !/[.;] /.test(own.text.slice(number.end, behind.start)) && behind.start < creditFrom(own.text) && !isOthersClause(own.text, behind.start)) return withCity(behind.name, undefined);
  // The site's own name at the head of the part: what follows the number is its carrier's, its bank's or its designer's.
  const head = firstLineOfSection(reading, at);
  if (titled === undefined && head !== undefined && namesPage(head.name, reading)) return head;
  for (let below = at + 1; below <= at + 2; below += 1) {
    const line = lines[below];
    if (line === undefined || reading.places[below]?.section !== reading.places[at]?.section || (line.zone & ZONE.footer) !== zone || line.cell?.table !== own.cell?.table) break;
    const name = ownNames(reading, line).find(({ start: head, end }) => head <= 12 && !isAnnounced(line.text.slice(0, head)) && !/\d[\d .]{6,}/.test(line.text.slice(end)))?.name ?? statedName(lines, below);
    if (name !== undefined && !isPlatform(name, reading.host)) return withCity(name, townOf(line.text) ?? nextTown(reading, below));
  }
  if (titled !== undefined) return { name: titled };
  // "© 2026 Acme | Company No. …": who signs the number's line has it, whatever words of the domain are in the line above.
  if (head !== undefined && isSigned(own.text) && copyrightName(own.text) !== undefined) return undefined;
  return head === undefined ? undefined : { ...head, isGuess: !agreesWithPage(head.name, reading) && !nameKey(head.name).hasForm };
}

/** "Visa", "Mastercard", "PayPal" in lines of their own: means of payment, none of which has the number below. */
function isOneOfPlatforms({ page: { lines }, host }: Reading, at: number): boolean {
  return [at - 1, at + 1].some((beside) => (lines[beside]?.text.length ?? Infinity) < 40 && isPlatform(lines[beside]?.text ?? "", host));
}

/** "Acme Ltd (company number 01234567)": nothing but the number's label between, which hands the number to nobody else. */
function isLabelBetween(text: string, end: number, start: number): boolean {
  const between = text.slice(end, start);
  const label = between.length > 60 ? undefined : findLabels(between).find(({ label }) => label.schemes.length > 0);
  return label !== undefined && /^[.,;:]? ?[(,;]? ?$/.test(between.slice(0, label.start)) && !/[\p{L}\p{N}]{4}/u.test(between.slice(label.end));
}

/** "Freight: Acme Ltd": whether a label that is no name's stands before a company. */
const isAnnounced = (lead: string): boolean => /[:：]\s*$/u.test(lead) && !isNameLabel(lead.replace(/\s*[:：]\s*$/u, ""));

/** The company of the site's own name in the same section above, where the line between them names one that but shares it. */
function siteNameAbove(reading: Reading, line: number, number: number): string | undefined {
  const { page: { lines }, places, siteNames, titleName } = reading;
  const isSite = ({ name }: FoundName): boolean => [...siteNames, ...(titleName === undefined ? [] : [titleName])].some((site) => isSameName(site, name));
  if (ownNames(reading, lines[line]).some(isSite)) return undefined;
  for (let above = line - 1; above >= 0 && places[above]?.section === places[number]?.section; above -= 1) {
    const own = ownNames(reading, lines[above]).find(isSite);
    if (own !== undefined) return own.name;
  }
  return undefined;
}

/** Whether a company that goes with the page begins a line above, still within a number's reach. */
function standsAbove(reading: Reading, line: number, number: number): boolean {
  return reading.page.lines.slice(Math.max(0, number - LINES_ABOVE), line).some((line) => ownNames(reading, line).some(({ name, start }) => start <= 12 && agreesWithPage(name, reading)));
}

/** Whether a name stands well within a sentence rather than at a line's head; scripts without blanks say as much in fewer characters. */
function isMidSentence(text: string, start: number): boolean {
  return /[\u3040-\u9fff]/.test(text) ? start > 10 && text.length > 20 : start > 40 && text.length > 90;
}

/** "Acme Bank SA (formerly Old Bank SA), CIF …": a second company in brackets right behind the first has no number behind them. */
function isAddition(text: string, { start, end }: FoundName, before: FoundName | undefined, number: number): boolean {
  return before !== undefined && /^[.,]? ?\((?:\p{L}+ ){1,3}["“„«]?$/u.test(text.slice(before.end, start)) && /^[^()]{0,12}\)/.test(text.slice(end, number));
}

/** Between two companies: the second is the first one's group, not who the line is about. */
const PART_OF = /^[\s,(]*(?:\p{L}+ ){0,2}?(?:en del (?:av|af)|(?:a |fully owned |wholly[- ]owned )?(?:part|member|subsidiary|company|division|franchisee) of|onderdeel van|een (?:dochter(?:onderneming)?|onderneming) van|(?:ein|eine) \p{L}+ (?:der|von)|(?:fait )?partie (?:de|du)|(?:une )?(?:filiale|société) (?:de|du)|(?:parte|società|azienda) (?:del|della|di)|(?:parte|empresa|filial) (?:del|de|do|da)|należy do|(?:jest )?częścią|spółka z grupy|patří do|součástí?|súčasťou?|tagja|része|parte a|face parte din|part din|kuulub|osa|kuuluu|on osa|dio|del skupine|част от|входит в|часть)(?: (?:the|der|la|le|il|el|de|gruppo|grupo|grupa|grupy|skupiny|koncernen|gruppen))*\s*$/iu;

/** A line's names that are not of makers, hosts, banks and the like. */
function ownNames(reading: Reading, line: Line | undefined): readonly FoundName[] {
  const names = line === undefined ? [] : namesOfLine(reading, line);
  if (line === undefined || names.length === 0) return [];
  const { text } = line;
  const said = withoutOwnWords(text, reading);
  const credit = creditFrom(said);
  return names.filter(({ start }) => start < credit && !isOthersClause(said, start) && !isBehindRelation(text.slice(0, start)));
}

/** "A subsidiary of Acme plc", a line below the company's name: nothing but what makes it a relation before the name. */
const isBehindRelation = (before: string): boolean => /^[-–—(]?\s?(?:(?:an?|une?|eine?|een|una?|um|uma|et|en|ett) )?(?:\p{L}+[ -]){1,3}(?:\p{L}+ )?$/iu.test(before) && (isLeftToOthers(before) || isOfGroup(before));

const PARTNER = /komplement|persönlich haftend|phg\b|general partner|vertreten durch|represented by/i;
const isCourtNumber = ({ scheme }: PageNumber): boolean => scheme.id.startsWith("de-") && !scheme.id.endsWith("-vat");

/** Whether a name is that of the general partner, who is registered apart but whose VAT number is not meant. */
function isPartner(text: string, start: number): boolean {
  return PARTNER.test(text.slice(Math.max(0, start - 70), start));
}

function isPartnerOfAbove(lines: readonly Line[], at: number, start: number): boolean {
  const above = lines[at - 1]?.text ?? "";
  return isPartner(lines[at]?.text ?? "", start) || (start < 3 && above.length < 80 && /[:-]$/.test(above) && PARTNER.test(above));
}

/** Divisions of German registers by legal form (Handelsregisterverordnung, section 3): partnerships and sole traders in A, corporations in B. */
function suits(name: string, { value }: PageNumber): boolean {
  const isPartnership = /(?<!\p{L})(?:KG|OHG|e\. ?K\.|e\. ?Kfm|e\. ?Kfr|e\. ?Kffr)(?!\p{L})/u.test(name);
  const isCorporation = !isPartnership && /(?<!\p{L})(?:g?GmbH|mbH|AG|UG|SE|KGaA)(?!\p{L})/u.test(name);
  return value.startsWith("HRA") ? !isCorporation : value.startsWith("HRB") ? !isPartnership : true;
}
