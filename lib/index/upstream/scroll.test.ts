import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { batch, type Front, type Script, send, startFront } from "./testing/front";

let front: Front;
beforeEach(async () => {
  front = await startFront();
});
afterEach(() => front.close());

const FIRST = "/api/company/export?useScroll=true&pageSize=2&search=acme";

/** Starts a scroll whose upstream cursor is "first cursor"; the rest is the script's. */
async function begin(then: Script): Promise<string> {
  front.upstream.play((request, response, nth) => (nth === 1 ? send(response, 200, batch(["a", "b"], "first cursor +/=")) : then(request, response, nth)));
  const { status, body } = await front.api.get(FIRST);
  expect([status, body.data?.records.map(({ ID }) => ID)]).toEqual([200, ["a", "b"]]);
  return body.meta?.scrollId ?? "";
}

const goOn = (scrollId: string): ReturnType<Front["api"]["get"]> => front.api.get(`/api/company/export?useScroll=true&pageSize=2&scrollId=${scrollId}`);
const lastSent = (): URLSearchParams => new URL(front.upstream.asked.at(-1)?.url ?? "", front.upstream.origin).searchParams;

describe("a scroll of the upstream", () => {
  it("goes on with its cursor, inside one of ours, and the filters it began with", async () => {
    const scrollId = await begin((_, response) => send(response, 200, batch(["c"])));
    expect(Buffer.from(scrollId, "base64url").subarray(1, -32).toString()).toContain("first cursor");
    const { status, body } = await goOn(scrollId);
    expect([status, body.data?.records.map(({ ID }) => ID), body.meta]).toMatchObject([200, ["c"], { hasMoreRecords: false, recordCount: 1, pageSize: 2 }]);
    expect(Object.fromEntries(lastSent())).toEqual({ search: "acme", export: "true", useScroll: "true", pageSize: "2", scrollId: "first cursor +/=" });
  });

  it("is over when it says so: its last cursor gives an empty batch, without asking", async () => {
    const last = (await goOn(await begin((_, response) => send(response, 200, batch(["c"], "second cursor"))))).body.meta?.scrollId ?? "";
    front.upstream.play((_, response) => send(response, 200, batch(["d"])));
    const ended = (await goOn(last)).body.meta?.scrollId ?? "";
    const asked = front.upstream.asked.length;
    for (let again = 0; again < 2; again += 1) {
      const { status, body } = await goOn(ended);
      expect([status, body.data?.records, body.meta?.["hasMoreRecords"]]).toEqual([200, [], false]);
    }
    expect(front.upstream.asked).toHaveLength(asked);
  });

  it("belongs to the key that began it", async () => {
    const scrollId = await begin((_, response) => send(response, 200, batch(["c"])));
    const other = await front.api.createKey();
    const { status, body } = await front.api.get(`/api/company/export?useScroll=true&scrollId=${scrollId}`, { "x-api-key": other });
    expect([status, body.code, front.upstream.asked.length]).toEqual([400, "scroll_invalid", 1]);
  });

  it("gives a batch whose answer was lost on our way again, without asking for it twice", async () => {
    const scrollId = await begin((_, response, nth) => send(response, 200, batch([`batch ${nth}`], "second cursor")));
    const [once, twice, thrice] = [await goOn(scrollId), ...(await Promise.all([goOn(scrollId), goOn(scrollId)]))];
    expect([twice.body.data, thrice.body.data]).toEqual([once.body.data, once.body.data]);
    expect(front.upstream.asked).toHaveLength(2);
  });

  it("does not use a cursor twice for a batch of another size", async () => {
    const scrollId = await begin((_, response) => send(response, 200, batch(["c"], "second cursor")));
    await goOn(scrollId);
    const { status, body } = await goOn(scrollId);
    expect(status).toBe(200);
    expect(body.data?.records).toHaveLength(1);
    const other = await front.api.get(`/api/company/export?useScroll=true&pageSize=3&scrollId=${scrollId}`);
    expect([other.status, other.body.code, front.upstream.asked.length]).toEqual([400, "scroll_expired", 2]);
  });

  it.each<{ what: string; script: Script; status: number }>([
    { what: "was lost on the upstream's way", script: (request) => void request.socket.resetAndDestroy(), status: 502 },
    { what: "broke off", script: (request, response) => void response.writeHead(200, { "Content-Type": "application/json" }).write("{", () => setTimeout(() => request.socket.resetAndDestroy(), 30)), status: 502 },
    { what: "did not come in time", script: () => undefined, status: 504 },
    { what: "is not whole", script: (_, response) => send(response, 200, { meta: { hasMoreRecords: false, recordCount: 2 }, data: [{ ID: "c" }] }), status: 502 },
    { what: "has no cursor for the rest", script: (_, response) => send(response, 200, { hasMoreRecords: true, data: [{ ID: "c" }] }), status: 502 },
  ])("is not asked again for a batch that $what: the next one might come in its place", async ({ script, status }) => {
    const scrollId = await begin(script);
    expect((await goOn(scrollId)).status).toBe(status);
    expect(front.upstream.asked).toHaveLength(2);
    const { status: again, body } = await goOn(scrollId);
    expect([again, body.code, front.upstream.asked.length]).toEqual([400, "scroll_expired", 2]);
  });

  it("is asked again for a batch that it refused: nothing was delivered", async () => {
    const scrollId = await begin((_, response, nth) => (nth === 2 ? send(response, 503, { error: "busy", code: "overloaded" }, { "Retry-After": "60" }) : send(response, 200, batch(["c"]))));
    const refused = await goOn(scrollId);
    expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([503, "overloaded", "60"]);
    expect((await goOn(scrollId)).body.data?.records).toMatchObject([{ ID: "c" }]);
  });

  it.each([
    { said: "as a client of this API would", script: (status: number): Script => (_, response) => send(response, status, { error: "scrollId: expired.", code: "scroll_expired", parameter: "scrollId" }), status: 400 },
    { said: "in other words", script: (status: number): Script => (_, response) => send(response, status, { error: "No search context found" }), status: 404 },
  ])("that expired there has expired here, when the upstream says so $said", async ({ script, status }) => {
    const { status: mine, body } = await goOn(await begin(script(status)));
    expect([mine, body.code, body.parameter]).toEqual([400, "scroll_expired", "scrollId"]);
  });

  it("with a cursor that does not fit into one of ours is refused at once", async () => {
    front.upstream.play((_, response) => send(response, 200, batch(["a"], "x".repeat(24_001))));
    expect((await front.api.get(FIRST)).body.code).toBe("upstream_failed");
  });

  it("with the longest cursor that fits goes on", async () => {
    const longest = Array.from({ length: 24_000 }, (_, at) => ((at * 2654435761) % 36).toString(36)).join("");
    front.upstream.play((_, response, nth) => send(response, 200, nth === 1 ? batch(["a"], longest) : batch(["b"])));
    const scrollId = (await front.api.get(FIRST)).body.meta?.scrollId ?? "";
    expect(scrollId.length).toBeLessThanOrEqual(32_768);
    expect((await front.api.get(`/api/company/export?useScroll=true&pageSize=2&search=acme&scrollId=${scrollId}`)).status).toBe(200);
    expect(lastSent().get("scrollId")).toBe(longest);
  });
});
