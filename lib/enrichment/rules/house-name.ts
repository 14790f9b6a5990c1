import { areAlike, isSameName } from "../operator/agreement";
import { findNames } from "../operator/names";
import { townOf } from "../operator/places";
import { excerpt } from "../page/text";
import type { Merged } from "../merge";
import { isTitled, namesPage, type Reading } from "../reading";

const MIN_NAME = 6;

/**
 * Practices and offices that firms share have a name of their own, and no number: the members have. Where two of them and more stand with their numbers beside each
 * other and none is called as the page is, what is the domain, a part of the title and the head of an address is whose page it is, and goes before them
 * ("Fjordadvokatene" before "Advokat Lund" and "Advokat Holm").
 */
export function withHouse(companies: readonly Merged[], reading: Reading): readonly Merged[] {
  if (!areMembers(companies, reading)) return companies;
  const { page: { lines }, host, places } = reading;
  const at = lines.findIndex(({ text }, index) => text.length >= MIN_NAME && isSameName(text, host.label) && isTitled(text, reading) && places[index]?.stand !== "other" && townRightBelow(reading, index) !== undefined);
  const name = lines[at]?.text ?? "";
  const city = townRightBelow(reading, at);
  if (name === "" || city === undefined) return companies;
  const evidence = { source: "og", name, city, weight: 0, line: at, words: excerpt(name, 0), checks: ["name agrees with the domain", "stands at the head of an address"] } as const;
  return [{ source: "og", name, city, weight: 0, evidence: [evidence] }, ...companies];
}

/** Whether two companies with numbers and nothing in common stand in one paragraph, and none has the page's name. */
function areMembers(companies: readonly Merged[], reading: Reading): boolean {
  if (companies.length < 2 || companies.some(({ name = "" }) => namesPage(name, reading))) return false;
  const numbered = companies.filter(({ name, nationalId }) => name !== undefined && nationalId !== undefined).map((company) => ({ company, block: blockOf(company, reading) }));
  return numbered.some(({ company: one, block }) => block !== undefined && numbered.some(({ company: other, block: its }) => other !== one && its === block && !areAlike(one.name ?? "", other.name ?? "")));
}

/** The paragraph that a company's number stands in. */
function blockOf({ evidence }: Merged, { page: { lines } }: Reading): number | undefined {
  const { line } = evidence.find(({ source }) => source === "identifier") ?? {};
  return line === undefined ? undefined : lines[line]?.block;
}

/** The town of the address that begins right below a line: no company's stands between. */
function townRightBelow({ page: { lines } }: Reading, at: number): string | undefined {
  const below = at < 0 ? [] : lines.slice(at + 1, at + 3);
  return below.some(({ text }) => findNames(text).length > 0) ? undefined : below.map(({ text }) => townOf(text)).find((town) => town !== undefined);
}
