import { fitsLabel, isSameName } from "../operator/agreement";
import { coverage } from "../operator/coverage";
import { beginsAsName } from "../operator/formless";
import { ownerOfLine, withoutTail } from "../operator/name-tails";
import { isCodeAlone, LINES_TO_CODE, townAt } from "../operator/places";
import type { Line } from "../page/page";
import { excerpt } from "../page/text";
import { type Evidence, type Reading, TITLE_PARTS, WIDE_TITLE_PARTS } from "../reading";
import { mayBePerson, titledFirm } from "./firm-of-person";

type Head = Pick<Evidence & { readonly name: string; readonly line: number }, "name" | "words" | "city" | "line">;

/** Longer lines are none of an address. */
const MAX_NAME = 40;

/** The head of an address; where that is a person, the firm in the next lines that accounts for more of the domain, or the title's. */
export function ownHead(reading: Reading): Head | undefined {
  const head = headOfAddress(reading);
  if (head === undefined) return undefined;
  const whole = headedWhole(head.name, reading);
  if (whole !== undefined || !mayBePerson(head.name)) return { ...head, name: whole ?? head.name };
  const { label } = reading.host;
  const firm = headOfAddress(reading, (line, at) => at > head.line && at <= head.line + 2 && coverage(line, label) > coverage(head.name, label));
  const titled = firm === undefined ? titledFirm(head.name, reading, true) : undefined;
  return titled === undefined ? (firm ?? head) : { ...head, name: titled };
}

/** "Les Gîtes de Lindora", the first heading and a part of the title, where "Lindora" heads the address: the whole of what the site is called. */
function headedWhole(name: string, { page: { title, lines }, host: { label } }: Reading): string | undefined {
  const wholes = title.split(TITLE_PARTS).filter((part) => part.endsWith(` ${name}`) && part.length <= 60 && coverage(part, label) > coverage(name, label));
  return wholes.find((part) => lines.some(({ text, level }) => level === 1 && text === part));
}

/**
 * The line that goes with the domain and stands at the head of an address.
 * @param isFirm which lines count, of those
 */
export function headOfAddress(reading: Reading, isFirm: (name: string, at: number) => boolean = () => true): Head | undefined {
  const { page: { lines }, host, places } = reading;
  for (const [at, line] of lines.entries()) {
    const text = ownPart(line.text, host.label);
    if (text.length < 4 || text.length > 60 || !beginsAsName(text) || /\d|[:;@?!]/.test(text) || places[at]?.stand === "other" || ownerOfLine(text) !== undefined) continue;
    const name = withoutTrade(withoutOwner(text.replace(/[\s*,.–-]+$/u, ""), reading), host.label);
    if (name.split(" ").length > 7 || !fitsLabel(name, host.label) || !isFirm(name, at)) continue;
    const city = cityBelow(lines, at);
    // "Esher", "Surrey": the town itself.
    if (city !== undefined && name !== city) return { name, city, line: at, words: excerpt(text, 0) };
  }
  return undefined;
}

/** "Lindora Roofs · Harrow": between bullets and bars, which no name has, the part that goes with the domain most. */
function ownPart(text: string, label: string): string {
  return text.length > MAX_NAME + 20 ? text : (text.split(/\s[|•·]\s/u).toSorted((a, b) => coverage(b, label) - coverage(a, label))[0] ?? text);
}

/** "Blumenhaus Veit" of "Blumenhaus Veit, Inh. Petra Veit", and of "Blumenhaus Veit, Petra Veit" where a part of the title is no more. */
function withoutOwner(line: string, { page: { title } }: Reading): string {
  const [head = ""] = line.split(", ");
  return title.split(WIDE_TITLE_PARTS).some((part) => isSameName(part, head)) ? head : withoutTail(line);
}

/** "Dr. Jan Kos - Tierarzt": what somebody is stands behind a dash, and goes less with the domain. */
function withoutTrade(text: string, label: string): string {
  const [, name = "", trade = ""] = /^(\S+(?: \S+)+) [-–—] (\p{Lu}\p{Ll}{4,}(?: (?:für|for|pour|per|para|voor|en|in|och|og) \p{L}{4,})?)$/u.exec(text) ?? [];
  return name !== "" && fitsLabel(name, label) && coverage(trade, label) === 0 ? name : text;
}

/** The town in the three lines below one; of a code alone in its line also further down, as long as every line is an address's. */
function cityBelow(lines: readonly Line[], at: number): string | undefined {
  for (let below = at + 1; below <= at + LINES_TO_CODE; below += 1) {
    const text = lines[below]?.text ?? "";
    const town = below <= at + 3 || isCodeAlone(text) ? townAt(lines, below) : undefined;
    if (town !== undefined) return town;
    if (below >= at + 3 && text.length > MAX_NAME) return undefined;
  }
  return undefined;
}
