import type { KeyDetails } from "../services";

const COLUMNS: readonly (readonly [title: string, of: (key: KeyDetails) => string])[] = [
  ["ID", (key) => key.id],
  ["Name", (key) => key.name],
  ["Key", (key) => `fm_…${key.lastFour}`],
  ["State", (key) => (key.disabled ? "disabled" : "active")],
  ["Package", (key) => key.package],
  ["Quota", (key) => key.monthlyQuota?.toString() ?? "default"],
  ["Rate", (key) => key.ratePerSecond?.toString() ?? "default"],
  ["Created", (key) => minute(key.createdAt)],
  ["Last used", (key) => (key.lastUsedAt === undefined ? "never" : minute(key.lastUsedAt))],
];

/** A table with a line for each key. */
export function formatKeys(keys: readonly KeyDetails[]): readonly string[] {
  if (keys.length === 0) return ["There are no keys yet. Make one with: npm run keys -- create --name NAME"];
  const rows = [COLUMNS.map(([title]) => title.toUpperCase()), ...keys.map((key) => COLUMNS.map(([, of]) => of(key)))];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
}

/** One key, a line for each thing known of it. */
export function formatKey(key: KeyDetails): readonly string[] {
  return COLUMNS.map(([title, of]) => `${title.padEnd(11)}${of(key)}`);
}

function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
