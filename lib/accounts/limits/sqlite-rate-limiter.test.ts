import Database from "better-sqlite3";
import { existsSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ServiceError } from "../../errors";
import { rateLimiterContract } from "./rate-limiter.contract";
import { openSqliteRateLimiter } from "./sqlite-rate-limiter";

let dataDir: string;
const file = (): string => path.join(dataDir, "limits.db");

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "limits-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a statement on the file beside the limiters. */
function beside<T>(use: (database: Database.Database) => T): T {
  const database = new Database(file());
  try {
    return use(database);
  } finally {
    database.close();
  }
}

describe("limits in SQLite", () => {
  rateLimiterContract({
    open: () => Promise.resolve(openSqliteRateLimiter({ dataDir })),
    hammerTarget: () => ["sqlite", dataDir],
    kept: () => Promise.resolve(beside((database) => Number(database.prepare("SELECT count(*) FROM limits").pluck().get()))),
    // The last one to leave takes the write-ahead log away.
    holders: () => Promise.resolve(existsSync(`${file()}-wal`) ? 1 : 0),
  });

  it("outlive the machine's restart, after which its clock begins anew, without refusing anybody", async () => {
    let now = 90_000_000_000;
    const before = openSqliteRateLimiter({ dataDir, now: () => now });
    const decisions = [await before.take("key_1", 1), await before.take("key_1", 1)];
    expect(decisions).toMatchObject([{ allowed: true }, { allowed: false }]);
    await before.close();
    now = 5_000_000;
    const after = openSqliteRateLimiter({ dataDir, now: () => now });
    expect([await after.take("key_1", 1), await after.take("key_1", 1)]).toMatchObject([{ allowed: true }, { allowed: false }]);
    await after.close();
  });

  it("take a file no larger than the keys of a few seconds need", async () => {
    let now = 5_000_000;
    const limiter = openSqliteRateLimiter({ dataDir, now: () => now });
    for (let count = 0; count < 20_000; count += 1) {
      now += 1000;
      await limiter.take(`key_${count}`, 50);
    }
    const bytes = statSync(file()).size + statSync(`${file()}-wal`).size;
    await limiter.close();
    // 2,000 to 4,000 logs of 432 bytes at a time, and a write-ahead log of 250 pages.
    expect(bytes).toBeLessThan(5_000_000);
  });

  it.each([
    ["no SQLite file", () => writeFileSync(file(), "key;time\n".repeat(2000))],
    ["cut off", cutOff],
  ])("make a file anew that is %s", async (_, damage) => {
    damage();
    const limiter = openSqliteRateLimiter({ dataDir });
    expect(await limiter.take("key_1", 1)).toMatchObject({ allowed: true });
    await limiter.close();
    expect(beside((database) => database.pragma("quick_check", { simple: true }))).toBe("ok");
  });

  it("say which file cannot be opened", () => {
    writeFileSync(path.join(dataDir, "plain"), "");
    expect(() => openSqliteRateLimiter({ dataDir: path.join(dataDir, "plain", "below") })).toThrow(/Cannot open .*below.limits\.db.*writable/);
  });

  it("that cannot be written are a 503 for the request, and work again as soon as they can", async () => {
    const limiter = openSqliteRateLimiter({ dataDir });
    await limiter.take("key_1", 1);
    beside((database) => {
      database.exec("BEGIN IMMEDIATE");
      const started = performance.now();
      expect(() => limiter.take("key_2", 1)).toThrow(expect.objectContaining({ code: "limits_unavailable", status: 503 }) as ServiceError);
      expect(performance.now() - started).toBeLessThan(3000);
    });
    expect(await limiter.take("key_2", 1)).toMatchObject({ allowed: true });
    await limiter.close();
  });
});

/** Makes a file of several pages and takes the later ones away. */
function cutOff(): void {
  beside((database) => database.exec("CREATE TABLE other (text TEXT); INSERT INTO other VALUES (hex(randomblob(50000)))"));
  truncateSync(file(), 8192);
}
