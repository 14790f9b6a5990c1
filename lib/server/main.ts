/** `npm start`: from settings to a server that answers, and to its end. */
import { createMetricsHandler } from "../http/endpoints/metrics";
import type { Handler } from "../http/message";
import { createServices, type Services } from "../services";
import { openDataFolder } from "../services/backup/switch";
import { dataOverview } from "../services/overview";
import { peopleLink } from "../services/people-link";
import { share } from "../services/shared";
import { readSettings, type Settings } from "../settings";
import { announce } from "./announcement";
import { clientAddress } from "./client-address";
import { prepareDataFolder } from "./data-folder";
import { makeDemoData } from "./demo-data";
import { endOnDefects, endOnSignals } from "./end";
import { listen, type ListeningServer } from "./listen";
import { metricsFor } from "./metrics-access";
import { Pages } from "./pages";
import { explainStartFailure } from "./start-failure";
import { HttpThreads } from "./threads/http-threads";

/** How often to look whether data serve, in milliseconds. */
const LOOK = 100;

async function main(): Promise<void> {
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env);
    await start(settings);
  } catch (error) {
    tell(explainStartFailure(error, settings) ?? String(error instanceof Error ? error.stack : error));
    process.exit(1);
  }
}

async function start(settings: Settings): Promise<void> {
  prepareDataFolder(settings.dataDir);
  // Held until the process ends: a restore needs the folder for itself.
  openDataFolder(settings.dataDir);
  const services = await createServices(settings);
  endOnDefects(services.log);
  const { api } = share(services);
  const pages = new Pages({ dir: process.cwd(), log: services.log });
  // Before what takes long: a taken port is told at once, and until there are data the health check says so.
  const threadCount = httpThreads(settings);
  const metrics = metricsFor(operatorMetrics(services), settings.metricsAllow);
  const server = await listen({
    at: { host: settings.host, port: settings.port, shared: threadCount > 0 },
    handlerOf: (target, request) => metrics(target, request) ?? api(target),
    others: (request, response) => void pages.answer(request, response),
    clientAddress: clientAddress(settings.trustedProxies),
  });
  const threads = new HttpThreads(threadCount, server, services);
  let filled = Promise.resolve();
  const drain = async (patience: number): Promise<void> => {
    await Promise.all([threads.drain(patience), server.drain(patience)]);
  };
  const ended = endOnSignals({ drain }, async () => {
    await filled;
    await threads.close();
    await services.close();
  });
  if (dataOverview(services).state === "empty") {
    tell("There are no data yet: making 100,000 fictional companies to try the service with. This happens once.");
    filled = makeDemoData(settings.dataDir, ended);
    await filled;
  }
  void announceWhenServing(services, server, ended);
  await pages.prepare();
}

/** Threads that speak HTTP beside the main one. Where all data come from another service there is nothing that they could answer; on Windows threads cannot share a socket. */
function httpThreads({ workers, upstream }: Settings): number {
  return upstream === undefined && process.platform !== "win32" ? workers - 1 : 0;
}

/** The metrics, with all that the threads have counted. */
function operatorMetrics(services: Services): Handler {
  const handler = createMetricsHandler(services);
  return async (request) => {
    await services.companions.settle();
    return handler(request);
  };
}

/** Says where the service is: at once, or as soon as data serve. */
async function announceWhenServing(services: Services, { url }: ListeningServer, ended: AbortSignal): Promise<void> {
  const problem = services.whyNoIndex();
  if (problem !== undefined) tell(`Firmament runs at ${url} but cannot use its data, and answers 503:\n${problem}\nIt serves new data as soon as they are there: no need to start it again.`);
  await untilServing(services, ended);
  const data = dataOverview(services);
  if (data.state !== "serving" || ended.aborted) return;
  const [demoKey, ownerToken] = [await services.newDemoKey(), await services.newOwnerLink()];
  const ownerLink = ownerToken && peopleLink(url, "owner", ownerToken);
  const lines = announce({ url, dataDir: services.settings.dataDir, status: data.status, demo: data.demo, demoKey, ownerLink });
  process.stdout.write(`${lines.join("\n")}\n`);
}

async function untilServing({ index }: Services, ended: AbortSignal): Promise<void> {
  while (index.status() === undefined && !ended.aborted) await new Promise((resolve) => setTimeout(resolve, LOOK));
}

function tell(message: string): void {
  process.stderr.write(`\n${message}\n`);
}

await main();
