import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FIELDS, fieldsOfGroup } from "../../company/fields";
import { systemClock } from "../../clock";
import { openUpstreamIndex } from "./index";
import { type Front, page, send, startFront } from "./testing/front";

let front: Front;
beforeEach(async () => {
  front = await startFront();
});
afterEach(() => front.close());

const pathsAsked = (): (string | undefined)[] => front.upstream.asked.map(({ url }) => url?.replace(/\?.*/, ""));

/** A page with one record of these values. */
function one(record: object): unknown {
  return { meta: { totalCount: 1, pageSize: 25 }, data: { records: [{ ID: "a", "Company Name": "A", ...record }] } };
}

describe("what is delivered", () => {
  const EVERYTHING = { ...Object.fromEntries(FIELDS.map(({ name, type }) => [name, type === "string" ? "text" : 7])), Secret: "of the upstream", ID: "a" };

  it("is the fields of the caller's package, whatever else the upstream sends", async () => {
    front.upstream.play((_, response) => send(response, 200, one(EVERYTHING)));
    const { body, text } = await front.api.get("/api/company/export?ID=a", { "x-api-key": await front.api.createKey({ package: "identity+employees" }) });
    const names = [...fieldsOfGroup("identity"), ...fieldsOfGroup("employees")].map(({ name }) => name);
    expect(body.data?.records.map((record) => Object.keys(record))).toEqual([names]);
    expect(text).not.toContain("Secret");
    expect((await front.api.get("/api/company/search?ID=a")).body.data?.records).toEqual([{ ID: "a", "Company Name": "text", Country: "text", City: "text" }]);
    expect(pathsAsked()).toEqual(["/api/company/export", "/api/company/search"]);
  });

  it("is null where the upstream sends nothing, nothing but blanks, or what the field cannot hold, which the log tells once", async () => {
    const record = { City: " ", Country: null, "Employees Total": "about 40", "Founding Year": { from: 1990 }, "VAT Number": ["NL1"], Email: true };
    front.upstream.play((_, response) => send(response, 200, one(record)));
    for (let again = 0; again < 2; again += 1) {
      const { body } = await front.api.get("/api/company/export?ID=a");
      expect(body.data?.records).toEqual([{ ...Object.fromEntries(FIELDS.map(({ name }) => [name, null])), ID: "a", "Company Name": "A" }]);
    }
    for (const field of ["Employees Total", "Founding Year", "VAT Number", "Email"]) expect(front.told().split(`{"field":"${field}"}`)).toHaveLength(2);
  });

  it("has numbers as numbers and codes as text, however the upstream writes them", async () => {
    front.upstream.play((_, response) => send(response, 200, one({ ID: 4711, "Employees Total": "40", Latitude: "-52.50", "Founding Year": 0, "Business Category Code 1": 2051, "Postal Code": "01067" })));
    const { body } = await front.api.get("/api/company/export?ID=a");
    expect(body.data?.records[0]).toMatchObject({ ID: "4711", "Employees Total": 40, Latitude: -52.5, "Founding Year": 0, "Business Category Code 1": "2051", "Postal Code": "01067" });
  });

  it("says which reading of search answered only where the upstream says it", async () => {
    front.upstream.play((_, response) => send(response, 200, page("a")));
    expect((await front.api.get("/api/company/search?search=acme")).body.meta).toEqual({ totalCount: 1, currentPage: 1, totalPages: 1, pageSize: 25 });
    front.upstream.play((_, response) => send(response, 200, { data: [{ ID: "a" }], totalCount: 1, pageSize: 25, match: "wide" }));
    expect((await front.api.get("/api/company/search?search=acme")).body.meta).toMatchObject({ match: "wide" });
    front.upstream.play((_, response) => send(response, 200, { data: [{ ID: "a" }], totalCount: 1, pageSize: 25, match: "astrology" }));
    expect((await front.api.get("/api/company/search?search=acme")).body.meta).not.toHaveProperty("match");
  });
});

describe("what is asked", () => {
  it("are the caller's filters with their names and values", async () => {
    await front.api.get("/api/company/export?countryCode=nl,DE&employeesTotal[min]=5&hasEmail=true&phoneNumber=%2B31201234567&cityName=Berlin,%20Stadt&cityName=K%C3%B6ln&search=a%26b%3D%23c&page=3&pageSize=20");
    const sent = new URL(front.upstream.asked[0]?.url ?? "", front.upstream.origin).searchParams;
    expect([...sent].sort()).toEqual(
      [["cityName", "Berlin, Stadt"], ["cityName", "Köln"], ["countryCode", "DE,NL"], ["employeesTotal[min]", "5"], ["export", "true"], ["hasEmail", "true"], ["page", "3"], ["pageSize", "20"], ["phoneNumber", "+31201234567"], ["search", "a&b=#c"]].sort(),
    );
  });

  it("of cities is passed on, and so is what is found, up to the limit", async () => {
    front.upstream.play((_, response) => send(response, 200, { data: [{ cityName: "Amsterdam", countryCode: "NL" }, { cityName: "Amstetten" }, { cityName: "Amstelveen", countryCode: "NL" }], total: 3, limit: 2 }));
    const { body } = await front.api.get("/api/cities?search=amst&countries=nl,at&limit=2");
    expect(body).toEqual({ data: [{ cityName: "Amsterdam", countryCode: "NL" }, { cityName: "Amstetten", countryCode: "" }], total: 2, limit: 2 });
    expect(front.upstream.asked[0]?.url).toBe("/api/cities?search=amst&limit=2&countries=NL%2CAT");
  });

  it("of a service that cannot count by filter values is refused, never guessed", async () => {
    const index = await openUpstreamIndex({ baseUrl: new URL(front.upstream.origin), apiKey: front.upstream.key, clock: systemClock, log: { info: () => undefined, warn: () => undefined, error: () => undefined } });
    await expect(index.facets({}, [{ facet: "countryCode" }])).rejects.toMatchObject({ code: "not_supported", status: 501 });
    await index.close();
  });

  it("waits for nothing when the service ends", async () => {
    const index = await openUpstreamIndex({ baseUrl: new URL(front.upstream.origin), apiKey: front.upstream.key, clock: systemClock, log: { info: () => undefined, warn: () => undefined, error: () => undefined } });
    front.upstream.play(() => undefined);
    const asked = index.page({ search: "acme" }, { offset: 0, limit: 5 }, { fields: ["ID"] });
    const failed = expect(asked).rejects.toMatchObject({ code: "upstream_timeout" });
    await index.close();
    await failed;
  });
});
