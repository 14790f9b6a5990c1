/** On a disk that is really full: a small file system in memory, which only root can make. */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailableError, type Accounts, type Caller } from "../accounts";
import { openSqliteAccounts } from "./sqlite-accounts";

const folder = mkdtempSync(path.join(tmpdir(), "disk-full-"));
const mounted = process.platform === "linux" && spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]).status === 0;
const filler = path.join(folder, "filler");

afterAll(() => {
  if (mounted) spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Takes all the space there is. */
function fill(): void {
  const file = openSync(filler, "w");
  try {
    for (const size of [4096, 1]) for (let written = size; written === size; ) written = writeSync(file, Buffer.alloc(size));
  } catch {
    // Full.
  } finally {
    closeSync(file);
  }
}

describe.skipIf(!mounted)(`on a full disk${mounted ? "" : " (skipped: making a small file system needs root)"}`, () => {
  const SEARCH = { endpoint: "/api/company/search", kind: "search", requests: 1 } as const;
  let accounts: Accounts;

  beforeEach(() => {
    accounts = openSqliteAccounts({ dataDir: folder, clock: Date, actor: "tests" });
  });
  afterEach(async () => {
    rmSync(filler, { force: true });
    await accounts.close();
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  });

  async function callerOf(name: string, monthlyQuota: number | null): Promise<Caller> {
    const { key } = await accounts.createKey({ name, monthlyQuota });
    const caller = await accounts.authenticate(key);
    if (!caller) throw new Error("The key has no caller.");
    return caller;
  }

  /** Counts until the store refuses. @returns how many were counted. */
  async function countUntilRefused(caller: Caller): Promise<number> {
    for (let counted = 0; counted < 10_000; counted += 1) {
      try {
        await accounts.count(caller, SEARCH);
      } catch (error) {
        expect(error).toBeInstanceOf(StoreUnavailableError);
        return counted;
      }
      if (caller.subscription.monthlyQuota === null) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("The disk never ran full.");
  }

  it("a request is refused rather than answered uncounted, and counted again as soon as there is space", async () => {
    const caller = await callerOf("limited", 1_000_000);
    fill();
    const before = await countUntilRefused(caller);
    await expect(Promise.resolve().then(() => accounts.count(caller, SEARCH))).rejects.toThrow(/disk is full/);
    const entry = { action: "export.started", subject: "exp_1" } as const;
    await expect(Promise.resolve().then(() => accounts.count(caller, SEARCH, entry))).rejects.toThrow(/disk is full/);
    expect((await accounts.listAudit(1))[0]?.action).toBe("key.created");
    rmSync(filler);
    for (let i = 0; i < 10; i += 1) expect((await accounts.count(caller, SEARCH, entry)).counted).toBe(true);
    expect((await accounts.totals(caller.subscription.id)).monthRequests).toBe(before + 10);
  }, 30_000);

  it("nor is one of a key without limits, and what was counted before is written down once there is space", async () => {
    const caller = await callerOf("unlimited", null);
    const limited = await callerOf("filling", 1_000_000);
    fill();
    // The write-ahead log may have space of its own left.
    await countUntilRefused(limited);
    const before = await countUntilRefused(caller);
    rmSync(filler);
    await expect.poll(() => Promise.resolve().then(() => accounts.count(caller, SEARCH)).then(({ counted }) => counted, () => false), { timeout: 5000 }).toBe(true);
    expect((await accounts.totals(caller.subscription.id)).monthRequests).toBe(before + 1);
  }, 30_000);
});
