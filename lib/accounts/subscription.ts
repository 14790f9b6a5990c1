import type { FieldName } from "../company/fields";
import type { Package } from "../company/packages";

export const SUBSCRIPTION_STATES = ["trial", "active", "suspended", "cancelled", "expired"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** What a customer may do: shared by all keys of the subscription. */
export interface Subscription {
  readonly id: string;
  readonly name: string;
  readonly state: SubscriptionState;
  /** The field groups of an export. */
  readonly package: Package;
  /** Fields that search delivers beside its four own ones, in export order. */
  readonly searchFields: readonly FieldName[];
  /** Requests a calendar month (UTC), ≥ 0; null: unlimited. */
  readonly monthlyQuota: number | null;
  /** Requests in any second, for each key, ≥ 1; null: unlimited. */
  readonly ratePerSecond: number | null;
  /** Allowances over the subscription's whole life, ≥ 0; absent: none. A scroll is one export. */
  readonly requestsLimit?: number;
  readonly searchesLimit?: number;
  readonly exportsLimit?: number;
  /** When a trial becomes expired, in milliseconds since the Unix epoch. */
  readonly trialEndsAt?: number;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
}

/** What applies to a subscription that is made without saying otherwise. */
export const DEFAULTS = { monthlyQuota: 100_000, ratePerSecond: 50 } as const;

const DAY = 24 * 60 * 60 * 1000;

/** The terms of a subscription that an operator sets; null lifts a limit. */
export interface Terms {
  readonly state?: SubscriptionState | undefined;
  /** A package's name, or field groups joined with `+`. */
  readonly package?: string | undefined;
  readonly searchFields?: readonly string[] | undefined;
  readonly monthlyQuota?: number | null | undefined;
  readonly ratePerSecond?: number | null | undefined;
  readonly requestsLimit?: number | null | undefined;
  readonly searchesLimit?: number | null | undefined;
  readonly exportsLimit?: number | null | undefined;
  /** Milliseconds since the Unix epoch. */
  readonly trialEndsAt?: number | null | undefined;
}

const NO_TRIAL = { requestsLimit: null, searchesLimit: null, exportsLimit: null, trialEndsAt: null } as const satisfies Terms;

const PRESETS: ReadonlyMap<string, (now: number) => Terms> = new Map<string, (now: number) => Terms>([
  ["trial-150", () => ({ ...NO_TRIAL, state: "trial", requestsLimit: 150 })],
  ["trial-7-days", (now) => ({ ...NO_TRIAL, state: "trial", searchesLimit: 500, exportsLimit: 10, trialEndsAt: now + 7 * DAY })],
]);

export const PRESET_NAMES: readonly string[] = [...PRESETS.keys()];

/** The terms of a trial of that name, beginning now; undefined when there is none. */
export function presetTerms(name: string, now: number): Terms | undefined {
  return PRESETS.get(name)?.(now);
}

/**
 * What a change means for terms it does not name: a trial that becomes a customer leaves the trial's allowances and end behind.
 * @param from the state before.
 */
export function withConsequences(from: SubscriptionState, change: Terms): Terms {
  const converted = change.state === "active" && (from === "trial" || from === "expired");
  return converted ? { ...NO_TRIAL, ...defined(change) } : change;
}

function defined(terms: Terms): Terms {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
}

/** The state that counts at a time: a trial past its end is expired, whatever is stored. */
export function stateAt(subscription: Pick<Subscription, "state" | "trialEndsAt">, now: number): SubscriptionState {
  const ended = subscription.state === "trial" && subscription.trialEndsAt !== undefined && subscription.trialEndsAt <= now;
  return ended ? "expired" : subscription.state;
}

/** Whether nothing limits how many requests are counted: such counts need not be exact at every moment. */
export function isUncapped({ monthlyQuota, requestsLimit, searchesLimit, exportsLimit }: Subscription): boolean {
  return monthlyQuota === null && requestsLimit === undefined && searchesLimit === undefined && exportsLimit === undefined;
}
