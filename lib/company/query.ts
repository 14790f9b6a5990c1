/**
 * The one form of a company query, and its way from and to URL parameters. Server, pages and client share it, so that a link, a
 * request and an export mean the same companies.
 */
import { FILTERS, type Filter, type FilterName, type FilterNameOf } from "./filters";
import { hasForbiddenCharacter, MAX_LIST_VALUES, MAX_VALUE_LENGTH, readValue } from "./values";

export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/**
 * What is asked for: values within a filter are OR-ed, filters are AND-ed, an empty query means every company.
 * - `list`: canonical values, sorted and distinct.
 * - `place`: one string is a comma list as it was sent, which the index splits (a stored name may hold commas); several strings
 *   are taken verbatim, one name each.
 */
export type CompanyQuery = {
  readonly [N in FilterNameOf<"text">]?: string;
} & {
  readonly [N in FilterNameOf<"list"> | FilterNameOf<"place">]?: readonly string[];
} & {
  readonly [N in FilterNameOf<"range">]?: Range;
} & {
  readonly [N in FilterNameOf<"flag">]?: boolean;
} & {
  /** `strict` keeps a name search from answering with similar names when no company has every word. */
  readonly match?: "strict";
};

/** Decoded parameters: each name with its values in the order sent. */
export type Parameters = ReadonlyMap<string, readonly string[]>;

/** A parameter that cannot be read; the message names it, what was sent and what is allowed. */
export class ParameterError extends Error {
  constructor(
    readonly parameter: string,
    message: string,
    readonly code: "invalid_parameter" | "unknown_parameter" = "invalid_parameter",
  ) {
    super(message);
    this.name = "ParameterError";
  }
}

/** Builds the error for a value that is not allowed. */
export function invalidValue(parameter: string, sent: string, allowed: string): ParameterError {
  const shown = sent.length > 60 ? `${sent.slice(0, 60)}…` : sent;
  return new ParameterError(parameter, `${parameter}: ${JSON.stringify(shown)} is not allowed; expected ${allowed}.`);
}

/** The URL parameter names of one filter: itself, or its two ends for a range. */
export function parameterNames(filter: Filter): readonly string[] {
  return filter.kind === "range" ? [`${filter.name}[min]`, `${filter.name}[max]`] : [filter.name];
}

/** All parameter names that make up a query. */
export const QUERY_PARAMETERS: readonly string[] = [...FILTERS.flatMap(parameterNames), "match"];

/**
 * Reads the filters among the parameters; names that are no filter are the caller's to judge.
 * @throws ParameterError at the first value that is empty, malformed, repeated where it may not be, or not allowed.
 */
export function parseQuery(parameters: Parameters): CompanyQuery {
  const query: Record<string, unknown> = {};
  for (const filter of filtersSent(parameters)) {
    const value = readFilter(filter, parameters);
    if (value !== undefined) query[filter.name] = value;
  }
  const match = single("match", parameters);
  if (match !== undefined) {
    if (match !== "strict") throw invalidValue("match", match, "strict");
    query["match"] = match;
  }
  return query;
}

/** The filters with a value among the parameters, in the order of the filter list. */
function filtersSent(parameters: Parameters): readonly Filter[] {
  const sent = new Set<Filter>();
  for (const name of parameters.keys()) {
    const filter = BY_PARAMETER.get(name);
    if (filter) sent.add(filter);
  }
  return sent.size < 2 ? [...sent] : FILTERS.filter((filter) => sent.has(filter));
}

/** What each parameter is of; a range is also found by its bare name, which is not allowed. */
const BY_PARAMETER: ReadonlyMap<string, Filter> = new Map(FILTERS.flatMap((filter) => [filter.name, ...parameterNames(filter)].map((name) => [name, filter] as const)));

function readFilter(filter: Filter, parameters: Parameters): unknown {
  switch (filter.kind) {
    case "text":
      return single(filter.name, parameters)?.trim().normalize("NFC");
    case "flag":
      return readBoolean(filter.name, parameters);
    case "range":
      return readRange(filter.name, parameters);
    case "place":
      return readPlaces(filter.name, parameters);
    case "list":
      return readList(filter, parameters);
  }
}

/**
 * The value of a parameter that may be sent once, or undefined when it was not sent.
 * @param longest the most characters it may have.
 * @throws ParameterError when it is repeated, empty, too long or holds a control character.
 */
export function single(name: string, parameters: Parameters, longest = MAX_VALUE_LENGTH): string | undefined {
  const values = parameters.get(name);
  if (values === undefined) return undefined;
  if (values.length > 1) throw new ParameterError(name, `${name} was sent ${values.length} times; send it once.`);
  return checked(name, values[0] ?? "", longest);
}

/** @throws ParameterError unless the value is absent, `true` or `false`. */
export function readBoolean(name: string, parameters: Parameters): boolean | undefined {
  const value = single(name, parameters);
  if (value === undefined || value === "true" || value === "false") return value === undefined ? undefined : value === "true";
  throw invalidValue(name, value, "true or false");
}

/** @throws ParameterError unless the value is absent or a whole number. */
export function readInteger(name: string, parameters: Parameters): number | undefined {
  const value = single(name, parameters);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^-?\d{1,16}$/.test(value) || !Number.isSafeInteger(number)) throw invalidValue(name, value, "a whole number");
  return number === 0 ? 0 : number;
}

function readRange(name: string, parameters: Parameters): Range | undefined {
  if (parameters.has(name)) throw new ParameterError(name, `${name} is a range; send ${name}[min] and/or ${name}[max] with whole numbers.`);
  const min = readInteger(`${name}[min]`, parameters);
  const max = readInteger(`${name}[max]`, parameters);
  if (min !== undefined && max !== undefined && min > max) throw new ParameterError(`${name}[min]`, `${name}[min] (${min}) is greater than ${name}[max] (${max}).`);
  if (min === undefined && max === undefined) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function readPlaces(name: string, parameters: Parameters): readonly string[] | undefined {
  const sent = parameters.get(name);
  if (sent === undefined) return undefined;
  const values = sent.map((value) => value.trim().normalize("NFC"));
  const items = values.length === 1 ? values.flatMap((value) => value.split(",")) : values;
  checkCount(name, items.length);
  for (const item of items) checked(name, item);
  return values.length === 1 ? values : distinct(values);
}

function readList(filter: Extract<Filter, { kind: "list" }>, parameters: Parameters): readonly string[] | undefined {
  const sent = parameters.get(filter.name);
  if (sent === undefined) return undefined;
  const items = sent.flatMap((value) => value.split(","));
  checkCount(filter.name, items.length);
  return distinct(items.map((item) => {
    const reading = readValue(filter.format, checked(filter.name, item), "codes" in filter ? filter.codes : undefined);
    if ("allowed" in reading) throw invalidValue(filter.name, item, reading.allowed);
    return reading.value;
  }));
}

function checked(name: string, value: string, longest = MAX_VALUE_LENGTH): string {
  if (hasForbiddenCharacter(value)) throw new ParameterError(name, `${name} holds a control character or half a surrogate pair; remove it.`);
  if (value.trim() === "") throw new ParameterError(name, `${name} has an empty value; leave the parameter out or give it a value.`);
  if (value.length > longest) throw new ParameterError(name, `${name} has a value of ${value.length} characters; at most ${longest} are allowed.`);
  return value;
}

function checkCount(name: string, count: number): void {
  if (count > MAX_LIST_VALUES) throw new ParameterError(name, `${name} has ${count} values; at most ${MAX_LIST_VALUES} are allowed.`);
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort();
}

/** The parameters that `parseQuery` reads back as the same query, in the order of the filter list. */
export function writeQuery(query: CompanyQuery): readonly (readonly [string, string])[] {
  const parameters = FILTERS.flatMap((filter) => writeFilter(filter, query));
  return query.match === undefined ? parameters : [...parameters, ["match", query.match]];
}

function writeFilter(filter: Filter, query: CompanyQuery): (readonly [string, string])[] {
  switch (filter.kind) {
    case "text":
      return written(filter.name, query[filter.name]);
    case "flag":
      return written(filter.name, query[filter.name]?.toString());
    case "range":
      return [...written(`${filter.name}[min]`, query[filter.name]?.min?.toString()), ...written(`${filter.name}[max]`, query[filter.name]?.max?.toString())];
    case "place":
      return (query[filter.name] ?? []).map((value) => [filter.name, value] as const);
    case "list":
      return written(filter.name, query[filter.name]?.join(","));
  }
}

function written(name: string, value: string | undefined): (readonly [string, string])[] {
  return value === undefined ? [] : [[name, value]];
}

/** A string that is equal exactly for queries that mean the same: key of caches and of scroll cursors. */
export function queryKey(query: CompanyQuery): string {
  return JSON.stringify(writeQuery(query));
}

/** Whether the query asks for anything narrower than every company. */
export function isEmptyQuery(query: CompanyQuery): boolean {
  return writeQuery(query).length === 0;
}

/** The filters a query uses, in the order of the filter list. */
export function filtersUsed(query: CompanyQuery): readonly FilterName[] {
  // Most queries have one or two filters: to look through those is quicker than to look each filter up.
  const used: FilterName[] = [];
  for (const name in query) if (isFilterName(name) && query[name] !== undefined) used.push(name);
  return used.length < 2 ? used : FILTER_NAMES.filter((name) => used.includes(name));
}

const FILTER_NAMES: readonly FilterName[] = FILTERS.map(({ name }) => name);
const KNOWN: ReadonlySet<string> = new Set(FILTER_NAMES);

function isFilterName(name: string): name is FilterName {
  return KNOWN.has(name);
}
