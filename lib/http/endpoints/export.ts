import type { Caller, Charge } from "../../accounts/accounts";
import type { Projection } from "../../company/company-index";
import { parseQuery, type CompanyQuery } from "../../company/query";
import type { ApiServices, KeyedEndpoint, Work } from "../endpoint";
import { EXPORT_LIMITS, EXPORT_PARAMETERS, pageParameters, readExportMode, readPage, readPageSize, type Page } from "../paging";
import { QUERY_PARAMETER_DEFINITIONS } from "../parameter";
import { ScrollCursors, type ScrollPoint } from "../scroll-cursor";
import { pageMeta, recordsBody } from "./records";

const PATH = "/api/company/export";
const CHARGE: Charge = { endpoint: PATH, kind: "export", requests: 1 };
/** A scroll is one export, counted at its start. */
const CONTINUED: Charge = { ...CHARGE, kind: "scroll" };

export const EXPORT: KeyedEndpoint = {
  path: PATH,
  access: "key",
  summary: "Export companies",
  description:
    "Delivers company records with the field groups of the subscription's package. Standard mode pages through the first 10,000 records; scroll mode (`useScroll=true`) delivers all of them in batches: send each answer's `meta.scrollId` with the next request until `meta.hasMoreRecords` is false. A scroll delivers one consistent state of the data, and the same `scrollId` sent again gives the same batch again. One company: `ID=…`.",
  parameters: [...QUERY_PARAMETER_DEFINITIONS, ...pageParameters(EXPORT_LIMITS), ...EXPORT_PARAMETERS],
  answer: "ExportAnswer",
  charge: (parameters) => (parameters.has("scrollId") ? CONTINUED : CHARGE),
  start: (services) => {
    const cursors = new ScrollCursors(services.cursorSecret, services.clock);
    return (parameters, caller) => {
      const query = parseQuery(parameters);
      const mode = readExportMode(parameters);
      if (!mode.scroll) return standard(services, caller, query, readPage(parameters, EXPORT_LIMITS));
      const pageSize = readPageSize(parameters, EXPORT_LIMITS);
      const from = mode.scrollId === undefined ? undefined : cursors.read(mode.scrollId, caller.subscription.id, query);
      return scroll(services, caller, { query: from?.query ?? query, from, pageSize }, cursors);
    };
  },
};

function standard({ index }: ApiServices, caller: Caller, query: CompanyQuery, page: Page): Work {
  return async () => {
    const { total, match, records } = await index.page(query, page, projectionOf(caller));
    return recordsBody(pageMeta(total, page, match), records);
  };
}

interface BatchRequest {
  readonly query: CompanyQuery;
  readonly from: ScrollPoint | undefined;
  readonly pageSize: number;
}

function scroll({ index }: ApiServices, caller: Caller, { query, from, pageSize }: BatchRequest, cursors: ScrollCursors): Work {
  return async () => {
    const { records, match, generation, position, hasMore } = await index.scroll(query, pageSize, projectionOf(caller), from);
    const scrollId = cursors.issue({ query, generation, position }, caller.subscription.id);
    return recordsBody({ pageSize, hasMoreRecords: hasMore, scrollId, recordCount: records.count, match }, records);
  };
}

function projectionOf(caller: Caller): Projection {
  return { groups: caller.subscription.package.groups };
}
