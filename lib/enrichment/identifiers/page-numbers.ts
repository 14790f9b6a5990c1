import type { Line } from "../page/page";
import { cleanText } from "../page/text";
import { findNumbers, type FoundNumber, type OpenLabel } from "./find-numbers";

/** A number and the line it stands in. */
export interface PageNumber extends FoundNumber {
  readonly line: number;
}

const MAX_NUMBERS = 200;
/** How many lines below its label a number may begin. */
const LINES_BELOW = 3;
const MAX_LABEL_LINE = 160;
const NEXT_REACH = 14;
const HEADING_REACH = 45;
const MAX_HEADING = 40;
const NUMBER_ALONE = /^[\d .\-/]{8,20}$/;

/**
 * Finds the official numbers in a page's lines. A label reaches over line breaks, from a term to its description, and in tables to the cell
 * beside it and the cell below it.
 */
export function findPageNumbers(lines: readonly Line[], country: string | undefined, tld: string): readonly PageNumber[] {
  const numbers: PageNumber[] = [];
  let open: readonly OpenLabel[] = [];
  let age = 0;
  const columns = new Map<string, readonly OpenLabel[]>();
  for (let at = 0; at < lines.length && numbers.length < MAX_NUMBERS; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    const { text, cell } = line;
    const hasDigit = /\d/.test(text);
    if (!hasDigit && text.length > MAX_LABEL_LINE) {
      open = [];
      continue;
    }
    const inColumn = cell === undefined || columns.size === 0 ? undefined : columns.get(`${cell.table}:${cell.row - 1}:${cell.column}`);
    const around = (): string => `${lines.slice(Math.max(0, at - 6), at).map((above) => above.text.slice(-200)).join(" ")} ${text.slice(0, 3000)} ${lines[at + 1]?.text.slice(0, 200) ?? ""} ${lines[at + 2]?.text.slice(0, 200) ?? ""}`;
    // A number that is all of its line belongs to the name above it.
    const above = (): string | undefined => (NUMBER_ALONE.test(text) ? lines[at - 1]?.text.slice(-80) : undefined);
    const found = findNumbers(text, inColumn === undefined && open.length <= 3 ? open : [...open.slice(-3), ...(inColumn ?? [])], { country, tld, around, above });
    for (const number of found.numbers) if (!isDialled(line, number)) numbers.push({ ...number, line: at });
    const fresh = found.open.filter(({ label }) => !open.some((known) => known.label === label));
    // A label beside its number heads no column.
    if (cell !== undefined && inColumn === undefined && found.numbers.length > 0) columns.delete(`${cell.table}:${cell.row}:${cell.column - 1}`);
    // The label at a column's head is that of every row below.
    if (cell !== undefined && inColumn !== undefined && found.numbers.length > 0) columns.set(`${cell.table}:${cell.row}:${cell.column}`, inColumn);
    if (cell !== undefined && fresh.length > 0 && found.numbers.length === 0) columns.set(`${cell.table}:${cell.row}:${cell.column}`, reset(fresh, NEXT_REACH));
    // A label without a number waits for the next lines; terms in a row wait together.
    if (fresh.length > 0) [open, age] = [[...(found.numbers.length === 0 ? open : []), ...reset(fresh, line.level > 0 && line.level < 7 && text.length <= MAX_HEADING ? HEADING_REACH : NEXT_REACH)].slice(-4), 0];
    else if (found.numbers.length > 0) open = open.filter(({ label }) => !found.numbers.some(({ scheme }) => label.schemes.includes(scheme)));
    else age += 1;
    if (age >= LINES_BELOW) open = [];
  }
  // A GSTIN holds the PAN of its company, which is then no number of its own.
  return numbers.filter(({ scheme, value }) => scheme.id !== "in-pan" || !numbers.some((other) => other.scheme.id === "in-gstin" && other.value.includes(value)));
}

/** Whether a number is what a link dials or writes to. */
function isDialled({ href, links, text }: Line, { start, end }: FoundNumber): boolean {
  const dials = (address: string | undefined): boolean => /^(?:tel|sms|fax|mailto|callto):|wa\.me\//i.test(address ?? "");
  return dials(href) || links.some((link) => dials(link.href) && cleanText(link.text).includes(text.slice(start, end)));
}

/** Below its line a label reaches only to what stands at the start of a line; as a heading, some words into its paragraph ("We're registered: …"). */
function reset(open: readonly OpenLabel[], reach: number): readonly OpenLabel[] {
  return open.map(({ label }) => ({ label, reach }));
}
