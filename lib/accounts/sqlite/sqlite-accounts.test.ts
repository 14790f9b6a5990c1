import Database from "better-sqlite3";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Accounts } from "../accounts";
import { accountsContract } from "../accounts.contract";
import { peopleContract } from "../people/people.contract";
import { openSqliteAccounts } from "./sqlite-accounts";

let dataDir: string;
const begin = (): void => void (dataDir = mkdtempSync(path.join(tmpdir(), "accounts-")));
const end = (): void => rmSync(dataDir, { recursive: true });
const file = (): string => path.join(dataDir, "accounts.db");

describe.each([
  ["accounts", accountsContract],
  ["people", peopleContract],
])("%s in SQLite", (_, contract) => {
  contract(
    () => {
      begin();
      return Promise.resolve((clock) => Promise.resolve(openSqliteAccounts({ dataDir, clock, actor: "contract" })));
    },
    () => {
      end();
      return Promise.resolve();
    },
  );
});

describe("the file", () => {
  const opened: Accounts[] = [];
  function open(): Accounts {
    const accounts = openSqliteAccounts({ dataDir, clock: Date, actor: "tests" });
    opened.push(accounts);
    return accounts;
  }
  beforeEach(begin);
  afterEach(async () => {
    for (const accounts of opened.splice(0)) await accounts.close();
    end();
  });

  it("holds no key, nor any part of one beyond the last four characters", async () => {
    const { key, details } = await open().createKey({ name: "crm" });
    expect(details.lastFour).toBe(key.slice(-4));
    const database = new Database(file(), { readonly: true });
    const stored = JSON.stringify(["keys", "subscriptions", "audit"].map((table) => database.prepare(`SELECT * FROM ${table}`).all()));
    database.close();
    expect(stored).not.toContain(key.slice(3, 20));
    expect(stored).not.toContain(key.slice(-8));
  });

  it("holds no password, session or link that would let anybody in", async () => {
    const { people } = open();
    const { token: link } = await people.createOwnerLink({});
    const { token } = await people.join(link, { email: "a@example.com", name: "A", password: "correct horse battery" }, {});
    const database = new Database(file(), { readonly: true });
    const stored = JSON.stringify(["people", "sessions", "links", "attempts", "audit"].map((table) => database.prepare(`SELECT * FROM ${table}`).all()));
    database.close();
    for (const secret of [link, token]) expect(stored).not.toContain(secret.slice(4, 20));
    expect(stored).not.toContain("horse");
  });

  it("lets nobody change, remove or replace an entry of the audit log", async () => {
    await open().createKey({ name: "crm" });
    const database = new Database(file());
    const entries = (): readonly unknown[] => database.prepare("SELECT * FROM audit").all();
    const before = entries();
    for (const statement of ["UPDATE audit SET actor = 'nobody'", "DELETE FROM audit", "INSERT OR REPLACE INTO audit SELECT number, at, 'nobody', action, subject, origin, details FROM audit"]) {
      expect(() => database.prepare(statement).run(), statement).toThrow(/append-only/);
    }
    expect(entries()).toEqual(before);
    database.close();
  });

  it("is readable by its own user only", () => {
    open();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it("of a newer version is refused and left as it is", () => {
    const database = new Database(file());
    database.pragma("user_version = 99");
    database.close();
    expect(() => open()).toThrow(/schema version 99.*newer Firmament/);
    const after = new Database(file(), { readonly: true });
    expect(after.pragma("user_version", { simple: true })).toBe(99);
    after.close();
  });

  it("has a log beside it that stays short under writes without a pause, and loses none of them", async () => {
    const WRITES = 10_000;
    const MEGABYTE = 1 << 20;
    const accounts = open();
    const { key, details } = await accounts.createKey({ name: "crm", monthlyQuota: WRITES });
    const caller = (await accounts.authenticate(key))!;
    let longest = 0;
    for (let i = 0; i < WRITES; i += 1) {
      await accounts.count(caller, { endpoint: "/api/company/search", kind: "search", requests: 1 });
      if (i % 100 === 99) longest = Math.max(longest, statSync(`${file()}-wal`).size);
    }
    expect(longest).toBeGreaterThan(MEGABYTE);
    expect(longest).toBeLessThan(40 * MEGABYTE);
    expect((await open().totals(details.subscription.id)).requests).toBe(WRITES);
  }, 60_000);

  it("that is no SQLite file is refused by name", () => {
    writeFileSync(file(), "name;key\n".repeat(200));
    expect(() => open()).toThrow(/Cannot open .*accounts\.db/);
  });
});
