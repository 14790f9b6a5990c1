import { ParameterError, parseQuery, type CompanyQuery } from "../../lib/company/query";

/**
 * Reads the query that a saved search keeps.
 * @returns undefined for one that can no longer be read: a filter it uses has gone with an update.
 */
export function readKeptQuery(text: string): CompanyQuery | undefined {
  const parameters = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) parameters.set(name, [...(parameters.get(name) ?? []), value]);
  try {
    return parseQuery(parameters);
  } catch (error) {
    if (error instanceof ParameterError) return undefined;
    throw error;
  }
}
