/** What holds of sessions while several processes serve, and when one of them is killed. */
import { build } from "esbuild";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Accounts } from "../../accounts/accounts";
import { openSqliteAccounts } from "../../accounts/sqlite/sqlite-accounts";
import { openBrowser, ownersBrowser, PASSWORD } from "./testing/pages";

const program = path.resolve(`node_modules/.cache/firmament/session-server-${process.pid}.mjs`);
const OWNER = { email: "owner@example.com", password: PASSWORD };
/** Few enough for every run; KILLS=50 for a thorough one. */
const KILLS = Number(process.env["KILLS"] ?? 5);

interface Server {
  readonly child: ChildProcess;
  readonly exit: Promise<unknown>;
  readonly origin: string;
}

let dataDir: string;
let accounts: Accounts;
const running: Server[] = [];

beforeAll(() => build({ entryPoints: [path.resolve("lib/http/testing/counting-server.ts")], outfile: program, bundle: true, platform: "node", format: "esm", packages: "external" }));
afterAll(() => rmSync(program));
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "sessions-"));
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

async function serve(): Promise<Server> {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  const server = { child, exit: once(child, "exit"), origin: `http://127.0.0.1:${port.toString().trim()}` };
  running.push(server);
  return server;
}

/** The status of an API request with a session. */
async function statusOf(origin: string, cookie: string): Promise<number> {
  const response = await fetch(`${origin}/api/cities?search=a`, { headers: { cookie, "sec-fetch-site": "same-origin" } });
  await response.arrayBuffer();
  return response.status;
}

it("signing out everywhere takes effect in another process within a second", async () => {
  const [first, second] = [await serve(), await serve()];
  const browser = await ownersBrowser({ origin: first.origin, accounts });
  const { cookie } = browser;
  expect([await statusOf(first.origin, cookie), await statusOf(second.origin, cookie)]).toEqual([200, 200]);
  expect((await browser.send("DELETE", "/api/workspace/sessions")).body).toEqual({ ended: 1 });
  const ended = performance.now();
  expect(await statusOf(first.origin, cookie)).toBe(401);
  while ((await statusOf(second.origin, cookie)) !== 401) expect(performance.now() - ended).toBeLessThan(1100);
}, 60_000);

it("a process that is killed loses no session that a browser was given, and brings none back that was ended", async () => {
  const { origin } = await serve();
  const owner = await ownersBrowser({ origin, accounts });
  const given: string[] = [owner.cookie];
  /** Those whose end was asked for: until it is acknowledged it may have come or not. */
  const leaving = new Set<string>();
  const ended: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await serve();
    let killed = false;
    const loads = Array.from({ length: 4 }, async () => {
      while (!killed) {
        const browser = openBrowser(server.origin);
        try {
          if ((await browser.send("POST", "/api/auth/sign-in", OWNER)).status !== 200) continue;
          const { cookie } = browser;
          given.push(cookie);
          if (given.length % 3 > 0) continue;
          leaving.add(cookie);
          if ((await browser.send("POST", "/api/auth/sign-out")).status === 200) ended.push(cookie);
        } catch {
          return;
        }
      }
    });
    const before = given.length;
    while (given.length < before + 3) await new Promise((wait) => setTimeout(wait, 50));
    server.child.kill("SIGKILL");
    killed = true;
    await Promise.all(loads);
  }
  const next = await serve();
  const statuses = await Promise.all(given.map((cookie) => statusOf(next.origin, cookie)));
  expect(given.filter((cookie, i) => statuses[i] === 401 && !leaving.has(cookie))).toEqual([]);
  expect(given.filter((cookie, i) => statuses[i] !== 401 && ended.includes(cookie))).toEqual([]);
  expect(ended.length).toBeGreaterThan(0);
}, 120_000);
