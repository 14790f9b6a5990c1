/**
 * An exact key and its document in one double: 26 bits of the key's hash above 27 bits of the document. Sorted, the entries of one
 * key stand together; a lookup verifies each against the record, so a shared hash costs time, never correctness.
 */
const DOCUMENTS = 2 ** 27;
const HASHES = 2 ** 26;

/** The most documents an index can hold. */
export const MAX_DOCUMENTS = DOCUMENTS;

export function packKey(key: string, document: number): number {
  return hashKey(key) * DOCUMENTS + document;
}

/** The half-open range of packed values that a key's entries lie in. */
export function keyBounds(key: string): readonly [number, number] {
  const low = hashKey(key) * DOCUMENTS;
  return [low, low + DOCUMENTS];
}

export function documentOf(packed: number): number {
  return packed % DOCUMENTS;
}

/** FNV-1a over UTF-16 code units with a final mix. */
function hashKey(key: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) value = Math.imul(value ^ key.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) % HASHES;
}
