import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StoreUnavailableError } from "../accounts/accounts";
import { ServiceError } from "../errors";
import type { ApiServices } from "./endpoint";
import { failingIndex, startApi, type ApiServer } from "./testing/api-server";

let api: ApiServer;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function used(server: ApiServer, key: string): Promise<unknown> {
  const { body } = await server.get("/api/usage", { "x-api-key": key });
  return (body.meta?.["month"] as { requestsUsed: number }).requestsUsed;
}

describe("a request counts", () => {
  it("when it was answered, and not when its method, key, state, rate, quota or parameters were refused", async () => {
    const key = await api.createKey({ name: "counted", monthlyQuota: 3 });
    const ask = (target: string, headers = { "x-api-key": key }) => api.get(target, headers);
    await ask("/api/company/search?page=1");
    for (const query of ["", "?nonsense=1", "?pageSize=0", "?search=%zz", "?page=9", `?search=${"a".repeat(50_000)}`]) expect([400, 414]).toContain((await ask(`/api/company/search${query}`)).status);
    expect((await ask("/api/company/export?useScroll=true&scrollId=forged")).status).toBe(400);
    expect((await fetch(`${api.origin}/api/company/search?page=1`, { method: "POST", headers: { "x-api-key": key } })).status).toBe(405);
    await api.accounts.setDisabled("counted", true);
    expect((await ask("/api/company/search?page=1")).status).toBe(403);
    await api.accounts.setDisabled("counted", false);
    for (let i = 0; i < 3; i += 1) expect((await ask("/api/usage")).status).toBe(200);
    expect(await used(api, key)).toBe(1);
    expect([(await ask("/api/cities?search=a")).status, (await ask("/api/company/export?page=1")).status, (await ask("/api/company/search?page=1")).status]).toEqual([200, 200, 429]);
    expect(await used(api, key)).toBe(3);
  });

  it("not when it failed by the service's fault", async () => {
    for (const [error, status] of [
      [new Error("broken"), 500],
      [new ServiceError("no_index", "No search index is selected."), 503],
    ] as const) {
      const server = await startApi({ index: failingIndex(error) });
      const key = await server.createKey({ monthlyQuota: 1, searchesLimit: 1 });
      for (let i = 0; i < 3; i += 1) expect((await server.get("/api/company/search?page=1", { "x-api-key": key })).status).toBe(status);
      expect(await used(server, key)).toBe(0);
      await server.close();
    }
  });

  it("once more for each batch of a scroll, which is one export", async () => {
    const key = await api.createKey({ exportsLimit: 1, monthlyQuota: 100 });
    const ask = (target: string) => api.get(target, { "x-api-key": key });
    let answer = await ask("/api/company/export?useScroll=true&pageSize=1");
    let batches = 1;
    for (; answer.body.meta?.["hasMoreRecords"] === true && batches < 4; batches += 1) {
      answer = await ask(`/api/company/export?useScroll=true&pageSize=1&scrollId=${String(answer.body.meta.scrollId)}`);
      expect(answer.status).toBe(200);
    }
    expect((await ask("/api/company/export?useScroll=true")).body).toMatchObject({ code: "quota_exhausted", exportsUsed: 1, exportsLimit: 1 });
    expect(await used(api, key)).toBe(batches);
  });
});

describe("a preset trial", () => {
  it("of 150 requests answers 150 of any kind", async () => {
    const key = await api.createKey({ preset: "trial-150" });
    const targets = ["/api/company/search?page=1", "/api/company/export?page=1", "/api/cities?search=a"];
    const ask = (i: number) => api.get(targets[i % targets.length]!, { "x-api-key": key });
    for (let i = 0; i < 150; i += 1) expect((await ask(i)).status).toBe(200);
    for (let i = 0; i < 3; i += 1) expect(await ask(i)).toMatchObject({ status: 429, body: { code: "quota_exhausted", requestsUsed: 150, requestsLimit: 150 } });
  });

  it("of 7 days answers 10 exports beside its searches, and nothing after the 7 days", async () => {
    const key = await api.createKey({ preset: "trial-7-days" });
    const ask = (target: string) => api.get(target, { "x-api-key": key });
    for (let i = 0; i < 10; i += 1) expect((await ask("/api/company/export?page=1")).status).toBe(200);
    expect((await ask("/api/company/export?page=1")).body).toMatchObject({ exportsUsed: 10, exportsLimit: 10 });
    expect((await ask("/api/company/search?page=1")).status).toBe(200);
    api.time.now += 7 * 86_400_000;
    expect((await ask("/api/company/search?page=1")).body).toMatchObject({ code: "subscription_inactive", subscriptionStatus: "expired" });
    api.time.now -= 7 * 86_400_000;
  });
});

describe("the limits of a caller", () => {
  it("stand in the headers of every answer that they were taken from", async () => {
    const key = await api.createKey({ monthlyQuota: 10, ratePerSecond: 50 });
    const { headers } = await api.get("/api/company/search?page=1", { "x-api-key": key });
    const [days, secondsLeft] = [30, (Date.UTC(2026, 11, 1) - api.time.now) / 1000];
    expect(headers.get("ratelimit-policy")).toBe(`"second";q=50;w=1, "month";q=10;w=${days * 86_400}`);
    expect(headers.get("ratelimit")).toMatch(new RegExp(`^"second";r=\\d+;t=1, "month";r=9;t=${secondsLeft}$`));
    const wrong = await api.get("/api/company/search?nonsense=1", { "x-api-key": key });
    expect([wrong.status, wrong.headers.get("ratelimit-policy")]).toEqual([400, '"second";q=50;w=1']);
  });

  it("are not spoken of to a caller without any", async () => {
    const key = await api.createKey({ monthlyQuota: null, ratePerSecond: null });
    const { status, headers } = await api.get("/api/company/search?page=1", { "x-api-key": key });
    expect([status, headers.get("ratelimit"), headers.get("ratelimit-policy")]).toEqual([200, null, null]);
  });
});

describe("GET /api/usage", () => {
  it("tells the calling key's own requests by day and endpoint, and the subscription's limits", async () => {
    const key = await api.createKey({ name: "mine", monthlyQuota: 10, searchesLimit: 5 });
    const other = (await api.accounts.rotateKey("mine")).key;
    await api.get("/api/company/search?page=1", { "x-api-key": key });
    await api.get("/api/cities?search=a", { "x-api-key": key });
    await api.get("/api/cities?search=a", { "x-api-key": other });
    const { body } = await api.get("/api/usage", { "x-api-key": key });
    expect(body).toEqual({
      meta: {
        subscription: "mine",
        subscriptionStatus: "active",
        package: "full",
        ratePerSecond: null,
        month: { month: "2026-11", requestsUsed: 3, requestsLimit: 10 },
        allowances: { requestsUsed: 3, requestsLimit: null, searchesUsed: 1, searchesLimit: 5, exportsUsed: 0, exportsLimit: null },
        from: "2026-11-01",
        to: "2026-11-20",
      },
      data: [
        { day: "2026-11-20", endpoint: "/api/cities", requests: 1 },
        { day: "2026-11-20", endpoint: "/api/company/search", requests: 1 },
      ],
    });
    expect((await api.get("/api/usage?from=2026-10-01&to=2026-11-19", { "x-api-key": key })).body.data).toEqual([]);
    expect((await api.get("/api/usage?from=2026-02-30", { "x-api-key": key })).body).toMatchObject({ code: "invalid_parameter", parameter: "from" });
  });
});

describe("a search", () => {
  it("delivers the fields that the subscription enables beside the default ones", async () => {
    const key = await api.createKey({ searchFields: ["Trade Name", "City"] });
    const { body } = await api.get("/api/company/search?page=1", { "x-api-key": key });
    expect(Object.keys(body.data?.records[0] ?? {}).sort()).toEqual(["City", "Company Name", "Country", "ID", "Trade Name"]);
  });
});

describe("while the accounts cannot be written", () => {
  it("requests get 503 with Retry-After and no answer, and work again at once when they can", async () => {
    let full = false;
    const accounts: ApiServices["accounts"] = {
      people: api.accounts.people,
      listKeys: () => api.accounts.listKeys(),
      createKey: (key) => api.accounts.createKey(key),
      setDisabled: (key, disabled) => api.accounts.setDisabled(key, disabled),
      authenticate: (key) => api.accounts.authenticate(key),
      quotaLook: (caller, charge) => api.accounts.quotaLook(caller, charge),
      totals: (id) => api.accounts.totals(id),
      usage: (id, from, to) => api.accounts.usage(id, from, to),
      audit: (entry) => api.accounts.audit(entry),
      count: (caller, charge, entry) => {
        if (full) throw new StoreUnavailableError(new Database.SqliteError("database or disk is full", "SQLITE_FULL"));
        return api.accounts.count(caller, charge, entry);
      },
    };
    const server = await startApi({ accounts });
    const ask = () => server.get("/api/company/search?page=1", { "x-api-key": api.key });
    full = true;
    const { status, headers, body } = await ask();
    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    expect(body).toEqual({ error: expect.stringContaining("Try again") as string, code: "accounts_unavailable" });
    expect(server.log.at(-1)).toMatchObject({ status: 503, err: expect.objectContaining({ message: expect.stringContaining("disk is full") as string }) as Error });
    full = false;
    expect((await ask()).status).toBe(200);
    await server.close();
  });
});
