"use client";

import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { JobsClient } from "../../../lib/client/jobs";
import { numberIn, objectIn } from "../../../lib/client/read-json";
import { Transport } from "../../../lib/client/transport";
import type { Job, RowState } from "../../../lib/company/jobs";
import { SERVICE } from "../../shell/service";
import { paceOf, withSample, type Sample } from "./pace";

export const jobs = new JobsClient(SERVICE);
const transport = new Transport(SERVICE);

/** How often a job that runs is looked at, in milliseconds. */
const LOOK = 1500;
/** Rows in one answer. */
const PAGE = 250;
/** So many pages of rows are kept up to date while a job runs; whoever has loaded more sees the rest when it ends. */
const FRESH = 3;

/** A job with how fast it is, in rows a second, once that can be said. */
export interface WatchedJob extends Job {
  readonly pace: number | undefined;
}

/** By job; it outlives the components, so that going from page to page forgets nothing. */
const samples = new Map<string, readonly Sample[]>();

function watched(job: Job): WatchedJob {
  const seen = job.state === "running" ? withSample(samples.get(job.id) ?? [], { at: Date.now(), done: job.rows - job.counts.waiting }) : [];
  samples.set(job.id, seen);
  return { ...job, pace: paceOf(seen) };
}

export function useJobs(): UseQueryResult<readonly Job[]> {
  return useQuery({
    queryKey: ["jobs"],
    queryFn: ({ signal }) => jobs.list({ signal }),
    refetchInterval: ({ state }) => (state.data?.some((job) => job.state === "running") === true ? 2 * LOOK : false),
    staleTime: 0,
  });
}

/** One job, watched while it runs. */
export function useJob(id: string): UseQueryResult<WatchedJob> {
  return useQuery({ queryKey: ["jobs", id], queryFn: async ({ signal }) => watched(await jobs.get(id, { signal })), refetchInterval: ({ state }) => (state.data?.state === "running" ? LOOK : false), staleTime: 0 });
}

/** The rows in one state, in the order of the file. */
export function useRows({ id, state: jobState, counts }: Job, state: RowState) {
  const rows = useInfiniteQuery({
    queryKey: ["job-rows", id, state],
    queryFn: ({ pageParam, signal }) => jobs.rows(id, { from: pageParam, limit: PAGE, state }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const { data, refetch } = rows;
  const known = data?.pages.reduce((sum, page) => sum + page.rows.length, 0);
  const wanted = counts[state];
  // A count that has changed means that the rows have, too.
  const stale = known !== undefined && known < wanted && data?.pages.at(-1)?.next === null && (jobState !== "running" || data.pages.length <= FRESH);
  useEffect(() => {
    if (stale) void refetch();
  }, [stale, wanted, refetch]);
  return rows;
}

/** Pauses, resumes or gives up a job. */
export function useChangeJob(id: string): UseMutationResult<Job, Error, "running" | "paused" | "cancelled"> {
  const queries = useQueryClient();
  return useMutation({ mutationFn: (state) => jobs.change(id, state), onSettled: () => queries.invalidateQueries({ queryKey: ["jobs"] }) });
}

/** What is left of the workspace's requests, and how many a second there may be; undefined for no limit. */
export interface Allowance {
  readonly left: number | undefined;
  readonly limit: number | undefined;
  readonly perSecond: number | undefined;
}

export function useAllowance(): UseQueryResult<Allowance> {
  return useQuery({
    queryKey: ["allowance"],
    queryFn: async ({ signal }) => {
      const meta = objectIn(await transport.get("/api/workspace/usage", [], { signal }), "meta");
      const monthly = leftOf(numberIn(meta, "monthlyQuota"), numberIn(meta, "monthRequests"));
      const whole = leftOf(numberIn(meta, "requestsLimit"), numberIn(meta, "requests"));
      const tightest = monthly === undefined || (whole !== undefined && whole.left < monthly.left) ? whole : monthly;
      return { left: tightest?.left, limit: tightest?.limit, perSecond: numberIn(meta, "ratePerSecond") };
    },
    staleTime: 0,
  });
}

function leftOf(limit: number | undefined, used = 0): { readonly left: number; readonly limit: number } | undefined {
  return limit === undefined ? undefined : { left: Math.max(0, limit - used), limit };
}
