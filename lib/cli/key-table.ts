import type { KeyDetails, UsageRow, UsageTotals } from "../services/accounts";
import { card, limitText, minute, table } from "./table";

const COLUMNS: readonly (readonly [title: string, of: (key: KeyDetails) => string])[] = [
  ["ID", (key) => key.id],
  ["Name", (key) => key.name],
  ["Key", (key) => `fm_…${key.lastFour}`],
  ["State", (key) => (key.disabled ? "disabled" : "active")],
  ["Subscription", ({ subscription }) => `${subscription.name} (${subscription.state})`],
  ["Package", ({ subscription }) => subscription.package.name],
  ["Quota", ({ subscription }) => limitText(subscription.monthlyQuota)],
  ["Rate", ({ subscription }) => limitText(subscription.ratePerSecond)],
  ["Created", (key) => minute(key.createdAt)],
  ["Last used", (key) => (key.lastUsedAt === undefined ? "never" : minute(key.lastUsedAt))],
];

/** A table with a line for each key. */
export function formatKeys(keys: readonly KeyDetails[]): readonly string[] {
  if (keys.length === 0) return ["There are no keys yet. Make one with: npm run keys -- create --name NAME"];
  return table(
    COLUMNS.map(([title]) => title),
    keys.map((key) => COLUMNS.map(([, of]) => of(key))),
  );
}

/** One key, a line for each thing known of it. */
export function formatKey(key: KeyDetails): readonly string[] {
  return card(COLUMNS.map(([title, of]) => [title, of(key)] as const));
}

/** What a key was used for, and what its subscription has used of its limits. */
export function formatUsage(key: KeyDetails, totals: UsageTotals, rows: readonly UsageRow[]): readonly string[] {
  const days = table(["Day", "Endpoint", "Requests"], rows.map(({ day, endpoint, requests }) => [day, endpoint, requests.toString()]));
  return [...card([["Key", key.name], ["Subscription", key.subscription.name], ...totalsLines(totals)]), "", ...days];
}

/** What a subscription has used against its limits. */
export function totalsLines(totals: UsageTotals): readonly (readonly [string, string])[] {
  const of = (used: number, limit: number | null): string => `${used} of ${limitText(limit)}`;
  return [
    [`Requests in ${totals.month}`, of(totals.monthRequests, totals.monthlyQuota)],
    ["Requests in all", of(totals.requests, totals.requestsLimit)],
    ["Searches in all", of(totals.searches, totals.searchesLimit)],
    ["Exports in all", of(totals.exports, totals.exportsLimit)],
  ];
}
