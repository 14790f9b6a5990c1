import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApi } from "../../http/api";
import { COMPANIES } from "../../http/testing/companies";
import { importRecords } from "../../index/embedded/testing/temporary-index";
import { createServices, type Services } from "../../services";
import { readSettings } from "../../settings";
import { listen, type ListeningServer, type Timeouts } from "../listen";
import { Pages } from "../pages";

export interface TestServer extends ListeningServer {
  readonly port: number;
  readonly services: Services;
  /** Of a key with the package `full`. */
  readonly key: string;
  close(): Promise<void>;
}

/** The server on real services and a small index. Its pages were never built, as when Next fails: they answer 503. */
export async function startServer(timeouts: Partial<Timeouts> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "server-"));
  await importRecords(dataDir, COMPANIES);
  const services = await createServices(readSettings({ DATA_DIR: dataDir, WORKERS: "1", LOG_LEVEL: "silent" }));
  const pages = new Pages({ dir: dataDir, log: services.log });
  const server = await listen({ host: "127.0.0.1", port: 0, api: createApi(services), pages: pages.answer, timeouts });
  return {
    ...server,
    port: Number(new URL(server.url).port),
    services,
    key: (await services.accounts.createKey({ name: "tests", ratePerSecond: null })).key,
    async close() {
      await server.drain(0);
      await services.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
