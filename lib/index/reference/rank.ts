import { normaliseName } from "../../company/names";
import type { CompanyRecord } from "../../company/record";
import type { Sort, SortName } from "../../company/sorting";

/** Code-unit order, the same on every machine and in every language. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The static rank order, best first: single locations, headquarters and unknown location types before branches; more employees
 * first; larger revenue in US dollars first, in both an unknown value last; then the normalised name; then the ID.
 */
export function byRank(a: CompanyRecord, b: CompanyRecord): number {
  return (
    Number(isBranch(a)) - Number(isBranch(b)) ||
    largestFirst(a.values["Employees Total"], b.values["Employees Total"]) ||
    largestFirst(a.values["Yearly Revenue in U.S. Dollars"], b.values["Yearly Revenue in U.S. Dollars"]) ||
    byText(normaliseName(a.values["Company Name"]), normaliseName(b.values["Company Name"])) ||
    byText(a.values.ID, b.values.ID)
  );
}

/** By a value, unknown ones last whichever way; equal ones by static rank. */
export function bySort({ by, descending }: Sort): (a: CompanyRecord, b: CompanyRecord) => number {
  const valueOf = SORTED_VALUES[by];
  const first = descending ? largestFirst : smallestFirst;
  return (a, b) => first(valueOf(a), valueOf(b)) || byRank(a, b);
}

const SORTED_VALUES: { readonly [N in SortName]: (record: CompanyRecord) => number | undefined } = {
  employeesHere: ({ values }) => values["Employees On Site"],
  employeesTotal: ({ values }) => values["Employees Total"],
  annualSales: ({ values }) => values["Yearly Revenue in U.S. Dollars"],
  foundingYears: ({ values }) => values["Founding Year"],
};

function isBranch({ values }: CompanyRecord): boolean {
  return values["Location Type"] === "2";
}

function smallestFirst(a: number | undefined, b: number | undefined): number {
  return a === undefined || b === undefined ? largestFirst(a, b) : a - b;
}

function largestFirst(a: number | undefined, b: number | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return b - a;
}
