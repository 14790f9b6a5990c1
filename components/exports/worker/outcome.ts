import { ApiError, isTransient } from "../../../lib/client/api-error";
import { StorageFullError } from "../../../lib/export/sync-file";
import type { ExportJob } from "../job";
import { Stopped } from "./stopped";

type Outcome = Pick<ExportJob, "reason" | "remedy"> & { readonly state: "paused" | "failed" | "cancelled" };

/** What an end before the end means: whether it can go on from there, and what leads on. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof Stopped) return { state: error.kind === "pause" ? "paused" : "cancelled", reason: undefined, remedy: undefined };
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof StorageFullError) return { state: "paused", reason, remedy: undefined };
  if (!(error instanceof ApiError)) return { state: "failed", reason, remedy: "start-over" };
  if (error.status === 401) return { state: "paused", reason: "You are signed out. Sign in, and it goes on.", remedy: "sign-in" };
  if (error.status === 404) return { state: "failed", reason: "It was deleted from the history.", remedy: "start-over" };
  if (error.status === 403 || error.code === "quota_exhausted" || isTransient(error)) return { state: "paused", reason, remedy: undefined };
  return { state: "failed", reason, remedy: "start-over" };
}
