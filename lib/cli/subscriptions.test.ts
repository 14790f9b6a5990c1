import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openAccounts } from "../services/accounts";
import { runAudit } from "./audit";
import type { CommandIo } from "./io";
import { runKeys } from "./keys";
import { runSubscriptions } from "./subscriptions";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "subscriptions-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

type Command = (args: readonly string[], io: CommandIo) => Promise<number>;

async function run(command: Command, ...args: string[]): Promise<{ code: number; out: string[]; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await command(args, { out: (line) => out.push(line), err: (line) => err.push(line), environment: { DATA_DIR: dataDir } });
  return { code, out, err: err.join("\n") };
}
const subscriptions = (...args: string[]) => run(runSubscriptions, ...args);
const keys = (...args: string[]) => run(runKeys, ...args);
const json = ({ out }: { out: string[] }): unknown => JSON.parse(out.join("\n"));

describe("subscriptions set", () => {
  it("changes every term, and shows the result", async () => {
    await keys("create", "--name", "crm");
    const { code, out } = await subscriptions(
      ...["set", "--name", "crm", "--state", "trial", "--package", "basic", "--search-fields", "Trade Name, Website", "--quota", "7", "--rate", "unlimited"],
      ...["--requests", "100", "--searches", "20", "--exports", "3", "--trial-ends", "2999-12-31"],
    );
    expect(code).toBe(0);
    expect(out.join("\n")).toMatch(/State +trial[^]*Package +basic[^]*Quota +7[^]*Rate +unlimited[^]*Trial ends +2999-12-31 00:00 UTC[^]*Search fields +Trade Name, Website[^]*Requests in \d{4}-\d\d +0 of 7[^]*Requests in all +0 of 100[^]*Searches in all +0 of 20[^]*Exports in all +0 of 3/);
    expect(json(await subscriptions("show", "crm", "--json"))).toMatchObject({ name: "crm", state: "trial", monthlyQuota: 7, ratePerSecond: null, requestsLimit: 100, searchesLimit: 20, exportsLimit: 3, trialEndsAt: Date.UTC(2999, 11, 31), searchFields: ["Trade Name", "Website"] });
    await subscriptions("set", "--name", "crm", "--searches", "unlimited", "--trial-ends", "never", "--search-fields", "");
    const lifted = json(await subscriptions("show", "crm", "--json")) as Record<string, unknown>;
    expect([lifted["searchesLimit"], lifted["trialEndsAt"], lifted["searchFields"], lifted["exportsLimit"]]).toEqual([undefined, undefined, [], 3]);
  });

  it("of one that is not there fails with exit code 1 and makes none", async () => {
    const { code, err } = await subscriptions("set", "--name", "nobody", "--state", "suspended");
    expect(code).toBe(1);
    expect(err).toMatch(/No subscription has the ID or name "nobody"/);
    expect(json(await subscriptions("list", "--json"))).toEqual([]);
  });
});

describe("subscriptions list and reset", () => {
  it("list all, and say how one is made when there is none", async () => {
    expect((await subscriptions("list")).out[0]).toContain("npm run keys -- create");
    await keys("create", "--name", "crm", "--preset", "trial-150");
    const [, row] = (await subscriptions("list")).out;
    expect(row).toMatch(/^sub_\w+ +crm +trial +full +100000 +50 +– +20\d\d-/);
  });

  it("begin counts anew", async () => {
    const key = (await keys("create", "--name", "crm", "--quota", "1")).out.at(-1)!;
    const accounts = await openAccounts({ dataDir }, "tests");
    const caller = (await accounts.authenticate(key))!;
    await accounts.count(caller, { endpoint: "/api/cities", kind: "lookup", requests: 1 });
    await accounts.close();
    expect((await subscriptions("show", "crm")).out.join("\n")).toMatch(/1 of 1/);
    expect((await subscriptions("reset", "crm")).out.join("\n")).toMatch(/0 of 1/);
    expect(json(await keys("usage", "crm", "--json"))).toMatchObject({ key: "crm", monthRequests: 0, usage: [{ endpoint: "/api/cities", requests: 1 }] });
    expect((await keys("usage", "crm")).out.join("\n")).toMatch(/Requests in \d{4}-\d\d +0 of 1[^]*DAY +ENDPOINT +REQUESTS\n\d{4}-\d\d-\d\d +\/api\/cities +1/);
    expect((json(await keys("usage", "crm", "--json", "--to", "2020-01-01", "--from", "2019-01-01")) as { usage: unknown }).usage).toEqual([]);
  });
});

describe("keys rotate", () => {
  it("prints the next key as the last line, and how to stop the old one", async () => {
    const old = (await keys("create", "--name", "crm")).out.at(-1);
    const { code, out } = await keys("rotate", "crm");
    expect(code).toBe(0);
    expect(out.join("\n")).toMatch(/Name +crm-2[^]*disable key_/);
    expect(out.at(-1)).toMatch(/^fm_\w{49}$/);
    expect(out.at(-1)).not.toBe(old);
    expect((await keys("rotate", "crm")).err).toMatch(/2 live keys/);
  });
});

describe("audit", () => {
  it("tells what operators did, newest first, and no key", async () => {
    const key = (await keys("create", "--name", "crm")).out.at(-1)!;
    await subscriptions("set", "--name", "crm", "--quota", "5");
    const { out } = await run(runAudit);
    expect(out[1]).toMatch(/operator \S+ +– +subscription\.changed +sub_\w+ +\{"monthly_quota":5\}$/);
    expect(out).toHaveLength(4);
    expect(out.join("\n")).not.toContain(key.slice(3, 12));
    expect(json(await run(runAudit, "--json", "--most", "1"))).toMatchObject([{ action: "subscription.changed" }]);
  });
});

describe("wrong usage", () => {
  it.each([
    [runSubscriptions, [], "Say what to do"],
    [runSubscriptions, ["remove", "crm"], 'Unknown command "remove"'],
    [runSubscriptions, ["set"], "--name ID|NAME"],
    [runSubscriptions, ["set", "crm"], "did you mean --name crm"],
    [runSubscriptions, ["set", "--name", "crm"], "Say what to set"],
    [runSubscriptions, ["set", "--name", "crm", "--state", "gone"], "--state gone: expected trial, active, suspended, cancelled, expired"],
    [runSubscriptions, ["set", "--name", "crm", "--quota", "many"], "--quota many: expected a whole number of at least 0, or unlimited"],
    [runSubscriptions, ["set", "--name", "crm", "--trial-ends", "31.12.2026"], "--trial-ends 31.12.2026"],
    [runSubscriptions, ["list", "crm"], "show"],
    [runSubscriptions, ["show"], "one subscription's ID or name"],
    [runSubscriptions, ["show", "crm", "--quota", "1"], "--quota does not go with show"],
    [runKeys, ["rotate"], "one key's ID or name"],
    [runKeys, ["usage", "crm", "--from", "May"], "--from May"],
    [runKeys, ["create", "--name", "crm", "--state", "active"], "--state"],
    [runAudit, ["crm"], 'no command "crm"'],
    [runAudit, ["--most", "0"], "--most 0"],
  ] as const)("%o %j ends with exit code 2, the reason and the usage", async (command, args, reason) => {
    const { code, out, err } = await run(command, ...args);
    expect([code, out]).toEqual([2, []]);
    expect(err).toContain(reason);
    expect(err).toContain("Usage: npm run");
  });
});
