import type { Terms } from "../services/accounts";
import { SUBSCRIPTION_STATES } from "../services/accounts";
import type { Given } from "./account-command";
import { UsageError } from "./io";

/** Options that set the terms of a subscription, and their part of a usage text. */
export const TERM_OPTIONS = ["preset", "package", "search-fields", "quota", "rate", "requests", "searches", "exports", "trial-ends"] as const;

export const TERM_USAGE = `  --package P          basic, contact, firmographic, full (default), or field groups joined with + (identity+contact)
  --search-fields A,B  fields that search delivers beside its own four; "" for none
  --quota N            requests a month (default 100000), or unlimited
  --rate N             requests a second for each key (default 50), or unlimited
  --preset P           a trial: trial-150 (150 requests), trial-7-days (7 days, 500 searches, 10 exports)
  --requests N, --searches N, --exports N
                       allowances over the subscription's whole life, or unlimited (default)
  --trial-ends DATE    when a trial becomes expired: a day (YYYY-MM-DD, 00:00 UTC) or a time (ISO 8601), or never`;

/** The terms that options name. @throws UsageError for a value that cannot be read. */
export function readTerms({ values }: Given): Terms & { readonly preset?: string | undefined } {
  return {
    preset: values.get("preset"),
    state: readState(values.get("state")),
    package: values.get("package"),
    searchFields: values.get("search-fields")?.split(",").map((name) => name.trim()).filter((name) => name !== ""),
    monthlyQuota: limit("quota", values.get("quota"), 0),
    ratePerSecond: limit("rate", values.get("rate"), 1),
    requestsLimit: limit("requests", values.get("requests"), 0),
    searchesLimit: limit("searches", values.get("searches"), 0),
    exportsLimit: limit("exports", values.get("exports"), 0),
    trialEndsAt: readEnd(values.get("trial-ends")),
  };
}

function readState(value: string | undefined): Terms["state"] {
  if (value === undefined) return undefined;
  const state = SUBSCRIPTION_STATES.find((known) => known === value);
  if (state === undefined) throw new UsageError(`--state ${value}: expected ${SUBSCRIPTION_STATES.join(", ")}.`);
  return state;
}

function limit(option: string, value: string | undefined, least: number): number | null | undefined {
  if (value === undefined) return undefined;
  if (value === "unlimited") return null;
  const number = Number(value);
  if (!/^\d{1,15}$/.test(value) || number < least) throw new UsageError(`--${option} ${value}: expected a whole number of at least ${least}, or unlimited.`);
  return number;
}

function readEnd(value: string | undefined): number | null | undefined {
  if (value === undefined) return undefined;
  if (value === "never") return null;
  const time = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(time)) throw new UsageError(`--trial-ends ${value}: expected a day (2026-12-31), a time with its zone (2026-12-31T12:00Z), or never.`);
  return time;
}
