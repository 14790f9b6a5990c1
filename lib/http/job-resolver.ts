import type { Accounts, Caller, Charge } from "../accounts/accounts";
import { WORKSPACE } from "../accounts/people/rows";
import type { DomainAnswer, DomainResult, ResolveDomain } from "../company/jobs";
import type { ErrorCode } from "../errors";
import { count, rateDenial, stateDenial, staysCounted, type AdmissionServices } from "./admission";
import { denialOf, type Denial } from "./denial";

/** Looks for the company behind a domain, or fails as a request for it does. */
export type LookUp = (url: string, caller: Caller) => Promise<DomainResult>;

interface Services extends AdmissionServices {
  readonly accounts: AdmissionServices["accounts"] & Pick<Accounts, "findSubscription">;
}

const CHARGE: Charge = { endpoint: "/api/website/company", kind: "fetch", requests: 1 };
const USUAL_WAIT = 5;
/** What passes by itself. */
const PASSING: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["rate_limited", "overloaded", "no_index", "accounts_unavailable", "limits_unavailable"]);
/** What somebody has to do something about. */
const LASTING: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["quota_exhausted", "subscription_inactive", "unauthorized", "upstream_refused", "not_supported"]);

/** Looks domains up as requests of the workspace: held to its state, rate and quota, and counted under the person whose job it is, as the same request from a page is. */
export function countedResolver(services: Services, lookUp: LookUp): ResolveDomain {
  return async (url, { id, name }) => {
    const subscription = await services.accounts.findSubscription(WORKSPACE);
    const caller: Caller = { keyId: id, keyName: name, keyState: "active", subscription, demo: false };
    const refusal = stateDenial(caller, services) ?? (await rateDenial(caller, services, {}));
    if (refusal) return answerOf(refusal);
    try {
      const counted = await count(caller, CHARGE, services, {});
      if ("code" in counted) return answerOf(counted);
      return await lookUp(url, caller).catch(async (error: unknown) => {
        if (!staysCounted(CHARGE, error)) await counted.giveBack();
        throw error;
      });
    } catch (error) {
      const denial = denialOf(error);
      if (denial.code === "internal") throw error;
      return answerOf(denial);
    }
  };
}

function answerOf({ code, message, retryAfterSeconds }: Denial): DomainAnswer {
  if (PASSING.has(code)) return { wait: retryAfterSeconds ?? USUAL_WAIT };
  return LASTING.has(code) ? { stop: message } : { failure: { code, message } };
}
