import type { SearchMatch } from "../../company/company-index";
import { ServiceError } from "../../errors";
import type { UpstreamPage, UpstreamRecord } from "./answers";

/** How an endpoint of the upstream pages. */
export interface PagedEndpoint {
  /** Records that all pages together deliver. */
  readonly cap: number;
  /** The largest page that it is known to give; learned where it gives less than asked for. */
  largest: number;
}

/** One page of the upstream. */
export type AskPage = (page: number, pageSize: number) => Promise<UpstreamPage>;

/** The most requests of the upstream that one of ours may cost. */
const MAX_REQUESTS = 10;

export interface Window {
  readonly total: number;
  readonly match: SearchMatch | undefined;
  readonly records: readonly UpstreamRecord[];
}

/**
 * The records from `offset` on, at most `limit`, out of an upstream that only knows pages: one page that holds them all, or several where it
 * gives smaller ones.
 * @throws ServiceError `not_supported` for records that it does not deliver in pages, or only in too many requests.
 */
export async function readWindow(endpoint: PagedEndpoint, { offset, limit }: { readonly offset: number; readonly limit: number }, ask: AskPage): Promise<Window> {
  const end = Math.min(offset + limit, endpoint.cap);
  if (offset >= end) return countOnly(endpoint, { offset, limit }, ask);
  let size = pageSizeFor(offset, end, endpoint.largest);
  const records: UpstreamRecord[] = [];
  for (let at = offset, requests = 1; ; requests += 1) {
    const page = Math.floor(at / size) + 1;
    const start = (page - 1) * size;
    const answer = await ask(page, size);
    const given = Math.min(answer.pageSize, size);
    if (given < size) endpoint.largest = given;
    // Page numbers count in pages of the size given: only the first is the same in all.
    if (given === size || (page === 1 && at < given)) {
      records.push(...answer.records.slice(at - start, end - start));
      at = start + given;
    }
    size = given;
    if (at >= Math.min(end, answer.total)) {
      if (Math.min(offset + limit, answer.total) > endpoint.cap) throw beyond(endpoint);
      return { total: answer.total, match: answer.match, records };
    }
    if (requests + Math.ceil((Math.min(end, answer.total) - at) / size) > MAX_REQUESTS) {
      throw new ServiceError("not_supported", `pageSize: the service behind this one gives at most ${size} records at once; ask for at most ${size * (MAX_REQUESTS - 1)}.`, { parameter: "pageSize" });
    }
  }
}

/** The smallest page size, at most the largest, at which one page holds the whole window; the largest when none does. */
function pageSizeFor(offset: number, end: number, largest: number): number {
  for (let size = end - offset; size <= largest; size += 1) {
    if (Math.floor(offset / size) === Math.floor((end - 1) / size)) return size;
  }
  return largest;
}

/** No records are wanted, or all are behind what pages deliver: which is none, unless there are that many. */
async function countOnly(endpoint: PagedEndpoint, { offset, limit }: { readonly offset: number; readonly limit: number }, ask: AskPage): Promise<Window> {
  const { total, match } = await ask(1, 1);
  if (limit > 0 && total > offset) throw beyond(endpoint);
  return { total, match, records: [] };
}

function beyond({ cap }: PagedEndpoint): ServiceError {
  return new ServiceError("not_supported", `page: the service behind this one delivers at most ${cap} records in pages.`, { parameter: "page" });
}
