import { ParameterError, parseQuery, type CompanyQuery } from "../../lib/company/query";
import { readSort, type Sort } from "../../lib/company/sorting";

export interface KeptQuery {
  readonly query: CompanyQuery;
  readonly sort: Sort | undefined;
}

/**
 * Reads the query and the order that a saved search keeps.
 * @returns undefined for one that can no longer be read: a filter it uses has gone with an update.
 */
export function readKeptQuery(text: string): KeptQuery | undefined {
  const parameters = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) parameters.set(name, [...(parameters.get(name) ?? []), value]);
  try {
    return { query: parseQuery(parameters), sort: readSort(parameters) };
  } catch (error) {
    if (error instanceof ParameterError) return undefined;
    throw error;
  }
}
