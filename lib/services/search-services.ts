import { threadId } from "node:worker_threads";
import pino from "pino";
import { createRateLimiter } from "../accounts/limits";
import { systemClock } from "../clock";
import type { CompanyIndex } from "../company/company-index";
import { createHandler } from "../http/endpoint";
import { SEARCH } from "../http/endpoints/search";
import type { Handler } from "../http/message";
import { RequestMetrics } from "../http/metrics";
import { PageIndex, type LoadedGeneration } from "../index/embedded";
import { openAccounts } from "../services";
import type { Settings } from "../settings";

/** The path of what these services answer. */
export const SEARCH_PATH = SEARCH.path;

/** What answers searches in a thread beside the one that has all services. */
export interface SearchServices {
  readonly search: Handler;
  readonly metrics: RequestMetrics;
  /** Answers from this generation from now on; undefined: from none. */
  serve(loaded: LoadedGeneration | undefined): void;
  /** Writes down what was counted. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Accounts and limits are opened anew: their stores are made to be shared, by threads as by processes.
 * @param options.askIndex the whole index, for pages that take longer than a thread may be held up.
 * @param options.write takes lines of the log.
 */
export async function openSearchServices(settings: Settings, { askIndex, write }: { readonly askIndex: CompanyIndex["page"]; readonly write: (line: string) => void }): Promise<SearchServices> {
  const log = pino({ level: settings.logLevel, base: { pid: process.pid, thread: threadId } }, { write });
  const accounts = await openAccounts(settings, "service");
  const rateLimiter = await createRateLimiter(settings, log);
  const index = new PageIndex(askIndex);
  const metrics = new RequestMetrics();
  return {
    search: createHandler(SEARCH, { accounts, rateLimiter, index, metrics, log, clock: systemClock }),
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
