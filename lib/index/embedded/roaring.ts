/** The bitmap type under one name: the package is CommonJS and cannot be imported by names. */
import roaring, { type ReadonlyRoaringBitmap32, type RoaringBitmap32 } from "roaring";

/** A set of documents that may be changed. */
export type DocumentSet = RoaringBitmap32;
/** A set of documents that may be a view of the index's memory. */
export type DocumentView = ReadonlyRoaringBitmap32;
/** Documents one after another. */
export type DocumentList = readonly number[] | Uint32Array;

export const Bitmap = roaring.RoaringBitmap32;

/** Up to this many documents are looked up one by one: a bitmap takes longer to make and to collect. */
export const FEW = 256;

const room = new Uint32Array(FEW);

/** The documents of a set of at most FEW. */
export function listOf(set: DocumentView): number[] {
  const found: number[] = [];
  for (const document of set.toUint32Array(room)) found.push(document);
  return found;
}

/** Gives a set's memory back at once: waiting for the collector, megabytes pile up behind small objects. A view has none of its own. */
export function giveBack(set: DocumentView): void {
  if (set instanceof Bitmap && !set.isFrozen) set.clear();
}
