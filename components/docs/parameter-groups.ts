import { FILTER_GROUPS, filterByName } from "../../lib/company/filters";
import type { ParameterPart } from "./description";

export interface ParameterGroup {
  /** Undefined where there is one group only. */
  readonly label: string | undefined;
  readonly parameters: readonly ParameterPart[];
}

/** So few parameters need no order but their own. */
const FEW = 8;

const NAME = "Name";
const REQUEST = "Pages and modes";
const LABELS = [NAME, ...FILTER_GROUPS.map(({ label }) => label), REQUEST];

/** The parameters of an endpoint as the filters are grouped everywhere, the search by name before them and what is no filter behind. */
export function groupParameters(parameters: readonly ParameterPart[]): readonly ParameterGroup[] {
  if (parameters.length <= FEW) return [{ label: undefined, parameters }];
  return LABELS.map((label) => ({ label, parameters: parameters.filter(({ name }) => groupOf(name) === label) })).filter((group) => group.parameters.length > 0);
}

function groupOf(parameter: string): string {
  if (parameter === "search" || parameter === "match") return NAME;
  const filter = filterByName(filterName(parameter));
  return FILTER_GROUPS.find(({ key }) => key === filter?.group)?.label ?? REQUEST;
}

/** `employeesTotal[min]` and `employeesTotal[max]` are of the filter `employeesTotal`. */
export function filterName(parameter: string): string {
  return parameter.replace(/\[(min|max)\]$/, "");
}
