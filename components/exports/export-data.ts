"use client";

import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { CompanyClient } from "../../lib/client/client";
import { objectIn, stringIn } from "../../lib/client/read-json";
import { Transport } from "../../lib/client/transport";
import type { PublicRecord } from "../../lib/company/fields";
import { queryKey, type CompanyQuery } from "../../lib/company/query";
import { SERVICE } from "../shell/service";
import { readHistory, readLists, type HistoryRecord, type NamedCompanies } from "./history-record";
import type { ExportJob } from "./job";
import { jobs } from "./job-store";
import { listen, work } from "./runner";

export const transport = new Transport(SERVICE);
const client = new CompanyClient(SERVICE);

const HERE = ["exports", "here"] as const;
export const LISTS = ["exports", "lists"] as const;
export const HISTORY = ["exports", "history"] as const;
/** Enough for an estimate of the size. */
const SAMPLE = 50;
const ATTEMPTS = 3;

/** A count, the data it was made in, and some of the companies. */
export interface Counted {
  readonly total: number;
  readonly generation: string;
  readonly sample: readonly PublicRecord[];
}

/** How many companies there are, exactly, and in which data: a switch of the data in between counts anew. */
export function useCounted(query: CompanyQuery): UseQueryResult<Counted> {
  return useQuery({
    queryKey: ["exports", "count", queryKey(query)],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      for (let attempt = 1; ; attempt += 1) {
        const generation = await currentGeneration(signal);
        const { total, records } = await client.export(query, { pageSize: SAMPLE }, { signal });
        if (attempt === ATTEMPTS || generation === (await currentGeneration(signal))) return { total, generation, sample: records };
      }
    },
  });
}

/** Which data the service has now. */
export async function currentGeneration(signal?: AbortSignal): Promise<string> {
  return stringIn(objectIn(await transport.get("/api/health", [], { signal }), "index"), "generation") ?? "";
}

/** The exports of a person in this browser; those that a closed tab left running go on. */
export function useJobs(person: string): readonly ExportJob[] {
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey: [...HERE, person], staleTime: 0, queryFn: async () => (await jobs.all()).filter((job) => job.person === person) });
  useEffect(
    () =>
      listen((message) => {
        if (message.kind !== "changed") return;
        void queries.invalidateQueries({ queryKey: HERE });
        void queries.invalidateQueries({ queryKey: HISTORY });
      }),
    [queries],
  );
  const running = data?.filter(({ state }) => state === "running").map(({ id }) => id).join(",") ?? "";
  useEffect(() => {
    if (running !== "") for (const id of running.split(",")) work(id);
  }, [running]);
  return data ?? [];
}

export function useHistory(): UseQueryResult<readonly HistoryRecord[]> {
  return useQuery({ queryKey: HISTORY, staleTime: 0, queryFn: async ({ signal }) => readHistory(await transport.get("/api/workspace/exports", [["limit", "200"]], { signal })) });
}

export function useLists(): UseQueryResult<readonly NamedCompanies[]> {
  return useQuery({ queryKey: LISTS, queryFn: async ({ signal }) => readLists(await transport.get("/api/workspace/lists", [], { signal })) });
}
