import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ApiError } from "./api-error";
import { CompanyClient } from "./client";
import type { Wait } from "./transport";

type Answer = (request: IncomingMessage, response: ServerResponse, asked: number) => void;

let server: Server | undefined;
const asked: string[] = [];

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  asked.length = 0;
});

async function clientOf(answer: Answer, apiKey?: string): Promise<{ client: CompanyClient; waits: Wait[] }> {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response, asked.length);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const waits: Wait[] = [];
  const client = new CompanyClient({ baseUrl: `http://127.0.0.1:${port}`, ...(apiKey === undefined ? {} : { apiKey }), onWait: (wait) => waits.push(wait), sleep: () => Promise.resolve() });
  return { client, waits };
}

function send(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

const page = (total: number): unknown => ({ meta: { totalCount: total, currentPage: 1, totalPages: 1, pageSize: 25 }, data: { records: [{ ID: "a" }] } });

test("too many requests in a second are waited out for as long as the answer says", async () => {
  const { client, waits } = await clientOf((_request, response, times) => (times === 1 ? send(response, 429, { error: "slow down", code: "rate_limited" }, { "retry-after": "2" }) : send(response, 200, page(7))));
  expect((await client.search({ search: "bau" })).total).toBe(7);
  expect(waits.map(({ seconds }) => seconds)).toEqual([2]);
});

test("a switch of the data and failures of the server are tried again, longer apart each time", async () => {
  const { client, waits } = await clientOf((_request, response, times) => (times < 4 ? send(response, [500, 503, 504][times - 1] ?? 500, { error: "later" }) : send(response, 200, page(1))));
  await client.search({ search: "bau" });
  const seconds = waits.map((wait) => wait.seconds);
  expect(seconds).toHaveLength(3);
  expect([...seconds].sort((a, b) => a - b)).toEqual(seconds);
});

test.each([
  [400, { error: "countryCode: …", code: "invalid_parameter", parameter: "countryCode" }],
  [401, { message: "Unauthorized", statusCode: 401 }],
  [403, { error: "suspended", code: "subscription_inactive", subscriptionStatus: "suspended" }],
  [429, { error: "used up", code: "quota_exhausted", requestsUsed: 5, requestsLimit: 5 }],
])("%i is told at once, with all it says", async (status, body) => {
  const { client } = await clientOf((_request, response) => send(response, status, body));
  const error = await client.search({ search: "x" }).then(() => undefined, (failure: unknown) => failure);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).details).toMatchObject({ status, body });
  expect(asked).toHaveLength(1);
});

test("a service that cannot be reached is an error of status 0, after trying again", async () => {
  const client = new CompanyClient({ baseUrl: "http://127.0.0.1:1", sleep: () => Promise.resolve() });
  await expect(client.search({ search: "x" })).rejects.toMatchObject({ details: { status: 0 } });
});

test("a request that is given up is not tried again", async () => {
  const stop = new AbortController();
  const { client } = await clientOf((_request, response) => {
    stop.abort();
    send(response, 503, { error: "later" });
  });
  await expect(client.search({ search: "x" }, {}, { signal: stop.signal })).rejects.toThrow(/abort/i);
  expect(asked).toHaveLength(1);
});

test("a page is asked for in the order given", async () => {
  const { client } = await clientOf((_request, response) => send(response, 200, page(1)));
  await client.search({ countryCode: ["DE"] }, { sort: { by: "annualSales", descending: true } });
  await client.export({}, { page: 2, pageSize: 10, sort: { by: "foundingYears", descending: false } });
  expect(asked).toEqual(["/api/company/search?countryCode=DE&page=1&sort=annualSales%3Adesc", "/api/company/export?page=2&pageSize=10&sort=foundingYears%3Aasc"]);
});

test("a scroll hands on the latest cursor with the same query until there is no more", async () => {
  const { client } = await clientOf((_request, response, times) => send(response, 200, { meta: { pageSize: 2, hasMoreRecords: times < 3, scrollId: `cursor-${times}`, recordCount: 1 }, data: { records: [{ ID: `${times}` }] } }), "fm_test");
  const ids: unknown[] = [];
  for await (const batch of client.scroll({ countryCode: ["DE"] }, { pageSize: 2 })) ids.push(...batch.records.map(({ ID }) => ID));
  expect(ids).toEqual(["1", "2", "3"]);
  expect(asked.map((url) => new URLSearchParams(url.split("?")[1]).get("scrollId"))).toEqual([null, "cursor-1", "cursor-2"]);
  expect(asked.every((url) => url.includes("countryCode=DE") && url.includes("useScroll=true"))).toBe(true);
});

test("batches of a bare array, with the cursor beside it, are read too", async () => {
  const { client } = await clientOf((_request, response) => send(response, 200, { hasMoreRecords: false, scrollId: "end", data: [{ ID: "a" }, { ID: "b" }] }));
  const batches = [];
  for await (const batch of client.scroll({})) batches.push(batch);
  expect(batches).toEqual([{ records: [{ ID: "a" }, { ID: "b" }], scrollId: "end", hasMore: false }]);
});

test("a key is sent where one was given, and nowhere else", async () => {
  const keys: (string | string[] | undefined)[] = [];
  const answer: Answer = (request, response) => {
    keys.push(request.headers["x-api-key"]);
    send(response, 200, page(1));
  };
  await (await clientOf(answer, "fm_test")).client.search({ search: "x" });
  server?.close();
  await (await clientOf(answer)).client.search({ search: "x" });
  expect(keys).toEqual(["fm_test", undefined]);
});
