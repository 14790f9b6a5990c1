/** Nearest-rank percentile of unsorted values. https://en.wikipedia.org/wiki/Percentile#The_nearest-rank_method */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** Milliseconds each call takes, after `warmUp` calls that are not counted. */
export async function timed<T>(inputs: readonly T[], run: (input: T) => unknown, warmUp = 0): Promise<number[]> {
  for (const input of inputs.slice(0, warmUp)) await run(input);
  const times: number[] = [];
  for (const input of inputs) {
    const start = performance.now();
    await run(input);
    times.push(performance.now() - start);
  }
  return times;
}

/** Prints rows as a table with right-aligned figures. */
export function table(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [header, ...rows].map((row) => row.map((cell) => (typeof cell === "number" ? figure(cell) : cell)));
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  ")).join("\n");
}

/** A number with as many digits as matter. */
function figure(value: number): string {
  return Number.isNaN(value) ? "–" : value >= 1000 ? Math.round(value).toLocaleString("en-US") : value >= 10 ? value.toFixed(1) : value.toFixed(3);
}

/** A seeded choice, so that two runs ask the same. https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
