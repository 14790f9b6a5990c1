import type { ApiError } from "../../../lib/client/api-error";
import { CompanyClient } from "../../../lib/client/client";
import { numberIn, objectIn, stringIn, type Json } from "../../../lib/client/read-json";
import { Transport, type Parameters } from "../../../lib/client/transport";
import { parseQuery, type CompanyQuery } from "../../../lib/company/query";
import type { Checkpoint } from "../../../lib/export/checkpoint";
import { IdSet } from "../../../lib/export/id-set";
import { patiently, type PatienceOptions } from "../../../lib/export/patience";
import { runExport } from "../../../lib/export/run-export";
import type { SyncFile } from "../../../lib/export/sync-file";
import { packWorkbook } from "../../../lib/export/workbook";
import { writerOf } from "../../../lib/export/writer";
import type { ExportMessage, Stage } from "../channel";
import { folderOf, removeFile, removeFiles, type FileName } from "../files";
import { PAGE_SIZE, type ExportJob } from "../job";
import { jobs } from "../job-store";
import { outcomeOf } from "./outcome";

/** One export, from where it stands to its end. */
export class ExportWork {
  private readonly onWait = ({ seconds, error }: { readonly seconds: number; readonly error: ApiError }): void => this.progress("waiting", Math.ceil(seconds), 0, error.message);
  private readonly transport = new Transport({ onWait: this.onWait });
  private readonly client = new CompanyClient({ onWait: this.onWait });
  private readonly patience: PatienceOptions;

  constructor(
    private readonly id: string,
    private readonly send: (message: ExportMessage) => void,
    private readonly signal: AbortSignal,
  ) {
    this.patience = { signal, sleep: pause, onWait: (seconds, error) => this.onWait({ seconds, error }) };
  }

  /** @returns whether the file is finished. Whatever else comes of it is written down and told; it never rejects for the export's own sake. */
  async run(): Promise<boolean> {
    const job = await jobs.get(this.id);
    if (job === undefined || job.state === "done" || job.state === "failed") return false;
    await this.keep({ ...job, state: "running", reason: undefined, remedy: undefined });
    this.progress("preparing", job.checkpoint.seen, job.announced);
    try {
      await this.history("PATCH", "", { state: "running" });
      const fileSize = await this.write(job);
      await this.history("PATCH", "", { state: "done" });
      await this.keep({ ...(await this.current(job)), state: "done", fileSize });
      await removeFile(this.id, "ids");
      if (job.format === "xlsx") await removeFile(this.id, "rows");
      return true;
    } catch (error) {
      await this.end(await this.current(job), this.signal.aborted ? this.signal.reason : error);
      return false;
    }
  }

  /** @returns the size of the finished file in bytes. */
  private async write(job: ExportJob): Promise<number> {
    const folder = await folderOf(this.id);
    const open = async (name: FileName): Promise<SyncFile> => syncFile(await folder.getFileHandle(name, { create: true }));
    const [file, ids] = [await open("rows"), await open("ids")];
    try {
      const at = await runExport({
        source: { ...this.patience, client: this.client, query: queryOf(job.query), pageSize: PAGE_SIZE },
        writer: writerOf(job),
        file,
        ids,
        from: job.checkpoint,
        announced: job.announced,
        leavesOut: await this.leftOut(job),
        sameData: async () => stringIn(objectIn(await this.get("/api/health"), "index"), "generation") === job.generation,
        onReplay: (seen) => this.progress("replaying", seen, job.checkpoint.seen),
        onBatch: (delivered, checkpoint) => this.note(job, delivered, checkpoint),
      });
      if (job.format !== "xlsx") return at.size;
      const workbook = await open("workbook");
      try {
        return await packWorkbook(file, workbook, (bytes) => this.progress("packing", bytes, at.size), this.signal);
      } finally {
        workbook.close();
      }
    } finally {
      file.close();
      ids.close();
    }
  }

  /** Tells the workspace of a batch, then keeps the checkpoint. The same batch noted again changes nothing. */
  private async note(job: ExportJob, ids: readonly string[], checkpoint: Checkpoint): Promise<void> {
    await this.history("POST", "/ids", { from: checkpoint.delivered - ids.length, skipped: checkpoint.skipped, ids });
    await jobs.put({ ...job, state: "running", reason: undefined, remedy: undefined, checkpoint });
    this.progress("writing", checkpoint.seen, job.announced);
  }

  private async leftOut({ leavesOut }: ExportJob): Promise<IdSet> {
    const set = new IdSet();
    for (const path of [...leavesOut.exports.map((id) => `/api/workspace/exports/${id}/ids`), ...leavesOut.lists.map((id) => `/api/workspace/lists/${id}/ids`)]) {
      for (let from: number | undefined = 0; from !== undefined; ) {
        const page: Json = await this.get(path, from === 0 ? [] : [["from", from.toString()]]);
        const { ids } = page;
        if (Array.isArray(ids)) for (const id of ids) if (typeof id === "string") set.add(id);
        from = numberIn(page, "next");
      }
    }
    return set;
  }

  /** Stops it as somebody wanted, or for a reason that is told. */
  private async end(job: ExportJob, error: unknown): Promise<void> {
    const outcome = outcomeOf(error);
    if (outcome.state === "cancelled") {
      await removeFiles(this.id);
      await jobs.remove(this.id);
    } else {
      if (outcome.state === "failed") await removeFiles(this.id);
      const { reason, remedy } = outcome;
      await jobs.put({ ...job, state: outcome.state, reason, remedy });
    }
    this.send({ kind: "changed", id: this.id });
    const reason = outcome.reason?.slice(0, 500);
    // Where the service cannot be told, the next state it is told says the same.
    await this.transport.send("PATCH", `/api/workspace/exports/${this.id}`, { state: outcome.state, ...(reason === undefined ? {} : { reason }) }, { attempts: 1 }).catch(() => undefined);
    this.send({ kind: "changed", id: this.id });
  }

  private async current(job: ExportJob): Promise<ExportJob> {
    return (await jobs.get(this.id)) ?? job;
  }

  private async keep(job: ExportJob): Promise<void> {
    await jobs.put(job);
    this.send({ kind: "changed", id: this.id });
  }

  private progress(stage: Stage, done: number, total: number, why?: string): void {
    this.send({ kind: "progress", id: this.id, stage, done, total, ...(why === undefined ? {} : { why }) });
  }

  private get(path: string, parameters: Parameters = []): Promise<Json> {
    return patiently(() => this.transport.get(path, parameters, { signal: this.signal }), this.patience);
  }

  private history(method: "POST" | "PATCH", path: string, body: unknown): Promise<Json> {
    return patiently(() => this.transport.send(method, `/api/workspace/exports/${this.id}${path}`, body, { signal: this.signal }), this.patience);
  }
}

/** A file to be written in place, which browsers give to workers alone. */
async function syncFile(handle: FileSystemFileHandle): Promise<SyncFile> {
  if (!inWorker(handle)) throw new Error("This browser is too old to write large files by itself. Update it, then start over.");
  return handle.createSyncAccessHandle();
}

function inWorker(handle: FileSystemFileHandle): handle is FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncFile> } {
  return "createSyncAccessHandle" in handle;
}

/** The query of a text that the service itself wrote. */
function queryOf(text: string): CompanyQuery {
  const parameters = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) parameters.set(name, [...(parameters.get(name) ?? []), value]);
  return parseQuery(parameters);
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error("stopped"));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, seconds * 1000);
    signal.addEventListener("abort", stop, { once: true });
  });
}
