import type { CompanyClient } from "../../lib/client/client";
import type { CompanyQuery } from "../../lib/company/query";

/** Companies that one request collects: whole records, of which only the ID is kept. */
const COLLECTED = 2500;

/** The requests that so many companies need. */
export function requestsToCollect(companies: number): number {
  return Math.max(1, Math.ceil(companies / COLLECTED));
}

/**
 * The IDs of all companies of a query, of one moment: a scroll.
 * @param onProgress told how many there are so far.
 * @throws ApiError; the signal's reason when it is aborted.
 */
export async function collectIds(client: CompanyClient, query: CompanyQuery, { signal, onProgress }: { readonly signal?: AbortSignal; readonly onProgress?: (done: number) => void } = {}): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { records } of client.scroll(query, { pageSize: COLLECTED }, { signal })) {
    for (const { ID } of records) if (typeof ID === "string") ids.push(ID);
    onProgress?.(ids.length);
  }
  return ids;
}
