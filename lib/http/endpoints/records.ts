import type { RecordBatch, SearchMatch } from "../../company/company-index";
import type { Page } from "../paging";
import type { Body } from "../respond";

const END = Buffer.from("}}");

/** The list envelope around records as the index delivers them: they are sent on as bytes, never parsed. */
export function recordsBody(meta: Readonly<Record<string, unknown>>, records: RecordBatch): Body {
  return { json: [Buffer.from(`{"meta":${JSON.stringify(meta)},"data":{"records":`), records.json, END], sent: records.release };
}

/** `meta` of a page. */
export function pageMeta(total: number, { page, pageSize }: Page, match: SearchMatch | undefined): Readonly<Record<string, unknown>> {
  return { totalCount: total, currentPage: page, totalPages: Math.ceil(total / pageSize), pageSize, match };
}
