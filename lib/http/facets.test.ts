import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FACETS } from "../company/facets";
import { startApi, type ApiServer } from "./testing/api-server";

interface FacetsBody {
  readonly meta: { readonly totalCount: number; readonly limit: number; readonly match?: string; readonly without?: readonly { readonly filter: string; readonly totalCount: number }[] };
  readonly data: Readonly<Record<string, { readonly options: readonly { readonly value: string; readonly label: string; readonly count: number; readonly selected: boolean }[]; readonly distinct: number; readonly unknown: number }>>;
}

let api: ApiServer;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function facets(query: string): Promise<FacetsBody> {
  const { status, text } = await api.get(`/api/company/facets?${query}`);
  expect(status, text).toBe(200);
  return JSON.parse(text) as FacetsBody;
}

const refused = async (query: string): Promise<unknown> => {
  const { status, body } = await api.get(`/api/company/facets?${query}`);
  return [status, body.parameter, body.error];
};

describe("GET /api/company/facets", () => {
  it("counts every facet unless some are named, and those in the order asked", async () => {
    expect(Object.keys((await facets("limit=20")).data)).toEqual(FACETS.map(({ name }) => name));
    expect(Object.keys((await facets("facets=hasEmail,countryCode")).data)).toEqual(["hasEmail", "countryCode"]);
  });

  it("leaves a filter's own choice aside, says what is chosen and what options are called", async () => {
    const { meta, data } = await facets("facets=countryCode,foundingYears&countryCode=NL");
    expect(meta).toEqual({ totalCount: 1, limit: 20 });
    expect(data["countryCode"]).toEqual({
      options: [
        { value: "GB", label: "United Kingdom", count: 117, selected: false },
        { value: "DE", label: "Germany", count: 2, selected: false },
        { value: "NL", label: "Netherlands", count: 1, selected: true },
      ],
      distinct: 3,
      unknown: 0,
    });
    expect(data["foundingYears"]).toMatchObject({ distinct: 0, unknown: 1 });
    expect(data["foundingYears"]?.options[0]).toEqual({ value: "-1899", label: "Before 1900", count: 0, selected: false });
  });

  it("says what choosing an option finds: search finds as many", async () => {
    const { data } = await facets("facets=cityName,statusCode,foundingYears&countryCode=GB");
    for (const [filter, { options }] of Object.entries(data)) {
      for (const { value, count } of options) {
        const [min, max] = value.split("-");
        const chosen = filter === "foundingYears" ? [min && `foundingYears[min]=${min}`, max && `foundingYears[max]=${max}`].filter(Boolean).join("&") : `${filter}=${encodeURIComponent(value)}`;
        const { body } = await api.get(`/api/company/search?countryCode=GB&${chosen}`);
        expect(body.meta?.["totalCount"], `${filter} ${value}`).toBe(count);
      }
    }
  });

  it("says what leaving out each filter finds, when asked", async () => {
    const { meta } = await facets("facets=statusCode&cityName=Leeds&countryCode=DE&hasEmail=false&repair=true");
    expect(meta).toMatchObject({ totalCount: 0, without: [{ filter: "countryCode", totalCount: 58 }, { filter: "cityName", totalCount: 2 }, { filter: "hasEmail", totalCount: 0 }] });
  });

  it("looks places up by the start of a word, with their counts", async () => {
    expect((await facets("term=l&countryCode=GB")).data["cityName"]).toEqual({
      options: [{ value: "London", label: "London", count: 59, selected: false }, { value: "Leeds", label: "Leeds", count: 58, selected: false }],
      distinct: 2,
      unknown: 0,
    });
    expect(await refused("term=l&facets=cityName,hasEmail")).toEqual([400, "term", "term: it looks up places, and hasEmail holds none; send it with provinceName, cityName, regionName, countryName alone."]);
  });

  it("reduces a limit above 200 and says so; what is chosen comes on top of it", async () => {
    expect((await facets("facets=cityName&limit=100000")).meta.limit).toBe(200);
    const { data } = await facets("facets=cityName&limit=1&cityName=Amsterdam");
    expect(data["cityName"]?.options.map(({ value, selected }) => [value, selected])).toEqual([["London", false], ["Amsterdam", true]]);
    expect(data["cityName"]?.distinct).toBe(5);
  });

  it("says where cities are when asked, where their companies tell, and nothing of it otherwise", async () => {
    const { data } = await facets("facets=cityName,countryName&countryCode=NL,DE&positions=true");
    expect(data["cityName"]?.options).toEqual([
      { value: "Amsterdam", label: "Amsterdam", count: 1, selected: false, position: { latitude: 52.37, longitude: 4.9 } },
      { value: "München", label: "München", count: 1, selected: false },
      { value: "Münster", label: "Münster", count: 1, selected: false },
    ]);
    for (const option of data["countryName"]?.options ?? []) expect(option).not.toHaveProperty("position");
    for (const silent of ["facets=cityName&countryCode=NL", "facets=cityName&countryCode=NL&positions=false"]) expect((await facets(silent)).data["cityName"]?.options).toEqual([{ value: "Amsterdam", label: "Amsterdam", count: 1, selected: false }]);
    expect((await facets("positions=true&countryCode=NL")).data["cityName"]?.options[0]).toHaveProperty("position");
  });

  it("refuses positions of what has none", async () => {
    expect(await refused("facets=countryCode,regionName&positions=true")).toEqual([400, "positions", "positions: only cityName has positions; name it in facets."]);
    expect(await refused("positions=yes")).toEqual([400, "positions", expect.stringContaining('"yes" is not allowed; expected true or false')]);
    expect((await facets("facets=countryCode&positions=false")).data).toHaveProperty("countryCode");
  });

  it("refuses a facet that there is none of, naming those there are", async () => {
    expect(await refused("facets=streetName")).toEqual([400, "facets", expect.stringMatching(/"streetName" is not allowed; expected one of sicDivision, .*hasCEOName/)]);
  });

  it("counts as one request of the month", async () => {
    const key = await api.createKey({ monthlyQuota: 2 });
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await api.get("/api/company/facets?facets=hasEmail", { "x-api-key": key })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
