"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CompaniesAnswer } from "../../lib/client/client";
import { BROWSABLE, client } from "../explore/explore-data";
import { groupTree, type Member } from "./group-tree";

/** Members asked for at a time; each time is one request. */
const PAGE = 500;

/** A corporate group, as far as it is loaded. */
export interface Group {
  readonly tree: Member | undefined;
  readonly loaded: number;
  readonly total: number | undefined;
  readonly error: Error | null;
  readonly loading: boolean;
  /** Loads further members; absent when there are none, or no more can be browsed. */
  readonly more: (() => void) | undefined;
  readonly retry: () => void;
}

/** @param head ID of the group's head. */
export function useGroup(head: string): Group {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ["group", head],
    queryFn: ({ pageParam, signal }): Promise<CompaniesAnswer> => client.export({ worldwideHeadquarterID: [head] }, { page: pageParam, pageSize: PAGE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * PAGE < Math.min(last.total, BROWSABLE) ? page + 1 : undefined),
  });
  const tree = useMemo(() => (data === undefined ? undefined : groupTree(head, data.pages.flatMap(({ records }) => records))), [data, head]);
  return {
    tree,
    loaded: data?.pages.reduce((sum, { records }) => sum + records.length, 0) ?? 0,
    total: data?.pages[0]?.total,
    error,
    loading: isFetching,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    retry: () => void refetch(),
  };
}
