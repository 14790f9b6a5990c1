/** Pairs of neighbouring characters, the ends marked, so that beginnings and endings count. */
function pairsOf(text: string): Map<string, number> {
  const marked = `^${text.toLowerCase()}$`;
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < marked.length; at += 1) {
    const pair = marked.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Sørensen–Dice coefficient of the pairs: 0 for nothing in common, 1 for the same text but for case. */
function similarity(left: string, right: string): number {
  const [one, other] = [pairsOf(left), pairsOf(right)];
  let common = 0;
  for (const [pair, count] of one) common += Math.min(count, other.get(pair) ?? 0);
  return (2 * common) / (left.length + right.length + 2);
}

/** Below it the closest name is as good as any. */
const ENOUGH = 0.4;

/** The name that is most like what was written, for "did you mean"; undefined when none is. Of equals the first. */
export function closest(written: string, names: readonly string[]): string | undefined {
  let best: { readonly name: string; readonly score: number } | undefined;
  for (const name of names) {
    const score = similarity(written, name);
    if (score >= ENOUGH && score > (best?.score ?? 0)) best = { name, score };
  }
  return best?.name;
}

/** `Did you mean "City"? ` where a name is close, else "". */
export function didYouMean(written: string, names: readonly string[]): string {
  const name = closest(written, names);
  return name === undefined ? "" : ` Did you mean ${JSON.stringify(name)}?`;
}
