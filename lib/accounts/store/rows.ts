import { z } from "zod";
import { fieldByName, FIELDS, type FieldName } from "../../company/fields";
import { packageByName } from "../../company/packages";
import { AccountsError, type Caller, type KeyDetails } from "../accounts";
import { AUDIT_ACTIONS, type AuditEntry } from "../audit";
import { SUBSCRIPTION_STATES, type Subscription } from "../subscription";

const limit = z.number().nullable();

export const subscriptionRow = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  package: z.string(),
  search_fields: z.string(),
  monthly_quota: limit,
  rate_per_second: limit,
  requests_limit: limit,
  searches_limit: limit,
  exports_limit: limit,
  trial_ends_at: z.number().nullable(),
  created_at: z.number(),
});
export type SubscriptionRow = z.infer<typeof subscriptionRow>;
export const SUBSCRIPTION_COLUMNS = Object.keys(subscriptionRow.shape);

/** What a subscription has used; `month` as in the calendar. */
export const countsRow = z.object({
  monthly_quota: limit,
  requests_limit: limit,
  searches_limit: limit,
  exports_limit: limit,
  month: z.number(),
  month_requests: z.number(),
  requests_used: z.number(),
  searches_used: z.number(),
  exports_used: z.number(),
});
export type CountsRow = z.infer<typeof countsRow>;
export const COUNTS_COLUMNS = Object.keys(countsRow.shape);

const keyColumns = z.object({
  key_id: z.string(),
  key_name: z.string(),
  hash: z.string(),
  last_four: z.string(),
  demo: z.number(),
  disabled: z.number(),
  key_created_at: z.number(),
  last_used_at: z.number().nullable(),
});
/** A key with its subscription. */
export const keyRow = keyColumns.extend(subscriptionRow.shape);
export type KeyRow = z.infer<typeof keyRow>;

const OF_SUBSCRIPTION = SUBSCRIPTION_COLUMNS.map((column) => `s.${column}`).join(", ");
/** Every key with its subscription; `k` and `s` in what follows. */
export const SELECT_KEYS = `SELECT k.id AS key_id, k.name AS key_name, k.hash, k.last_four, k.demo, k.disabled, k.created_at AS key_created_at, k.last_used_at, ${OF_SUBSCRIPTION}
  FROM keys k JOIN subscriptions s ON s.id = k.subscription_id`;

export const auditRow = z.object({
  number: z.number(),
  at: z.number(),
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.string(),
  origin: z.string().nullable(),
  details: z.string(),
});

const details = z.record(z.string(), z.unknown());
const fieldNames = z.array(z.string());

/** @throws AccountsError when the package is not defined any more. */
export function subscriptionOf(row: SubscriptionRow): Subscription {
  const granted = packageByName(row.package);
  if (!granted) throw new AccountsError(`The subscription ${row.id} has the package ${JSON.stringify(row.package)}, which is not defined.`);
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    package: granted,
    searchFields: inExportOrder(fieldNames.parse(JSON.parse(row.search_fields))),
    monthlyQuota: row.monthly_quota,
    ratePerSecond: row.rate_per_second,
    ...(row.requests_limit === null ? {} : { requestsLimit: row.requests_limit }),
    ...(row.searches_limit === null ? {} : { searchesLimit: row.searches_limit }),
    ...(row.exports_limit === null ? {} : { exportsLimit: row.exports_limit }),
    ...(row.trial_ends_at === null ? {} : { trialEndsAt: row.trial_ends_at }),
    createdAt: row.created_at,
  };
}

/** The fields of these names, in export order; names of none are left out. */
export function inExportOrder(names: readonly string[]): readonly FieldName[] {
  const wanted = new Set(names.map((name) => fieldByName(name)?.name));
  return FIELDS.map((field) => field.name).filter((name) => wanted.has(name));
}

/** @throws AccountsError as `subscriptionOf`. */
export function callerOf(row: KeyRow): Caller {
  return { keyId: row.key_id, keyName: row.key_name, keyState: row.disabled === 1 ? "disabled" : "active", subscription: subscriptionOf(row), demo: row.demo === 1 };
}

/** @throws AccountsError as `subscriptionOf`. */
export function detailsOf(row: KeyRow): KeyDetails {
  return {
    id: row.key_id,
    name: row.key_name,
    lastFour: row.last_four,
    demo: row.demo === 1,
    disabled: row.disabled === 1,
    subscription: subscriptionOf(row),
    createdAt: row.key_created_at,
    ...(row.last_used_at === null ? {} : { lastUsedAt: row.last_used_at }),
  };
}

export function auditEntryOf(row: z.infer<typeof auditRow>): AuditEntry {
  return {
    id: row.number,
    at: row.at,
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    ...(row.origin === null ? {} : { origin: row.origin }),
    details: details.parse(JSON.parse(row.details)),
  };
}
