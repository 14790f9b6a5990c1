import { analyseQuery, type QueryAnalysis } from "../../../company/names";
import type { GenerationReader } from "../reader";
import { FEW, type DocumentView } from "../roaring";
import type { Terms } from "../terms";
import { foundBy, foundIn, NOTHING, type Found } from "./found";
import { RankedResult, type Tier } from "./ranked-result";

/** Intersecting steps through the longer of two lists in strides, so that no more than this many times the shorter one is looked at. */
const STRIDE = 64;

/**
 * The strict reading of a name, its words looked up: documents of which every word of the query is a word of one of the names, the
 * last one perhaps cut short. Legal-form words are not required; they only put companies of that form first.
 */
export class NameQuery {
  /** About how many documents are looked at to answer. */
  readonly cost: number;
  /** What the words stand for, the rarest first. */
  private readonly words: readonly Terms[];
  private readonly name: QueryAnalysis;
  /** Whether the last word may be cut short: what stands before a legal form is whole. */
  private readonly partial: boolean;
  /** The last word as a whole one, where longer words start with it. */
  private readonly whole: Terms | undefined;

  constructor(
    private readonly reader: GenerationReader,
    readonly text: string,
  ) {
    this.name = analyseQuery(text);
    const { tokens, core } = this.name;
    const last = core.at(-1) ?? "";
    this.partial = tokens.at(-1) === last;
    const names = reader.section("name");
    const found = core.map((word, i) => (this.partial && i === core.length - 1 ? names.findPrefix(word) : names.find(word)));
    if (this.partial) {
      const whole = names.find(last);
      // As many documents as with the words that start with it: there are no longer ones.
      this.whole = whole.size === found.at(-1)?.size ? undefined : whole;
    }
    this.words = found.sort((a, b) => a.size - b.size);
    const most = STRIDE * (this.words[0]?.size ?? 0);
    this.cost = this.words.reduce((sum, { size }) => sum + Math.min(size, most), 1);
  }

  /** @returns undefined when nothing matches. */
  find(within: DocumentView | undefined): RankedResult | undefined {
    const found = this.found(within);
    if (found.size === 0) return undefined;
    return new RankedResult(found, "name", found.size === 1 ? [] : this.tiers());
  }

  private found(within: DocumentView | undefined): Found {
    const [rarest, ...others] = this.words;
    if (!rarest || rarest.size === 0) return NOTHING;
    const some = within && rarest.size > FEW ? foundIn(rarest.common(within)) : foundBy(rarest);
    const found = (within && rarest.size <= FEW ? some.within(within) : some).having(others);
    if (found !== some) some.dispose();
    return found;
  }

  /** Best first: the very name with its legal form, the very name, names that start with the query, names with every word whole. */
  private tiers(): readonly Tier[] {
    const { core, legalForm } = this.name;
    const [names, fullNames] = [this.reader.section("name"), this.reader.section("fullName")];
    const joined = core.join(" ");
    const named = fullNames.find(joined);
    const sameForm = (): readonly Terms[] => (named.size === 0 ? [named] : [named, ...legalForm.map((word) => names.find(word))]);
    const exact = (): readonly Terms[] => [named];
    const starting = (): readonly Terms[] => [fullNames.findPrefix(this.partial ? joined : `${joined} `)];
    const { whole } = this;
    return [...(legalForm.length > 0 ? [sameForm] : []), exact, starting, ...(whole ? [(): readonly Terms[] => [whole]] : [])];
  }
}
