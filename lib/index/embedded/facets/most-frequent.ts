/**
 * The positions of the largest counts, largest first, equal ones ascending; counts of 0 aside.
 * @param limit the most positions to return, at least 1.
 * @param allowed the positions to choose from; all when absent.
 */
export function mostFrequent(counts: Uint32Array, limit: number, allowed?: ReadonlySet<number>): { readonly positions: readonly number[]; readonly distinct: number } {
  const best: number[] = [];
  let distinct = 0;
  // Position 0 stands for no value.
  for (let position = 1; position < counts.length; position++) {
    const count = counts[position]!;
    if (count === 0 || (allowed && !allowed.has(position))) continue;
    distinct++;
    if (best.length === limit && counts[best[limit - 1]!]! >= count) continue;
    if (best.length === limit) best.pop();
    best.splice(placeOf(count, best, counts), 0, position);
  }
  return { positions: best, distinct };
}

/** Behind all that count as much or more. */
function placeOf(count: number, best: readonly number[], counts: Uint32Array): number {
  let low = 0;
  for (let high = best.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (counts[best[middle]!]! >= count) low = middle + 1;
    else high = middle;
  }
  return low;
}
