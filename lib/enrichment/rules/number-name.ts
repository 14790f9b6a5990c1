import type { PageNumber } from "../identifiers/page-numbers";
import { isSameName, nameKey } from "../operator/agreement";
import { findLabels } from "../identifiers/label-trie";
import type { FoundName } from "../operator/found-name";
import { findNames } from "../operator/names";
import { isDocument } from "../operator/documents";
import { isPlaceholderName } from "../operator/placeholders";
import { townOf } from "../operator/places";
import { isPlatform } from "../operator/platforms";
import { RESERVED } from "../operator/rights";
import { creditFrom, isOthersClause } from "../operator/sections";
import { isNameLabel, statedName } from "../operator/stated-names";
import { type Line, ZONE } from "../page/page";
import { cleanText } from "../page/text";
import { agreesWithPage, isOwnName, isTitled, namesPage, type Reading } from "../reading";
import { nextTown, OPERATED } from "./legal-suffix";
import { isEnded, statedBefore } from "./line-heads";
import { namesOfLine } from "./line-names";
import { LINES_ABOVE, type Named, withCity } from "./named";
import { firstLineOfSection, SENTENCE, STREET } from "./section-head";

/** The company's name that stands with a number: before it in its line, above it in its part of the page, else behind it. */
export function nameOf(reading: Reading, number: PageNumber): Named | undefined {
  const { line: at, start } = number;
  const { lines } = reading.page;
  const own = lines[at];
  if (own === undefined) return undefined;
  const names = own.text.length > 1500 ? findNames(own.text.slice(Math.max(0, start - 700), start + 200)) : namesOfLine(reading, own);
  const offset = own.text.length > 1500 ? Math.max(0, start - 700) : 0;
  const named = names.filter((name) => name.end + offset <= start && suits(name.name, number) && !(isPartner(own.text, name.start + offset) && !isCourtNumber(number)));
  // "Lahti Oy toimii Ketju Oyj:n yrittäjänä": a Finnish case ending.
  const owner = named.findLast((name, at) => at === 0 || !(PART_OF.test(own.text.slice((named[at - 1]?.end ?? 0) + offset, name.start + offset)) || /^:\p{Ll}/u.test(own.text.slice(name.end + offset, name.end + offset + 2))));
  const last = named.at(-1);
  const before = owner !== last ? (last !== undefined && hasNumberBefore(own.text.slice(0, last.start + offset), number) ? last : owner) : named.findLast((name, at) => at === 0 || !(isOthersClause(own.text, name.start + offset) && /^(?!,? ?\([^)]*$).*(?:\s[|•·–-]\s|\. )/.test(own.text.slice(name.end + offset, start)))) ?? named.at(-1);
  const respective = respectiveName(own.text, number, names.map(({ name }) => name));
  if (respective !== undefined) return withCity(respective, townOf(own.text));
  if (before !== undefined) return { together: true, ...withCity(before.name, townOf(own.text.slice(before.end + offset)) ?? nextTown(reading, at)), isOthers: (before === owner || before !== last) && isOthersClause(own.text, before.start + offset) };
  const told = statedBefore(own, start);
  if (told !== undefined && !isPlatform(told, reading.host)) return { ...withCity(told, townOf(own.text) ?? nextTown(reading, at)), isStated: true };
  const said = operatorOf(own.text.slice(Math.max(0, start - 300), start)) ?? REGISTERED.exec(own.text.slice(Math.max(0, start - 300), start))?.[1];
  if (said !== undefined && !isPlatform(said, reading.host)) return withCity(said, townOf(own.text) ?? nextTown(reading, at));
  const emphasised = boldBefore(own, start) ?? apposedName(own.text, start);
  if (emphasised !== undefined && !isPlatform(emphasised, reading.host) && !isOthersClause(own.text, own.text.lastIndexOf(emphasised, start))) return { together: true, ...withCity(emphasised, townOf(own.text) ?? nextTown(reading, at)) };
  const leading = leadingName(reading, own, start);
  if (leading !== undefined && (agreesWithPage(leading, reading) || isTitled(leading, reading) || townOf(own.text.slice(0, start)) !== undefined)) return withCity(leading, townOf(own.text) ?? nextTown(reading, at));
  const zone = own.zone & ZONE.footer;
  let partner: Named | undefined;
  let siteName: string | undefined;
  const titled = findNames(reading.page.title).find(({ name }) => isTitled(name, reading))?.name;
  for (let above = at - 1; above >= at - LINES_ABOVE; above -= 1) {
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
    const candidates = ownNames(reading, line).filter(({ name }) => suits(name, number));
    const found = candidates.find((one) => !isPartnerOfAbove(lines, above, one.start));
    const [first] = candidates;
    // The general partner's own number stands below it; where the company itself can have it, it is the company's.
    if (found === undefined && first !== undefined && isCourtNumber(number)) partner ??= withCity(first.name, townOf(line.text) ?? nextTown(reading, above));
    // Lists of makers and customers on the page of a company that its title names.
    if (found !== undefined && titled !== undefined && !isSameName(found.name, titled) && !agreesWithPage(found.name, reading)) continue;
    // A company that a sentence further up is about is somebody's whom the page deals with.
    if (found !== undefined && isMidSentence(line.text, found.start) && !namesPage(found.name, reading) && !OPERATED.test(line.text.slice(Math.max(0, found.start - 90), found.end + 60))) continue;
    // One of a part that later headings end, where nothing says whose the part is.
    if (found !== undefined && place?.stand !== "own" && isEnded(reading, above, at) && !agreesWithPage(found.name, reading)) continue;
    // "Notdienst: … GmbH" between the company's line and its number.
    if (found !== undefined && found.start > 12 && !agreesWithPage(found.name, reading) && standsAbove(reading, above, at)) continue;
    const stated = statedName(lines, above) ?? operatorOf(line.text);
    const name = found === undefined || stated?.endsWith(found.name) === true ? stated : found.name;
    if (name === undefined) continue;
    // A company with its own number there; the site's own stands further up.
    if (found !== undefined && /\d{5}/.test(line.text) && siteName === undefined) siteName = siteNameAbove(reading, above, at);
    if (siteName !== undefined && suits(siteName, number)) return { name: siteName };
    if (!isPlatform(name, reading.host)) return { ...withCity(name, townOf(line.text) ?? nextTown(reading, above)), ...(stated !== undefined && { isStated: true }) };
    // A host's name at the head of its particulars: the number below is the host's.
    if (found !== undefined && found.start <= 12 && place?.section === reading.places[at]?.section) return { name };
  }
  if (partner !== undefined) return { ...partner, isPartner: true };
  if (leading !== undefined) return withCity(leading, townOf(own.text) ?? nextTown(reading, at));
  const behind = names[0];
  if (behind !== undefined && behind.start + offset - number.end < 60 && !/[.;] /.test(own.text.slice(number.end, behind.start + offset)) && behind.start + offset < creditFrom(own.text) && !isOthersClause(own.text, behind.start + offset)) return withCity(behind.name, undefined);
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
  return head === undefined ? undefined : { ...head, isGuess: !agreesWithPage(head.name, reading) && !nameKey(head.name).hasForm };
}

/** "Visa", "Mastercard", "PayPal" in lines of their own: means of payment, none of which has the number below. */
function isOneOfPlatforms({ page: { lines }, host }: Reading, at: number): boolean {
  return [at - 1, at + 1].some((beside) => (lines[beside]?.text.length ?? Infinity) < 40 && isPlatform(lines[beside]?.text ?? "", host));
}

/** "A Ltd, registered 01234567, is part of B Ltd, registered 07654321": whether a number of as many digits stands further up, whose company has its own already. */
function hasNumberBefore(text: string, { value }: PageNumber): boolean {
  const digits = value.replace(/\D/g, "").length;
  return [...text.matchAll(/\d(?:[\d .-]{2,20}\d)?/g)].some(([run]) => run.replace(/\D/g, "").length === digits);
}

/** "Freight: Acme Ltd": whether a label that is no name's stands before a company. */
const isAnnounced = (lead: string): boolean => /[:：]\s*$/u.test(lead) && !isNameLabel(lead.replace(/\s*[:：]\s*$/u, ""));

/** The company of the site's own name in the same section above, where the line between them names one that but shares it. */
function siteNameAbove(reading: Reading, line: number, number: number): string | undefined {
  const { page: { lines }, places, siteNames } = reading;
  const isSite = ({ name }: FoundName): boolean => siteNames.some((site) => isSameName(site, name));
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

/** A person or firm without a legal form of whom a sentence says that the site is theirs, before their number. */
function operatorOf(sentence: string): string | undefined {
  const name = SAID.exec(sentence)?.[1]?.trim();
  return name === undefined || name.split(" ").length > 6 || isPlaceholderName(name) ? undefined : name;
}

/** "Mokflow is registered with the Chamber of Commerce under number …": the sentence's subject. */
const REGISTERED = /(?:^|[.;] )(\p{Lu}[^.,;:|()]{1,50}?),? (?:is|staat|est|è|está|ist|er|är|on|jest|je) (?:registered|incorporated|ingeschreven|geregistreerd|inscrite?|immatriculée?|iscritt[ao]|registrad[ao]|inscrit[ao]|eingetragen|im \p{L}+ eingetragen|registreret|registrerad|registrert|rekisteröity|wpisan[aey]|zarejestrowan[aey]|zapsán[ao]?|vedená?)(?!\p{L})[^.;]*$/u;

const SAID =
  /(?:(?:édité|exploité|publié)e?s? par|propriété (?:exclusive )?d[eu]|(?:operated|owned|published) by|betrieben von|gestito da|di proprietà di|(?:es )?propiedad de|titularidad de|operado por|drivs av|drives a[fv]|ejes af|eigendom van|beheerd door|prowadzony przez|pod (?:firmą|nazwą)|unter der Firma|onder de (?:handels)?naam|sous (?:l['’]enseigne|le nom commercial)|należy do|provozuje|prevádzkuje|(?:verwerkingsverantwoordelijke|verantwortlich(?:er|e stelle)?|controller|controlador(?: dos dados(?: pessoais)?)?|responsable(?: du traitement| del tratamiento)?|titolare(?: del trattamento)?|administratorem(?: danych(?: osobowych)?)?|správcem(?: osobních údajů)?) (?:is|ist|est|è|es|jest|je|é)) (?:(?:[ao]s?|der|die|das|the|il|lo|la|le|el|la société|(?:l['’])?(?:EI|EIRL|entreprise(?: individuelle)?|auto-?entreprise|auto-?entrepreneur|micro-?entreprise|association)|Mme|M\.|Monsieur|Madame|Herrn?|Frau|D\.|Dña\.|firm[aęy]|de heer|mevrouw) )*(\p{Lu}[\p{L}'’&.-]+(?: (?:\p{Lu}[\p{L}'’&.-]*|d[eiu]|d[ao]s?|des|del|la|et|e|y|&|van|von))*)(?=\s?[,;(–]|\. |\s?$)/u;

/** Between two companies: the second is the first one's group, not who the line is about. */
const PART_OF = /^[\s,(]*(?:\p{L}+ ){0,2}?(?:en del (?:av|af)|(?:a |fully owned |wholly[- ]owned )?(?:part|member|subsidiary|company|division|franchisee) of|onderdeel van|een (?:dochter(?:onderneming)?|onderneming) van|(?:ein|eine) \p{L}+ (?:der|von)|(?:fait )?partie (?:de|du)|(?:une )?(?:filiale|société) (?:de|du)|(?:parte|società|azienda) (?:del|della|di)|(?:parte|empresa|filial) (?:del|de|do|da)|należy do|(?:jest )?częścią|spółka z grupy|patří do|součástí?|súčasťou?|tagja|része|parte a|face parte din|part din|kuulub|osa|kuuluu|on osa|dio|del skupine|част от|входит в|часть)(?: (?:the|der|la|le|il|el|de|gruppo|grupo|grupa|grupy|skupiny|koncernen|gruppen))*\s*$/iu;

/** "Published by <b>Bâtilogue</b>, a simplified company …, number …": what a sentence puts in bold before its number. */
function boldBefore({ text, bold }: Line, start: number): string | undefined {
  for (const part of bold.toReversed()) {
    const name = cleanText(part).replace(/[\s,.:;]+$/u, "");
    const at = name.length < 3 || name.length > 60 ? -1 : text.lastIndexOf(name, start);
    const rest = at < 0 ? "" : text.slice(at + name.length, start);
    if (/^(?:[,;(–-]| [,;(–-]| \p{Ll})/u.test(rest) && rest.length < 260 && !/\p{Ll}{2}\. \p{Lu}/u.test(rest) && isFormless(name)) return name;
  }
  return undefined;
}

/** "… belongs to the Diocese Academy Trust, company number 08800463": the capitalised words right before a number's label. */
function apposedName(text: string, start: number): string | undefined {
  const label = findLabels(text).findLast(({ end }) => end <= start);
  if (label === undefined || start - label.end > 30) return undefined;
  const before = text.slice(Math.max(0, label.start - 110), label.start);
  const run = APPOSED.exec(before);
  const name = run?.[1];
  // "8013 RT Zwolle, BTW …", "1 High Street, Long Eaton, Company No …": a place.
  return run !== null && name !== undefined && !/\d ?$|\d[^.;|•·]*, $/.test(before.slice(0, run.index)) && !IN_PLACE.test(before.slice(0, run.index)) && !REGISTRY.test(name) && isFormless(name) ? name : undefined;
}

const APPOSED = /(?<![\p{L}\p{N}'’&.-])(\p{Lu}[\p{L}'’&.-]*(?: (?:\p{Lu}[\p{L}'’&.-]*|of|and|for|&|de|du|des|la|le|et|van|der|den|von|und|di|del|della|e|y|do|da|dos)){1,8})(?:, | \(|,? (?:with|mit|met|avec|con|com) (?:the )?)$/u;
const IN_PLACE = /(?:^|\s)(?:in|at|of|under|from|by|bei|beim|im|à|au|te|i|w|en|no|por|per|près|van|von|del|di|da)(?: the| der| het| la| le)? $/iu;
/** Courts and chambers that keep registers. */
const REGISTRY = /ewidencj|działalno|ceidg|gericht|tribunal|court\b|register|registro|registre|greffe|kamer|chamber|companies house|england|wales|scotland|\brcs\b|handels|imprese|mercantil|rejestr|sąd|soud|súd|bíróság|tribunalul/iu;

/** Whether a text without a legal form can be a name: not a label, a street, a place or a placeholder. */
function isFormless(name: string): boolean {
  return /^["'„“]?[\p{Lu}\p{N}]/u.test(name) && name.split(" ").length <= 9 && !/\d{3}|[@:;!?/|]/.test(name) && !isLabel(name) && !LABEL_WORD.test(name) && !isPlaceholderName(name) && !STREET.test(name) && !isDocument(name) && townOf(name) === undefined;
}

/** What a line of particulars begins with ("Studio Rossi | P.IVA …"), where it goes with the page or, in a footer, its number follows at once. */
function leadingName(reading: Reading, { text, zone, href }: Line, start: number): string | undefined {
  const [first = ""] = text.slice(0, start).split(/\s?[|•·(]\s?|\s[-–—/]\s|,\s|(?<!(?:^|[\s(.])(?:Soc|Coop|Agr|Az|Dr|Dott|Arch|Avv|Geom|Rag|Inh|Ste?|Prof|Ing|Dipl|Gebr|Fa|Fam|Mag|Co|Bros|Mrs?|med|\p{Lu}))\.\s|:\s|\s(?:©|\(c\)|copyright)|\s(?:19|20)\d\d(?!\d)|\s(?:is an?|is the|is registered|staat (?:ingeschreven|geregistreerd)|is (?:ingeschreven|geregistreerd|statutair|gevestigd)|est (?:inscrite?|immatriculée?)|è (?:iscritta|registrata)|está (?:inscrita|registrada)|jest (?:wpisan|zarejestrowan)[ay]|registered|incorporated|has|trading as|t\/a|ist eine?|ist im|est une?|è una?|är e[tn]|har|er e[tn]|es una?|is een|v\/)\s/iu);
  if (beforeLabel(first) === first && /^:/.test(text.slice(text.indexOf(first) + first.length)) && !agreesWithPage(first, reading)) return undefined;
  const name = asInDomain(beforeLabel(beforeRights(first)).replace(/^(?:©|\(c\)|copyright|(?:19|20)\d\d|[-–\s,.])+/i, "").trim(), reading);
  const isName = name.length >= 3 && name.length <= (agreesWithPage(name, reading) ? 80 : 60) && name.split(" ").length <= (agreesWithPage(name, reading) ? 10 : 8) && (/^["'„“]?[\p{Lu}\p{Lo}]/u.test(name) || isOwnName(name, reading)) && !/\d{3}|[@:;!?/]/.test(name) && href === undefined && !isPlaceholderName(name) && !LABEL_WORD.test(name) && !isLabel(name) && !SENTENCE.test(name) && (!HOUSE.test(name) || agreesWithPage(name, reading));
  if (!isName) return undefined;
  // "Jan de Boer, Kerkstraat 1, 1234 AB Zwolle, KvK …": who is at the head of an address has the number behind it.
  if (start - text.indexOf(name) < 160 && townOf(text.slice(text.indexOf(name) + name.length, start)) !== undefined && /^,\s/.test(text.slice(text.indexOf(name) + name.length))) return name;
  const follows = start - (text.indexOf(name) + name.length) <= 24 && name.includes(" ") && (zone & ZONE.footer) !== 0;
  return follows || agreesWithPage(name, reading) || isTitled(name, reading) ? name : undefined;
}

function beforeRights(text: string): string {
  const rights = RESERVED.exec(text);
  return rights === null ? text : text.slice(0, rights.index);
}

/** "Acme ABN": a number's label that ends the text is none of the name. */
function beforeLabel(text: string): string {
  const last = findLabels(text).at(-1);
  return last !== undefined && last.start > 0 && last.end >= text.trimEnd().length && /[A-Z]{2}/.test(text.slice(last.start, last.end)) ? text.slice(0, last.start) : text;
}

/** "Seegasse 9 · 5700 Zell": a street, not who is at the head of the address. */
const HOUSE = /\s\d{1,4} ?[a-zA-Z]?$/;

/** "Green Leaf Exports Unjha" on greenleafexports.com: where the first words are the whole domain, what follows is the town or the trade. */
function asInDomain(name: string, { host }: Reading): string {
  const words = name.split(" ");
  const own = words.findIndex((_, at) => at > 0 && host.label.length >= 10 && isSameName(words.slice(0, at + 1).join(" "), host.label));
  return own < 0 ? name : words.slice(0, own + 1).join(" ");
}

/** Whether a text is but a number's label ("HST #"). */
function isLabel(text: string): boolean {
  const [label] = findLabels(text);
  return label?.start === 0 && !/[\p{L}\p{N}]/u.test(text.slice(label.end));
}

const LABEL_WORD = /^(?:kvk|k\.v\.k|btw|vat|tva|ust|uid|crn\b|coc\b|uen\b|gst|hr[ab]|reg|org|cvr|nip|regon|krs|siret|siren|rcs|r\.c\.s|c\.?f\b|p\.? ?iva|partita|codice|cif|nif|cnpj|abn|acn|ein|tax|company|registered|registration|handelsreg|amtsgericht|firmenbuch|ičo?|dič|oib|matič|adósz|cégj|kontakt|contact|adres|tel|phone|fax|e-?mail|mail|iban|all rights|number|nummer|num[ée]ro|n[°ºo.]|impress|datens|privacy|terms|algemene|chamber|kamer|business|charity|cui|reģ|įm|pvm|y-tunnus|steuer|umsatz|mwst|ondernem|numer|nr)/i;

/** A line's names that are not of makers, hosts, banks and the like. */
function ownNames(reading: Reading, line: Line | undefined): readonly FoundName[] {
  const names = line === undefined ? [] : namesOfLine(reading, line);
  if (line === undefined || names.length === 0) return [];
  const { text } = line;
  const credit = creditFrom(text);
  return names.filter(({ start }) => start < credit && !isOthersClause(text, start));
}

/** "A Ltd and B Ltd are registered with numbers 1 and 2 respectively": the first number is the first company's. */
function respectiveName(text: string, { start }: PageNumber, names: readonly string[]): string | undefined {
  if (names.length < 2 || text.length > 600 || !/respectively|jeweils|respectivement|rispettivamente|respectivamente|respectievelijk|beziehungsweise|odpowiednio/i.test(text)) return undefined;
  const rows = [...text.slice(0, start + 1).matchAll(/(?<![\p{L}\d])(?:[A-Z]{2})?\d[\d .-]{4,}\d(?!\d)/gu)];
  const place = rows.length - (/\d/.test(text.charAt(start)) && rows.at(-1)?.index !== start ? 0 : 1);
  return names[place];
}

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
