/**
 * Sorts term numbers by their key bytes: three-way radix quicksort (Bentley and Sedgewick 1997,
 * https://www.cs.princeton.edu/~rs/strings/), which never compares a shared prefix twice.
 * @param offsets where each term's bytes start in `bytes`, with one more entry for the end.
 * @returns the term numbers in the order of their bytes.
 */
export function sortByKey(bytes: Uint8Array, offsets: Uint32Array): Uint32Array {
  const count = offsets.length - 1;
  const order = new Uint32Array(count);
  for (let i = 0; i < count; i++) order[i] = i;
  const byteAt = (term: number, depth: number): number => {
    const at = offsets[term]! + depth;
    return at < offsets[term + 1]! ? bytes[at]! : -1;
  };
  const swap = (a: number, b: number): void => {
    const held = order[a]!;
    order[a] = order[b]!;
    order[b] = held;
  };
  const pending: [number, number, number][] = [[0, count - 1, 0]];
  for (let task = pending.pop(); task; task = pending.pop()) {
    const [low, high, depth] = task;
    if (low >= high) continue;
    swap(low, low + ((high - low) >>> 1));
    const pivot = byteAt(order[low]!, depth);
    let less = low;
    let greater = high;
    for (let i = low + 1; i <= greater; ) {
      const byte = byteAt(order[i]!, depth);
      if (byte < pivot) swap(less++, i++);
      else if (byte > pivot) swap(i, greater--);
      else i++;
    }
    pending.push([low, less - 1, depth], [greater + 1, high, depth]);
    if (pivot >= 0) pending.push([less, greater, depth + 1]);
  }
  return order;
}
