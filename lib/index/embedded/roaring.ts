/** The bitmap type under one name: the package is CommonJS and cannot be imported by names. */
import roaring, { type ReadonlyRoaringBitmap32, type RoaringBitmap32 } from "roaring";

/** A set of documents that may be changed. */
export type DocumentSet = RoaringBitmap32;
/** A set of documents that may be a view of the index's memory. */
export type DocumentView = ReadonlyRoaringBitmap32;

export const Bitmap = roaring.RoaringBitmap32;
