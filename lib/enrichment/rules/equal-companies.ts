import { isSameName } from "../operator/agreement";
import { type Line, ZONE } from "../page/page";
import type { Evidence, Reading } from "../reading";
import { LINES_ABOVE } from "./named";

interface Company {
  readonly name?: string;
  readonly evidence: readonly Evidence[];
}

/** Where a company's particulars are: the line that its name begins, and that of its number. */
interface Particulars {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const NOT_OWN = ZONE.aside | ZONE.others | ZONE.quote | ZONE.credit | ZONE.hidden | ZONE.consent;

/** Whether a line belongs to what others say or offer; the article of an imprint or a contact page is the page itself. */
const isOthers = ({ zone }: Line, { kind }: Reading): boolean => (zone & (kind === "other" ? NOT_OWN | ZONE.article : NOT_OWN)) !== 0;

/**
 * Whether a page gives two companies in one form, as groups and joint sites do: each begins a line, a heading or a cell of one kind with its number behind or below, or
 * "and" joins them in one line. Hosts, makers and processors come under a heading or behind a word that says so.
 */
export function areEqual(one: Company, other: Company, reading: Reading): boolean {
  const places = [one, other].flatMap((company) => placeOf(company, reading) ?? []);
  if (places.length === 2) {
    const [first, second] = places.toSorted((a, b) => a.from - b.from);
    if (first !== undefined && second !== undefined && first.from !== second.from) return areParallel(first, second, reading);
  }
  return areJoined(one, other, reading);
}

/** The nearest line above a company's number, or the number's own, that begins with its name. */
function placeOf({ name = "", evidence }: Company, reading: Reading): Particulars | undefined {
  const { page: { lines }, places } = reading;
  const to = evidence.find(({ source }) => source === "identifier")?.line;
  if (to === undefined || name === "") return undefined;
  for (let from = to; from >= Math.max(0, to - LINES_ABOVE); from -= 1) {
    const line = lines[from];
    if (line === undefined || isOthers(line, reading) || places[from]?.stand === "other") return undefined;
    if (line.text.startsWith(name) || isSameName(line.text, name)) return { name, from, to };
  }
  return undefined;
}

function areParallel(first: Particulars, second: Particulars, { page: { lines }, places }: Reading): boolean {
  const [a, b] = [lines[first.from], lines[second.from]];
  if (a === undefined || b === undefined || a.level !== b.level || a.zone !== b.zone || !areOneColumnOrRow(a, b)) return false;
  if ((first.from === first.to) !== (second.from === second.to)) return false;
  // A role told above the second company alone, or the operator's above the first, sets them apart.
  const [own, role] = [roleAbove(lines, first.from), roleAbove(lines, second.from)];
  if (role !== undefined && (own === undefined || places[first.from]?.stand !== places[second.from]?.stand)) return false;
  const isHeading = a.level > 0 && a.level < 7;
  return lines.slice(first.from + 1, second.from).every(({ level }) => level === 0 || level === 7 || (isHeading && level >= a.level));
}

/** Two cells are alike in one row or in one column of a table. */
function areOneColumnOrRow({ cell: a }: Line, { cell: b }: Line): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.table !== b.table || a.row === b.row || a.column === b.column;
}

/** "Sale:" or words in bold right above a company. */
function roleAbove(lines: readonly Line[], at: number): string | undefined {
  const [own, above] = [lines[at], lines[at - 1]];
  if (own === undefined || above === undefined || /\d/.test(above.text) || above.text.length > 60) return undefined;
  return above.text.endsWith(":") || (above.level === 7 && own.level === 0) ? above.text : undefined;
}

/** Conjunctions between two companies, an article or a label's word behind. */
const JOINED = /(?:^|[\s,;)])(?:und|sowie|and|&|et|e|ed|y|en|i|oraz|a|og|och|ja|és|și) (?:(?:die|der|das|the|la|le|les|l['’]|il|lo|el|de|het|von|of|spółka|společnost|société|società|sociedad|firma) ?){0,2}$/iu;
const SEPARATED = /^[\s.,;)]*[|•·;/–—.][\s]*$/u;

/** "Acme GmbH (HRB 1, Berlin) and Beta GmbH (HRB 2)", "Acme Ltd, No. 1 | Beta Ltd, No. 2" */
function areJoined(one: Company, other: Company, reading: Reading): boolean {
  const at = one.evidence.find(({ source }) => source === "identifier")?.line;
  if (at === undefined || at !== other.evidence.find(({ source }) => source === "identifier")?.line) return false;
  const line = reading.page.lines[at];
  if (line === undefined || isOthers(line, reading) || reading.places[at]?.stand === "other" || line.text.length > 1500) return false;
  const { text } = line;
  const [first = -1, second = -1] = [one, other].map(({ name = "" }) => (name === "" ? -1 : text.indexOf(name))).toSorted((a, b) => a - b);
  if (first < 0 || second <= first) return false;
  const between = /^.*\d{3}[ .\d]*[A-Z]?(?=\P{L}|$)(.*)$/su.exec(text.slice(first, second))?.[1];
  return between !== undefined && between.length <= 70 && !/\. /.test(between.slice(0, -2)) && (JOINED.test(between) || SEPARATED.test(between));
}
