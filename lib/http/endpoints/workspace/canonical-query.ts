import { parseQuery, QUERY_PARAMETERS, writeQuery, type CompanyQuery } from "../../../company/query";
import { readSort, writeSort } from "../../../company/sorting";
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
  return readKept(sent, QUERY_PARAMETERS);
}

/** As `readKeptQuery`, of a search, which may have an order. */
export function readKeptSearch(sent: string): KeptQuery {
  return readKept(sent, SEARCH_PARAMETERS);
}

const SEARCH_PARAMETERS = [...QUERY_PARAMETERS, "sort"];

function readKept(sent: string, known: readonly string[]): KeptQuery {
  const parameters = decodeParameters(sent.replace(/^\?/, ""));
  for (const name of parameters.keys()) if (!known.includes(name)) throw unknownParameter(name, known, new Map());
  const query = parseQuery(parameters);
  const sort = readSort(parameters);
  const written = writeQuery(query).map(([name, value]): [string, string] => [name, value]);
  return { query, text: new URLSearchParams(sort ? [...written, ["sort", writeSort(sort)]] : written).toString() };
}
