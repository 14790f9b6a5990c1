import Database from "better-sqlite3";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AuditEntry } from "../accounts/audit";
import { startApi, type ApiServer } from "./testing/api-server";

let api: ApiServer;
let key: string;
let keyId: string;
let seen = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** The entries about exports since the last look, oldest first. */
async function told(): Promise<readonly AuditEntry[]> {
  const entries = (await api.accounts.listAudit(1000)).filter(({ action }) => action.startsWith("export.")).reverse();
  const fresh = entries.slice(seen);
  seen = entries.length;
  return fresh;
}

async function asNewKey(): Promise<void> {
  key = await api.createKey({ package: "basic" });
  keyId = (await api.accounts.listKeys()).at(-1)?.id ?? "";
}

const ask = (query: string) => api.get(`/api/company/export?${query}`, { "x-api-key": key });

describe("a scroll", () => {
  it("is told at its start with who, what, when and from where, and at its end with the records delivered", async () => {
    await asNewKey();
    let { body } = await ask("useScroll=true&pageSize=50&statusCode=0,1,2&hasWebsite=false");
    const [started, ...none] = await told();
    expect(none).toEqual([]);
    expect(started).toMatchObject({ action: "export.started", actor: keyId, origin: "127.0.0.1", at: api.time.now, details: { mode: "scroll", query: "statusCode=0%2C1%2C2&hasWebsite=false", package: "basic" } });
    let delivered = body.data?.records.length ?? 0;
    while (body.meta?.["hasMoreRecords"] === true) {
      expect(await told()).toEqual([]);
      ({ body } = await ask(`useScroll=true&pageSize=20&scrollId=${body.meta.scrollId ?? ""}`));
      delivered += body.data?.records.length ?? 0;
    }
    expect(delivered).toBeGreaterThan(50);
    expect(await told()).toMatchObject([{ action: "export.finished", subject: started?.subject, actor: keyId, origin: "127.0.0.1", details: { records: delivered } }]);
  });

  it("whose last batch is asked for again ends once", async () => {
    await asNewKey();
    const first = await ask("useScroll=true&pageSize=100");
    const last = `useScroll=true&scrollId=${first.body.meta?.scrollId ?? ""}`;
    const { body } = await ask(last);
    await ask(last);
    await ask(`useScroll=true&scrollId=${body.meta?.scrollId ?? ""}`);
    expect((await told()).map(({ action, details }) => [action, details?.["records"]])).toEqual([["export.started", undefined], ["export.finished", 120]]);
  });

  it("that is refused is not told", async () => {
    await asNewKey();
    await api.accounts.changeSubscription((await api.accounts.findKey(keyId)).subscription.id, { exportsLimit: 0 });
    expect((await ask("useScroll=true")).status).toBe(429);
    expect((await ask("pageSize=1000")).status).toBe(429);
    expect((await ask("useScroll=true&nonsense=1")).status).toBe(429);
    expect(await told()).toEqual([]);
  });
});

describe("pages", () => {
  it("of more than 100 records are told one by one", async () => {
    await asNewKey();
    await ask("pageSize=101&countryCode=NL");
    await ask("pageSize=101&countryCode=NL&page=2");
    expect(await told()).toMatchObject([
      { action: "export.started", actor: keyId, origin: "127.0.0.1", details: { mode: "page", page: 1, records: 101, query: "countryCode=NL", package: "basic" } },
      { action: "export.started", details: { mode: "page", page: 2 } },
    ]);
  });

  it("of more than 100 records are told with the order that decided which they are", async () => {
    await asNewKey();
    await ask("pageSize=101&sort=foundingYears:asc");
    expect(await told()).toMatchObject([{ details: { mode: "page", page: 1, records: 101, query: "", sort: "foundingYears:asc" } }]);
  });

  it("of up to 100 records are told once a key and day", async () => {
    for (let keys = 0; keys < 2; keys += 1) {
      await asNewKey();
      for (const page of [1, 2, 3]) await ask(`pageSize=10&page=${page}`);
      expect(await told()).toMatchObject([{ action: "export.started", actor: keyId, details: { mode: "look-ups", day: "2026-11-20" } }]);
    }
    api.time.now += 86_400_000;
    await ask("ID=x");
    expect(await told()).toMatchObject([{ details: { day: "2026-11-21" } }]);
  });

  it("with a long query are told with its beginning and length", async () => {
    await asNewKey();
    await ask(`pageSize=1000&search=${"a".repeat(400)}&email=${Array.from({ length: 100 }, (_, i) => `person.number.${i}@example.com`).join(",")}`);
    const [entry] = await told();
    expect(entry?.details).toMatchObject({ query: expect.stringMatching(/^.{2000}…$/) as string, queryLength: expect.any(Number) as number });
  });
});

describe("an export that the audit log cannot be told of", () => {
  let database: Database.Database;
  beforeAll(() => {
    database = new Database(path.join(api.dataDir, "accounts.db"));
  });
  afterAll(() => database.close());

  it.each(["useScroll=true&pageSize=10", "useScroll=true&pageSize=1000", "pageSize=1000", "pageSize=1"])("%s is refused with 503 and not counted, and is answered again at once when it can be told", async (query) => {
    for (const monthlyQuota of [100, null]) {
      key = await api.createKey({ monthlyQuota });
      const { subscription } = (await api.accounts.listKeys()).at(-1)!;
      database.exec("CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END");
      const { status, headers, body } = await ask(query);
      database.exec("DROP TRIGGER full");
      expect([status, headers.get("retry-after"), body.code]).toEqual([503, "5", "accounts_unavailable"]);
      expect((await api.accounts.totals(subscription.id)).requests).toBe(0);
      expect((await ask(query)).status).toBe(200);
    }
  });

  it("in its last batch alone is not counted for that batch, which can be asked for again", async () => {
    await asNewKey();
    const { subscription } = await api.accounts.findKey(keyId);
    const last = `useScroll=true&scrollId=${(await ask("useScroll=true&pageSize=100")).body.meta?.scrollId ?? ""}`;
    database.exec("CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END");
    expect((await ask(last)).status).toBe(503);
    database.exec("DROP TRIGGER full");
    expect((await api.accounts.totals(subscription.id)).requests).toBe(1);
    expect((await ask(last)).body.meta).toMatchObject({ recordCount: 20, hasMoreRecords: false });
  });
});
