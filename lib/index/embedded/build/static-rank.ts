import type { CompanyRecord } from "../../../company/record";

/**
 * A string whose order by code point is the static rank: single locations and headquarters before branches, more employees first, then
 * more revenue, unknown last; then the name, then the ID. No two records have the same.
 * @param name the normalised company name.
 */
export function staticRank({ values }: CompanyRecord, name: string): string {
  const branch = values["Location Type"] === "2" ? "1" : "0";
  return `${branch}${descending(values["Employees Total"])}${descending(values["Yearly Revenue in U.S. Dollars"])}${name}\u0001${values.ID}`;
}

const UNKNOWN = "~";
/** Numbers below are taken from a number of ten digits, which is much quicker to write than those of larger ones. */
const SMALL = 1_000_000_000;
const FRACTION_DIGITS = 6;

/** Larger numbers come first, unknown ones last; a negative number is smaller than any other. */
function descending(value: number | undefined): string {
  if (value === undefined) return UNKNOWN;
  if (value < 0) return `:${String(-value).padStart(16, "0")}`;
  const whole = Math.ceil(value);
  const key = whole < SMALL ? String(2 * SMALL - 1 - whole) : `0${String(Number.MAX_SAFE_INTEGER - whole).padStart(16, "0")}`;
  return whole === value ? `${key}!` : `${key}.${(whole - value).toFixed(FRACTION_DIGITS)}`;
}
