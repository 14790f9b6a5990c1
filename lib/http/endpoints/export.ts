import type { Accounts, Caller, Charge } from "../../accounts/accounts";
import type { Clock } from "../../clock";
import type { CompanyIndex, Projection } from "../../company/company-index";
import { parseQuery, type CompanyQuery } from "../../company/query";
import type { AuditedWork, KeyedEndpoint, Work } from "../endpoint";
import { EXPORT_LIMITS, EXPORT_PARAMETERS, pageParameters, readExportMode, readPage, readPageSize, type Page } from "../paging";
import { QUERY_PARAMETER_DEFINITIONS } from "../parameter";
import { ScrollCursors, type ScrollPoint } from "../scroll-cursor";
import { PageAudit, scrollFinished, scrollStarted, type Asker } from "./export-audit";
import { pageMeta, recordsBody } from "./records";

const PATH = "/api/company/export";
const CHARGE: Charge = { endpoint: PATH, kind: "export", requests: 1 };
/** A scroll is one export, counted at its start. */
const CONTINUED: Charge = { ...CHARGE, kind: "scroll" };

interface ExportServices {
  readonly accounts: Pick<Accounts, "audit">;
  readonly index: Pick<CompanyIndex, "page" | "scroll">;
  readonly clock: Clock;
  /** Signs scroll cursors; the same for all threads, processes and restarts. */
  readonly cursorSecret: Uint8Array;
}

export const EXPORT: KeyedEndpoint<ExportServices> = {
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
    const pageAudit = new PageAudit(services.clock);
    return (parameters, caller, request) => {
      const asker = { caller, request };
      const query = parseQuery(parameters);
      const mode = readExportMode(parameters);
      if (!mode.scroll) {
        const page = readPage(parameters, EXPORT_LIMITS);
        return { work: standard(services, caller, query, page), entry: pageAudit.entry(asker, query, page) };
      }
      const pageSize = readPageSize(parameters, EXPORT_LIMITS);
      if (mode.scrollId !== undefined) return batch(services, asker, cursors.read(mode.scrollId, caller.subscription.id, query), pageSize, cursors);
      return scroll(services, asker, query, pageSize, cursors);
    };
  },
};

function standard({ index }: ExportServices, caller: Caller, query: CompanyQuery, page: Page): Work {
  return async () => {
    const { total, match, records } = await index.page(query, page, projectionOf(caller));
    return recordsBody(pageMeta(total, page, match), records);
  };
}

/** A scroll's first batch. */
function scroll(services: ExportServices, asker: Asker, query: CompanyQuery, pageSize: number, cursors: ScrollCursors): AuditedWork {
  const entry = scrollStarted(asker, query);
  return { work: batch(services, asker, { query, exportId: entry.subject, delivered: 0 }, pageSize, cursors), entry };
}

type Begun = Pick<ScrollPoint, "query" | "exportId" | "delivered">;

function batch({ index, accounts }: ExportServices, asker: Asker, from: ScrollPoint | Begun, pageSize: number, cursors: ScrollCursors): Work {
  return async () => {
    const { query, exportId } = from;
    const { records, match, generation, position, hasMore } = await index.scroll(query, pageSize, projectionOf(asker.caller), "generation" in from ? from : undefined);
    const delivered = from.delivered + records.count;
    if (!hasMore) await accounts.audit(scrollFinished(exportId, asker, delivered));
    const scrollId = cursors.issue({ query, generation, position, exportId, delivered }, asker.caller.subscription.id);
    return recordsBody({ pageSize, hasMoreRecords: hasMore, scrollId, recordCount: records.count, match }, records);
  };
}

function projectionOf(caller: Caller): Projection {
  return { groups: caller.subscription.package.groups };
}
