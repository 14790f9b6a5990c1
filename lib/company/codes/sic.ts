import { SIC_MANUFACTURING } from "./sic-manufacturing";
import { SIC_PRIMARY } from "./sic-primary";
import { SIC_SERVICES } from "./sic-services";
import { SIC_TRADE } from "./sic-trade";
import type { Code, CodeTable } from "./table";

/** A level above the four-digit codes of the US Standard Industrial Classification. */
export interface SicGroup extends Code {
  /** Code of the next level up: a division's letter, or a major group's two digits; "" for a division. */
  readonly parent: string;
}

/** The three levels above a four-digit code. */
export interface SicParents {
  readonly division: SicGroup;
  readonly majorGroup: SicGroup;
  readonly industryGroup: SicGroup;
}

const divisions: SicGroup[] = [];
const majorGroups: SicGroup[] = [];
const industryGroups: SicGroup[] = [];
const codes: Code[] = [];

for (const line of [SIC_PRIMARY, SIC_MANUFACTURING, SIC_TRADE, SIC_SERVICES].join("\n").split("\n")) {
  const [heading = "", ...members] = line.split(" | ");
  const [code, label] = splitCode(heading);
  if (code.length === 1) divisions.push({ code, label, parent: "" });
  else if (code.length === 2) majorGroups.push({ code, label, parent: divisions.at(-1)?.code ?? "" });
  else industryGroups.push({ code, label, parent: code.slice(0, 2) });
  for (const member of members) {
    const [digit, title] = splitCode(member);
    codes.push({ code: code + digit, label: title });
  }
}

function splitCode(text: string): [code: string, label: string] {
  const blank = text.indexOf(" ");
  return [text.slice(0, blank), text.slice(blank + 1)];
}

/**
 * The 1,005 four-digit codes of the US Standard Industrial Classification of 1987 with their titles, in ascending order.
 * @see https://www.osha.gov/data/sic-manual
 */
export const SIC_CODES: CodeTable = { name: "US SIC 1987", entries: codes };
/** The ten divisions, A to J. */
export const SIC_DIVISIONS: readonly SicGroup[] = divisions;
/** The 83 major groups (two digits); the parent is a division. */
export const SIC_MAJOR_GROUPS: readonly SicGroup[] = majorGroups;
/** The 416 industry groups (three digits); the parent is a major group. */
export const SIC_INDUSTRY_GROUPS: readonly SicGroup[] = industryGroups;

const TITLES: ReadonlyMap<string, string> = new Map(codes.map((entry) => [entry.code, entry.label]));
const GROUPS: ReadonlyMap<string, SicGroup> = new Map([...divisions, ...majorGroups, ...industryGroups].map((group) => [group.code, group]));

/** Title of a four-digit SIC code, leading zero included; undefined for a code that the manual of 1987 does not have. */
export function sicTitle(code: string): string | undefined {
  return TITLES.get(code);
}

/** The levels above a four-digit SIC code; undefined for a code that the manual of 1987 does not have. */
export function sicParents(code: string): SicParents | undefined {
  if (!TITLES.has(code)) return undefined;
  const industryGroup = GROUPS.get(code.slice(0, 3));
  const majorGroup = GROUPS.get(code.slice(0, 2));
  const division = majorGroup && GROUPS.get(majorGroup.parent);
  return division && industryGroup && { division, majorGroup, industryGroup };
}
