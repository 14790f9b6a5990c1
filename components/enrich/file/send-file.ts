import type { JobsClient } from "../../../lib/client/jobs";
import type { Job } from "../../../lib/company/jobs";
import { hasForbiddenCharacter } from "../../../lib/company/values";
import type { Table } from "./read-table";
import { batchesOf } from "./upload";

interface Sending {
  readonly name: string;
  readonly table: Pick<Table, "columns" | "rows">;
  readonly domainColumn: number;
  readonly signal: AbortSignal;
  /** Told how many rows are there. */
  readonly onSent: (rows: number) => void;
}

/**
 * Sends a file and starts its job. What was sent of one that is given up, or that the service refuses, is deleted again.
 * @throws ApiError as the service refuses it; the signal's reason.
 */
export async function sendFile(client: JobsClient, { name, table: { columns, rows }, domainColumn, signal, onSent }: Sending): Promise<Job> {
  const { id } = await client.create({ name, columns: [...columns], domainColumn }, signal);
  try {
    for (const batch of batchesOf(rows)) {
      await client.addRows(id, batch.from, batch.rows, signal);
      onSent(batch.from + batch.rows.length);
    }
    return await client.change(id, "running");
  } catch (error) {
    await client.remove(id).catch(() => undefined);
    throw error;
  }
}

/** What a job is called: its file's name, as far as names go. */
export function jobName(file: string): string {
  return Array.from(file, (character) => (hasForbiddenCharacter(character) ? " " : character)).join("").trim().slice(0, 100) || "File";
}
