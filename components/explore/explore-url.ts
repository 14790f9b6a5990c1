/**
 * What a link to Explore means. Its parameters are those of the API, so that a link, a request and an export mean the same companies. Two cases have
 * rules of their own: without any filter the preset is in force, and every company is `all=true`.
 */
import { isEmptyQuery, ParameterError, parseQuery, queryKey, writeQuery, type CompanyQuery } from "../../lib/company/query";
import { readSort, writeSort, type Sort } from "../../lib/company/sorting";

/** What a fresh page shows: companies, without their branches. */
export const PRESET: CompanyQuery = { statusCode: ["0", "1"] };

/** Stands for every company, which has no filter to write. */
export const ALL = "all";

export type Reading = { readonly query: CompanyQuery; /** Undefined: best first. */ readonly sort: Sort | undefined } | { readonly problem: ParameterError };

/** Reads a link's parameters; names that are no filter are left alone. */
export function readExplore(parameters: ReadonlyMap<string, readonly string[]>): Reading {
  try {
    const query = parseQuery(parameters);
    return { query: isEmptyQuery(query) && !parameters.has(ALL) ? PRESET : query, sort: readSort(parameters) };
  } catch (error) {
    if (error instanceof ParameterError) return { problem: error };
    throw error;
  }
}

/** The parameters that `readExplore` reads back as the same query. */
export function writeExplore(query: CompanyQuery): readonly (readonly [string, string])[] {
  if (isEmptyQuery(query)) return [[ALL, "true"]];
  return queryKey(query) === queryKey(PRESET) ? [] : writeQuery(query);
}

/** The link that opens Explore with this query, in this order. */
export function exploreHref(query: CompanyQuery, sort?: Sort): string {
  return hrefOf("/", [...writeExplore(query), ...sortParameters(sort)]);
}

/** The link that starts an export of these companies. */
export function exportHref(query: CompanyQuery): string {
  return hrefOf("/exports", isEmptyQuery(query) ? [[ALL, "true"]] : writeQuery(query));
}

/** The parameter that `readExplore` reads back as the same order. */
export function sortParameters(sort: Sort | undefined): readonly (readonly [string, string])[] {
  return sort === undefined ? [] : [["sort", writeSort(sort)]];
}

function hrefOf(path: string, parameters: readonly (readonly [string, string])[]): string {
  const text = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return text === "" ? path : `${path}?${text}`;
}
