import type { ScrollPosition, SearchMatch } from "../../../company/company-index";
import { Bitmap, type DocumentView } from "../roaring";

/** A set that is made when it is first needed. */
export type Tier = () => DocumentView;

/** A query's documents in order: by tier, and within a tier by document number, which is the static rank. */
export class RankedResult {
  /** How many documents there are. */
  readonly total: number;
  /** Each tier's own documents: those that no better tier has. Made one after another, as far as they are needed. */
  private readonly own: DocumentView[] = [];
  private readonly seen = new Bitmap();

  /**
   * @param set all documents.
   * @param better sets from the best tier on; what none of them has comes last.
   */
  constructor(
    readonly set: DocumentView,
    readonly match?: SearchMatch,
    private readonly better: readonly Tier[] = [],
  ) {
    this.total = set.size;
  }

  /** The documents from `offset` on, at most `limit`. */
  slice(offset: number, limit: number): Uint32Array {
    const taken = new Taken(limit);
    let passed = 0;
    for (let tier = 0; tier <= this.better.length && taken.wanted > 0 && passed < this.total; tier++) {
      const set = this.tier(tier);
      if (passed + set.size > offset) taken.add(set, Math.max(0, offset - passed));
      passed += set.size;
    }
    return taken.documents();
  }

  /** The documents behind a position, at most `limit`, and the position behind them. */
  after(position: ScrollPosition | undefined, limit: number): { readonly documents: Uint32Array; readonly position: ScrollPosition; readonly hasMore: boolean } {
    const taken = new Taken(limit);
    const lastTier = this.better.length;
    let [tier = 0, last = -1] = position ?? [];
    for (; tier <= lastTier; tier++) {
      const set = this.tier(tier);
      const start = last < 0 ? 0 : set.rank(last);
      const added = taken.add(set, start);
      if (added.length > 0) last = added.at(-1)!;
      if (start + added.length < set.size) break;
      if (tier < lastTier) last = -1;
    }
    return { documents: taken.documents(), position: [Math.min(tier, lastTier), last], hasMore: tier <= lastTier };
  }

  private tier(index: number): DocumentView {
    for (let next = this.own.length; next <= index; next++) {
      const set = this.better[next]?.() ?? this.set;
      const own = next === 0 ? set : Bitmap.andNot(set, this.seen);
      this.own.push(own);
      if (next < this.better.length) this.seen.orInPlace(own);
    }
    return this.own[index]!;
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
