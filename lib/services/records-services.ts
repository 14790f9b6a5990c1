import { threadId } from "node:worker_threads";
import pino from "pino";
import { createRateLimiter } from "../accounts/limits";
import { systemClock } from "../clock";
import type { CompanyIndex } from "../company/company-index";
import { createHandler } from "../http/endpoint";
import { EXPORT } from "../http/endpoints/export";
import { SEARCH } from "../http/endpoints/search";
import type { Handler } from "../http/message";
import { RequestMetrics } from "../http/metrics";
import { RecordsIndex, type LoadedGeneration } from "../index/embedded";
import { openAccounts } from "./accounts";
import type { Settings } from "../settings";

/** What answers searches and exports in a thread beside the one that has all services. */
export interface RecordsServices {
  /** By path. */
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly metrics: RequestMetrics;
  /** Answers from this generation from now on; undefined: from none. */
  serve(loaded: LoadedGeneration | undefined): void;
  /** Writes down what was counted. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Accounts and limits are opened anew: their stores are made to be shared, by threads as by processes.
 * @param options.index the whole index, for what takes longer than a thread may be held up.
 * @param options.write takes lines of the log.
 */
export async function openRecordsServices(settings: Settings, { index: whole, write }: { readonly index: Pick<CompanyIndex, "page" | "scroll">; readonly write: (line: string) => void }): Promise<RecordsServices> {
  const log = pino({ level: settings.logLevel, base: { pid: process.pid, thread: threadId } }, { write });
  const accounts = await openAccounts(settings, "service");
  const rateLimiter = await createRateLimiter(settings, log);
  const index = new RecordsIndex(whole);
  const metrics = new RequestMetrics();
  const services = { accounts, rateLimiter, index, metrics, log, clock: systemClock, cursorSecret: await accounts.secret("scroll-cursor") };
  return {
    handlers: new Map([
      [SEARCH.path, createHandler(SEARCH, services)],
      [EXPORT.path, createHandler(EXPORT, services)],
    ]),
    metrics,
    serve: (loaded) => index.serve(loaded),
    settle: () => accounts.settle(),
    async close() {
      index.serve(undefined);
      await rateLimiter.close();
      await accounts.close();
    },
  };
}
