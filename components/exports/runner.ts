"use client";

import { ApiError } from "../../lib/client/api-error";
import { Transport } from "../../lib/client/transport";
import { SERVICE } from "../shell/service";
import { notify } from "../ui/toast";
import { openChannel, type ExportMessage } from "./channel";
import { handOver } from "./hand-over";
import { removeFiles } from "./files";
import { lockOf } from "./job";
import { jobs } from "./job-store";
import type { WorkerMessage, WorkerOrder } from "./worker/export-worker";

/** Workers of this tab, by the export they work on: the newest of each. They live as long as the tab, over all its pages. */
const workers = new Map<string, Worker>();
const listeners = new Set<(message: ExportMessage) => void>();
let opened: ReturnType<typeof openChannel> | undefined;

function channel(): ReturnType<typeof openChannel> {
  opened ??= openChannel(tellAll);
  return opened;
}

/** Tells of what happens to exports in any tab of this browser. @returns what ends that. */
export function listen(listener: (message: ExportMessage) => void): () => void {
  channel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Works on an export, unless a tab does already. */
export function work(id: string): void {
  if (!workers.has(id)) hire({ kind: "begin", id });
}

/** Goes on with a paused export. Whoever paused it may still be telling the service so: its work is waited for. */
export function resume(id: string): void {
  hire({ kind: "resume", id });
}

function hire(order: WorkerOrder & { readonly id: string }): void {
  const { id } = order;
  const worker = new Worker(new URL("./worker/export-worker.ts", import.meta.url), { type: "module", name: "export" });
  workers.set(id, worker);
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === "done") void finished(id);
    else end(id, worker);
  };
  worker.onerror = () => {
    end(id, worker);
    void jobs.get(id).then(async (job) => {
      if (job?.state !== "running") return;
      await jobs.put({ ...job, state: "paused", reason: "The browser stopped it. Resume it to go on." });
      tellAll({ kind: "changed", id });
    });
  };
  worker.postMessage(order);
}

export function pause(id: string): void {
  stop(id, "pause");
}

/** Told over the channel to whichever tab works on it. A worker of this tab is told itself as well: while its script loads it does not listen to the channel yet. */
function stop(id: string, kind: "pause" | "cancel"): void {
  channel().send({ kind, id });
  workers.get(id)?.postMessage({ kind } satisfies WorkerOrder);
}

/** Ends it and deletes what there is of its file, whether a tab works on it or not. */
export async function cancel(id: string): Promise<void> {
  stop(id, "cancel");
  // Whoever works on it lets the lock go when everything is away.
  await navigator.locks.request(lockOf(id), async () => {
    if ((await jobs.get(id)) === undefined) return;
    await forget(id);
    await new Transport(SERVICE).send("PATCH", `/api/workspace/exports/${id}`, { state: "cancelled" }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  });
  tellAll({ kind: "changed", id });
}

/** Deletes the file and what this browser knows of it; the history keeps the export. */
export async function forget(id: string): Promise<void> {
  await removeFiles(id);
  await jobs.remove(id);
  tellAll({ kind: "changed", id });
  channel().send({ kind: "changed", id });
}

async function finished(id: string): Promise<void> {
  const job = await jobs.get(id);
  if (job === undefined) return;
  await handOver(job);
  notify({ tone: "positive", title: "Export finished", description: `${job.name} is in your downloads.` });
}

function end(id: string, worker: Worker): void {
  worker.terminate();
  if (workers.get(id) === worker) workers.delete(id);
}

function tellAll(message: ExportMessage): void {
  for (const listener of listeners) listener(message);
}
