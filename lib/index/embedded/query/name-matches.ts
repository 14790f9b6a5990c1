import { analyseName } from "../../../company/names";
import type { GenerationReader } from "../reader";
import { Bitmap, type DocumentView } from "../roaring";
import type { Tier } from "./ranked-result";

export interface NameMatches {
  readonly all: DocumentView;
  /** The better tiers, best first: the very name with its legal form, the very name, names that start with the query, names with every word whole. */
  readonly better: readonly Tier[];
}

/**
 * The strict reading of a name: documents of which every word of the query is a word of one of the names, the last one perhaps cut
 * short. Legal-form words are not required; they only put companies of that form first.
 * @returns undefined when nothing matches.
 */
export function nameMatches(reader: GenerationReader, text: string, within: DocumentView | undefined): NameMatches | undefined {
  const { tokens, core, legalForm } = analyseName(text);
  if (core.length === 0) return undefined;
  const names = reader.section("name");
  const narrowed = (set: DocumentView | undefined): DocumentView => narrowedTo(set, within);

  const last = core.at(-1)!;
  const partial = tokens.at(-1) === last;
  const before = core.slice(0, -1).map((word) => names.exact(word));
  if (before.includes(undefined)) return undefined;
  const rest = intersect(before);
  const restWithin = rest ? narrowed(rest) : within;
  const beginning = (): DocumentView | undefined => (restWithin ? names.prefixWithin(last, restWithin) : names.prefix(last));
  const all = partial ? beginning() : narrowedTo(names.exact(last), restWithin);
  if (all === undefined || all.isEmpty) return undefined;
  if (all.size === 1) return { all, better: [] };
  const fullNames = reader.section("fullName");
  const joined = core.join(" ");
  const exact = (): DocumentView => narrowed(fullNames.exact(joined));
  const sameForm = (): DocumentView => (legalForm.length === 0 ? new Bitmap() : Bitmap.and(exact(), intersect(legalForm.map((word) => names.exact(word))) ?? all));
  const starting = (): DocumentView => narrowed(fullNames.prefix(partial ? joined : `${joined} `));
  const whole = (): DocumentView => narrowedTo(names.exact(last), restWithin);
  return { all, better: [sameForm, exact, starting, ...(partial ? [whole] : [])] };
}

function narrowedTo(set: DocumentView | undefined, within: DocumentView | undefined): DocumentView {
  return set === undefined ? new Bitmap() : within ? Bitmap.and(set, within) : set;
}

/** What all sets share, smallest first; undefined for no sets at all. */
function intersect(sets: readonly (DocumentView | undefined)[]): DocumentView | undefined {
  const [smallest, ...others] = sets.map((set) => set ?? new Bitmap()).sort((a, b) => a.size - b.size);
  const [next, ...rest] = others;
  if (!smallest || !next) return smallest;
  const found = Bitmap.and(smallest, next);
  for (const set of rest) found.andInPlace(set);
  return found;
}
