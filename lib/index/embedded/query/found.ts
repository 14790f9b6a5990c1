import { Bitmap, FEW, giveBack, listOf, type DocumentList, type DocumentView } from "../roaring";
import type { Terms } from "../terms";

/** Documents that were found, in ascending order: a few one by one, many as a bitmap. */
export interface Found {
  readonly size: number;
  /** Those from a place in the order on, at most `count`. */
  slice(start: number, count: number): DocumentList;
  /** How many are not behind this document. */
  rank(document: number): number;
  /** Those that have one of each of these terms. */
  having(terms: readonly Terms[]): Found;
  /** Those that are in a set. */
  within(set: DocumentView): Found;
  /** Those that are not among these, all of which are here. */
  without(these: Found): Found;
  set(): DocumentView;
  /** Gives memory back; nothing here can be used afterwards. */
  dispose(): void;
}

/** The documents of terms. */
export function foundBy(terms: Terms): Found {
  return terms.size <= FEW ? new Few(terms.list()) : new Many(terms.set());
}

/** The documents of a set, which is given back when they are. */
export function foundIn(set: DocumentView): Found {
  if (set.size > FEW) return new Many(set);
  const few = new Few(listOf(set));
  giveBack(set);
  return few;
}

class Few implements Found {
  constructor(private readonly documents: readonly number[]) {}

  get size(): number {
    return this.documents.length;
  }

  slice(start: number, count: number): DocumentList {
    return start === 0 && count >= this.size ? this.documents : this.documents.slice(start, start + count);
  }

  rank(document: number): number {
    const behind = this.documents.findIndex((each) => each > document);
    return behind < 0 ? this.size : behind;
  }

  having(terms: readonly Terms[]): Found {
    let { documents } = this;
    for (const each of terms) if (documents.length > 0) documents = each.among(documents);
    return documents === this.documents ? this : new Few(documents);
  }

  within(set: DocumentView): Found {
    return new Few(this.documents.filter((document) => set.has(document)));
  }

  without(these: Found): Found {
    if (these.size === 0) return this;
    const others = these.slice(0, these.size);
    const left: number[] = [];
    let next = 0;
    for (const document of this.documents) {
      if (document === others[next]) next++;
      else left.push(document);
    }
    return new Few(left);
  }

  set(): DocumentView {
    return new Bitmap(this.documents);
  }

  dispose(): void {
    // The collector has these few numbers soon.
  }
}

/** No documents. */
export const NOTHING: Found = new Few([]);

class Many implements Found {
  readonly size: number;

  constructor(private readonly documents: DocumentView) {
    this.size = documents.size;
  }

  slice(start: number, count: number): DocumentList {
    return this.documents.rangeUint32Array(start, count);
  }

  rank(document: number): number {
    return this.documents.rank(document);
  }

  having(terms: readonly Terms[]): Found {
    const [first, ...others] = terms;
    if (!first) return this;
    if (first.size === 0) return NOTHING;
    const some = foundIn(first.common(this.documents));
    const found = some.having(others);
    if (found !== some) some.dispose();
    return found;
  }

  within(set: DocumentView): Found {
    return foundIn(Bitmap.and(this.documents, set));
  }

  without(these: Found): Found {
    if (these.size === 0) return this;
    if (these.size === this.size) return NOTHING;
    const rest = new Bitmap(this.documents);
    if (these.size <= FEW) rest.removeMany(these.slice(0, these.size));
    else rest.andNotInPlace(these.set());
    return foundIn(rest);
  }

  set(): DocumentView {
    return this.documents;
  }

  dispose(): void {
    giveBack(this.documents);
  }
}
