import type { Decision, DomainMatch, Job, JobRow, NewJob, RowState } from "../company/jobs";
import { isObject, numberIn, objectIn, objectsIn, stringIn, textsIn, type Json } from "./read-json";
import { Transport, type RequestOptions, type TransportOptions } from "./transport";

/** Some rows of a job, and where the next ones begin: null when there are no more. */
export interface RowsAnswer {
  readonly rows: readonly JobRow[];
  readonly next: number | null;
}

const PATH = "/api/workspace/jobs";
const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

/** Files of domains, whose companies are looked up by the service: for the pages, with their session. */
export class JobsClient {
  private readonly transport: Transport;

  constructor(options: TransportOptions = {}) {
    this.transport = new Transport(options);
  }

  /** Newest first. */
  async list(options?: RequestOptions): Promise<readonly Job[]> {
    return objectsIn(await this.transport.get(PATH, [], options), "data").map(readJob);
  }

  async get(id: string, options?: RequestOptions): Promise<Job> {
    return readJob(await this.transport.get(pathOf(id), [], options));
  }

  async create(job: NewJob, signal?: AbortSignal): Promise<Job> {
    return readJob(await this.transport.send("POST", PATH, job, { signal }));
  }

  /** Sends rows of the file. The same ones sent again change nothing, so that a lost answer is no harm. @param from how many were sent before. */
  async addRows(id: string, from: number, rows: readonly (readonly string[])[], signal?: AbortSignal): Promise<Job> {
    return readJob(await this.transport.send("POST", `${pathOf(id)}/rows`, { from, rows }, { signal, repeatable: true }));
  }

  async change(id: string, state: "running" | "paused" | "cancelled"): Promise<Job> {
    return readJob(await this.transport.send("PATCH", pathOf(id), { state }));
  }

  /** Rows in the order of the file. @param from the number of the first one; `state`: those alone. */
  async rows(id: string, { from, limit, state }: { readonly from: number; readonly limit: number; readonly state?: RowState | undefined }, options?: RequestOptions): Promise<RowsAnswer> {
    const answer = await this.transport.get(`${pathOf(id)}/rows`, [["from", from.toString()], ["limit", limit.toString()], ...(state === undefined ? [] : ([["state", state]] as const))], options);
    return { rows: objectsIn(answer, "data").map(readRow), next: numberIn(answer, "next") ?? null };
  }

  async decide(id: string, decisions: readonly Decision[]): Promise<Job> {
    return readJob(await this.transport.send("POST", `${pathOf(id)}/decisions`, { decisions }, { repeatable: true }));
  }

  /** With its file and all results. */
  async remove(id: string): Promise<void> {
    await this.transport.send("DELETE", pathOf(id));
  }
}

const STATES: readonly Job["state"][] = ["receiving", "running", "paused", "done", "cancelled"];
const ROW_STATES: readonly RowState[] = ["waiting", "match", "review", "none", "failed"];

function readJob(json: Json): Job {
  const counts = objectIn(json, "counts");
  return {
    id: stringIn(json, "id") ?? "",
    name: stringIn(json, "name") ?? "",
    columns: textsIn(json, "columns"),
    domainColumn: numberIn(json, "domainColumn") ?? 0,
    state: STATES.find((state) => state === json["state"]) ?? "paused",
    reason: stringIn(json, "reason") ?? null,
    rows: numberIn(json, "rows") ?? 0,
    counts: { waiting: numberIn(counts, "waiting") ?? 0, match: numberIn(counts, "match") ?? 0, review: numberIn(counts, "review") ?? 0, none: numberIn(counts, "none") ?? 0, failed: numberIn(counts, "failed") ?? 0 },
    madeBy: readMaker(objectIn(json, "madeBy")),
    createdAt: numberIn(json, "createdAt") ?? 0,
    changedAt: numberIn(json, "changedAt") ?? 0,
    expiresAt: numberIn(json, "expiresAt") ?? 0,
  };
}

function readRow(json: Json): JobRow {
  const { failure, decision } = json;
  return {
    row: numberIn(json, "row") ?? 0,
    cells: textsIn(json, "cells"),
    state: ROW_STATES.find((state) => state === json["state"]) ?? "waiting",
    matches: objectsIn(json, "matches").map(readMatch),
    failure: isObject(failure) ? { code: stringIn(failure, "code") ?? "", message: stringIn(failure, "message") ?? "" } : null,
    decision: isObject(decision) ? { company: stringIn(decision, "company") ?? null, by: readMaker(objectIn(decision, "by")), at: numberIn(decision, "at") ?? 0 } : null,
  };
}

function readMatch(json: Json): DomainMatch {
  const countryCode = stringIn(json, "countryCode");
  const city = stringIn(json, "city");
  return {
    id: stringIn(json, "id") ?? "",
    name: stringIn(json, "name") ?? "",
    ...(countryCode === undefined ? {} : { countryCode }),
    ...(city === undefined ? {} : { city }),
    score: numberIn(json, "score") ?? 0,
    reasons: objectsIn(json, "reasons").map((reason) => ({ text: stringIn(reason, "text") ?? "", agrees: reason["agrees"] === true })),
  };
}

function readMaker(json: Json): Job["madeBy"] {
  return { id: stringIn(json, "id") ?? "", name: stringIn(json, "name") ?? "" };
}
