import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIELDS, fieldsOfGroup } from "../company/fields";
import { startApi, type ApiServer } from "./testing/api-server";

let api: ApiServer;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const get = async (target: string, key = api.key) => {
  const answer = await api.get(target, { "x-api-key": key });
  if (answer.status !== 200) throw new Error(`${target}: ${answer.status} ${answer.text}`);
  return answer.body;
};
const ids = (body: Awaited<ReturnType<typeof get>>) => body.data?.records.map((record) => record["ID"]) ?? [];
const names = (body: Awaited<ReturnType<typeof get>>) => body.data?.records.map((record) => record["Company Name"]) ?? [];

describe("search", () => {
  it("answers with the envelope and the default fields, in their order", async () => {
    expect(JSON.stringify(await get("/api/company/search?cityName=Amsterdam"))).toBe(
      '{"meta":{"totalCount":1,"currentPage":1,"totalPages":1,"pageSize":25},"data":{"records":[{"ID":"demo-000001","Company Name":"Acme Holding B.V.","Country":"Netherlands","City":"Amsterdam"}]}}',
    );
  });

  it("says which reading of `search` answered, and only then", async () => {
    expect((await get("/api/company/search?search=acme")).meta).toMatchObject({ match: "name" });
    expect((await get("/api/company/search?countryCode=NL")).meta).not.toHaveProperty("match");
  });

  it("finds nothing with 200", async () => {
    expect(await get("/api/company/search?cityName=Nowhere")).toEqual({ meta: { totalCount: 0, currentPage: 1, totalPages: 0, pageSize: 25 }, data: { records: [] } });
  });

  it("with page or pageSize alone means every company", async () => {
    expect((await get("/api/company/search?page=1")).meta).toEqual({ totalCount: 120, currentPage: 1, totalPages: 5, pageSize: 25 });
    expect((await get("/api/company/search?pageSize=7")).data?.records).toHaveLength(7);
  });

  it("reduces a pageSize above 50 to 50 and says so", async () => {
    for (const size of ["51", "99999999999999999999", "9".repeat(500)]) expect((await get(`/api/company/search?pageSize=${size}`)).meta).toEqual({ totalCount: 120, currentPage: 1, totalPages: 3, pageSize: 50 });
  });

  it("delivers 50 records over all pages: a page that straddles the cap is cut, one beyond it is refused, totalCount stays true", async () => {
    const second = await get("/api/company/search?pageSize=30&page=2");
    expect(second.meta).toEqual({ totalCount: 120, currentPage: 2, totalPages: 4, pageSize: 30 });
    expect(second.data?.records).toHaveLength(20);
    for (const query of ["pageSize=30&page=3", "pageSize=50&page=2", "page=3", "page=9007199254740993", `page=${"9".repeat(400)}`]) {
      const { status, body } = await api.get(`/api/company/search?${query}`);
      expect([status, body.code, body.parameter]).toEqual([400, "page_beyond_cap", "page"]);
      expect(body.error).toMatch(/first 50 records.*\/api\/company\/export/);
    }
  });

  it("answers a page past the last record, below the cap, with no records", async () => {
    expect(await get("/api/company/search?countryCode=DE&page=2")).toEqual({ meta: { totalCount: 2, currentPage: 2, totalPages: 1, pageSize: 25 }, data: { records: [] } });
  });

  it("takes quotes, operators, brackets and other marks as plain text", async () => {
    for (const text of ['"', "'", "a OR b", "NOT x AND y", "(((", "[a TO b]", "*", "?", "~", "^", "\\", "{\"$gt\":1}", "name:acme", "a&b", "%", "%00", "-acme", "+acme", "<script>", "';DROP TABLE keys;--", "a/b", "\u{1F600}", "\u202e", "İ", "ß", "null", "__proto__"]) {
      const { status } = await api.get(`/api/company/search?search=${encodeURIComponent(text)}`);
      expect(status, text).toBe(200);
    }
    expect(names(await get(`/api/company/search?search=${encodeURIComponent('acme "quotes" & söhne')}`))).toEqual(['Acme "Quotes" & Söhne GmbH']);
  });

  it("joins repeated and comma-separated values of a list, in any case where case means nothing", async () => {
    for (const query of ["countryCode=NL,DE", "countryCode=nl&countryCode=De", "countryCode=DE,NL,DE"]) expect((await get(`/api/company/search?${query}`)).meta?.["totalCount"]).toBe(3);
  });

  it("reads a phone number whose plus sign form decoding made a blank", async () => {
    expect((await api.get("/api/company/search?phoneNumber=+31201234567")).status).toBe(200);
  });
});

describe("export", () => {
  it("delivers all fields of the key's package in their order, and no others", async () => {
    expect(Object.keys((await get("/api/company/export?ID=demo-000001")).data?.records[0] ?? {})).toEqual(FIELDS.map((field) => field.name));
    const contact = await api.createKey({ package: "identity+contact" });
    const expected = [...fieldsOfGroup("identity"), ...fieldsOfGroup("contact")].map((field) => field.name);
    for (const query of ["ID=demo-000001", "useScroll=true&ID=demo-000001"]) expect(Object.keys((await get(`/api/company/export?${query}`, contact)).data?.records[0] ?? {})).toEqual(expected);
  });

  it("filters on fields that the package does not show", async () => {
    const basic = await api.createKey({ package: "basic" });
    const { data } = await get("/api/company/export?employeesTotal%5Bmin%5D=100", basic);
    expect(data?.records).toHaveLength(1);
    expect(data?.records[0]).not.toHaveProperty("Employees Total");
  });

  it("pages beyond what search delivers, with export=true or without", async () => {
    expect((await get("/api/company/export?export=true&page=3&pageSize=50")).meta).toEqual({ totalCount: 120, currentPage: 3, totalPages: 3, pageSize: 50 });
    expect(ids(await get("/api/company/export?page=3&pageSize=50"))).toHaveLength(20);
    expect((await get("/api/company/export?export=true")).meta).toEqual({ totalCount: 120, currentPage: 1, totalPages: 5, pageSize: 25 });
  });

  it("reduces a pageSize above 10,000, and refuses a page beyond the first 10,000 records", async () => {
    expect((await get("/api/company/export?pageSize=10001")).meta?.["pageSize"]).toBe(10_000);
    expect((await get("/api/company/export?useScroll=true&pageSize=10001")).meta?.["pageSize"]).toBe(10_000);
    const { status, body } = await api.get("/api/company/export?pageSize=10000&page=2");
    expect([status, body.code]).toEqual([400, "page_beyond_cap"]);
    expect(body.error).toMatch(/10000 records.*useScroll=true/);
  });
});

describe("scroll", () => {
  async function scrollAll(query: string, pageSize: number): Promise<unknown[]> {
    const all: unknown[] = [];
    for (let next = `${query}&useScroll=true&pageSize=${pageSize}`, batches = 0; ; batches += 1) {
      const body = await get(`/api/company/export?${next}`);
      expect(Object.keys(body.meta ?? {}).filter((name) => name !== "match")).toEqual(["pageSize", "hasMoreRecords", "scrollId", "recordCount"]);
      expect(body.meta?.["recordCount"]).toBe(body.data?.records.length);
      all.push(...ids(body));
      if (body.meta?.["hasMoreRecords"] !== true) return all;
      if (batches > 200) throw new Error("the scroll does not end");
      next = `useScroll=true&pageSize=${pageSize}&scrollId=${body.meta["scrollId"]}`;
    }
  }

  it.each(["countryCode=GB", "search=company", "cityName=Leeds&foundingYears%5Bmin%5D=1950", "cityName=Nowhere"])("of %s delivers the same companies as standard pages, in the same order, each once", async (query) => {
    const standard = await get(`/api/company/export?${query}&pageSize=10000`);
    for (const pageSize of [1, 7, 1000]) expect(await scrollAll(query, pageSize)).toEqual(ids(standard));
    expect(standard.meta?.["totalCount"]).toBe(ids(standard).length);
  });

  it("names the reading of `search` in every batch", async () => {
    const first = await get("/api/company/export?useScroll=true&search=acme&pageSize=1");
    expect(first.meta?.["match"]).toBe("name");
    expect((await get(`/api/company/export?useScroll=true&scrollId=${first.meta?.scrollId}`)).meta?.["match"]).toBe("name");
  });

  it("sends a batch again when it is asked for again, and none is skipped", async () => {
    const first = await get("/api/company/export?useScroll=true&countryCode=GB&pageSize=10");
    const again = `/api/company/export?useScroll=true&pageSize=10&scrollId=${first.meta?.scrollId}`;
    const [lost, repeated] = [await get(again), await get(again)];
    expect(ids(repeated)).toEqual(ids(lost));
    expect(ids(lost)).toEqual(ids(await get("/api/company/export?countryCode=GB&pageSize=10&page=2")));
  });

  it("goes on with another pageSize, and with the first request's filters sent again", async () => {
    const first = await get("/api/company/export?useScroll=true&countryCode=GB&pageSize=10");
    expect(ids(await get(`/api/company/export?useScroll=true&countryCode=gb&pageSize=5&scrollId=${first.meta?.scrollId}`))).toHaveLength(5);
  });

  it("ends with a scrollId that gives an empty batch", async () => {
    const last = await get("/api/company/export?useScroll=true&countryCode=DE");
    expect(last.meta).toMatchObject({ pageSize: 25, hasMoreRecords: false, recordCount: 2, scrollId: expect.stringMatching(/^[A-Za-z0-9_-]+$/) as string });
    const beyond = await get(`/api/company/export?useScroll=true&scrollId=${last.meta?.scrollId}`);
    expect(beyond.data?.records).toEqual([]);
    expect(beyond.meta).toMatchObject({ hasMoreRecords: false, recordCount: 0 });
  });

  const refusals: readonly (readonly [string, (scrollId: string) => string, string, string])[] = [
    ["with other filters", (id) => `useScroll=true&countryCode=DE&scrollId=${id}`, "scroll_mismatch", "scrollId"],
    ["with further filters", (id) => `useScroll=true&countryCode=GB&hasFax=false&scrollId=${id}`, "scroll_mismatch", "scrollId"],
    ["with a damaged cursor", (id) => `useScroll=true&scrollId=${id.slice(0, -3)}`, "scroll_invalid", "scrollId"],
    ["with a made-up cursor", () => "useScroll=true&scrollId=abc", "scroll_invalid", "scrollId"],
    ["without useScroll", (id) => `scrollId=${id}`, "invalid_parameter", "scrollId"],
    ["with useScroll=false", (id) => `useScroll=false&scrollId=${id}`, "invalid_parameter", "scrollId"],
    ["with a page", (id) => `useScroll=true&page=2&scrollId=${id}`, "invalid_parameter", "page"],
    ["with a cursor that is too long", () => `useScroll=true&scrollId=${"A".repeat(32_769)}`, "invalid_parameter", "scrollId"],
    ["with an empty cursor", () => "useScroll=true&scrollId=", "invalid_parameter", "scrollId"],
  ];
  it.each(refusals)("%s is refused", async (_, query, code, parameter) => {
    const first = await get("/api/company/export?useScroll=true&countryCode=GB&pageSize=10");
    const { status, body } = await api.get(`/api/company/export?${query(first.meta?.scrollId ?? "")}`);
    expect({ status, code: body.code, parameter: body.parameter }).toEqual({ status: 400, code, parameter });
    expect(body.error).toContain(parameter);
  });

  it("of another subscription is refused", async () => {
    const first = await get("/api/company/export?useScroll=true&countryCode=GB&pageSize=10");
    const { status, body } = await api.get(`/api/company/export?useScroll=true&scrollId=${first.meta?.scrollId}`, { "x-api-key": await api.createKey({}) });
    expect([status, body.code]).toEqual([400, "scroll_invalid"]);
  });

  it("expires eight minutes after its cursor was issued", async () => {
    const first = await get("/api/company/export?useScroll=true&countryCode=GB&pageSize=10");
    const before = api.time.now;
    api.time.now = before + 8 * 60_000 - 1;
    expect((await api.get(`/api/company/export?useScroll=true&scrollId=${first.meta?.scrollId}`)).status).toBe(200);
    api.time.now = before + 8 * 60_000;
    const { status, body } = await api.get(`/api/company/export?useScroll=true&scrollId=${first.meta?.scrollId}`);
    expect([status, body.code]).toEqual([400, "scroll_expired"]);
  });
});

describe("place look-up", () => {
  it("answers with names as stored, their country, how many there are and the limit applied", async () => {
    expect(await get("/api/cities?search=m%C3%BCn&countries=de,nl")).toEqual({ data: [{ cityName: "München", countryCode: "DE" }, { cityName: "Münster", countryCode: "DE" }], total: 2, limit: 100 });
    expect(await get("/api/provinces?search=bay&limit=5")).toEqual({ data: [{ provinceName: "Bayern", countryCode: "DE" }], total: 1, limit: 5 });
    expect(await get("/api/regions?search=zz")).toEqual({ data: [], total: 0, limit: 100 });
    expect(await get("/api/countries?search=king&limit=1000000")).toEqual({ data: [{ countryName: "United Kingdom", countryCode: "GB" }], total: 1, limit: 1000 });
  });

  it("takes the names it gave as filter values", async () => {
    expect((await get(`/api/company/search?cityName=${encodeURIComponent("München")}`)).meta?.["totalCount"]).toBe(1);
  });

  it("cuts at the limit", async () => {
    expect(await get("/api/cities?search=m&limit=1")).toMatchObject({ total: 1, limit: 1 });
  });
});

describe("health", () => {
  it("needs no key and says what is loaded", async () => {
    const { status, body } = await api.get("/api/health", {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "ok", index: { generation: "reference", companies: 120, registers: [{ code: "demo", companies: 120 }] } });
  });
});

describe("every answer", () => {
  it("is JSON in UTF-8 that is not stored, not sniffed and runs nothing", async () => {
    for (const target of ["/api/company/search?page=1", "/api/company/search", "/api/cities?search=a", "/api/health", "/openapi.json", "/api/nothing"]) {
      const { headers, text } = await api.get(target);
      expect(Object.fromEntries(headers)).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(text).toString(),
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "referrer-policy": "no-referrer",
      });
    }
  });

  it("names the request: with the sender's ID where it is sane, else with one of ours", async () => {
    const idOf = async (sent: string) => (await api.get("/api/health", { "x-request-id": sent })).headers.get("x-request-id");
    for (const sent of ["abc-1.2_3", "x".repeat(64)]) expect(await idOf(sent)).toBe(sent);
    for (const sent of ["", "a b", "x".repeat(65), "a;b", "ü", '"']) expect(await idOf(sent)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("is one line in the log, with parameter names, and never a value, an unknown name or the key", async () => {
    const before = api.log.length;
    await api.get("/api/company/search?search=secretvalue&secretname=1&countryCode=NL", { "x-api-key": api.key, "x-request-id": "r-1" });
    await api.get("/api/company/search?search=secretvalue", { "x-api-key": `${api.key}secretvalue` });
    const lines = api.log.slice(before);
    expect(lines).toEqual([
      { requestId: "r-1", method: "GET", path: "/api/company/search", parameters: ["search", "countryCode"], keyId: expect.stringMatching(/^key_/) as string, status: 400, code: "unknown_parameter", ms: expect.any(Number) as number, bytes: expect.any(Number) as number },
      { requestId: expect.any(String) as string, method: "GET", path: "/api/company/search", parameters: undefined, keyId: undefined, status: 401, code: "unauthorized", ms: expect.any(Number) as number, bytes: 43 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|fm_/);
  });
});
