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

const WIDTH = 16;
const UNKNOWN = "~";

/** Larger numbers come first, unknown ones last; a negative number is smaller than any other. */
function descending(value: number | undefined): string {
  if (value === undefined) return UNKNOWN;
  return value < 0 ? `:${String(-value).padStart(WIDTH, "0")}` : String(Number.MAX_SAFE_INTEGER - value).padStart(WIDTH, "0");
}
