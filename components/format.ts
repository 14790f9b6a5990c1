/** Numbers and dates as the pages write them. */

/** Grouped: 100,000. */
export function formatCount(value: number): string {
  return value.toLocaleString("en-US");
}

/** @param date YYYY-MM-DD; @returns "20 Nov 2026". */
export function formatDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
}

/** @param instant ISO 8601; @returns "20 Nov 2026, 14:45 UTC". */
export function formatInstant(instant: string): string {
  const time = new Date(instant).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
  return `${formatDate(instant.slice(0, 10))}, ${time} UTC`;
}

/** @param plural where an s does not make it. */
export function counted(value: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(value)} ${value === 1 ? noun : plural}`;
}
