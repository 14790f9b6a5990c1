/** The server's own program is killed again and again under load of every kind that writes: what was acknowledged is there afterwards, and nothing else has happened. */
import Database from "better-sqlite3";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Accounts } from "../accounts/accounts";
import { openSqliteAccounts } from "../accounts/sqlite/sqlite-accounts";
import { COMPANIES } from "../http/testing/companies";
import { openBrowser, ownersBrowser, PASSWORD, type Browser } from "../http/session/testing/pages";
import { importRecords } from "../index/embedded/testing/temporary-index";
import { startProgram, type Program } from "./testing/program";

/** Few enough for every run; KILLS=50 for a thorough one. */
const KILLS = Number(process.env["KILLS"] ?? 3);
const OWNER = { email: "owner@example.com", password: PASSWORD };

let dataDir: string;
let program: Program | undefined;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "kill-"));
});
afterEach(kill);
afterAll(() => rmSync(dataDir, { recursive: true }));

async function kill(): Promise<void> {
  program?.process.kill("SIGKILL");
  await program?.code;
  program = undefined;
}

async function serve(): Promise<string> {
  program = startProgram({ DATA_DIR: dataDir, LOG_LEVEL: "fatal", WORKERS: "3" });
  return program.ready();
}

/** Opens the accounts while nothing serves, as the next process does: what the killed one left is put right by it. */
async function withAccounts<T>(work: (accounts: Accounts) => Promise<T>): Promise<T> {
  const accounts = openSqliteAccounts({ dataDir, clock: Date, actor: "tests" });
  try {
    return await work(accounts);
  } finally {
    await accounts.close();
  }
}

/** What the server has acknowledged; and what was asked of it without an answer, which may have happened or not. */
const known = {
  searches: 0,
  searchesBegun: 0,
  exports: 0,
  exportsBegun: 0,
  sessions: new Set<string>(),
  sessionsAskedToEnd: new Set<string>(),
  sessionsEnded: new Set<string>(),
  /** Keys by ID. */
  keys: new Map<string, string>(),
  keysAskedToStop: new Set<string>(),
  keysStopped: new Set<string>(),
};

/** How much of each kind was acknowledged. */
const kinds = (): readonly number[] => [known.searches, known.exports, known.sessionsEnded.size, known.keys.size, known.keysStopped.size];

let addresses = 0;

async function searches(origin: string, key: string): Promise<void> {
  known.searchesBegun += 1;
  const response = await fetch(`${origin}/api/company/search?page=1`, { headers: { "x-api-key": key } });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  known.searches += 1;
}

/** An export of more than 100 records, each of which the audit log is told of. */
async function exportsPage(origin: string, key: string): Promise<void> {
  known.exportsBegun += 1;
  const response = await fetch(`${origin}/api/company/export?pageSize=101`, { headers: { "x-api-key": key } });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  known.exports += 1;
}

/** Each from an address of its own: an attempt that is cut off counts as a failed one, and many from one address are slowed down. */
async function signsIn(origin: string): Promise<void> {
  const browser = openBrowser(origin);
  addresses += 1;
  const from = { "x-forwarded-for": `10.0.${addresses >> 8}.${addresses & 255}` };
  expect((await browser.send("POST", "/api/auth/sign-in", OWNER, from)).status).toBe(200);
  const { cookie } = browser;
  known.sessions.add(cookie);
  if (known.sessions.size % 3 > 0) return;
  known.sessionsAskedToEnd.add(cookie);
  expect((await browser.send("POST", "/api/auth/sign-out")).status).toBe(200);
  known.sessionsEnded.add(cookie);
}

/** Makes a key and disables it, but for one that stays: there may be two. */
async function changesKeys(owner: Browser): Promise<void> {
  const made = await owner.send("POST", "/api/workspace/keys", { name: `key ${Date.now()} ${known.keys.size}` });
  // A key that was made just before the kill, and whose answer was lost, is one of the two.
  if (made.status === 409) {
    const { body } = await owner.send("GET", "/api/workspace/keys");
    for (const { id, disabled } of body["data"] as { id: string; disabled: boolean }[]) if (!disabled) await stopsKey(owner, id);
    return;
  }
  expect(made.status).toBe(201);
  const { id, key } = made.body as { id: string; key: string };
  known.keys.set(id, key);
  if (known.keys.size % 2 === 0) await stopsKey(owner, id);
}

async function stopsKey(owner: Browser, id: string): Promise<void> {
  known.keysAskedToStop.add(id);
  expect((await owner.send("PATCH", `/api/workspace/keys/${id}`, { disabled: true })).status).toBe(200);
  known.keysStopped.add(id);
}

/** Does something until the server is gone. */
async function untilGone(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await work();
    } catch (error) {
      // What fetch throws when a connection breaks; everything else is an answer that was not expected.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

it("a server that is killed under load loses nothing that it acknowledged, and the next one serves at once", async ({ annotate }) => {
  await importRecords(dataDir, COMPANIES);
  const made = await withAccounts((accounts) => accounts.createKey({ name: "load", monthlyQuota: 10_000_000, ratePerSecond: null }));
  const first = await serve();
  const cookie = await withAccounts(async (accounts) => {
    const owner = await ownersBrowser({ origin: first, accounts });
    await accounts.changeSubscription("Workspace", { ratePerSecond: null, monthlyQuota: null });
    return owner.cookie;
  });
  known.sessions.add(cookie);
  await kill();

  for (let round = 0; round < KILLS; round += 1) {
    const origin = await serve();
    const owner = openBrowser(origin, cookie);
    const before = known.sessions.size;
    const loads = Promise.all(
      [() => searches(origin, made.key), () => searches(origin, made.key), () => exportsPage(origin, made.key), () => signsIn(origin), () => signsIn(origin), () => changesKeys(owner)].map(untilGone),
    );
    const isLast = round === KILLS - 1;
    while (known.sessions.size < before + 2 || (isLast && kinds().includes(0))) await Promise.race([loads, new Promise((wait) => setTimeout(wait, 20))]);
    await new Promise((wait) => setTimeout(wait, 31 * (round % 8)));
    await kill();
    await loads;
    const database = new Database(path.join(dataDir, "accounts.db"));
    expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
    database.close();
    await withAccounts(async (accounts) => {
      const { searches: counted, exports: exported, monthRequests } = await accounts.totals(made.details.subscription.id);
      expect(counted).toBeGreaterThanOrEqual(known.searches);
      expect(counted).toBeLessThanOrEqual(known.searchesBegun);
      expect(exported).toBeGreaterThanOrEqual(known.exports);
      expect(exported).toBeLessThanOrEqual(known.exportsBegun);
      expect(monthRequests).toBe(counted + exported);
      const usage = await accounts.usage(made.details.id, "2000-01-01", "2999-12-31");
      expect(usage.reduce((sum, { requests }) => sum + requests, 0)).toBe(monthRequests);
      const told = (await accounts.listAudit(1_000_000)).filter(({ action, actor }) => action === "export.started" && actor === made.details.id);
      expect(told).toHaveLength(exported);
    });
  }

  const origin = await serve();
  const statusOf = async (headers: Readonly<Record<string, string>>): Promise<number> => (await openBrowser(origin).send("GET", "/api/cities?search=a", undefined, headers)).status;
  for (const session of known.sessions) {
    const status = await statusOf({ cookie: session });
    if (known.sessionsEnded.has(session)) expect(status).toBe(401);
    else if (!known.sessionsAskedToEnd.has(session)) expect(status).toBe(200);
  }
  for (const [id, key] of known.keys) {
    const status = await statusOf({ "x-api-key": key });
    if (known.keysStopped.has(id)) expect(status).toBe(403);
    else if (!known.keysAskedToStop.has(id)) expect(status).toBe(200);
  }
  expect(kinds()).not.toContain(0);
  await annotate(
    `${KILLS} kills: ${known.searches} searches and ${known.exports} exports answered (${known.searchesBegun} and ${known.exportsBegun} begun), ${known.sessions.size} sessions, ${known.sessionsEnded.size} of them ended, ${known.keys.size} keys, ${known.keysStopped.size} of them disabled`,
  );
}, 60_000 + KILLS * 60_000);
