"use client";

import { useQuery, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { numberIn, objectIn, objectsIn, stringIn, type Json } from "../../lib/client/read-json";
import { Transport } from "../../lib/client/transport";
import { SERVICE } from "../shell/service";
import { useChangeOf } from "../shell/use-change";

export const transport = new Transport(SERVICE);

export type Role = "owner" | "member";

/** Times are milliseconds since the Unix epoch, here as in all of the workspace. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: number;
}

export interface InviteRow {
  readonly id: string;
  readonly role: Role;
  readonly email: string | undefined;
  readonly by: string | undefined;
  readonly expiresAt: number;
}

export interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly lastFour: string;
  readonly disabled: boolean;
  readonly createdAt: number;
  readonly lastUsedAt: number | undefined;
}

export interface SessionRow {
  readonly id: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly address: string | undefined;
  readonly agent: string | undefined;
  /** The one of this browser. */
  readonly current: boolean;
}

export const usePeople = (): UseQueryResult<readonly PersonRow[]> => useRows("people", readPerson);
export const useKeys = (): UseQueryResult<readonly KeyRow[]> => useRows("keys", readKey);
export const useSessions = (): UseQueryResult<readonly SessionRow[]> => useRows("sessions", readSession);
/** @param wanted owners only are told of invitations. */
export const useInvites = (wanted: boolean): UseQueryResult<readonly InviteRow[]> => useRows("invites", readInvite, wanted);

type Kind = "people" | "keys" | "sessions" | "invites";

function useRows<R>(kind: Kind, read: (json: Json) => R, enabled = true): UseQueryResult<readonly R[]> {
  return useQuery({ queryKey: ["workspace", kind], enabled, queryFn: async ({ signal }) => objectsIn(await transport.get(`/api/workspace/${kind}`, [], { signal }), "data").map(read) });
}

/** Changes something of a kind and fetches what is shown of it anew; a refusal is told in passing. */
export function useSettingChange<V>(kind: Kind, change: (value: V) => Promise<unknown>): UseMutationResult<unknown, Error, V> {
  return useChangeOf(["workspace", kind], change);
}

function readPerson(json: Json): PersonRow {
  return { id: stringIn(json, "id") ?? "", name: stringIn(json, "name") ?? "", email: stringIn(json, "email") ?? "", role: readRole(json), createdAt: numberIn(json, "createdAt") ?? 0 };
}

/** @param json an open invitation, or the `link` of the answer that makes one. */
function readInvite(json: Json): InviteRow {
  return { id: stringIn(json, "id") ?? "", role: readRole(json), email: stringIn(json, "email"), by: stringIn(json, "by"), expiresAt: numberIn(json, "expiresAt") ?? 0 };
}

function readKey(json: Json): KeyRow {
  return { id: stringIn(json, "id") ?? "", name: stringIn(json, "name") ?? "", lastFour: stringIn(json, "lastFour") ?? "", disabled: json["disabled"] === true, createdAt: numberIn(json, "createdAt") ?? 0, lastUsedAt: numberIn(json, "lastUsedAt") };
}

function readSession(json: Json): SessionRow {
  return { id: stringIn(json, "id") ?? "", createdAt: numberIn(json, "createdAt") ?? 0, lastUsedAt: numberIn(json, "lastUsedAt") ?? 0, address: stringIn(json, "address"), agent: stringIn(json, "agent"), current: json["current"] === true };
}

function readRole(json: Json): Role {
  return json["role"] === "owner" ? "owner" : "member";
}

/** Requests of one person or key at one endpoint on one day. */
export interface UsageEntry {
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  readonly endpoint: string;
  /** Name of the person or key. */
  readonly who: string;
  readonly requests: number;
}

export interface Usage {
  /** The present month's, and its quota; null is no limit. */
  readonly used: number;
  readonly quota: number | null;
  readonly ratePerSecond: number | null;
  readonly subscriptionStatus: string;
  readonly entries: readonly UsageEntry[];
}

/** @param from first and last day, YYYY-MM-DD. */
export function useUsage(from: string, to: string): UseQueryResult<Usage> {
  return useQuery({
    queryKey: ["workspace", "usage", from, to],
    queryFn: async ({ signal }) => {
      const answer = await transport.get("/api/workspace/usage", [["from", from], ["to", to]], { signal });
      const meta = objectIn(answer, "meta");
      const entries = objectsIn(answer, "data").map((row) => {
        const by = stringIn(row, "by") ?? "";
        return { day: stringIn(row, "day") ?? "", endpoint: stringIn(row, "endpoint") ?? "", who: stringIn(row, "name") ?? (by.startsWith("per_") ? "Somebody who was removed" : by), requests: numberIn(row, "requests") ?? 0 };
      });
      return { used: numberIn(meta, "monthRequests") ?? 0, quota: numberIn(meta, "monthlyQuota") ?? null, ratePerSecond: numberIn(meta, "ratePerSecond") ?? null, subscriptionStatus: stringIn(meta, "subscriptionStatus") ?? "", entries };
    },
  });
}
