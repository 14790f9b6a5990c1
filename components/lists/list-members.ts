"use client";

import { useQuery } from "@tanstack/react-query";
import type { PublicRecord } from "../../lib/company/fields";
import { client } from "../explore/explore-data";

/** Members that one request fetches. */
const MEMBERS_A_REQUEST = 100;

/** A list's company: its record, `null` when the data have none (any more), `undefined` while it is fetched. */
export type MemberRecord = PublicRecord | null | undefined;

/**
 * The record of one member; those around it come with the same request.
 * @param ids of the whole list.
 */
export function useMember(ids: readonly string[], index: number): { readonly record: MemberRecord; readonly error: Error | null } {
  const from = Math.floor(index / MEMBERS_A_REQUEST) * MEMBERS_A_REQUEST;
  const part = ids.slice(from, from + MEMBERS_A_REQUEST);
  const { data, error } = useQuery({
    queryKey: ["members", part],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { records } = await client.export({ ID: part }, { pageSize: MEMBERS_A_REQUEST }, { signal });
      return new Map(records.map((record) => [record.ID ?? "", record]));
    },
  });
  const id = ids[index] ?? "";
  return { record: data === undefined ? undefined : (data.get(id) ?? null), error };
}
