import Database from "better-sqlite3";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AccountsError, type Accounts } from "./accounts";
import { generateKey } from "./key-format";
import { openSqliteAccounts } from "./sqlite-accounts";

let dataDir: string;
let now: number;
const opened: Accounts[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "accounts-"));
  now = Date.UTC(2026, 10, 20);
});
afterEach(() => {
  for (const accounts of opened.splice(0)) accounts.close();
  rmSync(dataDir, { recursive: true });
});

function open(): Accounts {
  const accounts = openSqliteAccounts({ dataDir, clock: { now: () => now } });
  opened.push(accounts);
  return accounts;
}

describe("keys", () => {
  it("authenticate as the caller they were made for, also after a restart", () => {
    const { key, details } = open().createKey({ name: "crm", package: "basic" });
    for (const accounts of opened.splice(0)) accounts.close();
    expect(open().authenticate(key)).toEqual({
      keyId: details.id,
      keyName: "crm",
      subscriptionId: details.id,
      package: { name: "basic", groups: ["identity", "address", "industry", "legal"] },
      state: "active",
      demo: false,
    });
  });

  it("that were never issued or are malformed have no caller", () => {
    const accounts = open();
    const { key } = accounts.createKey({ name: "crm", package: "full" });
    for (const other of [generateKey(), "", "fm_", key.slice(0, -1), `${key} `, key.toLowerCase()]) expect(accounts.authenticate(other)).toBeUndefined();
  });

  it("are not in the store, nor any part of them beyond the last four characters", () => {
    const accounts = open();
    const { key, details } = accounts.createKey({ name: "crm", package: "full" });
    expect(details.lastFour).toBe(key.slice(-4));
    const database = new Database(path.join(dataDir, "accounts.db"), { readonly: true });
    const stored = JSON.stringify(database.prepare("SELECT * FROM keys").all());
    database.close();
    expect(stored).not.toContain(key.slice(3, 20));
    expect(stored).not.toContain(key.slice(-8));
  });

  it("have one name each", () => {
    const accounts = open();
    accounts.createKey({ name: "crm", package: "full" });
    expect(() => accounts.createKey({ name: "crm", package: "full" })).toThrow(/key named "crm" already/);
    expect(accounts.listKeys()).toHaveLength(1);
  });

  it("refuse names that could be mistaken and packages that are not defined", () => {
    const accounts = open();
    for (const name of ["", " ", " crm", "crm\n", "a\u0000b", "x".repeat(101), "key_1", "demo"]) expect(() => accounts.createKey({ name, package: "full" })).toThrow(AccountsError);
    expect(() => accounts.createKey({ name: "crm", package: "gold" })).toThrow(/gold.*basic, contact, firmographic, full/);
    expect(accounts.listKeys()).toEqual([]);
  });

  it("are found by ID and by name", () => {
    const accounts = open();
    const { details } = accounts.createKey({ name: "crm", package: "full", monthlyQuota: 10, ratePerSecond: 5 });
    expect(details).toMatchObject({ monthlyQuota: 10, ratePerSecond: 5 });
    expect(accounts.findKey("crm")).toEqual(details);
    expect(accounts.findKey(details.id)).toEqual(details);
    expect(() => accounts.findKey("other")).toThrow(/"other".*keys list/);
  });

  it("stop within a second when another process disables them, and work again when it enables them", () => {
    const [server, operator] = [open(), open()];
    const { key } = operator.createKey({ name: "crm", package: "full" });
    expect(server.authenticate(key)?.state).toBe("active");
    operator.setDisabled("crm", true);
    now += 1000;
    expect(server.authenticate(key)?.state).toBe("disabled");
    operator.setDisabled("crm", false);
    now += 1000;
    expect(server.authenticate(key)?.state).toBe("active");
  });

  it("disabled in this process stop at once", () => {
    const accounts = open();
    const { key, details } = accounts.createKey({ name: "crm", package: "full" });
    accounts.authenticate(key);
    accounts.setDisabled(details.id, true);
    expect(accounts.authenticate(key)?.state).toBe("disabled");
  });

  it("cannot live longer in the cache because the clock was set back", () => {
    const [server, operator] = [open(), open()];
    const { key } = operator.createKey({ name: "crm", package: "full" });
    server.authenticate(key);
    operator.setDisabled("crm", true);
    now -= 3_600_000;
    expect(server.authenticate(key)?.state).toBe("disabled");
  });

  it("remember when they were last used, written at most once a minute", () => {
    const accounts = open();
    const { key } = accounts.createKey({ name: "crm", package: "full" });
    expect(accounts.findKey("crm").lastUsedAt).toBeUndefined();
    const first = now;
    accounts.authenticate(key);
    now += 30_000;
    accounts.authenticate(key);
    expect(accounts.findKey("crm").lastUsedAt).toBe(first);
    now += 30_000;
    accounts.authenticate(key);
    expect(accounts.findKey("crm").lastUsedAt).toBe(now);
  });
});

describe("the demo key", () => {
  it("is made once for a store", () => {
    const accounts = open();
    const key = accounts.createDemoKey();
    expect(accounts.authenticate(key ?? "")).toMatchObject({ demo: true, package: { name: "full" } });
    expect(accounts.createDemoKey()).toBeUndefined();
    expect(open().createDemoKey()).toBeUndefined();
  });
});

describe("secrets", () => {
  it("are the same for every process and after a restart, and differ by name", () => {
    const first = open().secret("scroll");
    expect(first).toHaveLength(32);
    expect(open().secret("scroll")).toEqual(first);
    expect(open().secret("other")).not.toEqual(first);
  });
});

describe("the store", () => {
  it("is readable by its own user only", () => {
    open();
    expect(statSync(path.join(dataDir, "accounts.db")).mode & 0o777).toBe(0o600);
  });

  it("of a newer version is refused and left as it is", () => {
    const database = new Database(path.join(dataDir, "accounts.db"));
    database.pragma("user_version = 99");
    database.close();
    expect(() => open()).toThrow(/schema version 99.*newer Firmament/);
    const after = new Database(path.join(dataDir, "accounts.db"), { readonly: true });
    expect(after.pragma("user_version", { simple: true })).toBe(99);
    after.close();
  });

  it("that is no SQLite file is refused by name", () => {
    writeFileSync(path.join(dataDir, "accounts.db"), "name;key\n".repeat(200));
    expect(() => open()).toThrow(/Cannot open .*accounts\.db/);
  });
});
