/** What must hold while several processes serve, and when one of them is killed. */
import { build } from "esbuild";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Accounts } from "../accounts/accounts";
import { openSqliteAccounts } from "../accounts/sqlite/sqlite-accounts";

const program = path.resolve(`node_modules/.cache/firmament/counting-server-${process.pid}.mjs`);
let dataDir: string;
let accounts: Accounts;
const running: Server[] = [];

beforeAll(() => build({ entryPoints: [path.resolve("lib/http/testing/counting-server.ts")], outfile: program, bundle: true, platform: "node", format: "esm", packages: "external" }));
afterAll(() => rmSync(program));
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "processes-"));
  accounts = openSqliteAccounts({ dataDir, clock: Date, actor: "tests" });
});
afterEach(async () => {
  for (const { child, exit } of running.splice(0)) {
    child.kill("SIGKILL");
    await exit;
  }
  await accounts.close();
  rmSync(dataDir, { recursive: true });
});

interface Server {
  readonly child: ChildProcess;
  readonly exit: Promise<unknown>;
  readonly port: number;
}

async function serve(): Promise<Server> {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  const server = { child, exit: once(child, "exit"), port: Number(port.toString()) };
  running.push(server);
  return server;
}

/** The status of an answer that arrived whole; undefined when the connection broke. */
function ask(agent: Agent, port: number, target: string, key: string): Promise<number | undefined> {
  return new Promise((done) => {
    const request = get({ agent, port, host: "127.0.0.1", path: target, headers: { "x-api-key": key } }, (response) => {
      response.resume();
      response.on("end", () => done(response.complete ? response.statusCode : undefined));
      response.on("error", () => done(undefined));
    });
    request.on("error", () => done(undefined));
  });
}

describe("a quota of 1,000", () => {
  it("lets exactly 1,000 of 5,000 parallel requests over two processes pass", async () => {
    const [first, second] = [await serve(), await serve()];
    const { key, details } = await accounts.createKey({ name: "crm", monthlyQuota: 1000, ratePerSecond: null });
    const agent = new Agent({ keepAlive: true, maxSockets: 100 });
    const statuses = await Promise.all(Array.from({ length: 5000 }, (_, i) => ask(agent, (i % 2 === 0 ? first : second).port, "/api/cities?search=a", key)));
    agent.destroy();
    const tally = new Map<unknown, number>();
    for (const status of statuses) tally.set(status, (tally.get(status) ?? 0) + 1);
    expect(Object.fromEntries(tally)).toEqual({ 200: 1000, 429: 4000 });
    expect((await accounts.totals(details.subscription.id)).monthRequests).toBe(1000);
  }, 60_000);
});

describe("a process that is killed under load", () => {
  /** Few enough for every run; KILLS=50 for a thorough one. */
  const KILLS = Number(process.env["KILLS"] ?? 8);
  const CONNECTIONS = 8;

  it("loses no count of an answered request, no key and no subscription, and the next one opens the accounts", async () => {
    const { key, details } = await accounts.createKey({ name: "crm", monthlyQuota: 1_000_000, ratePerSecond: null });
    let answered = 0;
    let begun = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await serve();
      const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
      const loads = Array.from({ length: CONNECTIONS }, async () => {
        for (let status: number | undefined = 200; status === 200; ) {
          begun += 1;
          status = await ask(agent, server.port, "/api/company/search?page=1", key);
          if (status === 200) answered += 1;
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 100 + 37 * (kill % 8)));
      server.child.kill("SIGKILL");
      await Promise.all(loads);
      agent.destroy();
      const { monthRequests } = await accounts.totals(details.subscription.id);
      expect(monthRequests).toBeGreaterThanOrEqual(answered);
      expect(monthRequests).toBeLessThanOrEqual(begun);
    }
    expect(answered).toBeGreaterThan(KILLS * 10);
    const reopened = openSqliteAccounts({ dataDir, clock: Date, actor: "tests" });
    expect(await reopened.authenticate(key)).toMatchObject({ keyName: "crm", subscription: { monthlyQuota: 1_000_000 } });
    expect((await reopened.usage(details.id, "2000-01-01", "2999-12-31")).reduce((sum, row) => sum + row.requests, 0)).toBe((await reopened.totals(details.subscription.id)).monthRequests);
    await reopened.close();
  }, 20_000 + KILLS * 5000);
});
