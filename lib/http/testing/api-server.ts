import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Accounts, NewKey } from "../../accounts/accounts";
import { openSqliteRateLimiter } from "../../accounts/limits/sqlite-rate-limiter";
import { openSqliteAccounts } from "../../accounts/sqlite/sqlite-accounts";
import type { CompanyIndex } from "../../company/company-index";
import type { ResolveDomain } from "../../company/jobs";
import { openWorkspace } from "../../workspace/open";
import { WebsiteResolver } from "../../enrichment/resolve/website-resolver";
import { createReferenceIndex } from "../../index/reference-index";
import { createApi } from "../api";
import type { ApiServices } from "../endpoint";
import { RequestMetrics } from "../metrics";
import { toNodeListener } from "../node";
import { COMPANIES } from "./companies";
import { SAME_PAGE } from "./websites";

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: AnswerBody;
}

/** The members that any answer may have; a test says which it expects. */
export interface AnswerBody {
  readonly error?: string;
  readonly code?: string;
  readonly parameter?: string;
  readonly meta?: Readonly<Record<string, unknown>> & { readonly scrollId?: string };
  readonly data?: { readonly records: readonly Readonly<Record<string, unknown>>[] };
}

export interface ApiServer {
  readonly origin: string;
  readonly accounts: Accounts;
  /** Where the accounts are kept. */
  readonly dataDir: string;
  /** Of a key with the package `full`, whose rate is not limited. */
  readonly key: string;
  /** Every log line, as an object. */
  readonly log: readonly Record<string, unknown>[];
  /** What the service takes for the present; set it to let time pass. */
  readonly time: { now: number };
  /** Sends a GET with the key, through fetch. */
  get(target: string, headers?: Record<string, string>): Promise<Answer>;
  /** How many requests of the key's month count so far. */
  requestsUsed(): Promise<number>;
  /** A key whose rate is not limited unless said. */
  createKey(key?: Partial<NewKey>): Promise<string>;
  /** Sends bytes as they are on a connection of their own and returns all that comes back until the server closes it. */
  raw(request: string | Uint8Array): Promise<string>;
  close(): Promise<void>;
}

/** The API on a real node:http server, real accounts and the reference index. */
export async function startApi({ index = createReferenceIndex(COMPANIES), websites = SAME_PAGE, resolveDomain, ...more }: Partial<ApiServices> & { readonly resolveDomain?: ResolveDomain } = {}): Promise<ApiServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "api-"));
  const log: Record<string, unknown>[] = [];
  const note = (line: unknown): void => void log.push(line as Record<string, unknown>);
  const time = { now: Date.UTC(2026, 10, 20, 12) };
  const clock = { now: () => time.now };
  const accounts = openSqliteAccounts({ dataDir, clock, actor: "tests" });
  const rateLimiter = openSqliteRateLimiter({ dataDir });
  const workspace = await openWorkspace({ dataDir, clock, log: { info: note, error: note }, jobDays: 30, resolve: resolveDomain, jobInterval: 20 });
  const resolve = createApi({ index, websites, websiteCompanies: new WebsiteResolver(websites, index), accounts, workspace, clock, log: { info: note, warn: note, error: note }, metrics: new RequestMetrics(), cursorSecret: await accounts.secret("scroll"), rateLimiter, ...more });
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
    const handler = resolve(request.url ?? "/");
    if (handler) toNodeListener(handler)(request, response);
    else response.writeHead(404).end("not the API's");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const { key } = await accounts.createKey({ name: "tests", ratePerSecond: null });
  let keys = 0;
  return {
    origin,
    accounts,
    dataDir,
    key,
    log,
    time,
    async get(target, headers = { "x-api-key": key }) {
      const response = await fetch(origin + target, { headers });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as AnswerBody };
    },
    async requestsUsed() {
      const response = await fetch(`${origin}/api/usage?from=2026-11-01`, { headers: { "x-api-key": key } });
      return ((await response.json()) as { meta: { month: { requestsUsed: number } } }).meta.month.requestsUsed;
    },
    createKey: async (wanted = {}) => (await accounts.createKey({ name: `key ${(keys += 1)}`, ratePerSecond: null, ...wanted })).key,
    raw: (request) => sendRaw(port, request),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rateLimiter.close();
      await workspace.close();
      await accounts.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function sendRaw(port: number, request: string | Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => (received += chunk));
    socket.on("end", () => resolve(received));
    socket.on("error", reject);
    socket.setTimeout(5000, () => socket.destroy(new Error(`No end of the answer after 5 s; so far: ${received}`)));
  });
}

/** An index in which nothing is selected, or every question fails with the error given. */
export function failingIndex(error: Error): CompanyIndex {
  const fail = (): Promise<never> => Promise.reject(error);
  return { guarantees: { snapshotScroll: true, idempotentRetry: true, facets: true, exactCounts: true, countedPlaces: true, sorting: true }, status: () => undefined, page: fail, scroll: fail, facets: fail, places: fail, close: () => Promise.resolve() };
}
