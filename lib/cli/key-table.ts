import type { KeyDetails } from "../services";

const COLUMNS: readonly (readonly [title: string, of: (key: KeyDetails) => string])[] = [
  ["ID", (key) => key.id],
  ["NAME", (key) => key.name],
  ["KEY", (key) => `fm_…${key.lastFour}`],
  ["STATE", (key) => (key.disabled ? "disabled" : "active")],
  ["PACKAGE", (key) => key.package],
  ["QUOTA", (key) => key.monthlyQuota?.toString() ?? "default"],
  ["RATE", (key) => key.ratePerSecond?.toString() ?? "default"],
  ["CREATED", (key) => minute(key.createdAt)],
  ["LAST USED", (key) => (key.lastUsedAt === undefined ? "never" : minute(key.lastUsedAt))],
];

/** A table with a line for each key. */
export function formatKeys(keys: readonly KeyDetails[]): readonly string[] {
  if (keys.length === 0) return ["There are no keys yet. Make one with: npm run keys -- create --name NAME"];
  const rows = [COLUMNS.map(([title]) => title), ...keys.map((key) => COLUMNS.map(([, of]) => of(key)))];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
}

/** One key, a line for each thing known of it. */
export function formatKey(key: KeyDetails): readonly string[] {
  return COLUMNS.map(([title, of]) => `${`${title.charAt(0)}${title.slice(1).toLowerCase()}`.padEnd(11)}${of(key)}`);
}

function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
