import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MessageChannel } from "node:worker_threads";
import { createApi } from "../../http/api";
import { COMPANIES } from "../../http/testing/companies";
import { importRecords } from "../../index/embedded/testing/temporary-index";
import { createServices, type Services } from "../../services";
import { readSettings } from "../../settings";
import { listen, type ListeningServer, type Timeouts } from "../listen";
import { Pages } from "../pages";
import { toForwarder } from "../threads/forward";
import { PortStream } from "../threads/port-stream";

export interface TestServer extends ListeningServer {
  readonly port: number;
  readonly services: Services;
  /** Of a key with the package `full`. */
  readonly key: string;
  close(): Promise<void>;
}

/** Who reads a request: the server that answers it, or one before it that answers nothing itself, as an HTTP thread passes requests on to the main thread. */
export const WAYS = ["directly", "passed on"] as const;

/** The server on real services and a small index. Its pages were never built, as when Next fails: they answer 503. */
export async function startServer(timeouts: Partial<Timeouts> = {}, way: (typeof WAYS)[number] = "directly"): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "server-"));
  await importRecords(dataDir, COMPANIES);
  const services = await createServices(readSettings({ DATA_DIR: dataDir, WORKERS: "1", LOG_LEVEL: "silent" }));
  const pages = new Pages({ dir: dataDir, log: services.log });
  const server = await listen({ at: { host: "127.0.0.1", port: 0 }, handlerOf: createApi(services), others: (request, response) => void pages.answer(request, response), timeouts });
  const before = way === "directly" ? undefined : await listenBefore(server, timeouts);
  const drain = async (patience: number): Promise<void> => {
    await Promise.all([before?.drain(patience), server.drain(patience)]);
  };
  return {
    ...server,
    port: Number(new URL((before ?? server).url).port),
    services,
    key: (await services.accounts.createKey({ name: "tests", ratePerSecond: null })).key,
    drain,
    async close() {
      await drain(0);
      await services.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function listenBefore(server: ListeningServer, timeouts: Partial<Timeouts>): Promise<ListeningServer> {
  const others = toForwarder(({ socket }) => {
    const { port1, port2 } = new MessageChannel();
    server.take(new PortStream(port2, socket.remoteAddress));
    return new PortStream(port1);
  });
  return listen({ at: { host: "127.0.0.1", port: 0 }, handlerOf: () => undefined, others, timeouts });
}
