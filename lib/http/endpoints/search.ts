import { SEARCH_FIELDS } from "../../company/fields";
import { parseQuery } from "../../company/query";
import type { KeyedEndpoint } from "../endpoint";
import { EXPORT_PARAMETERS, pageParameters, readPage, SEARCH_LIMITS } from "../paging";
import { QUERY_PARAMETER_DEFINITIONS } from "../parameter";
import { pageMeta, recordsBody } from "./records";

export const SEARCH: KeyedEndpoint = {
  path: "/api/company/search",
  access: "key",
  summary: "Search companies",
  description:
    "Finds companies by name, address and filters, best first, and returns a few fields of each: made for search-as-you-type. Filters are AND-ed; the values of one filter are OR-ed. At least one parameter is needed. Use `statusCode=0,1` to leave branches out.",
  parameters: [...QUERY_PARAMETER_DEFINITIONS, ...pageParameters(SEARCH_LIMITS)],
  answer: "SearchAnswer",
  advice: new Map(EXPORT_PARAMETERS.map(({ name }) => [name, "only /api/company/export takes it."])),
  start: ({ index }) => (parameters) => {
    const query = parseQuery(parameters);
    const page = readPage(parameters, SEARCH_LIMITS);
    return async () => {
      const { total, match, records } = await index.page(query, page, { fields: SEARCH_FIELDS });
      return recordsBody(pageMeta(total, page, match), records);
    };
  },
};
