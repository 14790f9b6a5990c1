import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Caller } from "../lib/accounts/accounts";
import { openSqliteRateLimiter } from "../lib/accounts/limits/sqlite-rate-limiter";
import { openSqliteAccounts } from "../lib/accounts/sqlite/sqlite-accounts";
import { systemClock } from "../lib/clock";
import { authenticate, count, quotaDenial, rateDenial, stateDenial } from "../lib/http/admission";
import type { ApiRequest } from "../lib/http/message";
import { percentile, table } from "./statistics";

/** So many keys that each, asking in turn, stays below its 50 requests a second. */
const KEYS = 1000;
const ROUNDS = 20;
/** At p50, in microseconds. */
const TARGET = 60;

const PAUSE_COUNTS = 20_000;
const SESSIONS = 20;
const SESSION_ROUNDS = 1000;

const STEPS = ["key", "state", "rate limit", "quota look", "durable count"] as const;
/** The look is only taken when parameters are wrong: a good request is not charged with it. */
const TOTAL = ["key", "state", "rate limit", "durable count"] as const;
const CHARGE = { endpoint: "/api/company/search", kind: "search", requests: 1 } as const;
const NO_INDEX = { status: () => undefined };

/** What the pipeline adds to a request in process, on SQLite: each step and their sum, for keys with the default limits and for keys without any. */
export async function benchAccounts(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-accounts-"));
  const accounts = openSqliteAccounts({ dataDir, clock: systemClock, actor: "bench" });
  const rateLimiter = openSqliteRateLimiter({ dataDir });
  const services = { accounts, rateLimiter, clock: systemClock, index: NO_INDEX };
  try {
    const rows: (string | number)[][] = [];
    for (const [kind, terms] of [
      ["default limits", {}],
      ["no limits", { monthlyQuota: null, ratePerSecond: null }],
    ] as const) {
      const keys: string[] = [];
      for (let i = 0; i < KEYS; i++) keys.push((await accounts.createKey({ name: `${kind} ${i}`, ...terms })).key);
      rows.push(...rowsOf(kind, await measure(services, keys)));
    }
    return [
      table([`the pipeline in process, ${KEYS} keys in turn`, "p50 µs", "p99 µs", "target µs"], rows),
      table([`a person's session in place of a key, ${SESSIONS} in turn`, "p50 µs", "p99 µs"], await sessionRows()),
      table([`a durable count, ${PAUSE_COUNTS} on one key`, "p50 ms", "p99.9 ms", "worst ms"], [pausesRow(await pauses())]),
    ].join("\n\n");
  } finally {
    await rateLimiter.close();
    await accounts.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const PERSON = { email: "bench@example.com", name: "Bench", password: "correct horse battery" } as const;

/** What it takes to tell a session's person, headers included: within a second of the last time, and once a second, when the store is asked. */
async function sessionRows(): Promise<readonly (string | number)[][]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-sessions-"));
  let now = Date.now();
  const accounts = openSqliteAccounts({ dataDir, clock: { now: () => now }, actor: "bench" });
  try {
    const { people } = accounts;
    const tokens = [(await people.join((await people.createOwnerLink({})).token, PERSON, {})).token];
    while (tokens.length < SESSIONS) {
      const signedIn = await people.signIn(PERSON, {});
      if ("refused" in signedIn) throw new Error("The person could not sign in.");
      tokens.push(signedIn.token);
    }
    const requests = tokens.map((token) => requestWith({ cookie: `firmament_session=${token}`, "sec-fetch-site": "same-origin" }));
    const services = { accounts, rateLimiter: { take: () => Promise.reject(new Error("unused")) }, clock: systemClock, index: NO_INDEX };
    const timesOf = async (step: number): Promise<readonly number[]> => {
      const times: number[] = [];
      for (let round = 0; round <= SESSION_ROUNDS; round++) {
        now += step;
        for (const request of requests) {
          const begun = performance.now();
          const caller = await authenticate(request, services);
          if (round > 0) times.push((performance.now() - begun) * 1000);
          if (caller === undefined || "code" in caller) throw new Error("The session has no person.");
        }
      }
      return times;
    };
    return [
      ["session", await timesOf(0)] as const,
      ["session, once a second", await timesOf(1000)] as const,
    ].map(([name, times]) => [name, percentile(times, 0.5), percentile(times, 0.99)]);
  } finally {
    await accounts.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function requestWith(headers: Readonly<Record<string, string>>): ApiRequest {
  return { method: "GET", target: CHARGE.endpoint, header: (name) => headers[name] };
}

function pausesRow(times: readonly number[]): (string | number)[] {
  return ["one after another", percentile(times, 0.5), percentile(times, 0.999), percentile(times, 1)];
}

/** Milliseconds that each of many counts holds the thread up: what stands out is the write-ahead log's way to the disk. */
async function pauses(): Promise<readonly number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-accounts-"));
  const accounts = openSqliteAccounts({ dataDir, clock: systemClock, actor: "bench" });
  try {
    const caller = await accounts.authenticate((await accounts.createKey({ name: "pauses", monthlyQuota: 10 * PAUSE_COUNTS })).key);
    if (caller === undefined) throw new Error("The key has no caller.");
    const times: number[] = [];
    for (let i = 0; i < PAUSE_COUNTS; i++) {
      const begun = performance.now();
      await accounts.count(caller, CHARGE);
      times.push(performance.now() - begun);
      // As on a server, requests come one by one.
      if (i % 10 === 9) await new Promise((resolve) => setImmediate(resolve));
    }
    return times;
  } finally {
    await accounts.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Measured = Readonly<Record<(typeof STEPS)[number] | "total", number[]>>;

async function measure(services: Parameters<typeof count>[2], keys: readonly string[]): Promise<Measured> {
  const measured: Measured = { key: [], state: [], "rate limit": [], "quota look": [], "durable count": [], total: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const key of keys) {
      const times = await one(services, requestWith({ "x-api-key": key }));
      // The first round fills caches and compiles.
      if (round === 0) continue;
      for (const step of STEPS) measured[step].push(times[step]);
      measured.total.push(TOTAL.reduce((sum, step) => sum + times[step], 0));
    }
  }
  return measured;
}

/** Microseconds of each step of one request. */
async function one(services: Parameters<typeof count>[2], request: ApiRequest): Promise<Readonly<Record<(typeof STEPS)[number], number>>> {
  const limits = {};
  const begun = performance.now();
  const caller = await authenticate(request, services);
  const known = performance.now();
  if (caller === undefined || "code" in caller) throw new Error("The key has no caller.");
  const refused = stateDenial(caller, services);
  const stated = performance.now();
  const limited = await rateDenial(caller, services, limits);
  const rated = performance.now();
  await quotaDenial(caller, CHARGE, services);
  const looked = performance.now();
  const counted = await count(caller, CHARGE, services, limits);
  const ended = performance.now();
  expectPassed(caller, refused ?? limited ?? ("code" in counted ? counted : undefined));
  return { key: (known - begun) * 1000, state: (stated - known) * 1000, "rate limit": (rated - stated) * 1000, "quota look": (looked - rated) * 1000, "durable count": (ended - looked) * 1000 };
}

/** What is refused costs less and would flatter the figures. */
function expectPassed({ keyName }: Caller, denial: { readonly message: string } | undefined): void {
  if (denial) throw new Error(`${keyName} was refused: ${denial.message}`);
}

function rowsOf(kind: string, measured: Measured): (string | number)[][] {
  const row = (name: string, times: readonly number[], target: number | string): (string | number)[] => [`${kind}: ${name}`, percentile(times, 0.5), percentile(times, 0.99), target];
  return [...STEPS.map((step) => row(step, measured[step], "")), row("total without the look", measured.total, TARGET)];
}
