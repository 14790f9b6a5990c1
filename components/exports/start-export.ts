import { isObject } from "../../lib/client/read-json";
import { writeQuery, type CompanyQuery } from "../../lib/company/query";
import { BEGINNING } from "../../lib/export/checkpoint";
import type { FileOptions } from "../../lib/export/writer";
import { currentGeneration, transport, type Counted } from "./export-data";
import { jobs } from "./job-store";
import type { LeavesOut } from "./leave-out";
import { work } from "./runner";

export interface Wanted extends FileOptions {
  readonly query: CompanyQuery;
  readonly counted: Counted;
  readonly leavesOut: LeavesOut;
  readonly name: string;
  readonly person: string;
}

/** The data are others than when the companies were counted. */
export class CountedAnewError extends Error {
  constructor() {
    super("The data have changed since the companies were counted. They are being counted anew: look at the number, then start again.");
    this.name = "CountedAnewError";
  }
}

/**
 * Notes the export in the workspace's history and in this browser, and begins with it.
 * @throws CountedAnewError, ApiError.
 */
export async function startExport({ query, counted, leavesOut, name, person, format, columns, separator, decimal }: Wanted): Promise<void> {
  const { total: announced, generation } = counted;
  if ((await currentGeneration()) !== generation) throw new CountedAnewError();
  // Without it a browser short of room may clear what pages keep. It may say no: the export then says so if that happens.
  await navigator.storage.persist();
  const text = new URLSearchParams(writeQuery(query).map(([parameter, value]) => [parameter, value])).toString();
  const record: unknown = await transport.send("POST", "/api/workspace/exports", { query: text, columns, format, generation, announced, leavesOut });
  const id = isObject(record) && typeof record["id"] === "string" ? record["id"] : "";
  await jobs.put({ id, person, query: text, announced, generation, leavesOut, name, format, columns, separator, decimal, state: "running", reason: undefined, remedy: undefined, checkpoint: BEGINNING, fileSize: undefined });
  work(id);
}
