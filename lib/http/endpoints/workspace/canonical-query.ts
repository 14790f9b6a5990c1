import { parseQuery, QUERY_PARAMETERS, writeQuery, type CompanyQuery } from "../../../company/query";
import { decodeParameters } from "../../parameters";
import { unknownParameter } from "../../unknown-parameter";

/** A query that people keep: what it asks for, and its canonical text, equal for queries that mean the same. */
export interface KeptQuery {
  readonly query: CompanyQuery;
  readonly text: string;
}

/**
 * Reads a query string as search does.
 * @throws ParameterError for what search would refuse, parameters that are no filter included.
 */
export function readKeptQuery(sent: string): KeptQuery {
  const parameters = decodeParameters(sent.replace(/^\?/, ""));
  for (const name of parameters.keys()) if (!QUERY_PARAMETERS.includes(name)) throw unknownParameter(name, QUERY_PARAMETERS, new Map());
  const query = parseQuery(parameters);
  return { query, text: new URLSearchParams(writeQuery(query).map(([name, value]): [string, string] => [name, value])).toString() };
}
