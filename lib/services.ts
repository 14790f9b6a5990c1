/** The composition root: the one place where settings become parts and parts are joined. */
import pino, { type Logger } from "pino";
import type { Accounts } from "./accounts/accounts";
import { isDemoData } from "./accounts/demo";
import { openSqliteAccounts } from "./accounts/sqlite-accounts";
import { systemClock } from "./clock";
import { admitAll, type ApiServices } from "./http/endpoint";
import { RequestMetrics } from "./http/metrics";
import { openEmbeddedIndex } from "./index/embedded";
import type { Settings } from "./settings";

export { AccountsError, type Accounts, type KeyDetails } from "./accounts/accounts";

export interface Services extends ApiServices {
  readonly settings: Settings;
  readonly accounts: Accounts;
  readonly log: Logger;
  readonly metrics: RequestMetrics;
  /** The demo key, at the first call on this data folder while the demo register is the sole data; undefined at any other. */
  readonly newDemoKey: () => string | undefined;
  /** What is wrong with the selected data and what to do, while nothing serves; undefined when nothing was selected yet. */
  readonly whyNoIndex: () => string | undefined;
  /** Ends threads, files and the log, whose last lines are written out. */
  close(): Promise<void>;
}

/**
 * Opens everything that answers requests. Without an index generation the services open all the same and answer 503 until one is selected.
 * @throws AccountsError when the accounts cannot be used.
 */
export async function createServices(settings: Settings): Promise<Services> {
  const log = createLog(settings);
  const accounts = openAccounts(settings);
  const metrics = new RequestMetrics();
  try {
    let refusal: Error | undefined;
    const index = await openEmbeddedIndex({ dataDir: settings.dataDir, workers: settings.workers, log, onRefused: (reason) => (refusal = reason) });
    return {
      settings,
      clock: systemClock,
      log,
      metrics,
      accounts,
      index,
      cursorSecret: accounts.secret("scroll-cursor"),
      rateLimit: admitAll,
      quota: admitAll,
      newDemoKey: () => {
        const status = index.status();
        return status && isDemoData(status) ? accounts.createDemoKey() : undefined;
      },
      whyNoIndex: () => (index.status() ? undefined : refusal?.message),
      close: async () => {
        await index.close();
        accounts.close();
        await new Promise<void>((written) => log.flush(() => written()));
      },
    };
  } catch (error) {
    accounts.close();
    throw error;
  }
}

/** The accounts of the data folder. @throws AccountsError when its file cannot be used. */
export function openAccounts({ dataDir }: Pick<Settings, "dataDir">): Accounts {
  return openSqliteAccounts({ dataDir, clock: systemClock });
}

/** JSON lines on standard output, written in batches, at the latest after a second: a system call a request would cost more than the line. */
function createLog({ logLevel }: Settings): Logger {
  return pino({ level: logLevel, base: { pid: process.pid } }, pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }));
}
