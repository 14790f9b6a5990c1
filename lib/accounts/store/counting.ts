import type { Charge, Exhausted } from "../accounts";
import type { NewAuditEntry } from "../audit";
import { startOfMonth } from "../calendar";
import { AUDIT_COLUMNS, note, valuesOf, type Occasion } from "./audit";
import { COUNTS_COLUMNS, countsRow, type CountsRow } from "./rows";
import { ask, tell, type Engine, type Steps } from "./steps";

/** What one request, or several of one kind taken together, adds to the counts; negative where a count is given back. */
export interface Addition {
  readonly subscriptionId: string;
  readonly keyId: string;
  readonly endpoint: string;
  /** UTC, `YYYY-MM-DD`. */
  readonly day: string;
  /** As in the calendar. */
  readonly month: number;
  readonly requests: number;
  readonly searches: number;
  readonly exports: number;
}

/** How a charge adds up. */
export function sharesOf({ kind, requests }: Charge): Pick<Addition, "requests" | "searches" | "exports"> {
  return { requests, searches: kind === "search" ? requests : 0, exports: kind === "export" ? requests : 0 };
}

const RETURNED = COUNTS_COLUMNS.join(", ");

/** The month goes on from the latest one counted in: a clock that was set back finds it used as it was. */
const ADD = `UPDATE subscriptions SET
  month_requests = CASE WHEN month < $2 THEN $3 ELSE month_requests + $3 END,
  month = CASE WHEN month < $2 THEN $2 ELSE month END,
  requests_used = requests_used + $3,
  searches_used = searches_used + $4,
  exports_used = exports_used + $5
  WHERE id = $1`;

const WITHIN_LIMITS = `
  AND (monthly_quota IS NULL OR $3 + CASE WHEN month < $2 THEN 0 ELSE month_requests END <= monthly_quota)
  AND (requests_limit IS NULL OR requests_used + $3 <= requests_limit)
  AND ($4 = 0 OR searches_limit IS NULL OR searches_used + $4 <= searches_limit)
  AND ($5 = 0 OR exports_limit IS NULL OR exports_used + $5 <= exports_limit)`;

const NOTE_USAGE = "ON CONFLICT (key_id, day, endpoint) DO UPDATE SET requests = usage.requests + excluded.requests";
const INSERT_USAGE = `INSERT INTO usage (key_id, day, endpoint, requests) VALUES ($1, $2, $3, $4) ${NOTE_USAGE}`;
const ADD_WITHIN_LIMITS = `${ADD} ${WITHIN_LIMITS} RETURNING ${RETURNED}`;

/** One statement is one way over the network, and a transaction of its own. */
const inOne = (further: string): string => `WITH counted AS (${ADD_WITHIN_LIMITS}),
  noted AS (INSERT INTO usage (key_id, day, endpoint, requests) SELECT $6, $7, $8, $3 FROM counted ${NOTE_USAGE})${further}
  SELECT ${RETURNED} FROM counted`;
const IN_ONE = inOne("");
const IN_ONE_WITH_ENTRY = inOne(`, told AS (INSERT INTO audit (${AUDIT_COLUMNS}) SELECT $9::bigint, $10, $11, $12, $13, $14 FROM counted)`);

/** An entry of the audit log that is written together with a count. */
export interface Told {
  readonly entry: NewAuditEntry;
  readonly occasion: Occasion;
}

/**
 * Adds to all counts and tells the audit log, or neither when a limit would be passed.
 * @returns the counts after it, or undefined when a limit keeps it from being counted.
 */
export function addWithinLimits(engine: Engine, addition: Addition, told?: Told) {
  const { subscriptionId, keyId, endpoint, day, month, requests, searches, exports } = addition;
  if (engine.dialect === "postgres") {
    return engine.run(function* (): Steps<CountsRow | undefined> {
      const entry = told ? valuesOf(told.occasion, told.entry) : [];
      return (yield* ask(countsRow, told ? IN_ONE_WITH_ENTRY : IN_ONE, subscriptionId, month, requests, searches, exports, keyId, day, endpoint, ...entry))[0];
    });
  }
  return engine.transaction(function* (): Steps<CountsRow | undefined> {
    const [counted] = yield* ask(countsRow, ADD_WITHIN_LIMITS, subscriptionId, month, requests, searches, exports);
    if (!counted) return undefined;
    yield* tell(INSERT_USAGE, keyId, day, endpoint, requests);
    if (told) yield* note(told.occasion, told.entry);
    return counted;
  });
}

/** Adds what was counted already, whatever the limits. */
export function* add({ subscriptionId, keyId, endpoint, day, month, requests, searches, exports }: Addition): Steps<void> {
  yield* tell(ADD, subscriptionId, month, requests, searches, exports);
  yield* tell(INSERT_USAGE, keyId, day, endpoint, requests);
}

/** Takes an addition back; from the month only while it is still the month's turn. */
export function* takeBack({ subscriptionId, keyId, endpoint, day, month, requests, searches, exports }: Addition): Steps<void> {
  yield* tell(
    `UPDATE subscriptions SET
      month_requests = CASE WHEN month = $2 AND month_requests >= $3 THEN month_requests - $3 ELSE month_requests END,
      requests_used = CASE WHEN requests_used >= $3 THEN requests_used - $3 ELSE 0 END,
      searches_used = CASE WHEN searches_used >= $4 THEN searches_used - $4 ELSE 0 END,
      exports_used = CASE WHEN exports_used >= $5 THEN exports_used - $5 ELSE 0 END
      WHERE id = $1`,
    subscriptionId,
    month,
    requests,
    searches,
    exports,
  );
  yield* tell("UPDATE usage SET requests = requests - $4 WHERE key_id = $1 AND day = $2 AND endpoint = $3", keyId, day, endpoint, requests);
}

export function* countsOf(subscriptionId: string): Steps<CountsRow | undefined> {
  return (yield* ask(countsRow, `SELECT ${RETURNED} FROM subscriptions WHERE id = $1`, subscriptionId))[0];
}

/** Which limit, if any, keeps a charge from being counted; the narrowest first. @param month the clock's. */
export function exhaustedBy(counts: CountsRow, charge: Charge, month: number): Exhausted | undefined {
  const { requests, searches, exports } = sharesOf(charge);
  const counted = Math.max(month, counts.month);
  const limits = [
    { allowance: "searches", used: counts.searches_used, limit: counts.searches_limit, wanted: searches },
    { allowance: "exports", used: counts.exports_used, limit: counts.exports_limit, wanted: exports },
    { allowance: "requests", used: counts.requests_used, limit: counts.requests_limit, wanted: requests },
    { allowance: "month", used: counts.month < month ? 0 : counts.month_requests, limit: counts.monthly_quota, wanted: requests },
  ] as const;
  for (const { allowance, used, limit, wanted } of limits) {
    if (limit !== null && wanted > 0 && used + wanted > limit) return { allowance, used, limit, monthEndsAt: startOfMonth(counted + 1) };
  }
  return undefined;
}
