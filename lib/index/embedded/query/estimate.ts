import { filtersUsed, type CompanyQuery } from "../../../company/query";
import { analyseName } from "../../../company/names";
import type { GenerationReader } from "../reader";
import { TERM_FILTERS } from "./filter-sets";

/**
 * About how many documents the sets of a query have that are looked at to answer it, from the lengths of stored lists alone: what tells
 * a query that takes microseconds from one that takes milliseconds. Infinity for filters whose work the lengths do not tell.
 */
export function estimate(reader: GenerationReader, query: CompanyQuery): number {
  let size = 0;
  for (const name of filtersUsed(query)) {
    const family = TERM_FILTERS[name];
    if (name === "search") size += nameSize(reader, query.search ?? "");
    else if (name === "ID" || name === "nationalId") size += query[name]!.length * 100;
    else if (family) for (const value of query[name] as readonly string[]) size += reader.section(family).exactSize(value);
    else return Infinity;
  }
  return size === 0 ? Infinity : size;
}

function nameSize(reader: GenerationReader, text: string): number {
  const names = reader.section("name");
  const { core } = analyseName(text);
  return core.reduce((size, word, i) => size + (i === core.length - 1 ? names.prefixSize(word) : names.exactSize(word)), 1);
}
