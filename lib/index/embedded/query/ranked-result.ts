import type { SearchMatch } from "../../../company/company-index";
import { FEW, type DocumentList, type DocumentView } from "../roaring";
import type { Terms } from "../terms";
import type { Found } from "./found";

/** A page is looked for among at most so many of the best documents before all of them are. */
const MOST_TRIED = 2048;
/** Terms are not spread evenly: so many times as many documents are tried as should be enough. */
const SPARE = 2;

/** What puts documents before others: something of each of these terms. Looked up when it is first needed. */
export type Tier = () => readonly Terms[];

/** A query's documents in order: by tier, and within a tier by document number, which is the static rank. */
export class RankedResult {
  /** How many documents there are. */
  readonly total: number;
  /** Each tier's own documents: those that no better tier has. Made one after another, as far as they are needed. */
  private readonly own: Found[] = [];
  private rest: Found;

  /**
   * @param all all documents.
   * @param better the better tiers, the best first; what none of them has comes last.
   */
  constructor(
    private readonly all: Found,
    readonly match?: SearchMatch,
    private readonly better: readonly Tier[] = [],
  ) {
    this.total = all.size;
    this.rest = all;
  }

  /** All documents. */
  get set(): DocumentView {
    return this.all.set();
  }

  /** The documents from `offset` on, at most `limit`. */
  slice(offset: number, limit: number): DocumentList {
    const taken = new Taken(limit);
    let passed = 0;
    for (let tier = 0; tier <= this.better.length && taken.wanted > 0 && passed < this.total; tier++) {
      const from = Math.max(0, offset - passed);
      const first = this.firstOf(tier, from + taken.wanted);
      if (first) {
        taken.add(first.slice(from));
        break;
      }
      const own = this.tier(tier);
      if (own.size > from) taken.add(own.slice(from, taken.wanted));
      passed += own.size;
    }
    return taken.documents;
  }

  /** The documents behind a position, at most `limit`, and the position behind them. */
  after(position: readonly number[] | undefined, limit: number): { readonly documents: DocumentList; readonly position: readonly number[]; readonly hasMore: boolean } {
    const taken = new Taken(limit);
    const lastTier = this.better.length;
    let [tier = 0, last = -1] = position ?? [];
    for (; tier <= lastTier; tier++) {
      const own = this.tier(tier);
      const start = last < 0 ? 0 : own.rank(last);
      const added = own.slice(start, taken.wanted);
      taken.add(added);
      if (added.length > 0) last = added.at(-1)!;
      if (start + added.length < own.size) break;
      if (tier < lastTier) last = -1;
    }
    return { documents: taken.documents, position: [Math.min(tier, lastTier), last], hasMore: tier <= lastTier };
  }

  /** Gives memory back; nothing can be asked afterwards. */
  dispose(): void {
    for (const own of this.own) own.dispose();
    this.rest.dispose();
    this.all.dispose();
  }

  private tier(index: number): Found {
    for (let next = this.own.length; next <= index; next++) {
      this.dropLast();
      const better = this.better[next];
      this.own.push(better ? this.rest.having(better()) : this.rest);
    }
    return this.own[index]!;
  }

  /**
   * The first so many documents of a tier that is not made yet, from the best documents of the rest alone; undefined when they are not
   * enough. A page of many documents mostly needs no more.
   */
  private firstOf(index: number, count: number): readonly number[] | undefined {
    const last = this.own.at(-1);
    if (index !== this.own.length || this.rest.size <= MOST_TRIED || (last && last.size > FEW)) return undefined;
    const terms = this.better[index]?.();
    if (!terms && !last?.size) return undefined;
    const rarest = (terms ?? []).reduce((least, { size }) => Math.min(least, size), this.rest.size);
    const tried = Math.ceil((count * SPARE * this.rest.size) / rarest) + (last?.size ?? 0);
    if (rarest < count || tried > MOST_TRIED) return undefined;
    const better = new Set(last?.slice(0, last.size));
    let found: readonly number[] = Array.from(this.rest.slice(0, tried)).filter((document) => !better.has(document));
    for (const each of terms ?? []) found = each.among(found);
    return found.length < count ? undefined : found.slice(0, count);
  }

  /** Takes the last tier's documents from the rest: only when a further tier is needed. */
  private dropLast(): void {
    const last = this.own.at(-1);
    if (!last) return;
    const rest = this.rest.without(last);
    if (rest !== this.rest && this.rest !== this.all) this.rest.dispose();
    this.rest = rest;
  }
}

class Taken {
  private readonly parts: DocumentList[] = [];

  constructor(public wanted: number) {}

  add(part: DocumentList): void {
    this.wanted -= part.length;
    if (part.length > 0) this.parts.push(part);
  }

  get documents(): DocumentList {
    if (this.parts.length === 1) return this.parts[0]!;
    const all: number[] = [];
    for (const part of this.parts) for (const document of part) all.push(document);
    return all;
  }
}
