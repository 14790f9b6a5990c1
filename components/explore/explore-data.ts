"use client";

import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { FILTERS } from "../../lib/company/filters";
import { queryKey, type CompanyQuery } from "../../lib/company/query";
import type { Sort } from "../../lib/company/sorting";
import { CompanyClient, type CompaniesAnswer } from "../../lib/client/client";
import type { FacetsAnswer } from "../../lib/client/facets";
import { SERVICE } from "../shell/service";

export const client = new CompanyClient(SERVICE);

/** What search gives at most, and how much is asked for at a time when all are browsed. */
const BEST = 50;
const BROWSED = 250;
/** Where pages of an export end. */
export const BROWSABLE = 10_000;

/** Everything that is counted beside its options; the four-digit industry codes are many, and asked for when their tree is opened. */
export const RAIL_FACETS: readonly string[] = FILTERS.flatMap((filter): readonly string[] => {
  if (filter.name === "sic4Digits") return ["sicDivision", "sicMajorGroup"];
  return filter.kind === "flag" || filter.kind === "place" || (filter.kind === "range" && filter.name !== "postalCodeInteger") || "codes" in filter ? [filter.name] : [];
});

/** The exact counts of every option under the other filters: one request a view. */
export function useFacets(query: CompanyQuery): UseQueryResult<FacetsAnswer> {
  return useQuery({
    queryKey: ["facets", queryKey(query)],
    queryFn: ({ signal }) => client.facets(query, [["facets", RAIL_FACETS.join(",")]], { signal }),
    placeholderData: keepPreviousData,
  });
}

/** What leaving out each filter would give. */
export function useRepair(query: CompanyQuery): UseQueryResult<FacetsAnswer> {
  return useQuery({
    queryKey: ["repair", queryKey(query)],
    queryFn: ({ signal }) => client.facets(query, [["facets", "statusCode"], ["repair", "true"]], { signal }),
  });
}

/**
 * The companies to show, whole records: one request a view, then one for every further page while all are browsed.
 * @param browse goes on beyond the first 50, up to 10,000.
 */
export function useCompanies(query: CompanyQuery, sort: Sort | undefined, browse: boolean) {
  const pageSize = browse ? BROWSED : BEST;
  return useInfiniteQuery({
    queryKey: ["companies", queryKey(query), sort, pageSize],
    queryFn: ({ pageParam, signal }): Promise<CompaniesAnswer> => client.export(query, { page: pageParam, pageSize, sort }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (browse && page * pageSize < Math.min(last.total, BROWSABLE) ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** One company with all its fields. */
export function useCompany(id: string) {
  return useQuery({ queryKey: ["company", id], queryFn: async ({ signal }) => (await client.company(id, { signal })) ?? null });
}
