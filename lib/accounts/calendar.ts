/** Calendar months and days in UTC. A month is a number, so that the store can compare: 12 × year + month of the year from 0. */

/** The month of a time. @param time milliseconds since the Unix epoch. */
export function monthOf(time: number): number {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** When a month begins, in milliseconds since the Unix epoch. */
export function startOfMonth(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12);
}

/** `YYYY-MM`. */
export function nameOfMonth(month: number): string {
  return new Date(startOfMonth(month)).toISOString().slice(0, 7);
}

/** `YYYY-MM-DD`. @param time milliseconds since the Unix epoch. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
