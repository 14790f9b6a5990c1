/** Makes room for `needed` elements by doubling; the array itself when it is large enough. */
export function growBytes(array: Uint8Array<ArrayBuffer>, needed: number): Uint8Array<ArrayBuffer> {
  if (needed <= array.length) return array;
  const larger = new Uint8Array(grownLength(array.length, needed));
  larger.set(array);
  return larger;
}

/** Makes room for `needed` elements by doubling; the array itself when it is large enough. */
export function growWords(array: Uint32Array<ArrayBuffer>, needed: number): Uint32Array<ArrayBuffer> {
  if (needed <= array.length) return array;
  const larger = new Uint32Array(grownLength(array.length, needed));
  larger.set(array);
  return larger;
}

/** Makes room for `needed` elements by doubling; the array itself when it is large enough. */
export function growDoubles(array: Float64Array<ArrayBuffer>, needed: number): Float64Array<ArrayBuffer> {
  if (needed <= array.length) return array;
  const larger = new Float64Array(grownLength(array.length, needed));
  larger.set(array);
  return larger;
}

function grownLength(length: number, needed: number): number {
  return Math.max(needed, length < 1 << 26 ? length * 2 : Math.ceil(length * 1.4));
}
