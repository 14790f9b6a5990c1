import type { ScrollPosition, SearchMatch } from "../../../company/company-index";
import { Bitmap, type DocumentView } from "../roaring";

/** A query's documents in order: by tier, and within a tier by document number, which is the static rank. */
export class RankedResult {
  /** How many documents there are. */
  readonly total: number;
  private readonly own: (DocumentView | undefined)[] = [];

  /** @param tiers sets from the best tier on, each holding those before it. */
  constructor(
    private readonly tiers: readonly DocumentView[],
    readonly match?: SearchMatch,
  ) {
    this.total = tiers.at(-1)!.size;
  }

  /** All documents. */
  get set(): DocumentView {
    return this.tiers.at(-1)!;
  }

  /** The documents from `offset` on, at most `limit`. */
  slice(offset: number, limit: number): Uint32Array {
    const taken = new Taken(limit);
    let passed = 0;
    for (let tier = 0; tier < this.tiers.length && taken.wanted > 0; tier++) {
      const before = passed;
      passed = this.tiers[tier]!.size;
      if (passed > offset) taken.add(this.tier(tier), Math.max(0, offset - before));
    }
    return taken.documents();
  }

  /** The documents behind a position, at most `limit`, and the position behind them. */
  after(position: ScrollPosition | undefined, limit: number): { readonly documents: Uint32Array; readonly position: ScrollPosition; readonly hasMore: boolean } {
    const taken = new Taken(limit);
    let [tier = 0, last = -1] = position ?? [];
    for (; tier < this.tiers.length; tier++) {
      const set = this.tier(tier);
      const start = last < 0 ? 0 : set.rank(last);
      const added = taken.add(set, start);
      if (added.length > 0) last = added.at(-1)!;
      if (start + added.length < set.size) break;
      if (tier < this.tiers.length - 1) last = -1;
    }
    return { documents: taken.documents(), position: [Math.min(tier, this.tiers.length - 1), last], hasMore: tier < this.tiers.length };
  }

  /** A tier without the documents of better ones. */
  private tier(index: number): DocumentView {
    return (this.own[index] ??= index === 0 ? this.tiers[0]! : Bitmap.andNot(this.tiers[index]!, this.tiers[index - 1]!));
  }
}

class Taken {
  private readonly parts: Uint32Array[] = [];

  constructor(public wanted: number) {}

  add(set: DocumentView, start: number): Uint32Array {
    const part = this.wanted > 0 ? set.rangeUint32Array(start, this.wanted) : new Uint32Array(0);
    this.wanted -= part.length;
    this.parts.push(part);
    return part;
  }

  documents(): Uint32Array {
    const all = new Uint32Array(this.parts.reduce((sum, part) => sum + part.length, 0));
    this.parts.reduce((end, part) => {
      all.set(part, end);
      return end + part.length;
    }, 0);
    return all;
  }
}
