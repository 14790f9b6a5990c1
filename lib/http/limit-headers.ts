import type { RateDecision } from "../accounts/limits/rate-limiter";
import { monthOf, startOfMonth } from "../accounts/calendar";

/** What is known of a caller's limits once its request has been taken from them. */
export interface Limits {
  rate?: RateDecision;
  /** `endsAt`, and `now` when it was counted, in milliseconds since the Unix epoch. */
  month?: { readonly used: number; readonly limit: number; readonly endsAt: number; readonly now: number };
}

/**
 * `RateLimit-Policy` and `RateLimit` of an answer; nothing for a caller without limits. The window of a month is that of the month counted in.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export function limitHeaders({ rate, month }: Limits): Readonly<Record<string, string>> {
  if (!rate && !month) return {};
  const policies: string[] = [];
  const states: string[] = [];
  if (rate) {
    policies.push(`"second";q=${rate.limit};w=1`);
    states.push(`"second";r=${rate.remaining};t=1`);
  }
  if (month) {
    const window = (month.endsAt - startOfMonth(monthOf(month.endsAt - 1))) / 1000;
    policies.push(`"month";q=${month.limit};w=${window}`);
    states.push(`"month";r=${Math.max(0, month.limit - month.used)};t=${Math.max(0, Math.ceil((month.endsAt - month.now) / 1000))}`);
  }
  return { "RateLimit-Policy": policies.join(", "), RateLimit: states.join(", ") };
}
