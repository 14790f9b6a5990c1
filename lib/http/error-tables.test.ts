/** Every row of the two error tables of the contract, sent over HTTP: status, the whole body to the letter, and the headers that belong to it. */
import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NewKey } from "../accounts/accounts";
import { generateKey } from "../accounts/key-format";
import { systemClock } from "../clock";
import { PageFetcher, type PageFetcherOptions } from "../enrichment/page-fetcher";
import { startNameServer, type NameServer } from "../enrichment/testing/name-server";
import { startSite, type Site } from "../enrichment/testing/sites";
import { openEmbeddedIndex } from "../index/embedded";
import { createReferenceIndex } from "../index/reference-index";
import { failingIndex, startApi, type ApiServer } from "./testing/api-server";
import { COMPANIES } from "./testing/companies";

const SEARCH = "/api/company/search?page=1";
const EXPORT = "/api/company/export?page=1";
const SCROLL = "/api/company/export?useScroll=true";
const CITIES = "/api/cities?search=a";
const FIRST_TABLE = [SEARCH, EXPORT, SCROLL, CITIES];
const fetchOf = (url: string): string => `/api/website/html?url=${encodeURIComponent(url)}`;

const UNAUTHORIZED = '{"message":"Unauthorized","statusCode":401}';
const INACTIVE = {
  disabled: '{"error":"This API key is disabled. Ask whoever runs this service for another one.","code":"subscription_inactive","subscriptionStatus":"disabled"}',
  suspended: '{"error":"The subscription is suspended. Ask whoever runs this service.","code":"subscription_inactive","subscriptionStatus":"suspended"}',
  cancelled: '{"error":"The subscription is cancelled. Ask whoever runs this service.","code":"subscription_inactive","subscriptionStatus":"cancelled"}',
  expired: '{"error":"The trial has ended. Ask whoever runs this service for a subscription.","code":"subscription_inactive","subscriptionStatus":"expired"}',
} as const;

/** One answer: its status, its text, and of its headers those that belong to a refusal. */
async function answerOf(server: ApiServer, target: string, key = server.key, method = "GET"): Promise<readonly [number, string, Record<string, string>]> {
  const response = await fetch(server.origin + target, { method, headers: key === "" ? {} : { "x-api-key": key } });
  const told = [...response.headers].filter(([name]) => name === "allow" || name === "retry-after");
  expect([response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual(["application/json; charset=utf-8", "no-store"]);
  return [response.status, await response.text(), Object.fromEntries(told)];
}

let api: ApiServer;
let site: Site;
let names: NameServer;
/** A port that refuses connections. */
let closedPort: number;
let fetcher: PageFetcher;
/** By path, what the website does. */
const PAGES: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  "/image": (_, response) => void response.writeHead(200, { "Content-Type": "image/png" }).end("\u0089PNG"),
  "/pdf": (_, response) => void response.writeHead(200, { "Content-Type": "application/pdf" }).end("%PDF-1.7"),
  "/json": (_, response) => void response.writeHead(200, { "Content-Type": "application/json" }).end("{}"),
  "/loop": (_, response) => void response.writeHead(302, { Location: "/loop" }).end(),
  "/silent": () => undefined,
};

beforeAll(async () => {
  names = await startNameServer({});
  site = await startSite((request, response) => PAGES[request.url ?? ""]?.(request, response));
  names.names.set("site.example", ["127.0.0.1"]);
  names.names.set("private.example", ["10.0.0.1"]);
  names.names.set("reserved.example", ["240.0.0.1"]);
  const closed = await startSite(() => undefined);
  closedPort = closed.port;
  await closed.close();
  fetcher = openFetcher();
  api = await startApi({ websites: fetcher });
});
afterAll(async () => {
  await api.close();
  await fetcher.close();
  await site.close();
  await names.close();
});

function openFetcher(times?: PageFetcherOptions["times"]): PageFetcher {
  return new PageFetcher({ contact: "https://bot.example/about", deny: [], allow: ["127.0.0.0/8"], ports: [site.port, closedPort], nameServers: [names.address], clock: systemClock, ...(times && { times }) });
}

const own = (page: string): string => fetchOf(`http://site.example:${site.port}${page}`);

/** What both tables say of keys, on any target. */
function describeKeys(targets: readonly string[]): void {
  it.each(targets)("401: %s with a missing or invalid key", async (target) => {
    for (const key of ["", "nonsense", generateKey()]) expect(await answerOf(api, target, key)).toEqual([401, UNAUTHORIZED, {}]);
  });

  it.each(targets)("405: %s by another method than GET", async (target) => {
    for (const method of ["POST", "PUT", "DELETE"]) expect(await answerOf(api, target, api.key, method)).toEqual([405, `{"error":"${method} is not allowed here; use GET.","code":"method_not_allowed"}`, { allow: "GET" }]);
  });

  it.each(targets)("403: %s with a disabled key or an inactive subscription", async (target) => {
    const disabled = await api.createKey();
    await api.accounts.setDisabled((await api.accounts.listKeys()).at(-1)?.id ?? "", true);
    expect(await answerOf(api, target, disabled)).toEqual([403, INACTIVE.disabled, {}]);
    for (const state of ["suspended", "cancelled", "expired"] as const) expect(await answerOf(api, target, await api.createKey({ state }))).toEqual([403, INACTIVE[state], {}]);
    expect(await answerOf(api, target, await api.createKey({ state: "trial", trialEndsAt: api.time.now }))).toEqual([403, INACTIVE.expired, {}]);
  });

  it.each(targets)("429: %s beyond the month's quota", async (target) => {
    expect(await refusedAt(target, { monthlyQuota: 0 })).toEqual([429, '{"error":"The month\'s requests are used up.","code":"quota_exhausted","requestsUsed":0,"requestsLimit":0}', monthsEnd()]);
  });

  it.each(targets)("429: %s beyond the rate", async (target) => {
    const key = await api.createKey({ ratePerSecond: 2, monthlyQuota: null });
    const answers = await Promise.all(Array.from({ length: 30 }, () => answerOf(api, target, key)));
    expect(answers.find(([status]) => status === 429)).toEqual([429, '{"error":"More than 2 requests a second. Wait as Retry-After says, then try again, waiting longer each time.","code":"rate_limited"}', { "retry-after": "1" }]);
  });
}

const monthsEnd = (): Record<string, string> => ({ "retry-after": ((Date.UTC(2026, 11, 1) - api.time.now) / 1000).toString() });
const refusedAt = async (target: string, terms: Partial<NewKey>) => answerOf(api, target, await api.createKey(terms));

describe("search, export and look-up", () => {
  it.each(["/api/company/search", "/api/company/export", "/api/cities"])("400: %s without any query parameter", async (target) => {
    const body = '{"meta":{"totalCount":-1,"message":"The request has no query parameters. Send at least one; /openapi.json lists them."},"data":{"records":[]}}';
    for (const query of ["", "?"]) expect(await answerOf(api, target + query)).toEqual([400, body, {}]);
  });

  describeKeys(FIRST_TABLE);

  it("403: the demo key once there are real companies", async () => {
    const real = await startApi({ index: createReferenceIndex(COMPANIES.map((company) => ({ ...company, values: { ...company.values, Register: "brreg" } }))) });
    const key = (await real.accounts.createDemoKey()) ?? "";
    const body = '{"error":"The demo key works only while the fictional demo companies are all the data there is. Make a key with: npm run keys -- create --name NAME","code":"subscription_inactive","subscriptionStatus":"disabled"}';
    for (const target of FIRST_TABLE) expect(await answerOf(real, target, key)).toEqual([403, body, {}]);
    await real.close();
  });

  it("429: beyond the subscription's searches, exports or requests", async () => {
    const body = (what: string, name: string): string => `{"error":"${what} are used up.","code":"quota_exhausted","${name}Used":0,"${name}Limit":0}`;
    expect(await refusedAt(SEARCH, { searchesLimit: 0 })).toEqual([429, body("The searches that the subscription allows", "searches"), monthsEnd()]);
    for (const target of [EXPORT, SCROLL]) expect(await refusedAt(target, { exportsLimit: 0 })).toEqual([429, body("The exports that the subscription allows", "exports"), monthsEnd()]);
    for (const target of FIRST_TABLE) expect(await refusedAt(target, { requestsLimit: 0 })).toEqual([429, body("The requests that the subscription allows", "requests"), monthsEnd()]);
  });

  it("500: where the search fails, without a word of why", async () => {
    const broken = await startApi({ index: failingIndex(new TypeError("secret detail")) });
    for (const target of FIRST_TABLE) expect(await answerOf(broken, target)).toEqual([500, '{"error":"The request failed on the server\'s side. It is safe to try again, waiting longer each time.","code":"internal"}', {}]);
    await broken.close();
  });

  it("503: while no search index is selected", async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "no-index-"));
    const silent = (): void => undefined;
    const index = await openEmbeddedIndex({ dataDir, workers: 1, log: { info: silent, error: silent } });
    const empty = await startApi({ index });
    for (const target of FIRST_TABLE) expect(await answerOf(empty, target)).toEqual([503, '{"error":"No search index is selected. Retry later; if this lasts, the operator must import a register.","code":"no_index"}', { "retry-after": "5" }]);
    await empty.close();
    await index.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe("domain enrichment", () => {
  const refusal = (code: string, error: string): string => JSON.stringify({ error, code });
  const ofUrl = (code: string, error: string): string => JSON.stringify({ error: `url: ${error}`, code, parameter: "url" });

  it.each([
    ["missing", "/api/website/html", "it is required; send a domain such as example.com, or an http(s) URL."],
    ["missing beside others", "/api/website/html?extract=true", "it is required; send a domain such as example.com, or an http(s) URL."],
    ["not http(s)", fetchOf("ftp://site.example/"), 'only http and https URLs are fetched, written as https://…; it begins with "ftp:".'],
    ["with credentials", fetchOf("https://user:word@site.example/"), "it contains a user name, a password or an e-mail address; send the page's address without."],
    ["of no public hostname", fetchOf("https://a..b/"), "it is no URL of a public host; send a domain such as example.com, or an http(s) URL."],
  ])("400 invalid_url: a URL that is %s", async (_, target, error) => {
    expect(await answerOf(api, target)).toEqual([400, ofUrl("invalid_url", error), {}]);
  });

  describeKeys([fetchOf("site.example")]);

  it.each([
    ["an IP literal", "http://192.0.2.1/", "pages are fetched by host name, never by IP address."],
    ["localhost", "http://localhost/", '"localhost" is a name of an internal network.'],
    ["an internal name", "http://router.internal/", '"router.internal" is a name of an internal network.'],
    ["a name that leads to a private address", "http://private.example/", '"private.example" leads to an address that is not public: private use (RFC 1918).'],
    ["a name that leads to a reserved address", "http://reserved.example/", '"reserved.example" leads to an address that is not public: reserved (RFC 1112).'],
  ])("403 blocked_host: %s", async (_, url, error) => {
    expect(await answerOf(api, fetchOf(url))).toEqual([403, ofUrl("blocked_host", error), {}]);
  });

  it.each([
    ["an image", "/image", "image/png"],
    ["a PDF", "/pdf", "application/pdf"],
    ["JSON", "/json", "application/json"],
  ])("415 not_html: %s", async (_, page, type) => {
    expect(await answerOf(api, own(page))).toEqual([415, refusal("not_html", `The URL leads to a document that is not HTML: its type is "${type}".`), {}]);
  });

  it("502 unreachable: a site that refuses connections, and a name that does not exist", async () => {
    expect(await answerOf(api, fetchOf(`http://site.example:${closedPort}/`))).toEqual([502, refusal("unreachable", "The site could not be fetched: it refuses connections (ECONNREFUSED)."), {}]);
    expect(await answerOf(api, fetchOf("nowhere.example"))).toEqual([502, refusal("unreachable", "The site could not be fetched: its name does not exist or has no address."), {}]);
  });

  it("502 too_many_redirects: a site that redirects more than 5 times", async () => {
    expect(await answerOf(api, own("/loop"))).toEqual([502, refusal("too_many_redirects", "The site redirects more than 5 times."), {}]);
  });

  it("504 timeout: a site that does not answer in time", async () => {
    const hasty = openFetcher({ begin: 1000, whole: 2000 });
    const server = await startApi({ websites: hasty });
    expect(await answerOf(server, own("/silent"))).toEqual([504, refusal("timeout", "The site did not answer in time: its answer had not begun after 1 s."), {}]);
    await server.close();
    await hasty.close();
  });
});
