import { fitsLabel, isSameName } from "../operator/agreement";
import { hostOfDomain } from "../operator/host";
import { townOf } from "../operator/places";
import { isFirmsLabel, statedName } from "../operator/stated-names";
import type { Line } from "../page/page";
import type { Reading } from "../reading";

/** How many lines below a name its telephone number, its address of mail or its town may stand. */
const REACH = 6;
const MAX_LABEL = 60;

/** A telephone number or an address of mail, with or without its label. */
export const REACHED = /^(?:\p{L}[\p{L}.-]{0,12}(?: [Nn]o)?[.:]* ?)?(?:[+(]?\d[\d\s()/.–-]{5,24}|\S{1,60}@\S{1,60})$/u;

/**
 * The only name that terms, a policy or a contact page state in a line behind a firm's label, with what reaches it below ("Firma: Torvel Handel", "Telefon: …"): the
 * party that the page's readers deal with, also without a legal form or a number. Not one whose mail goes to another domain, of its own name.
 * @param isAside which lines are about others
 */
export function statedSeller(reading: Reading, isAside: (at: number) => boolean): { readonly name: string; readonly line: number } | undefined {
  const [first, ...more] = reading.page.lines.flatMap((_, line) => {
    const name = isAside(line) ? undefined : statedIn(reading, line);
    return name === undefined ? [] : [{ name, line }];
  });
  return first !== undefined && more.every(({ name }) => isSameName(name, first.name)) ? first : undefined;
}

function statedIn(reading: Reading, at: number): string | undefined {
  const [own, next] = reading.page.lines.slice(at, at + 2);
  const name = statedName(reading.page.lines, at);
  if (own === undefined || name === undefined) return undefined;
  const isWithin = own.text.includes(name);
  const label = isWithin ? own.text.slice(0, own.text.indexOf(name)) : `${own.text}:`;
  return label.length <= MAX_LABEL && isFirmsLabel(label) && (isWithin || isValueOf(own, next)) && isReached(reading, name, at) ? name : undefined;
}

/** Whether a line is the value of the label above it: a form to be filled in has but labels, one like the other. */
function isValueOf(label: Line, value: Line | undefined): boolean {
  if (value === undefined) return false;
  const isBeside = label.cell !== undefined && label.cell.table === value.cell?.table && label.cell.row === value.cell.row;
  return isBeside || label.text.endsWith(":") || (label.level === 7 && value.level === 0 && value.cell === undefined);
}

function isReached({ page: { lines }, host }: Reading, name: string, at: number): boolean {
  const next = lines.slice(at + 1, at + 1 + REACH);
  const end = next.findIndex(({ level }) => level > 0 && level < 7);
  const below = end < 0 ? next : next.slice(0, end);
  const mail = below.flatMap(({ text }) => /@([a-z\d-]+(?:\.[a-z\d-]+)+)/i.exec(text)?.[1] ?? []).flatMap((domain) => hostOfDomain(domain) ?? []);
  return !mail.some(({ domain, label }) => domain !== host.domain && fitsLabel(name, label)) && below.some(({ text }) => REACHED.test(text) || townOf(text) !== undefined);
}
