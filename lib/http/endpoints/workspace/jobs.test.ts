import { afterAll, beforeAll, expect, it } from "vitest";
import { membersBrowser, ownersBrowser, type Browser } from "../../session/testing/pages";
import { startApi, type ApiServer } from "../../testing/api-server";

let api: ApiServer;
let owner: Browser;
let member: Browser;
beforeAll(async () => {
  api = await startApi({
    resolveDomain: (domain) =>
      Promise.resolve(domain === "acme.example" ? { verdict: "review", matches: [{ id: "demo-000001", name: "Acme Holding B.V.", score: 0.6, reasons: [{ text: "The name is the company's.", agrees: true }] }] } : { failure: { code: "unreachable", message: "The site cannot be reached." } }),
  });
  owner = await ownersBrowser(api);
  member = await membersBrowser(api.origin, owner);
});
afterAll(() => api.close());

/** Sends as the member. @returns the answer's body, after its status was looked at. */
async function send(method: string, target: string, body?: unknown, status = 200, browser = member): Promise<Readonly<Record<string, unknown>>> {
  const answer = await browser.send(method, `/api/workspace/jobs${target}`, body);
  expect(answer.status, answer.text).toBe(status);
  return answer.body;
}

it("a file goes in piece by piece, is worked through, reviewed, read page by page and deleted", async () => {
  const id = String((await send("POST", "", { name: "leads.csv", columns: ["Domain"], domainColumn: 0 }, 201))["id"]);
  await send("POST", `/${id}/rows`, { from: 0, rows: [["acme.example"]] });
  await send("POST", `/${id}/rows`, { from: 1, rows: [["gone.example"], [""]] });
  await send("PATCH", `/${id}`, { state: "running" });
  await expect.poll(async () => (await send("GET", `/${id}`))["state"], { timeout: 5000 }).toBe("done");
  expect(await send("GET", `/${id}`, undefined, 200, owner)).toMatchObject({ rows: 3, counts: { waiting: 0, match: 0, review: 1, none: 0, failed: 2 }, madeBy: { name: "Max Member" } });
  expect(await send("POST", `/${id}/decisions`, { decisions: [{ row: 0, decision: "accept", company: "demo-000001" }] })).toMatchObject({ id });
  expect(await send("GET", `/${id}/rows?limit=1`)).toMatchObject({ data: [{ row: 0, cells: ["acme.example"], state: "review", matches: [{ id: "demo-000001" }], decision: { company: "demo-000001", by: { name: "Max Member" } } }], next: 1 });
  expect(await send("GET", `/${id}/rows?state=failed&from=1`)).toMatchObject({ data: [{ row: 1, failure: { code: "unreachable" } }, { row: 2, failure: { code: "empty_cell" } }], next: null });
  expect((await send("GET", ""))["data"]).toMatchObject([{ id }]);
  await send("DELETE", `/${id}`, undefined, 200, owner);
  await send("GET", `/${id}`, undefined, 404);
});

it("what is no file, no row, no state and no decision is refused by name", async () => {
  expect(await send("POST", "", { name: "a", columns: ["Domain"], domainColumn: 1 }, 400)).toMatchObject({ code: "invalid_body", parameter: "domainColumn" });
  expect(await send("POST", "", { name: "a", columns: [], domainColumn: 0 }, 400)).toMatchObject({ parameter: "columns" });
  const id = String((await send("POST", "", { name: "a", columns: ["Domain"], domainColumn: 0 }, 201))["id"]);
  await send("POST", `/${id}/rows`, { from: 0, rows: Array.from({ length: 5001 }, () => ["a"]) }, 400);
  expect(await send("PATCH", `/${id}`, { state: "running" }, 409)).toMatchObject({ code: "conflict" });
  expect(await send("PATCH", `/${id}`, { state: "done" }, 400)).toMatchObject({ parameter: "state" });
  expect(await send("GET", `/${id}/rows?state=sure`, undefined, 400)).toMatchObject({ code: "invalid_parameter", parameter: "state" });
  await send("POST", `/${id}/decisions`, { decisions: [{ row: 0, decision: "accept" }] }, 400);
  await send("PATCH", `/${id}`, { state: "cancelled" });
  await send("DELETE", `/${id}`);
});
