import { dayOf } from "../../accounts/calendar";
import { invalidValue, single, type Parameters } from "../../company/query";
import type { KeyedEndpoint } from "../endpoint";

/** What the calling key was used for. Asking counts as nothing. */
export const USAGE: KeyedEndpoint = {
  path: "/api/usage",
  access: "key",
  summary: "What your key was used for",
  description:
    "Requests of the calling key by day (UTC) and endpoint, and what its subscription has used of its limits; a limit of null is none. The subscription's numbers count all its keys. This request itself counts as none.",
  parameters: [
    { name: "from", type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", help: "First day, UTC; the first of this month unless sent.", example: "2026-11-01" },
    { name: "to", type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", help: "Last day, UTC; today unless sent.", example: "2026-11-30" },
  ],
  answer: "UsageAnswer",
  charge: () => undefined,
  start:
    ({ accounts, clock }) =>
    (parameters, { keyId, subscription }) => {
      const today = dayOf(clock.now());
      const from = readDay("from", parameters) ?? `${today.slice(0, 8)}01`;
      const to = readDay("to", parameters) ?? today;
      return async () => {
        const { month, monthRequests, monthlyQuota, requests, requestsLimit, searches, searchesLimit, exports, exportsLimit } = await accounts.totals(subscription.id);
        const data = await accounts.usage(keyId, from, to);
        const meta = {
          subscription: subscription.name,
          subscriptionStatus: subscription.state,
          package: subscription.package.name,
          ratePerSecond: subscription.ratePerSecond,
          month: { month, requestsUsed: monthRequests, requestsLimit: monthlyQuota },
          allowances: { requestsUsed: requests, requestsLimit, searchesUsed: searches, searchesLimit, exportsUsed: exports, exportsLimit },
          from,
          to,
        };
        return { json: JSON.stringify({ meta, data }) };
      };
    },
};

/** @throws ParameterError unless it is absent or a day of the calendar. */
function readDay(name: string, parameters: Parameters): string | undefined {
  const value = single(name, parameters);
  if (value === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(time) || dayOf(time) !== value) throw invalidValue(name, value, "a day such as 2026-11-01");
  return value;
}
