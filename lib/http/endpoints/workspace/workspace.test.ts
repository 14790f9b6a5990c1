import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { membersBrowser, ownersBrowser, type Browser } from "../../session/testing/pages";
import { startApi, type ApiServer } from "../../testing/api-server";

let api: ApiServer;
let owner: Browser;
let member: Browser;
beforeAll(async () => {
  api = await startApi();
  owner = await ownersBrowser(api);
  member = await membersBrowser(api.origin, owner);
});
afterAll(() => api.close());

/** Sends as the member. @returns the answer's body, after its status was looked at. */
async function send(method: string, target: string, body?: unknown, status = 200, browser = member): Promise<Readonly<Record<string, unknown>>> {
  const answer = await browser.send(method, `/api/workspace/${target}`, body);
  expect(answer.status, answer.text).toBe(status);
  return answer.body;
}

async function made(target: string, body: unknown, browser = member): Promise<string> {
  return String((await send("POST", target, body, 201, browser))["id"]);
}

describe("saved searches", () => {
  it("are kept in canonical form with what they find, for everybody", async () => {
    const saved = await send("POST", "searches", { name: "Germany or Britain", query: "?statusCode=1,0&countryCode=gb&countryCode=DE" }, 201);
    expect(saved).toMatchObject({ name: "Germany or Britain", query: "statusCode=0%2C1&countryCode=DE%2CGB", pinned: false, madeBy: { name: "Max Member" }, count: { companies: 80, generation: "reference" }, countBefore: null });
    const id = String(saved["id"]);
    expect(await send("GET", `searches/${id}`, undefined, 200, owner)).toEqual(saved);
    expect((await send("GET", "searches", undefined, 200, owner))["data"]).toEqual([saved]);
    expect(await send("PATCH", `searches/${id}`, { pinned: true }, 200, owner)).toMatchObject({ pinned: true, name: "Germany or Britain", count: { companies: 80 } });
    expect(await send("PATCH", `searches/${id}`, { query: "countryCode=NL" })).toMatchObject({ query: "countryCode=NL", pinned: true, count: { companies: 1 } });
    api.time.now += 5000;
    expect(await send("POST", `searches/${id}/count`)).toMatchObject({ count: { companies: 1, at: api.time.now } });
    await send("DELETE", `searches/${id}`);
    await send("GET", `searches/${id}`, undefined, 404);
  });

  it("keep the order of the table behind the filters, and count the same", async () => {
    const saved = await send("POST", "searches", { name: "Oldest first", query: "sort=foundingYears%3Aasc&countryCode=GB" }, 201);
    expect(saved).toMatchObject({ query: "countryCode=GB&sort=foundingYears%3Aasc", count: { companies: 117 } });
    expect(await send("POST", `searches/${String(saved["id"])}/count`)).toMatchObject({ count: { companies: 117 } });
    expect(await send("POST", "searches", { name: "Wrong", query: "sort=name" }, 400)).toMatchObject({ parameter: "sort", error: expect.stringContaining("employeesTotal:desc") as string });
    await send("DELETE", `searches/${String(saved["id"])}`);
  });

  it("refuse a query that search would refuse, and a name that is none", async () => {
    expect(await send("POST", "searches", { name: "Wrong", query: "countrycode=NL" }, 400)).toMatchObject({ parameter: "countrycode", error: expect.stringContaining("did you mean countryCode?") as string });
    expect(await send("POST", "searches", { name: "Wrong", query: "page=2" }, 400)).toMatchObject({ parameter: "page" });
    expect(await send("POST", "searches", { name: " ", query: "" }, 400)).toMatchObject({ code: "invalid_body", parameter: "name" });
    expect(await send("POST", "searches", { name: "x".repeat(101), query: "" }, 400)).toMatchObject({ parameter: "name", error: expect.stringContaining("100 characters") as string });
    expect((await send("GET", "searches"))["data"]).toEqual([]);
  });

  it("are deleted by owners and their maker", async () => {
    const owners = await made("searches", { name: "Mine", query: "" }, owner);
    expect(await send("DELETE", `searches/${owners}`, undefined, 403)).toMatchObject({ code: "forbidden", error: expect.stringContaining("Olive Owner") as string });
    const members = await made("searches", { name: "Yours", query: "" });
    await send("DELETE", `searches/${members}`, undefined, 200, owner);
    await send("DELETE", `searches/${owners}`, undefined, 200, owner);
  });
});

describe("lists", () => {
  it("are made, filled, read, renamed and deleted", async () => {
    const id = await made("lists", { name: "Leads" });
    expect(await send("POST", `lists/${id}/ids`, { add: ["demo-000002", "demo-000001"] })).toMatchObject({ size: 2, added: 2, removed: 0 });
    expect(await send("POST", `lists/${id}/ids`, { add: ["demo-000003"], remove: ["demo-000002"] }, 200, owner)).toMatchObject({ size: 2 });
    expect(await send("GET", `lists/${id}/ids`)).toEqual({ ids: ["demo-000001", "demo-000003"], next: null });
    expect(await send("PATCH", `lists/${id}`, { name: "Customers" })).toMatchObject({ name: "Customers", size: 2 });
    expect((await send("GET", "lists"))["data"]).toMatchObject([{ name: "Customers", size: 2, madeBy: { name: "Max Member" } }]);
    await send("DELETE", `lists/${id}`);
    await send("GET", `lists/${id}`, undefined, 404);
  });

  it("take at most 10,000 IDs a request", async () => {
    const id = await made("lists", { name: "Many" });
    const ids = Array.from({ length: 10_001 }, (_, i) => `demo-${i}`);
    expect(await send("POST", `lists/${id}/ids`, { add: ids }, 400)).toMatchObject({ parameter: "add", error: expect.stringContaining("at most 10000 IDs") as string });
    expect(await send("POST", `lists/${id}/ids`, { add: ids.slice(1) })).toMatchObject({ size: 10_000 });
    for (const wrong of ["", "a\nb", "x".repeat(201), 5]) await send("POST", `lists/${id}/ids`, { add: [wrong] }, 400);
  });
});

describe("exports", () => {
  const RECORD = { query: "countryCode=DE,NL", columns: ["ID", "Company Name"], format: "csv", generation: "reference", announced: 3 };

  it("are noted batch by batch, ended, and give back what they delivered", async () => {
    const id = await made("exports", RECORD);
    expect(await send("POST", `exports/${id}/ids`, { from: 0, ids: ["demo-000001", "demo-000002"] })).toMatchObject({ delivered: 2, skipped: 0, state: "running" });
    expect(await send("PATCH", `exports/${id}`, { state: "done" }, 409)).toMatchObject({ code: "conflict" });
    await send("POST", `exports/${id}/ids`, { from: 2, ids: ["demo-000003"] });
    expect(await send("PATCH", `exports/${id}`, { state: "done" })).toMatchObject({ state: "done", delivered: 3 });
    expect(await send("GET", `exports/${id}/ids?from=1`, undefined, 200, owner)).toEqual({ ids: ["demo-000002", "demo-000003"], next: null });
    const next = await made("exports", { ...RECORD, leavesOut: { exports: [id], lists: [] } });
    await send("POST", `exports/${next}/ids`, { from: 0, skipped: 3, ids: [] });
    expect(await send("PATCH", `exports/${next}`, { state: "done" })).toMatchObject({ delivered: 0, skipped: 3 });
    expect((await send("GET", "exports?limit=1"))["data"]).toMatchObject([{ id: next, query: "countryCode=DE%2CNL" }]);
    await send("PATCH", `exports/${next}`, { state: "cancelled" }, 403, owner);
    for (const gone of [id, next]) await send("DELETE", `exports/${gone}`, undefined, 200, owner);
  });

  it("refuse columns, formats and limits that there are none of", async () => {
    expect(await send("POST", "exports", { ...RECORD, columns: ["Shoe Size"] }, 400)).toMatchObject({ parameter: "columns.0" });
    expect(await send("POST", "exports", { ...RECORD, format: "pdf" }, 400)).toMatchObject({ parameter: "format" });
    for (const limit of ["0", "1001", "many"]) expect(await send("GET", `exports?limit=${limit}`, undefined, 400)).toMatchObject({ code: "invalid_parameter", parameter: "limit" });
  });
});

it("nothing of it is there for keys, or for who is not signed in", async () => {
  for (const path of ["searches", "lists", "exports", "searches/x", "lists/x/ids"]) expect((await api.get(`/api/workspace/${path}`)).status).toBe(403);
  expect((await api.get("/api/workspace/searches", { "sec-fetch-site": "same-origin" })).body.code).toBe("signed_out");
});
