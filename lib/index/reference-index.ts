import type { CompanyIndex, IndexStatus } from "../company/company-index";
import { withoutFilter } from "../company/facets";
import type { FilterName } from "../company/filters";
import { filtersUsed, type CompanyQuery } from "../company/query";
import type { CompanyRecord } from "../company/record";
import { ServiceError } from "../errors";
import { facetCounts, filterOf } from "./reference/facets";
import { plainFilter } from "./reference/filters";
import { groupBy, lookUpPlaces } from "./reference/places";
import { batchOf } from "./reference/project";
import { byRank, bySort } from "./reference/rank";
import { type Found, search } from "./reference/search";

/**
 * The port in its plainest form: every query scans all records with one readable predicate a filter. It is the definition that other
 * backends are held to, for some thousand records, and shares no code with them beyond the domain.
 * @param records taken as they are; headquarters fields are not derived from `parentId`.
 * @param options.generation the name of the state that scrolls are pinned to.
 */
export function createReferenceIndex(records: readonly CompanyRecord[], { generation = "reference" }: { generation?: string } = {}): CompanyIndex {
  const all = [...records].sort(byRank);
  const status = statusOf(all, generation);
  return {
    guarantees: { snapshotScroll: true, idempotentRetry: true, facets: true, exactCounts: true, countedPlaces: true, sorting: true },
    status: () => status,
    page: (query, { offset, limit, sort }, projection) =>
      answer(() => {
        const found = find(query, all);
        const ordered = sort ? [...found.records].sort(bySort(sort)) : found.records;
        return { total: found.records.length, ...matchOf(found), records: batchOf(ordered.slice(offset, offset + limit), projection) };
      }),
    scroll: (query, limit, projection, from) =>
      answer(() => {
        if (from !== undefined && from.generation !== generation) throw new ServiceError("scroll_expired", "The data has been replaced since this scroll began; start a new one.");
        const found = find(query, all);
        const start = Number(from?.position[0] ?? 0);
        const end = Math.min(start + limit, found.records.length);
        return { records: batchOf(found.records.slice(start, end), projection), ...matchOf(found), generation, position: [end], hasMore: end < found.records.length };
      }),
    facets: (query, requests, repair = false) =>
      answer(() => {
        const found = find(query, all);
        const leftBy = (filter: FilterName): readonly CompanyRecord[] => find(withoutFilter(query, filter), all).records;
        return {
          total: found.records.length,
          ...matchOf(found),
          facets: requests.map((request) => facetCounts(request, query, leftBy(filterOf(request)), all)),
          without: repair ? filtersUsed(query).map((filter) => ({ filter, count: leftBy(filter).length })) : [],
        };
      }),
    places: (kind, term, countries, limit) => answer(() => lookUpPlaces(kind, term, countries, all).slice(0, limit)),
    close: () => Promise.resolve(),
  };
}

function find(query: CompanyQuery, all: readonly CompanyRecord[]): Partial<Found> & Pick<Found, "records"> {
  const candidates = all.filter(plainFilter(query, all));
  return query.search === undefined ? { records: candidates } : search(query.search, candidates);
}

function matchOf({ match }: Partial<Found>): Partial<Pick<Found, "match">> {
  return match === undefined ? {} : { match };
}

/** Runs at once; what is thrown rejects, as the port promises. */
async function answer<T>(work: () => T): Promise<T> {
  return await new Promise((resolve) => resolve(work()));
}

function statusOf(all: readonly CompanyRecord[], generation: string): IndexStatus {
  const registers = groupBy(all.filter(({ values }) => values.Register !== undefined), ({ values }) => values.Register ?? "").map((same) => {
    const code = same[0]?.values.Register ?? "";
    const date = same.map(({ values }) => values["Register Updated"] ?? "").sort().at(-1) ?? "";
    return { code, label: code, companies: same.length, rejected: 0, date };
  });
  return { generation, companies: all.length, builtAt: "2000-01-01T00:00:00.000Z", registers };
}
