import { fieldByName } from "../../company/fields";
import { packageByName, PACKAGES } from "../../company/packages";
import { AccountsError } from "../accounts";
import { PRESET_NAMES, presetTerms, type Terms } from "../subscription";
import { inExportOrder } from "./rows";

/** The columns that terms are kept in, with what they hold; in this order everywhere. */
const COLUMNS = [
  ["state", (terms: Terms) => terms.state],
  ["package", (terms: Terms) => terms.package],
  ["search_fields", (terms: Terms) => terms.searchFields && JSON.stringify(inExportOrder(terms.searchFields))],
  ["monthly_quota", (terms: Terms) => terms.monthlyQuota],
  ["rate_per_second", (terms: Terms) => terms.ratePerSecond],
  ["requests_limit", (terms: Terms) => terms.requestsLimit],
  ["searches_limit", (terms: Terms) => terms.searchesLimit],
  ["exports_limit", (terms: Terms) => terms.exportsLimit],
  ["trial_ends_at", (terms: Terms) => terms.trialEndsAt],
] as const;

/** The columns that terms name, each with its value. */
export function columnsOf(terms: Terms): readonly (readonly [column: string, value: string | number | null])[] {
  return COLUMNS.flatMap(([column, of]) => {
    const value = of(terms);
    return value === undefined ? [] : [[column, value] as const];
  });
}

/**
 * Terms with those of a preset they start from.
 * @throws AccountsError for a preset, package or field that there is none of, or a limit that is no whole number in its bounds.
 */
export function completeTerms({ preset, ...terms }: Terms & { readonly preset?: string | undefined }, now: number): Terms {
  const begun = preset === undefined ? {} : presetTerms(preset, now);
  if (begun === undefined) throw new AccountsError(`There is no preset ${JSON.stringify(preset)}. There are ${PRESET_NAMES.join(", ")}.`);
  const named = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
  const complete: Terms = { ...begun, ...named };
  if (complete.package !== undefined && !packageByName(complete.package)) {
    throw new AccountsError(`Unknown package ${JSON.stringify(complete.package)}. There are ${PACKAGES.map((known) => known.name).join(", ")}, or field groups joined with + (identity+contact).`);
  }
  const unknown = complete.searchFields?.find((name) => fieldByName(name) === undefined);
  if (unknown !== undefined) throw new AccountsError(`There is no field ${JSON.stringify(unknown)}; docs/fields.md lists them.`);
  for (const name of ["monthlyQuota", "requestsLimit", "searchesLimit", "exportsLimit"] as const) checkLimit(name, complete[name], 0);
  checkLimit("ratePerSecond", complete.ratePerSecond, 1);
  return complete;
}

function checkLimit(name: string, limit: number | null | undefined, least: number): void {
  if (limit === null || limit === undefined || (Number.isSafeInteger(limit) && limit >= least)) return;
  throw new AccountsError(`${name} is ${limit}; expected a whole number of at least ${least}, or none.`);
}
