import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Checkpoints } from "./checkpoints";
import { openDatabase } from "./database";
import { openSqliteAccounts } from "./sqlite-accounts";

const MEGABYTE = 1 << 20;
const CHARGE = { endpoint: "/api/company/search", kind: "search", requests: 1 } as const;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "checkpoints-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const failures: unknown[] = [];
const open = () => openSqliteAccounts({ dataDir, clock: Date, actor: "tests", onCheckpointFailure: (error) => failures.push(error) });
const size = (side: string): number => statSync(path.join(dataDir, `accounts.db${side}`)).size;

describe("checkpoints in a thread of their own", () => {
  it.each([
    ["that never pause", 0],
    ["with pauses", 1],
  ])("keep the log short under writes %s, and lose none of them", async (_, pause) => {
    const writes = pause === 0 ? 30_000 : 6000;
    const accounts = open();
    const { key, details } = await accounts.createKey({ name: "crm", monthlyQuota: null, requestsLimit: 1_000_000, ratePerSecond: null });
    const caller = (await accounts.authenticate(key))!;
    let longest = 0;
    for (let i = 0; i < writes; i += 1) {
      await accounts.count(caller, CHARGE);
      if (i % 100 !== 99) continue;
      longest = Math.max(longest, size("-wal"));
      await (pause === 0 ? turn() : wait(pause));
    }
    expect(longest).toBeGreaterThan(0);
    // The 64 MB from which on a write moves the log itself, and what is written while the thread still holds it.
    expect(longest).toBeLessThan(160 * MEGABYTE);
    await accounts.close();
    expect(failures).toEqual([]);
    const reopened = open();
    expect((await reopened.totals(details.subscription.id)).requests).toBe(writes);
    await reopened.close();
  }, 60_000);

  it("leave SQLite to itself when the thread fails, and say so", async () => {
    const database = openDatabase(dataDir);
    const failed = new Promise((tell) => new Checkpoints(database, path.join(dataDir, "no-such-program.mjs"), tell));
    expect(database.pragma("wal_autocheckpoint", { simple: true })).toBe(16_000);
    expect(String(await failed)).toContain("no-such-program");
    expect(database.pragma("wal_autocheckpoint", { simple: true })).toBe(1000);
    database.close();
  });
});
