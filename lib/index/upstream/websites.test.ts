import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ApiServer, startApi } from "../../http/testing/api-server";
import { UpstreamWebsites } from "./websites";

const KEY = `fm_upstream_${"k".repeat(40)}`;
const PAGE = {
  requestedUrl: "https://a.example/",
  finalUrl: "https://www.a.example/",
  statusCode: 404,
  contentType: "text/html",
  charset: "windows-1252",
  html: '<p>"Grüße"\n\u2028 🏢',
  bytes: 20,
  truncated: false,
  redirects: ["https://www.a.example/"],
  fetchedAt: "2026-11-20T09:30:00.000Z",
};
const CANDIDATES = [{ source: "identifier", name: "A B.V.", nationalId: "12345678", countryHint: "NL" }];

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[] = [];
const other = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
let websites: UpstreamWebsites;
/** This service itself, in front of one that fetches; and one in front of that. */
let fetching: ApiServer;
let api: ApiServer;
const json = (status: number, body: unknown, headers: Record<string, string> = {}) => (_: IncomingMessage, response: ServerResponse) => void response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));

beforeAll(async () => {
  await new Promise<void>((listens) => other.listen(0, "127.0.0.1", listens));
  websites = new UpstreamWebsites(new URL(`http://127.0.0.1:${(other.address() as AddressInfo).port}`), KEY, { answerWithin: 400, deadline: 2000, firstDelay: 5 });
  api = await startApi({ websites });
  fetching = await startApi();
});
afterAll(async () => {
  websites.close();
  await api.close();
  await fetching.close();
  other.closeAllConnections();
  await new Promise((closed) => other.close(closed));
});
beforeEach(() => {
  asked = [];
});


describe("a page fetch by another service", () => {
  it("delivers that service's page, field by field", async () => {
    answer = json(200, { ...PAGE, extra: 1 });
    expect((await api.get("/api/website/html?url=a.example%2F%C3%BC%3Fb%3Dc&maxBytes=20000")).body).toEqual(PAGE);
    expect(asked.map(({ url, headers }) => [url, headers["x-api-key"]])).toEqual([["/api/website/html?url=a.example%2F%C3%BC%3Fb%3Dc&extract=false&maxBytes=20000", KEY]]);
    answer = json(200, { ...PAGE, candidates: [{ ...CANDIDATES[0], city: null }] });
    expect((await api.get("/api/website/html?url=a.example&extract=true")).body).toEqual({ ...PAGE, candidates: CANDIDATES });
    expect((await api.get("/api/website/html?url=a.example")).body).toEqual(PAGE);
  });

  it.each([
    [400, "invalid_url", 0],
    [403, "blocked_host", 0],
    [415, "not_html", 1],
    [502, "unreachable", 1],
    [502, "too_many_redirects", 1],
    [504, "timeout", 1],
  ] as const)("passes on what that service says of the site: %i %s", async (status, code, counted) => {
    const before = await api.requestsUsed();
    answer = json(status, { error: `Said there, key ${KEY}.`, code, parameter: "url" });
    const refused = await api.get("/api/website/html?url=a.example");
    expect([refused.status, refused.body]).toEqual([status, { error: "Said there, key (key).", code, parameter: "url" }]);
    expect((await api.requestsUsed()) - before).toBe(counted);
    expect(asked.length).toBe(1);
  });

  it.each<[string, number, unknown, number, string]>([
    ["its refusal of the operator's key", 403, { subscriptionStatus: "suspended", code: "subscription_inactive", error: "no" }, 502, "upstream_refused"],
    ["401", 401, { message: "Unauthorized", statusCode: 401 }, 502, "upstream_refused"],
    ["a code that is another status's", 500, { error: "x", code: "blocked_host" }, 500, "internal"],
    ["no such endpoint", 404, { error: "x", code: "not_found" }, 501, "not_supported"],
    ["an answer of another shape", 200, { html: "x" }, 502, "upstream_failed"],
    ["its own failure to reach a third", 502, { error: "x", code: "upstream_unreachable" }, 502, "upstream_failed"],
  ])("takes nothing else for the site's: %s", async (_, status, body, expected, code) => {
    const before = await api.requestsUsed();
    answer = json(status, body);
    const refused = await api.get("/api/website/html?url=a.example");
    expect([refused.status, refused.body.code]).toEqual([expected, code]);
    expect((await api.requestsUsed()) - before).toBe(0);
  });

  it("is not asked for again when the answer was lost: it was counted there", async () => {
    answer = (request) => void request.socket.destroy();
    expect((await api.get("/api/website/html?url=a.example")).body.code).toBe("upstream_failed");
    expect(asked.length).toBe(1);
  });

  it("goes through this very service", async () => {
    const through = new UpstreamWebsites(new URL(fetching.origin), fetching.key);
    const front = await startApi({ websites: through });
    const [here, there] = [await front.get("/api/website/html?url=a.example&extract=true"), await fetching.get("/api/website/html?url=a.example&extract=true")];
    expect([here.status, here.body]).toEqual([200, there.body]);
    through.close();
    await front.close();
  });
});
