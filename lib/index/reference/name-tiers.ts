import { namesOf } from "../../company/matching";
import { analyseName } from "../../company/names";
import type { CompanyRecord } from "../../company/record";

/** How well a company's names fit the name that was typed, best first. */
export const TIERS = ["very name and legal form", "very name", "starts with it", "every word whole", "last word cut short"] as const;

type AnalysedName = ReturnType<typeof analyseName>;

/** A typed name: its words without the legal form, in order, all of which a company must have. */
export interface SoughtName {
  readonly core: readonly string[];
  readonly legalForm: readonly string[];
  /** The last word of the core was the last one typed, so that it may be unfinished. */
  readonly unfinished: boolean;
}

export function soughtName(typed: string): SoughtName {
  const { tokens, core, legalForm } = analyseName(typed);
  return { core, legalForm, unfinished: tokens.at(-1) === core.at(-1) };
}

/** The company's tier, an index into {@link TIERS}; undefined when it lacks a word. */
export function tierOf(record: CompanyRecord, sought: SoughtName): number | undefined {
  const names = analysedNames(record);
  if (!hasEveryWord(names, sought)) return undefined;
  const fits = [
    isVeryName(names, sought) && sought.legalForm.every((word) => hasWord(names, word)),
    isVeryName(names, sought),
    startsWithIt(names, sought),
    sought.core.every((word) => hasWord(names, word)),
    true,
  ];
  return fits.indexOf(true);
}

function hasEveryWord(names: readonly AnalysedName[], { core, unfinished }: SoughtName): boolean {
  return core.length > 0 && core.every((word, i) => (unfinished && i === core.length - 1 ? hasWordStarting(names, word) : hasWord(names, word)));
}

function isVeryName(names: readonly AnalysedName[], { core }: SoughtName): boolean {
  return names.some((name) => name.core.join(" ") === core.join(" "));
}

function startsWithIt(names: readonly AnalysedName[], { core, unfinished }: SoughtName): boolean {
  const start = unfinished ? core.join(" ") : `${core.join(" ")} `;
  return names.some((name) => name.core.join(" ").startsWith(start));
}

function hasWord(names: readonly AnalysedName[], word: string): boolean {
  return names.some(({ tokens, extra }) => tokens.includes(word) || extra.includes(word));
}

function hasWordStarting(names: readonly AnalysedName[], start: string): boolean {
  return names.some(({ tokens, extra }) => [...tokens, ...extra].some((word) => word.startsWith(start)));
}

const analysed = new WeakMap<CompanyRecord, readonly AnalysedName[]>();

function analysedNames(record: CompanyRecord): readonly AnalysedName[] {
  const known = analysed.get(record) ?? namesOf(record).map((name) => analyseName(name));
  analysed.set(record, known);
  return known;
}
