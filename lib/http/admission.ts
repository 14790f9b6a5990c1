import type { Accounts, Caller, Charge, Counted, Exhausted } from "../accounts/accounts";
import type { NewAuditEntry } from "../accounts/audit";
import { isDemoData } from "../accounts/demo";
import type { RateLimiter } from "../accounts/limits/rate-limiter";
import type { Session } from "../accounts/people/people";
import { stateAt, type SubscriptionState } from "../accounts/subscription";
import type { Clock } from "../clock";
import type { CompanyIndex } from "../company/company-index";
import { ServiceError, type ErrorCode } from "../errors";
import type { Denial } from "./denial";
import type { Limits } from "./limit-headers";
import type { ApiRequest } from "./message";
import { sessionToken } from "./session/cookie";
import { crossOriginDenial } from "./session/same-origin";

/** What decides on whether a request may go on. */
export interface AdmissionServices {
  readonly accounts: Pick<Accounts, "authenticate" | "quotaLook" | "count" | "people">;
  readonly rateLimiter: Pick<RateLimiter, "take">;
  readonly index: Pick<CompanyIndex, "status">;
  readonly clock: Clock;
}

/** Who sends a request; undefined without a valid key or session. A request with both is the key's; one with a session has to come from our own pages. */
export async function authenticate(request: ApiRequest, { accounts }: AdmissionServices): Promise<Caller | Denial | undefined> {
  const key = request.header("x-api-key");
  if (key !== undefined) return accounts.authenticate(key);
  const token = sessionToken(request);
  if (token === undefined) return undefined;
  const session = await accounts.people.authenticate(token);
  return session && (crossOriginDenial(request) ?? callerOf(session));
}

function callerOf({ person, subscription }: Session): Caller {
  return { keyId: person.id, keyName: person.name, keyState: "active", subscription, demo: false };
}

/** Why a caller may not use the service at all. */
export function stateDenial(caller: Caller, { index, clock }: AdmissionServices): Denial | undefined {
  if (caller.keyState === "disabled") return inactive("This API key is disabled. Ask whoever runs this service for another one.", "disabled");
  const state = stateAt(caller.subscription, clock.now());
  if (state !== "active" && state !== "trial") return inactive(INACTIVE[state], state);
  const status = caller.demo ? index.status() : undefined;
  if (status && !isDemoData(status)) return inactive("The demo key works only while the fictional demo companies are all the data there is. Make a key with: npm run keys -- create --name NAME", "disabled");
  return undefined;
}

const INACTIVE: Readonly<Record<Exclude<SubscriptionState, "active" | "trial">, string>> = {
  suspended: "The subscription is suspended. Ask whoever runs this service.",
  cancelled: "The subscription is cancelled. Ask whoever runs this service.",
  expired: "The trial has ended. Ask whoever runs this service for a subscription.",
};

function inactive(message: string, subscriptionStatus: string): Denial {
  return { code: "subscription_inactive", message, body: { subscriptionStatus } };
}

/** Takes a request of the key's rate. @param limits where the decision is noted for the answer's headers. */
export async function rateDenial(caller: Caller, { rateLimiter }: AdmissionServices, limits: Limits): Promise<Denial | undefined> {
  const { ratePerSecond } = caller.subscription;
  if (ratePerSecond === null) return undefined;
  const decision = await rateLimiter.take(caller.keyId, ratePerSecond);
  limits.rate = decision;
  if (decision.allowed) return undefined;
  const message = `More than ${decision.limit} requests a second. Wait as Retry-After says, then try again, waiting longer each time.`;
  return { code: "rate_limited", message, retryAfterSeconds: Math.max(1, Math.ceil(decision.retryAfterMs / 1000)) };
}

/** What a caller is told whose allowance was used up before the parameters were found wrong. */
export async function quotaDenial(caller: Caller, charge: Charge, { accounts, clock }: AdmissionServices): Promise<Denial | undefined> {
  const exhausted = await accounts.quotaLook(caller, charge);
  return exhausted && exhaustedDenial(exhausted, clock.now());
}

/** Counts a request and tells the audit log of it. @param limits where the month's count is noted for the answer's headers. */
export async function count(caller: Caller, charge: Charge, { accounts, clock }: AdmissionServices, limits: Limits, entry?: NewAuditEntry): Promise<Counted | Denial> {
  const now = clock.now();
  const result = await accounts.count(caller, charge, entry);
  if (!result.counted) {
    if (result.allowance === "month") limits.month = { used: result.used, limit: result.limit, endsAt: result.monthEndsAt, now };
    return exhaustedDenial(result, now);
  }
  if (result.month) limits.month = { ...result.month, now };
  return result;
}

const ALLOWANCES: Readonly<Record<Exhausted["allowance"], { readonly message: string; readonly name: "requests" | "searches" | "exports" }>> = {
  month: { message: "The month's requests are used up.", name: "requests" },
  requests: { message: "The requests that the subscription allows are used up.", name: "requests" },
  searches: { message: "The searches that the subscription allows are used up.", name: "searches" },
  exports: { message: "The exports that the subscription allows are used up.", name: "exports" },
};

function exhaustedDenial({ allowance, used, limit, monthEndsAt }: Exhausted, now: number): Denial {
  const { message, name } = ALLOWANCES[allowance];
  return { code: "quota_exhausted", message, body: { [`${name}Used`]: used, [`${name}Limit`]: limit }, retryAfterSeconds: Math.max(1, Math.ceil((monthEndsAt - now) / 1000)) };
}

/** Ends of a page fetch that are the remote site's, or its caller's: the fetch was made, and counts. */
const FETCHED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["not_html", "unreachable", "too_many_redirects", "timeout", "client_gone"]);

/** Whether a page fetch that failed was made all the same. */
export function wasFetched(code: ErrorCode): boolean {
  return FETCHED.has(code);
}

/** Whether a request that failed stays counted. */
export function staysCounted({ kind }: Charge, error: unknown): boolean {
  return kind === "fetch" && error instanceof ServiceError && wasFetched(error.code);
}
