import { ApiError } from "../client/api-error";
import type { Batch, CompanyClient } from "../client/client";
import type { CompanyQuery } from "../company/query";
import { Patience, type PatienceOptions } from "./patience";

/** What is asked for, and of whom. */
export interface Source extends PatienceOptions {
  readonly client: Pick<CompanyClient, "scroll">;
  readonly query: CompanyQuery;
  /** Of every batch, always the same: batches then begin at the same companies whenever a scroll begins anew. */
  readonly pageSize: number;
}

/** A batch, and whether it is the first of a scroll that was begun anew. */
export interface Delivery extends Batch {
  readonly anew: boolean;
}

/**
 * The batches of a scroll from a cursor on, over interruptions of the service. When the cursor has expired the scroll begins anew, with its first batch.
 * @throws ApiError for what asking again does not mend, or after ten minutes; the signal's reason.
 */
export async function* batchesFrom(from: string | undefined, source: Source): AsyncGenerator<Delivery, void, void> {
  const { client, query, pageSize, signal } = source;
  const patience = new Patience(source);
  let cursor = from;
  for (;;) {
    try {
      for await (const batch of client.scroll(query, { pageSize, ...(cursor === undefined ? {} : { from: cursor }) }, { signal })) {
        const anew = cursor === undefined;
        cursor = batch.scrollId;
        patience.reset();
        yield { ...batch, anew };
        signal.throwIfAborted();
      }
      return;
    } catch (error) {
      if (cursor !== undefined && isLost(error)) cursor = undefined;
      else await patience.after(error);
    }
  }
}

/** The cursor is no longer good, and a new scroll would be. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "scroll_expired" || error.code === "scroll_invalid");
}
