import type { UsageEntry } from "./settings-data";

/** Requests that have something in common. */
export interface UsageSum {
  readonly name: string;
  readonly requests: number;
}

/** Every day of a month with its requests, days without any included. @param month YYYY-MM; @param until the last day that counts, YYYY-MM-DD. */
export function byDay(entries: readonly UsageEntry[], month: string, until: string): readonly UsageSum[] {
  const sums = summed(entries, ({ day }) => day);
  return daysOf(month)
    .filter((day) => day <= until)
    .map((name) => ({ name, requests: sums.get(name) ?? 0 }));
}

/** The most first. */
export function by(entries: readonly UsageEntry[], what: "who" | "endpoint"): readonly UsageSum[] {
  return [...summed(entries, (entry) => entry[what])].map(([name, requests]) => ({ name, requests })).sort((a, b) => b.requests - a.requests || (a.name < b.name ? -1 : 1));
}

/** The month that many months away. @param month YYYY-MM. */
export function monthAway(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** @param month YYYY-MM; @returns its days, YYYY-MM-DD. */
export function daysOf(month: string): readonly string[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_none, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
}

function summed(entries: readonly UsageEntry[], nameOf: (entry: UsageEntry) => string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const entry of entries) sums.set(nameOf(entry), (sums.get(nameOf(entry)) ?? 0) + entry.requests);
  return sums;
}
