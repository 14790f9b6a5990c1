/** What every store of accounts guarantees. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AccountsError, type Accounts, type Caller, type Charge, type CountResult } from "./accounts";
import { generateKey } from "./key-format";

/** Opens the accounts of one store; called several times, as so many processes on it. */
export type OpenAccounts = (clock: { now(): number }) => Promise<Accounts>;

/**
 * @param begin makes an empty store and says how to open it.
 * @param end removes it.
 */
export function accountsContract(begin: () => Promise<OpenAccounts>, end: () => Promise<void>): void {
  let store: OpenAccounts;
  let now: number;
  const opened: Accounts[] = [];

  beforeEach(async () => {
    store = await begin();
    now = Date.UTC(2026, 10, 20, 12);
  });
  afterEach(async () => {
    await closeAll();
    await end();
  });

  async function open(): Promise<Accounts> {
    const accounts = await store({ now: () => now });
    opened.push(accounts);
    return accounts;
  }
  async function closeAll(): Promise<void> {
    for (const accounts of opened.splice(0)) await accounts.close();
  }
  async function callerOf(accounts: Accounts, key: string): Promise<Caller> {
    const caller = await accounts.authenticate(key);
    if (!caller) throw new Error("The key has no caller.");
    return caller;
  }

  const SEARCH: Charge = { endpoint: "/api/company/search", kind: "search", requests: 1 };
  const EXPORT: Charge = { endpoint: "/api/company/export", kind: "export", requests: 1 };
  const SCROLL: Charge = { ...EXPORT, kind: "scroll" };
  const LOOKUP: Charge = { endpoint: "/api/cities", kind: "lookup", requests: 1 };
  const answered = (results: readonly CountResult[]): number => results.filter(({ counted }) => counted).length;

  describe("keys", () => {
    it("authenticate as the caller they were made for, also after a restart", async () => {
      const { key, details } = await (await open()).createKey({ name: "crm", package: "basic" });
      await closeAll();
      expect(await (await open()).authenticate(key)).toEqual({ keyId: details.id, keyName: "crm", keyState: "active", demo: false, subscription: details.subscription });
      expect(details.subscription).toMatchObject({ name: "crm", state: "active", package: { name: "basic", groups: ["identity", "address", "industry", "legal"] }, searchFields: [], monthlyQuota: 100_000, ratePerSecond: 50, createdAt: now });
    });

    it("that were never issued or are malformed have no caller", async () => {
      const accounts = await open();
      const { key } = await accounts.createKey({ name: "crm" });
      for (const other of [generateKey(), "", "fm_", key.slice(0, -1), `${key} `, key.toLowerCase()]) expect(await accounts.authenticate(other)).toBeUndefined();
    });

    it("have one name each", async () => {
      const accounts = await open();
      await accounts.createKey({ name: "crm" });
      await expect(accounts.createKey({ name: "crm" })).rejects.toThrow(/key named "crm" already/);
      expect(await accounts.listKeys()).toHaveLength(1);
      expect(await accounts.listSubscriptions()).toHaveLength(1);
    });

    it("refuse names that could be mistaken and terms that there are none of, and make nothing", async () => {
      const accounts = await open();
      for (const name of ["", " ", " crm", "crm\n", "a\u0000b", "x".repeat(101), "key_1", "sub_1", "demo"]) await expect(accounts.createKey({ name })).rejects.toThrow(AccountsError);
      await expect(accounts.createKey({ name: "crm", package: "gold" })).rejects.toThrow(/gold.*basic, contact, firmographic, full/);
      await expect(accounts.createKey({ name: "crm", searchFields: ["Shoe Size"] })).rejects.toThrow(/Shoe Size/);
      await expect(accounts.createKey({ name: "crm", preset: "trial-9" })).rejects.toThrow(/trial-150, trial-7-days/);
      await expect(accounts.createKey({ name: "crm", ratePerSecond: 0 })).rejects.toThrow(/ratePerSecond is 0/);
      await expect(accounts.createKey({ name: "crm", monthlyQuota: 1.5 })).rejects.toThrow(/monthlyQuota is 1.5/);
      await expect(accounts.createKey({ name: "crm", subscription: "nobody" })).rejects.toThrow(/No subscription.*nobody/);
      expect(await accounts.listKeys()).toEqual([]);
      expect(await accounts.listSubscriptions()).toEqual([]);
    });

    it("are found by ID and by name", async () => {
      const accounts = await open();
      const { details } = await accounts.createKey({ name: "crm", monthlyQuota: 10, ratePerSecond: 5 });
      expect(details.subscription).toMatchObject({ monthlyQuota: 10, ratePerSecond: 5 });
      expect(await accounts.findKey("crm")).toEqual(details);
      expect(await accounts.findKey(details.id)).toEqual(details);
      await expect(accounts.findKey("other")).rejects.toThrow(/"other".*keys list/);
    });

    it("stop within a second when another process disables them, and work again when it enables them", async () => {
      const [server, operator] = [await open(), await open()];
      const { key } = await operator.createKey({ name: "crm" });
      expect((await callerOf(server, key)).keyState).toBe("active");
      await operator.setDisabled("crm", true);
      now += 1000;
      expect((await callerOf(server, key)).keyState).toBe("disabled");
      await operator.setDisabled("crm", false);
      now += 1000;
      expect((await callerOf(server, key)).keyState).toBe("active");
    });

    it("disabled in this process stop at once", async () => {
      const accounts = await open();
      const { key, details } = await accounts.createKey({ name: "crm" });
      await accounts.authenticate(key);
      await accounts.setDisabled(details.id, true);
      expect((await callerOf(accounts, key)).keyState).toBe("disabled");
    });

    it("cannot live longer in the cache because the clock was set back", async () => {
      const [server, operator] = [await open(), await open()];
      const { key } = await operator.createKey({ name: "crm" });
      await server.authenticate(key);
      await operator.setDisabled("crm", true);
      now -= 3_600_000;
      expect((await callerOf(server, key)).keyState).toBe("disabled");
    });

    it("remember when they were last used, written at most once a minute", async () => {
      const accounts = await open();
      const { key } = await accounts.createKey({ name: "crm" });
      expect((await accounts.findKey("crm")).lastUsedAt).toBeUndefined();
      const first = now;
      await accounts.authenticate(key);
      now += 30_000;
      await accounts.authenticate(key);
      expect((await accounts.findKey("crm")).lastUsedAt).toBe(first);
      now += 30_000;
      await accounts.authenticate(key);
      expect((await accounts.findKey("crm")).lastUsedAt).toBe(now);
    });

    it("are two live ones a subscription at most, so that clients can change over", async () => {
      const accounts = await open();
      const first = await accounts.createKey({ name: "crm", monthlyQuota: 7 });
      const second = await accounts.rotateKey("crm");
      expect(second.details).toMatchObject({ name: "crm-2", subscription: { id: first.details.subscription.id, monthlyQuota: 7 } });
      expect((await callerOf(accounts, first.key)).keyState).toBe("active");
      expect((await callerOf(accounts, second.key)).subscription).toEqual(first.details.subscription);
      await expect(accounts.rotateKey("crm-2")).rejects.toThrow(/2 live keys already \(crm, crm-2\)/);
      await expect(accounts.createKey({ name: "third", subscription: "crm" })).rejects.toThrow(/2 live keys/);
      await accounts.setDisabled("crm", true);
      expect((await accounts.rotateKey("crm-2")).details.name).toBe("crm-3");
      await expect(accounts.setDisabled("crm", false)).rejects.toThrow(/2 live keys/);
    });

    it("that join a subscription have its terms, and none of their own", async () => {
      const accounts = await open();
      await accounts.createKey({ name: "crm", package: "basic" });
      await expect(accounts.createKey({ name: "other", subscription: "crm", package: "full" })).rejects.toThrow(/subscriptions set/);
      const { details } = await accounts.createKey({ name: "other", subscription: "crm" });
      expect(details.subscription).toMatchObject({ name: "crm", package: { name: "basic" } });
    });
  });

  describe("the demo key", () => {
    it("is made once for a store", async () => {
      const accounts = await open();
      const key = await accounts.createDemoKey();
      expect(await accounts.authenticate(key ?? "")).toMatchObject({ demo: true, subscription: { package: { name: "full" } } });
      expect(await accounts.createDemoKey()).toBeUndefined();
      expect(await (await open()).createDemoKey()).toBeUndefined();
    });
  });

  describe("subscriptions", () => {
    it("change in what is named, and keep the rest; another process sees it within a second", async () => {
      const [server, operator] = [await open(), await open()];
      const { key } = await operator.createKey({ name: "crm", package: "basic", monthlyQuota: 10, searchFields: ["Postal Code", "Trade Name"] });
      expect((await callerOf(server, key)).subscription.searchFields).toEqual(["Trade Name", "Postal Code"]);
      const changed = await operator.changeSubscription("crm", { state: "suspended", ratePerSecond: null });
      expect(changed).toMatchObject({ state: "suspended", ratePerSecond: null, monthlyQuota: 10, package: { name: "basic" } });
      now += 1000;
      expect((await callerOf(server, key)).subscription).toEqual(changed);
    });

    it("refuse a change that names nothing or what there is none of", async () => {
      const accounts = await open();
      await accounts.createKey({ name: "crm" });
      await expect(accounts.changeSubscription("crm", {})).rejects.toThrow(/Nothing to change/);
      await expect(accounts.changeSubscription("crm", { package: "gold" })).rejects.toThrow(/gold/);
      await expect(accounts.changeSubscription("other", { state: "active" })).rejects.toThrow(/"other"/);
    });

    it("on trial are preset to 150 requests, or to 7 days with 500 searches and 10 exports", async () => {
      const accounts = await open();
      const { details } = await accounts.createKey({ name: "a", preset: "trial-150" });
      expect(details.subscription).toMatchObject({ state: "trial", requestsLimit: 150 });
      const week = await accounts.createKey({ name: "b", preset: "trial-7-days", package: "basic" });
      expect(week.details.subscription).toMatchObject({ state: "trial", searchesLimit: 500, exportsLimit: 10, trialEndsAt: now + 7 * 86_400_000, package: { name: "basic" } });
    });

    it("whose trial ran out become expired, and stay so when the clock is set back", async () => {
      const accounts = await open();
      const { key } = await accounts.createKey({ name: "crm", preset: "trial-7-days" });
      now += 7 * 86_400_000 - 1;
      expect((await callerOf(accounts, key)).subscription.state).toBe("trial");
      now += 1001;
      await accounts.authenticate(key);
      now -= 86_400_000;
      expect((await accounts.findSubscription("crm")).state).toBe("expired");
      expect((await callerOf(accounts, key)).subscription.state).toBe("expired");
      expect((await accounts.listAudit(1))[0]).toMatchObject({ action: "subscription.expired" });
    });

    it("that become customers leave the trial's allowances and end behind", async () => {
      const accounts = await open();
      await accounts.createKey({ name: "crm", preset: "trial-7-days" });
      const customer = await accounts.changeSubscription("crm", { state: "active", exportsLimit: 5 });
      expect(customer).toMatchObject({ state: "active", exportsLimit: 5 });
      expect([customer.searchesLimit, customer.trialEndsAt]).toEqual([undefined, undefined]);
    });
  });

  describe("counting", () => {
    it("stops exactly at the month's quota, over two processes at once", async () => {
      const [a, b] = [await open(), await open()];
      const { key, details } = await a.createKey({ name: "crm", monthlyQuota: 100 });
      const callers = [await callerOf(a, key), await callerOf(b, key)] as const;
      const results = await Promise.all(Array.from({ length: 300 }, async (_, i) => (i % 2 === 0 ? a.count(callers[0], SEARCH) : b.count(callers[1], SEARCH))));
      expect(answered(results)).toBe(100);
      expect(results.find(({ counted }) => !counted)).toEqual({ counted: false, allowance: "month", used: 100, limit: 100, monthEndsAt: Date.UTC(2026, 11, 1) });
      expect(await b.totals(details.subscription.id)).toMatchObject({ month: "2026-11", monthRequests: 100, monthlyQuota: 100 });
      expect(await a.usage(details.id, "2026-11-01", "2026-11-30")).toEqual([{ day: "2026-11-20", endpoint: SEARCH.endpoint, requests: 100 }]);
    });

    it("tells what is used of the month", async () => {
      const accounts = await open();
      const caller = await callerOf(accounts, (await accounts.createKey({ name: "crm", monthlyQuota: 10 })).key);
      expect(await accounts.count(caller, { ...SEARCH, requests: 2 })).toMatchObject({ counted: true, month: { used: 2, limit: 10, endsAt: Date.UTC(2026, 11, 1) } });
    });

    it("counts both keys of a subscription together, and each in its own usage", async () => {
      const accounts = await open();
      const first = await accounts.createKey({ name: "crm", monthlyQuota: 3 });
      const second = await accounts.rotateKey("crm");
      const callers = [await callerOf(accounts, first.key), await callerOf(accounts, second.key)] as const;
      expect(answered([await accounts.count(callers[0], SEARCH), await accounts.count(callers[1], SEARCH), await accounts.count(callers[1], LOOKUP), await accounts.count(callers[0], SEARCH)])).toBe(3);
      expect(await accounts.usage(second.details.id, "2026-11-20", "2026-11-20")).toEqual([
        { day: "2026-11-20", endpoint: "/api/cities", requests: 1 },
        { day: "2026-11-20", endpoint: "/api/company/search", requests: 1 },
      ]);
    });

    it("takes all of a request's requests or none", async () => {
      const accounts = await open();
      const { key, details } = await accounts.createKey({ name: "crm", monthlyQuota: 3 });
      const caller = await callerOf(accounts, key);
      await accounts.count(caller, { ...SEARCH, requests: 2 });
      expect(await accounts.count(caller, { ...SEARCH, requests: 2 })).toMatchObject({ counted: false, used: 2, limit: 3 });
      expect((await accounts.count(caller, SEARCH)).counted).toBe(true);
      expect((await accounts.totals(details.subscription.id)).monthRequests).toBe(3);
    });

    it("gives back what was not answered, once and in all places", async () => {
      const accounts = await open();
      const { key, details } = await accounts.createKey({ name: "crm", monthlyQuota: 1, exportsLimit: 1 });
      const caller = await callerOf(accounts, key);
      const counted = await accounts.count(caller, EXPORT);
      expect(await accounts.quotaLook(caller, EXPORT)).toMatchObject({ allowance: "exports", used: 1, limit: 1 });
      if (counted.counted) await counted.giveBack();
      expect(await accounts.quotaLook(caller, EXPORT)).toBeUndefined();
      expect(await accounts.totals(details.subscription.id)).toMatchObject({ monthRequests: 0, requests: 0, exports: 0 });
      expect((await accounts.usage(details.id, "2026-11-20", "2026-11-20"))[0]?.requests ?? 0).toBe(0);
      expect((await accounts.count(caller, EXPORT)).counted).toBe(true);
    });

    it("gives back the part of the requests that was not needed, and nothing of the rest", async () => {
      const accounts = await open();
      for (const [name, monthlyQuota] of [["limited", 5], ["unlimited", null]] as const) {
        const { key, details } = await accounts.createKey({ name, monthlyQuota });
        const counted = await accounts.count(await callerOf(accounts, key), { ...EXPORT, requests: 2 });
        if (counted.counted) await counted.giveBack(1);
        expect(await accounts.totals(details.subscription.id)).toMatchObject({ monthRequests: 1, requests: 1, exports: 2 });
        expect((await accounts.usage(details.id, "2026-11-20", "2026-11-20"))[0]?.requests).toBe(1);
      }
    });

    it("holds searches, exports and requests to allowances of their own; a scroll is one export", async () => {
      const accounts = await open();
      const caller = await callerOf(accounts, (await accounts.createKey({ name: "crm", searchesLimit: 2, exportsLimit: 1, requestsLimit: 6 })).key);
      expect(answered([await accounts.count(caller, SEARCH), await accounts.count(caller, SEARCH)])).toBe(2);
      expect(await accounts.count(caller, SEARCH)).toMatchObject({ counted: false, allowance: "searches", used: 2, limit: 2 });
      expect((await accounts.count(caller, EXPORT)).counted).toBe(true);
      expect(await accounts.count(caller, EXPORT)).toMatchObject({ counted: false, allowance: "exports", used: 1, limit: 1 });
      expect(answered([await accounts.count(caller, SCROLL), await accounts.count(caller, SCROLL), await accounts.count(caller, LOOKUP)])).toBe(3);
      expect(await accounts.count(caller, SCROLL)).toMatchObject({ counted: false, allowance: "requests", used: 6, limit: 6 });
    });

    it("begins anew with the UTC month; allowances do not", async () => {
      const accounts = await open();
      now = Date.UTC(2026, 11, 1) - 1;
      const caller = await callerOf(accounts, (await accounts.createKey({ name: "crm", monthlyQuota: 1, requestsLimit: 2 })).key);
      expect((await accounts.count(caller, SEARCH)).counted).toBe(true);
      expect(await accounts.quotaLook(caller, SEARCH)).toMatchObject({ allowance: "month", monthEndsAt: now + 1 });
      now += 1;
      expect(await accounts.quotaLook(caller, SEARCH)).toBeUndefined();
      expect((await accounts.count(caller, SEARCH)).counted).toBe(true);
      now = Date.UTC(2027, 0, 1);
      expect(await accounts.count(caller, SEARCH)).toMatchObject({ counted: false, allowance: "requests", used: 2, limit: 2 });
    });

    it("never credits again what was used because the clock was set back", async () => {
      const accounts = await open();
      const { key, details } = await accounts.createKey({ name: "crm", monthlyQuota: 2 });
      const caller = await callerOf(accounts, key);
      await accounts.count(caller, SEARCH);
      await accounts.count(caller, SEARCH);
      for (const earlier of [Date.UTC(2026, 9, 31), Date.UTC(2025, 10, 20)]) {
        now = earlier;
        expect(await accounts.count(caller, SEARCH)).toMatchObject({ counted: false, used: 2, monthEndsAt: Date.UTC(2026, 11, 1) });
        expect(await accounts.quotaLook(caller, SEARCH)).toMatchObject({ allowance: "month", used: 2 });
      }
      await accounts.resetCounts("crm");
      expect((await accounts.count(caller, SEARCH)).counted).toBe(true);
      expect((await accounts.totals(details.subscription.id)).month).toBe("2025-11");
    });

    it("obeys a changed quota at once, also in a process that has not heard of it", async () => {
      const [server, operator] = [await open(), await open()];
      const caller = await callerOf(server, (await operator.createKey({ name: "crm", monthlyQuota: 1 })).key);
      await server.count(caller, SEARCH);
      await operator.changeSubscription("crm", { monthlyQuota: 2 });
      expect((await server.count(caller, SEARCH)).counted).toBe(true);
      await operator.changeSubscription("crm", { monthlyQuota: 0 });
      expect(await server.count(caller, SEARCH)).toMatchObject({ counted: false, used: 2, limit: 0 });
    });

    it("writes down within a second what a key without limits is used for", async () => {
      const [server, operator] = [await open(), await open()];
      const { key, details } = await server.createKey({ name: "crm", monthlyQuota: null });
      const caller = await callerOf(server, key);
      for (let i = 0; i < 50; i += 1) await server.count(caller, i % 5 === 0 ? EXPORT : SEARCH);
      const failed = await server.count(caller, SEARCH);
      if (failed.counted) await failed.giveBack();
      await expect.poll(() => operator.totals(details.subscription.id), { timeout: 2500 }).toMatchObject({ monthRequests: 50, requests: 50, searches: 40, exports: 10 });
      expect((await operator.usage(details.id, "2026-11-20", "2026-11-20")).map(({ requests }) => requests)).toEqual([10, 40]);
      await server.count(caller, SEARCH);
      await server.close();
      opened.splice(opened.indexOf(server), 1);
      expect((await operator.totals(details.subscription.id)).requests).toBe(51);
    });
  });

  describe("the audit log", () => {
    it("tells who did what to which key and subscription, newest first, without key material", async () => {
      const accounts = await open();
      const { key, details } = await accounts.createKey({ name: "crm" });
      await accounts.setDisabled("crm", true);
      await accounts.setDisabled("crm", true);
      await accounts.changeSubscription("crm", { monthlyQuota: 5 });
      await accounts.audit({ action: "import.switched", subject: "g-1", actor: "importer", origin: "192.0.2.1", details: { companies: 3 } });
      const entries = await accounts.listAudit(10);
      expect(entries.map(({ action }) => action)).toEqual(["import.switched", "subscription.changed", "key.disabled", "key.created", "subscription.created"]);
      expect(entries[0]).toMatchObject({ at: now, actor: "importer", subject: "g-1", origin: "192.0.2.1", details: { companies: 3 } });
      expect(entries[1]).toMatchObject({ actor: "contract", subject: details.subscription.id, details: { monthly_quota: 5 } });
      expect(JSON.stringify(entries)).not.toContain(key.slice(3, 15));
      expect(await accounts.listAudit(2)).toHaveLength(2);
    });
  });

  describe("an entry of the audit log that belongs to a request", () => {
    const EXPORTED = { action: "export.started", subject: "exp_1", actor: "key_1", origin: "192.0.2.1", details: { countryCode: ["NL"] } } as const;

    it.each([["of a limited key", 2], ["of a key without limits", null]])("%s is written by the time it is counted", async (_, monthlyQuota) => {
      const [server, auditor] = [await open(), await open()];
      const caller = await callerOf(server, (await server.createKey({ name: "crm", monthlyQuota })).key);
      expect((await server.count(caller, EXPORT, EXPORTED)).counted).toBe(true);
      expect((await auditor.listAudit(1))[0]).toMatchObject({ ...EXPORTED, at: now });
    });

    it("is not written when it is not counted", async () => {
      const accounts = await open();
      const caller = await callerOf(accounts, (await accounts.createKey({ name: "crm", exportsLimit: 0 })).key);
      expect((await accounts.count(caller, EXPORT, EXPORTED)).counted).toBe(false);
      expect((await accounts.listAudit(1))[0]?.action).toBe("key.created");
    });

    it("tells the end of an export and the switch to a generation once, whoever sees them", async () => {
      const [a, b] = [await open(), await open()];
      for (const action of ["export.finished", "import.switched"] as const) {
        await a.audit({ action, subject: "x" });
        await b.audit({ action, subject: "x", actor: "other" });
        await b.audit({ action, subject: "y" });
      }
      expect((await a.listAudit(10)).map(({ action, subject }) => `${action} ${subject}`)).toEqual(["import.switched y", "import.switched x", "export.finished y", "export.finished x"]);
    });
  });

  describe("what was kept long enough", () => {
    const DAY = 86_400_000;
    const KEEP = { auditDays: 400, usageDays: 100 };
    beforeEach(() => {
      now = Date.UTC(2020, 0, 1, 12);
    });

    async function removeAll(accounts: Accounts): Promise<number> {
      let steps = 1;
      while (await accounts.removeOld(KEEP)) steps += 1;
      return steps;
    }

    it("goes from the audit log and the usage after as many days as are set, and not a day earlier", async () => {
      const accounts = await open();
      const { key, details } = await accounts.createKey({ name: "crm" });
      const caller = await callerOf(accounts, key);
      await accounts.count(caller, SEARCH);
      now += 100 * DAY;
      await accounts.count(caller, SEARCH);
      const days = async (): Promise<readonly string[]> => (await accounts.usage(details.id, "2020-01-01", "2029-12-31")).map(({ day }) => day);
      await removeAll(accounts);
      expect(await days()).toEqual(["2020-01-01", "2020-04-10"]);
      now += DAY;
      await removeAll(accounts);
      expect(await days()).toEqual(["2020-04-10"]);
      now += 299 * DAY;
      await accounts.audit({ action: "subscription.reset", subject: "s" });
      await removeAll(accounts);
      expect(await accounts.listAudit(10)).toHaveLength(3);
      now += DAY;
      await removeAll(accounts);
      expect((await accounts.listAudit(10)).map(({ action }) => action)).toEqual(["subscription.reset"]);
      expect((await accounts.totals(details.subscription.id)).requests).toBe(2);
    });

    it("goes in small steps", async () => {
      const accounts = await open();
      for (let i = 0; i < 1100; i += 1) await accounts.audit({ action: "subscription.reset", subject: `s${i}` });
      now += 401 * DAY;
      expect(await removeAll(accounts)).toBe(3);
      expect(await accounts.listAudit(10)).toEqual([]);
    }, 30_000);
  });

  describe("secrets", () => {
    it("are the same for every process and after a restart, and differ by name", async () => {
      const first = await (await open()).secret("scroll");
      expect(first).toHaveLength(32);
      expect(await (await open()).secret("scroll")).toEqual(first);
      expect(await (await open()).secret("other")).not.toEqual(first);
    });
  });
}
