import type { Charge } from "../../accounts/accounts";
import type { Subscription } from "../../accounts/subscription";
import type { CompanyIndex } from "../../company/company-index";
import { SEARCH_FIELDS, type FieldName } from "../../company/fields";
import { parseQuery } from "../../company/query";
import type { KeyedEndpoint } from "../endpoint";
import { EXPORT_PARAMETERS, pageParameters, readPage, SEARCH_LIMITS } from "../paging";
import { QUERY_PARAMETER_DEFINITIONS } from "../parameter";
import { pageMeta, recordsBody } from "./records";

const PATH = "/api/company/search";
const CHARGE: Charge = { endpoint: PATH, kind: "search", requests: 1 };

export const SEARCH: KeyedEndpoint<{ readonly index: Pick<CompanyIndex, "page"> }> = {
  path: PATH,
  access: "key",
  summary: "Search companies",
  description:
    "Finds companies by name, address and filters, best first, and returns a few fields of each: made for search-as-you-type. Filters are AND-ed; the values of one filter are OR-ed. At least one parameter is needed. Use `statusCode=0,1` to leave branches out.",
  parameters: [...QUERY_PARAMETER_DEFINITIONS, ...pageParameters(SEARCH_LIMITS)],
  answer: "SearchAnswer",
  advice: new Map(EXPORT_PARAMETERS.map(({ name }) => [name, "only /api/company/export takes it."])),
  charge: () => CHARGE,
  start: ({ index }) => (parameters, { subscription }) => {
    const query = parseQuery(parameters);
    const page = readPage(parameters, SEARCH_LIMITS);
    const fields = searchFields(subscription);
    return async () => {
      const { total, match, records } = await index.page(query, page, { fields });
      return recordsBody(pageMeta(total, page, match), records);
    };
  },
};

/** The default fields, and those that the subscription enables beside them. */
function searchFields({ searchFields: further }: Subscription): readonly FieldName[] {
  return further.length === 0 ? SEARCH_FIELDS : [...new Set<FieldName>([...SEARCH_FIELDS, ...further])];
}
