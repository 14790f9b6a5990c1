import { z } from "zod";
import { nameOfMonth } from "../calendar";
import type { UsageRow, UsageTotals } from "../usage";
import type { CountsRow } from "./rows";
import { ask, type Steps } from "./steps";

const usageRow = z.object({ day: z.string(), endpoint: z.string(), requests: z.number() });

export function* usageOf(keyId: string, from: string, to: string): Steps<readonly UsageRow[]> {
  return yield* ask(usageRow, "SELECT day, endpoint, requests FROM usage WHERE key_id = $1 AND day >= $2 AND day <= $3 ORDER BY day, endpoint", keyId, from, to);
}

/** @param month the clock's. */
export function totalsOf(counts: CountsRow, month: number): UsageTotals {
  return {
    month: nameOfMonth(Math.max(month, counts.month)),
    monthRequests: counts.month < month ? 0 : counts.month_requests,
    monthlyQuota: counts.monthly_quota,
    requests: counts.requests_used,
    requestsLimit: counts.requests_limit,
    searches: counts.searches_used,
    searchesLimit: counts.searches_limit,
    exports: counts.exports_used,
    exportsLimit: counts.exports_limit,
  };
}
