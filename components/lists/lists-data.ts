"use client";

import { useQuery, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { isObject, numberIn, objectIn, objectsIn, stringIn, type Json } from "../../lib/client/read-json";
import { Transport } from "../../lib/client/transport";
import type { CompanyList, Maker, SavedSearch, SearchCount } from "../../lib/company/workspace";
import { WORKSPACE_LIMITS } from "../../lib/company/workspace-limits";
import { SERVICE } from "../shell/service";
import { useChangeOf } from "../shell/use-change";

export const transport = new Transport(SERVICE);

/** Pinned ones first. */
export async function fetchSearches(signal: AbortSignal): Promise<readonly SavedSearch[]> {
  return objectsIn(await transport.get("/api/workspace/searches", [], { signal }), "data").map(readSearch);
}

export async function fetchLists(signal: AbortSignal): Promise<readonly CompanyList[]> {
  return objectsIn(await transport.get("/api/workspace/lists", [], { signal }), "data").map(readList);
}

export function useSearches(): UseQueryResult<readonly SavedSearch[]> {
  return useQuery({ queryKey: ["searches"], queryFn: ({ signal }) => fetchSearches(signal) });
}

export function useLists(): UseQueryResult<readonly CompanyList[]> {
  return useQuery({ queryKey: ["lists"], queryFn: ({ signal }) => fetchLists(signal) });
}

export function useList(id: string): UseQueryResult<CompanyList> {
  return useQuery({ queryKey: ["lists", id], queryFn: async ({ signal }) => readList(await transport.get(`/api/workspace/lists/${id}`, [], { signal })) });
}

/** The IDs of a list's companies, in the order in which they were added. */
export function useListIds(id: string): UseQueryResult<readonly string[]> {
  return useQuery({
    queryKey: ["lists", id, "ids"],
    queryFn: async ({ signal }) => {
      const ids = (await transport.get(`/api/workspace/lists/${id}/ids`, [], { signal }))["ids"];
      return Array.isArray(ids) ? ids.filter((each) => typeof each === "string") : [];
    },
  });
}

/**
 * Changes something of the workspace; afterwards what is shown of `kind` is fetched anew. Failures that the caller does not show are told in passing.
 * @param quiet the caller shows failures itself.
 */
export function useChange<V, R = unknown>(kind: "searches" | "lists", change: (value: V) => Promise<R>, { quiet = false }: { readonly quiet?: boolean } = {}): UseMutationResult<R, Error, V> {
  return useChangeOf([kind], change, { quiet });
}

/**
 * Puts companies into a list or takes them out, in as many requests as it needs.
 * @returns how many were added or removed; those that were there, or were not, do not count.
 */
export async function changeListIds(id: string, how: "add" | "remove", ids: readonly string[]): Promise<number> {
  let changed = 0;
  for (let from = 0; from < ids.length; from += WORKSPACE_LIMITS.idsARequest) {
    const answer = await transport.send("POST", `/api/workspace/lists/${id}/ids`, { [how]: ids.slice(from, from + WORKSPACE_LIMITS.idsARequest) }, { repeatable: true });
    changed += numberIn(answer, how === "add" ? "added" : "removed") ?? 0;
  }
  return changed;
}

/** Makes a list. @throws ApiError with `parameter` `name` for a name that is taken. */
export async function createList(name: string, ids: readonly string[]): Promise<CompanyList> {
  const list = readList(await transport.send("POST", "/api/workspace/lists", { name }));
  await changeListIds(list.id, "add", ids);
  return list;
}

function readSearch(json: Json): SavedSearch {
  return { ...readKept(json), query: stringIn(json, "query") ?? "", pinned: json["pinned"] === true, count: readCount(json["count"]), countBefore: readCount(json["countBefore"]) };
}

function readList(json: Json): CompanyList {
  return { ...readKept(json), size: numberIn(json, "size") ?? 0, changedAt: numberIn(json, "changedAt") ?? 0 };
}

function readKept(json: Json): { readonly id: string; readonly name: string; readonly madeBy: Maker; readonly createdAt: number } {
  const maker = objectIn(json, "madeBy");
  return { id: stringIn(json, "id") ?? "", name: stringIn(json, "name") ?? "", madeBy: { id: stringIn(maker, "id") ?? "", name: stringIn(maker, "name") ?? "" }, createdAt: numberIn(json, "createdAt") ?? 0 };
}

function readCount(value: unknown): SearchCount | null {
  return isObject(value) ? { companies: numberIn(value, "companies") ?? 0, generation: stringIn(value, "generation") ?? "", at: numberIn(value, "at") ?? 0 } : null;
}
