import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isDemoData } from "../accounts/demo";
import { generateKey } from "../accounts/key-format";
import { createReferenceIndex } from "../index/reference-index";
import { ServiceError } from "../errors";
import { ENDPOINTS } from "./api";
import type { RateDecision } from "../accounts/limits/rate-limiter";
import { failingIndex, startApi, type ApiServer } from "./testing/api-server";
import { COMPANIES } from "./testing/companies";

let api: ApiServer;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const KEYED = ENDPOINTS.filter((endpoint) => endpoint.access === "key").map((endpoint) => endpoint.path);
/** Endpoints whose requests count; asking for the usage does not. */
const COUNTED = KEYED.filter((path) => path !== "/api/usage");
/** Something that each endpoint answers. */
const queryOf = (path: string): string => (path === "/api/usage" ? "from=2026-11-01" : path.startsWith("/api/website/") ? "url=a.example" : "search=a");
const ALL = ENDPOINTS.map((endpoint) => endpoint.path);

describe("400", () => {
  it.each(COUNTED.filter((path) => !path.startsWith("/api/website/")))("%s without any parameter answers with the list envelope", async (path) => {
    for (const query of ["", "?", "?&", "?&&"]) {
      const { status, body } = await api.get(path + query);
      expect(status).toBe(400);
      expect(body).toEqual({ meta: { totalCount: -1, message: expect.stringContaining("no query parameters") as string }, data: { records: [] } });
    }
  });

  it("with a parameter at fault has error, code and parameter, and nothing else", async () => {
    expect((await api.get("/api/company/search?countrycode=NL")).body).toEqual({ error: "countrycode: unknown parameter; did you mean countryCode?", code: "unknown_parameter", parameter: "countrycode" });
    expect((await api.get("/api/company/search?hasEmail=yes")).body).toEqual({ error: 'hasEmail: "yes" is not allowed; expected true or false.', code: "invalid_parameter", parameter: "hasEmail" });
    expect((await api.get("/api/cities?limit=5")).body).toEqual({ error: "search: it is required; send the beginning of a city name.", code: "invalid_parameter", parameter: "search" });
  });
});

describe("401", () => {
  it.each(KEYED)("%s without a valid key answers with exactly message and statusCode", async (path) => {
    for (const headers of [{}, { "x-api-key": "" }, { "x-api-key": "secret" }, { "x-api-key": generateKey() }, { "x-api-key": `${api.key}x` }, { authorization: `Bearer ${api.key}` }]) {
      const { status, text } = await api.get(`${path}?search=a`, headers);
      expect([status, text]).toEqual([401, '{"message":"Unauthorized","statusCode":401}']);
    }
  });

  it("is what a key sent twice gets", async () => {
    const answer = await api.raw(`GET /api/company/search?page=1 HTTP/1.1\r\nHost: a\r\nx-api-key: ${api.key}\r\nx-api-key: ${api.key}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe("403", () => {
  it.each(KEYED)("%s with a disabled key names the state", async (path) => {
    const key = await api.createKey();
    const { id } = (await api.accounts.listKeys()).at(-1)!;
    expect((await api.get(`${path}?${queryOf(path)}`, { "x-api-key": key })).status).toBe(200);
    await api.accounts.setDisabled(id, true);
    const { status, body } = await api.get(`${path}?${queryOf(path)}`, { "x-api-key": key });
    expect(status).toBe(403);
    expect(body).toEqual({ error: expect.stringContaining("disabled") as string, code: "subscription_inactive", subscriptionStatus: "disabled" });
  });

  it.each(["suspended", "cancelled", "expired"] as const)("names the state of a subscription that is %s", async (state) => {
    for (const path of KEYED) {
      const key = await api.createKey({ state });
      const { status, body } = await api.get(`${path}?${queryOf(path)}`, { "x-api-key": key });
      expect(status).toBe(403);
      expect(body).toEqual({ error: expect.any(String) as string, code: "subscription_inactive", subscriptionStatus: state });
    }
  });

  it("names a trial that ran out as expired, to the millisecond", async () => {
    const key = await api.createKey({ state: "trial", trialEndsAt: api.time.now + 1000 });
    const ask = () => api.get("/api/company/search?page=1", { "x-api-key": key });
    expect((await ask()).status).toBe(200);
    api.time.now += 999;
    expect((await ask()).status).toBe(200);
    api.time.now += 1;
    expect((await ask()).body).toMatchObject({ code: "subscription_inactive", subscriptionStatus: "expired" });
    api.time.now -= 1000;
  });

  it("is what the demo key gets once other than fictional companies are loaded", async () => {
    const real = COMPANIES.map((company, index) => (index === 0 ? { ...company, values: { ...company.values, Register: "brreg" } } : company));
    for (const [companies, expected] of [[COMPANIES, 200], [real, 403]] as const) {
      const server = await startApi({ index: createReferenceIndex(companies) });
      const key = (await server.accounts.createDemoKey()) ?? "";
      const { status, body } = await server.get("/api/company/search?page=1", { "x-api-key": key });
      expect(status).toBe(expected);
      if (expected === 403) expect(body).toMatchObject({ code: "subscription_inactive", subscriptionStatus: "disabled" });
      await server.close();
    }
  });

  it("data without any register is not taken for demo data", () => {
    expect(isDemoData({ generation: "g", companies: 0, builtAt: "", registers: [] })).toBe(false);
  });
});

describe("404", () => {
  it.each(["/api/company/searches", "/api/company/search/", "/api/company/Search", "/api", "/api/"])("%s is answered in JSON, with a hint where one is due", async (path) => {
    const { status, body } = await api.get(`${path}?search=a`);
    expect(status).toBe(404);
    expect(body).toEqual({ error: expect.stringContaining(path) as string, code: "not_found" });
    if (path.toLowerCase().startsWith("/api/company/search") && !path.endsWith("es")) expect(body.error).toContain("did you mean /api/company/search?");
  });
});

describe("405", () => {
  const METHODS = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "SEARCH", "PURGE", "M-SEARCH"];

  it.each(ALL)("%s answers every other method with Allow: GET and JSON, whatever else is wrong", async (path) => {
    for (const method of METHODS) {
      const answer = await api.raw(`${method} ${path}?%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer).toMatch(/\r\nAllow: GET\r\n/);
      expect(answer).toMatch(/\r\nContent-Type: application\/json; charset=utf-8\r\n/);
      expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toEqual({ error: `${method} is not allowed here; use GET.`, code: "method_not_allowed" });
    }
  });

  it.each(ALL)("%s answers HEAD with the headers alone", async (path) => {
    const answer = await api.raw(`HEAD ${path}?search=a HTTP/1.1\r\nHost: a\r\nx-api-key: ${api.key}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/\r\nAllow: GET\r\n/);
    expect(answer).toMatch(/\r\nContent-Length: \d+\r\n/);
    expect(answer.endsWith("\r\n\r\n")).toBe(true);
  });

  it("a body sent along does not disturb the next request of the connection", async () => {
    const answers = await api.raw(`POST /api/company/search HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhelloGET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 405", "HTTP/1.1 200"]);
  });
});

describe("414", () => {
  it("is what a query string over 48 KB gets, one at 48 KB is read", async () => {
    const query = (length: number) => `search=${"a".repeat(length - "search=".length)}`;
    const { status, body } = await api.get(`/api/company/search?${query(48 * 1024 + 1)}`);
    expect(status).toBe(414);
    expect(body).toEqual({ error: expect.stringContaining("49152") as string, code: "uri_too_long" });
    expect((await api.get(`/api/company/search?${query(48 * 1024)}`)).body).toMatchObject({ code: "invalid_parameter", parameter: "search" });
  });
});

describe("429", () => {
  const NOW = Date.UTC(2026, 10, 20, 12);
  const TO_MONTHS_END = ((Date.UTC(2026, 11, 1) - NOW) / 1000).toString();

  it.each(COUNTED)("%s beyond the month's quota has requestsUsed and requestsLimit, and Retry-After to the month's end", async (path) => {
    const key = await api.createKey({ monthlyQuota: 2 });
    const ask = () => api.get(`${path}?${queryOf(path)}`, { "x-api-key": key });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const { status, headers, body } = await ask();
    expect([status, headers.get("retry-after")]).toEqual([429, TO_MONTHS_END]);
    expect(body).toEqual({ error: "The month's requests are used up.", code: "quota_exhausted", requestsUsed: 2, requestsLimit: 2 });
  });

  it("beyond the searches, exports or requests of a subscription has the two numbers of that allowance", async () => {
    const cases = [
      [{ searchesLimit: 1 }, "/api/company/search?page=1", { searchesUsed: 1, searchesLimit: 1 }],
      [{ exportsLimit: 1 }, "/api/company/export?page=1", { exportsUsed: 1, exportsLimit: 1 }],
      [{ requestsLimit: 1 }, "/api/cities?search=a", { requestsUsed: 1, requestsLimit: 1 }],
    ] as const;
    for (const [terms, target, numbers] of cases) {
      const key = await api.createKey(terms);
      expect((await api.get(target, { "x-api-key": key })).status).toBe(200);
      const { status, headers, body } = await api.get(target, { "x-api-key": key });
      expect([status, headers.get("retry-after")]).toEqual([429, TO_MONTHS_END]);
      expect(body).toEqual({ error: expect.stringContaining("used up") as string, code: "quota_exhausted", ...numbers });
    }
  });

  it("beyond the rate has none of the numbers, and Retry-After in whole seconds", async () => {
    const key = await api.createKey({ ratePerSecond: 1 });
    const answers = [];
    for (let i = 0; i < 10; i += 1) answers.push(await api.get("/api/company/search?page=1", { "x-api-key": key }));
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(refused.body).toEqual({ error: expect.stringContaining("More than 1 requests a second") as string, code: "rate_limited" });
    expect(refused.headers.get("ratelimit")).toBe('"second";r=0;t=1');
  });
});

describe("500", () => {
  it("tells nothing of the inside, and the log tells the cause", async () => {
    const server = await startApi({ index: failingIndex(new TypeError("secret detail at /srv/file.ts")) });
    for (const target of ["/api/company/search?page=1", "/api/company/export?page=1", "/api/company/export?useScroll=true", "/api/cities?search=a"]) {
      const { status, text, body } = await server.get(target);
      expect(status).toBe(500);
      expect(body).toEqual({ error: expect.stringContaining("safe to try again") as string, code: "internal" });
      expect(text).not.toContain("secret");
      expect(server.log.at(-1)).toMatchObject({ status: 500, code: "internal", err: expect.objectContaining({ message: "secret detail at /srv/file.ts" }) as Error });
    }
    await server.close();
  });
});

describe("503", () => {
  it("is what every question gets while no index is selected, with Retry-After", async () => {
    const server = await startApi({ index: failingIndex(new ServiceError("no_index", "No search index is selected.")) });
    for (const target of ["/api/company/search?page=1", "/api/company/export?page=1", "/api/company/export?useScroll=true", "/api/cities?search=a", "/api/health"]) {
      const { status, headers, body } = await server.get(target);
      expect([status, headers.get("retry-after"), body.code]).toEqual([503, "5", "no_index"]);
    }
    expect((await server.get("/openapi.json", {})).status).toBe(200);
    await server.close();
  });
});

describe("the order of the checks", () => {
  const limited = { take: (): RateDecision => ({ allowed: false, limit: 1, remaining: 0, retryAfterMs: 10 }) };

  it("is method, key, state, rate, quota, parameters, work", async () => {
    const index = failingIndex(new Error("the work"));
    const steps = [
      { rateLimiter: limited, quota: 0, key: "none", query: "?nonsense=1", method: "POST", expected: 405 },
      { rateLimiter: limited, quota: 0, key: "none", query: "?nonsense=1", method: "GET", expected: 401 },
      { rateLimiter: limited, quota: 0, key: "disabled", query: "?nonsense=1", method: "GET", expected: 403 },
      { rateLimiter: limited, quota: 0, key: "active", query: "?nonsense=1", method: "GET", expected: "rate_limited" },
      { quota: 0, key: "active", query: "?nonsense=1", method: "GET", expected: "quota_exhausted" },
      { quota: 0, key: "active", query: "", method: "GET", expected: "quota_exhausted" },
      { quota: 0, key: "active", query: "?search=%zz", method: "GET", expected: "quota_exhausted" },
      { quota: 0, key: "active", query: "?page=1", method: "GET", expected: "quota_exhausted" },
      { quota: 1, key: "active", query: "?nonsense=1", method: "GET", expected: 400 },
      { quota: 1, key: "active", query: "?page=1", method: "GET", expected: 500 },
    ];
    for (const { key: state, query, method, expected, quota, ...limits } of steps) {
      const server = await startApi({ index, ...limits });
      const key = await server.createKey({ name: "ordered", monthlyQuota: quota, ratePerSecond: 50 });
      if (state === "disabled") await server.accounts.setDisabled("ordered", true);
      const response = await fetch(`${server.origin}/api/company/search${query}`, { method, headers: state === "none" ? {} : { "x-api-key": key } });
      const { code } = (await response.json()) as { code?: string };
      expect(typeof expected === "number" ? response.status : code, `${method} ${query}`).toBe(expected);
      await server.close();
    }
  });
});
