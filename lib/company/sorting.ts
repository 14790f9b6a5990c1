/**
 * What pages can be sorted by, as data: parsing, the API description, the index and the heads of tables are driven by it. Without a sort, companies
 * come best first.
 */
import { FILTERS, type Filter, type FilterNameOf } from "./filters";
import { invalidValue, single, type Parameters } from "./query";

/** The ranges, since they are numbers; a postal code is a text, of which its number is only the beginning. */
export type SortName = Exclude<FilterNameOf<"range">, "postalCodeInteger">;

/** By the record field of this filter: equal companies by static rank, those without a value last in both directions. */
export interface Sort {
  readonly by: SortName;
  /** The largest first, otherwise the smallest. */
  readonly descending: boolean;
}

/** The filters by whose field companies can be sorted. */
export const SORTS = FILTERS.filter((filter): filter is Extract<Filter, { readonly name: SortName }> => filter.kind === "range" && filter.name !== "postalCodeInteger");

const BY_VALUE: ReadonlyMap<string, Sort> = new Map(SORTS.flatMap(({ name }) => [true, false].map((descending) => ({ by: name, descending }))).map((sort) => [writeSort(sort), sort]));

/** Every value of the parameter `sort`. */
export const SORT_VALUES: readonly string[] = [...BY_VALUE.keys()];

/** The value of `sort` that `readSort` reads as this. */
export function writeSort({ by, descending }: Sort): string {
  return `${by}:${descending ? "desc" : "asc"}`;
}

/** @throws ParameterError unless `sort` is absent or one of SORT_VALUES. */
export function readSort(parameters: Parameters): Sort | undefined {
  const value = single("sort", parameters);
  if (value === undefined) return undefined;
  return BY_VALUE.get(value) ?? unknownSort(value);
}

function unknownSort(value: string): never {
  throw invalidValue("sort", value, `one of ${SORT_VALUES.join(", ")}`);
}
