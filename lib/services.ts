/** The composition root: the one place where settings become parts and parts are joined. */
import pino, { type Logger } from "pino";
import type { Accounts } from "./accounts/accounts";
import { isDemoData } from "./accounts/demo";
import { createRateLimiter } from "./accounts/limits";
import type { RateLimiter } from "./accounts/limits/rate-limiter";
import { PeopleError } from "./accounts/people/people-error";
import { systemClock } from "./clock";
import type { CompanyIndex } from "./company/company-index";
import { WebsiteResolver } from "./enrichment/resolve/website-resolver";
import type { ApiServices } from "./http/endpoint";
import { countedResolver } from "./http/job-resolver";
import { RequestMetrics } from "./http/metrics";
import { openEmbeddedIndex, type LoadedGeneration } from "./index/embedded";
import { openUpstreamIndex } from "./index/upstream";
import { openAccounts } from "./services/accounts";
import { Companions, type Companion } from "./services/companions";
import { domainLookUp } from "./services/domain-look-up";
import { Housekeeping } from "./services/housekeeping";
import { openWebsites, type OpenWebsites } from "./services/websites";
import type { Settings } from "./settings";
import { openWorkspace } from "./workspace/open";

export type { Companion, LoadedGeneration };

export interface Services extends ApiServices {
  readonly settings: Settings;
  readonly accounts: Accounts;
  readonly log: Logger;
  readonly metrics: RequestMetrics;
  readonly companions: Companions;
  /** Writes lines that another thread's log has made. */
  readonly writeLog: (lines: string) => void;
  /** The demo key, at the first call on this data folder while the demo register is the sole data; undefined at any other. */
  readonly newDemoKey: () => Promise<string | undefined>;
  /** The token of a link for the first owner, as long as there is none; undefined from then on. */
  readonly newOwnerLink: () => Promise<string | undefined>;
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
  const { log, writeLog } = createLog(settings);
  const companions = new Companions();
  const accounts = await openAccounts(settings, "service", () => companions.settle());
  const metrics = new RequestMetrics();
  let rateLimiter: RateLimiter | undefined;
  let websites: OpenWebsites | undefined;
  let companies: CompanyIndex | undefined;
  try {
    const limiter = await createRateLimiter(settings, log);
    rateLimiter = limiter;
    const pages = openWebsites(settings, systemClock, log);
    websites = pages;
    const { index, whyNoIndex } = await openIndex(settings, log, companions);
    companies = index;
    const websiteCompanies = new WebsiteResolver(pages, index);
    const resolve = countedResolver({ accounts, rateLimiter: limiter, clock: systemClock, index }, domainLookUp(websiteCompanies));
    const workspace = await openWorkspace({ ...settings, clock: systemClock, log, resolve });
    const housekeeping = new Housekeeping({ accounts, retention: settings.retention, status: () => (settings.upstream ? undefined : index.status()), log });
    housekeeping.start();
    return {
      settings,
      clock: systemClock,
      log,
      metrics,
      companions,
      writeLog,
      accounts,
      index,
      websites: pages,
      websiteCompanies,
      workspace,
      cursorSecret: await accounts.secret("scroll-cursor"),
      rateLimiter: limiter,
      newDemoKey: async () => {
        const status = index.status();
        return status && isDemoData(status) ? accounts.createDemoKey() : undefined;
      },
      newOwnerLink: () => newOwnerLink(accounts),
      whyNoIndex,
      close: async () => {
        await housekeeping.end();
        // Its jobs look domains up.
        await workspace.close();
        await index.close();
        await pages.close();
        await limiter.close();
        await accounts.close();
        await new Promise<void>((written) => log.flush(() => written()));
      },
    };
  } catch (error) {
    await rateLimiter?.close();
    await companies?.close();
    await websites?.close();
    await accounts.close();
    throw error;
  }
}

async function newOwnerLink({ people }: Accounts): Promise<string | undefined> {
  try {
    return (await people.createOwnerLink({})).token;
  } catch (error) {
    if (error instanceof PeopleError) return undefined;
    throw error;
  }
}

/** The other service that the settings name, or else the index of the data folder. */
async function openIndex({ dataDir, workers, upstream }: Settings, log: Logger, companions: Companions): Promise<Pick<Services, "index" | "whyNoIndex">> {
  if (upstream) {
    const index = await openUpstreamIndex({ baseUrl: upstream.baseUrl, apiKey: upstream.apiKey(), clock: systemClock, log });
    return { index, whyNoIndex: () => index.whyNotServing() };
  }
  let refusal: Error | undefined;
  const index = await openEmbeddedIndex({ dataDir, workers, log, onRefused: (reason) => (refusal = reason), onServing: (loaded) => companions.serve(loaded) });
  return { index, whyNoIndex: () => (index.status() ? undefined : refusal?.message) };
}

/** JSON lines on standard output, written in batches, at the latest after a second: a system call a request would cost more than the line. */
function createLog({ logLevel }: Settings): { readonly log: Logger; readonly writeLog: (lines: string) => void } {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
  return { log: pino({ level: logLevel, base: { pid: process.pid } }, destination), writeLog: (lines) => void destination.write(lines) };
}
