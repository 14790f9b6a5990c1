import { areAlike, nameKey } from "../operator/agreement";
import { isDocument } from "../operator/documents";
import { beginsAsName } from "../operator/formless";
import { tellsKind } from "../operator/kinds";
import { ownerOfLine, withoutTail } from "../operator/name-tails";
import { isPlaceholderName } from "../operator/placeholders";
import { STREET } from "../operator/roads";
import { townOf } from "../operator/places";
import { isPlatform } from "../operator/platforms";
import { creditFrom, isOthersClause } from "../operator/sections";
import { operatorOf } from "../operator/sentences";
import { controllerOf, siteOperatorOf } from "../operator/site-operators";
import { spokenOperatorOf } from "../operator/spoken-operators";
import { isFirmsLabel, statedName } from "../operator/stated-names";
import { OWN_WORDS } from "../operator/words";
import { ZONE } from "../page/page";
import { excerpt } from "../page/text";
import { agreesWithPage, type Evidence, isTitled, type Reading } from "../reading";
import { isInRole } from "./legal-suffix";
import { isNotice } from "./notices";
import { HEADING, SENTENCE } from "./section-head";
import { REACHED, statedSeller } from "./stated-seller";

const [MIN_NAME, MAX_WORDS, MAX_LINE] = [6, 12, 300];
/** How many lines below a name its town may stand: an owner, a district and a street between. */
const TOWN_BELOW = 4;
const ASIDE = ZONE.nav | ZONE.consent | ZONE.aside | ZONE.others | ZONE.quote | ZONE.credit | ZONE.button;

/**
 * Associations, foundations, parishes, practices and craftsmen have no legal form to be told by, often no number, and a domain of other words. What an imprint
 * states behind a name's label or at the head of an address is the operator's where it tells a kind of organisation, or its owner stands below it: a bare
 * person's name is left out. Terms and contact pages name others as well: there it is whom they state behind a firm's label, with what reaches it, or of whom a
 * sentence says that the site is theirs. Asked where the page has at most a brand, in its copyright line or its meta elements, and a number that nobody's name
 * stands with (below "Aufsichtsbehörde: …"): it is then this one's.
 */
export function withOwnParticulars(found: readonly Evidence[], reading: Reading): readonly Evidence[] {
  if (reading.kind === "other" || !found.every((one) => isBrand(one) || isNameless(one, reading))) return found;
  const own = (reading.kind === "imprint" ? undefined : sellersParticulars(reading)) ?? ownParticulars(reading);
  if (own === undefined) return found;
  const { name: operator, city } = own.evidence;
  const numbers = found.filter((one) => isNameless(one, reading));
  // Two numbers of one kind are two companies'.
  const areOnes = numbers.every((one) => numbers.every(({ scheme, nationalId }) => scheme !== one.scheme || nationalId === one.nationalId));
  const others = found.filter(({ name = "" }) => name === "" || name !== own.owner).map((one) => (areOnes && operator !== undefined && numbers.includes(one) ? { ...one, name: operator, ...(city !== undefined && { city }) } : one));
  return others.some(({ name = "" }) => areAlike(name, operator ?? "")) ? others : [...others, own.evidence];
}

const isBrand = ({ source, name = "", nationalId }: Evidence): boolean => nationalId === undefined && (source === "og" || source === "copyright") && !nameKey(name).hasForm;

/** A number that nobody's name stands with, in no part about others. */
const isNameless = ({ name, nationalId, line }: Evidence, { places }: Reading): boolean => name === undefined && nationalId !== undefined && line !== undefined && places[line]?.stand !== "other";

interface OwnParticulars {
  readonly evidence: Evidence;
  readonly owner: string | undefined;
}

function ownParticulars(reading: Reading): OwnParticulars | undefined {
  const { page: { lines }, places } = reading;
  let personsEnd = Infinity;
  let isReached = false;
  for (const [at, line] of lines.entries()) {
    const { text } = line;
    if (places[at]?.stand === "other" || (line.zone & ASIDE) !== 0) continue;
    const isLong = text.length > MAX_LINE;
    const owner = isLong ? undefined : ownerBelow(reading, at);
    for (const { name, check, city, end = at } of (isLong || reading.kind !== "imprint" ? [saidIn(reading, at)] : [statedIn(reading, at), saidIn(reading, at), headOfLines(reading, at), headOfLine(reading, at)]).filter((one) => one !== undefined)) {
      const start = text.indexOf(name);
      const isFirm = check === SPEAKS || tellsKind(name) || owner !== undefined || (check === LABELLED && isFirmsLabel(start < 0 ? `${text}:` : text)) || (check === SAID && tellsKind(`${/[\p{L}]+ $/u.exec(text.slice(0, start))?.[0] ?? ""}${name}`));
      if (isFirm && !(check === AT_HEAD && (at > personsEnd || (isReached && isInRole(lines[at - 1]?.text ?? "")))) && mayBeOperator(name, reading) && start < creditFrom(text) && !isOthersClause(text, start)) return { owner, evidence: { source: "og", name, weight: STATED, line: at, words: excerpt(text, 0), checks: [check], ...(city !== undefined && { city }) } };
      // A person's own address: whose the next ones are is open.
      if (check === AT_HEAD && !/\d/.test(name) && !OWN_WORDS.test(name)) personsEnd = Math.min(personsEnd, end);
    }
    // "Berta Bergner / Fon: … / Management: / Agentur Wortklang / Am Hang 2": who has no address here is represented by whom a label names.
    isReached ||= isReachedBelow(reading, at);
  }
  return undefined;
}

/** The one party that terms or a contact page state. */
function sellersParticulars(reading: Reading): OwnParticulars | undefined {
  const { page: { lines }, places } = reading;
  const { name, line } = statedSeller(reading, (at) => places[at]?.stand === "other" || ((lines[at]?.zone ?? 0) & ASIDE) !== 0 || (lines[at]?.text.length ?? 0) > MAX_LINE) ?? {};
  if (name === undefined || line === undefined || !mayBeOperator(name, reading)) return undefined;
  const city = townBelow(reading, line)?.city;
  return { owner: undefined, evidence: { source: "og", name, weight: STATED, line, words: excerpt(lines[line]?.text ?? "", 0), checks: [LABELLED], ...(city !== undefined && { city }) } };
}

const [LABELLED, AT_HEAD, SAID, SPEAKS] = ["stands behind a name's label", "stands at the head of the imprint's address", "a sentence says that it runs the site", "speaks of itself and the site"];

interface Stated {
  readonly name: string;
  readonly check: string;
  readonly city?: string | undefined;
  /** The line with its town. */
  readonly end?: number;
}

/** "Entidad: Asociación Torreña de Familiares" */
function statedIn(reading: Reading, at: number): Stated | undefined {
  const name = statedName(reading.page.lines, at);
  return name === undefined ? undefined : { name, check: LABELLED, city: townBelow(reading, at)?.city };
}

/** A line above a street and a town. */
function headOfLines(reading: Reading, at: number): Stated | undefined {
  const { text = "", level, links = [], href } = reading.page.lines[at] ?? {};
  const name = withoutTail(text).replace(/[\s*,.–-]+$/u, "");
  const town = level === 1 || links.length > 0 || href !== undefined || !mayBeHead(name) || isRoom(reading, at, name) ? undefined : townBelow(reading, at);
  return town === undefined ? undefined : { name, check: AT_HEAD, ...town };
}

/** "Studio 9" below a name in its block: where in the house that is. */
function isRoom({ page: { lines } }: Reading, at: number, name: string): boolean {
  const above = lines[at - 1];
  return above !== undefined && above.block === lines[at]?.block && mayBeHead(above.text) && /^\p{L}+ (?:\d{1,4} ?\p{L}?|\p{Lu})$/u.test(name);
}

/** "Schützenverein Torvel, Am Hang 3, 89073 Ulm" */
function headOfLine({ page: { lines } }: Reading, at: number): Stated | undefined {
  const { text = "" } = lines[at] ?? {};
  const [name = ""] = text.split(/, |\s[|•·–-]\s/u);
  const rest = text.slice(name.length);
  const city = rest === "" || !mayBeHead(name) || !HOUSE.test(rest) ? undefined : townOf(rest);
  return city === undefined ? undefined : { name, check: AT_HEAD, city };
}

/** "Ce site est édité par l'association Les Amis du Torvel, …", at a line's beginning; a notice, which names others as well, must say it of the site or the data. */
function saidIn(reading: Reading, at: number): Stated | undefined {
  const { page: { lines }, kind } = reading;
  const text = (lines[at]?.text ?? "").slice(0, MAX_LINE);
  const speaker = spokenOperatorOf(text);
  if (speaker !== undefined) return { name: speaker, check: SPEAKS, city: townOf(text) };
  const name = siteOperatorOf(text) ?? (kind === "imprint" ? operatorOf(text)?.replace(/^[dl]['’](?=\p{Lu})/u, "") : isNotice(reading) ? controllerOf(text) : undefined);
  return name === undefined ? undefined : { name, check: SAID, city: townOf(text) };
}

/** More than a brand in meta elements that goes with the domain. */
const STATED = 25;

function mayBeOperator(name: string, { host }: Reading): boolean {
  return name.split(" ").length <= MAX_WORDS && !isPlatform(name, host) && !isPlaceholderName(name) && !isDocument(name) && !SENTENCE.test(name) && !STREET.test(name) && townOf(name) === undefined;
}

const mayBeHead = (name: string): boolean => name.length >= MIN_NAME && (beginsAsName(name) || /^\p{N}+\p{L}/u.test(name)) && !/\d{3}|[:;@?!]/.test(name) && !HEADING.test(name) && !TRADE_ONLY.test(name);

/** "Praxis für Physiotherapie" above or below a person's name: what the person does there. */
const TRADE_ONLY = /^\p{L}*(?:[Pp]raxis|[Kk]anzlei|[Bb]üro|[Oo]rdination|[Aa]telier|[Ss]tudio|[Cc]abinet|[Éé]tude|[Gg]abinete|[Pp]raktijk|[Cc]linic|[Pp]ractice) (?:für|for|pour|per|para|voor|of|de|di|d['’])(?!\p{L})/u;

/** A street's house number behind its name, or before it. */
const HOUSE = /\p{L}[^\d]* \d{1,4}(?:\s?\p{L})?(?=$|[,;|•·])|^(?:, )?\d{1,4},? \p{L}/u;

/** The town of the address that begins right below a line, and its line: in the same section, with a house's number before it or in its line. */
function townBelow({ page: { lines }, places }: Reading, at: number): { readonly city: string; readonly end: number } | undefined {
  let hasHouse = false;
  for (let end = at + 1; end <= at + TOWN_BELOW && places[end]?.section === places[at]?.section; end += 1) {
    const { text = "" } = lines[end] ?? {};
    const city = townOf(text);
    hasHouse ||= HOUSE.test(text);
    if (city !== undefined) return hasHouse ? { city, end } : undefined;
  }
  return undefined;
}

/** Whether a line says whose page it is, and the next one a telephone number or an address of mail. */
function isReachedBelow(reading: Reading, at: number): boolean {
  const [text = "", below = ""] = reading.page.lines.slice(at, at + 2).map((line) => line.text);
  return REACHED.test(below) && mayBeHead(text) && text.split(" ").length <= 4 && (agreesWithPage(text, reading) || isTitled(text, reading));
}

/** Who owns or represents what a line names, by the line below it. */
function ownerBelow({ page: { lines } }: Reading, at: number): string | undefined {
  const [name] = ownerOfLine(lines[at + 1]?.text ?? "")?.split(/, |\s[(|–-]/u) ?? [];
  return name;
}
