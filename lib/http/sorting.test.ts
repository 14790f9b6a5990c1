import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SORT_VALUES } from "../company/sorting";
import { startApi, type ApiServer } from "./testing/api-server";
import { COMPANIES } from "./testing/companies";

let api: ApiServer;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** IDs of all companies: those founded in known years by year, and then those of which it is unknown, largest first. */
function byFoundingYear(direction: 1 | -1): readonly string[] {
  const founded = COMPANIES.filter(({ values }) => values["Founding Year"] !== undefined).sort((a, b) => direction * ((a.values["Founding Year"] ?? 0) - (b.values["Founding Year"] ?? 0)));
  return [...founded.map(({ values }) => values.ID), "demo-000001", "demo-000002", "demo-000003"];
}

async function idsOf(target: string): Promise<readonly unknown[]> {
  const { status, body } = await api.get(target);
  expect(status, body.error).toBe(200);
  expect(body.meta?.["totalCount"]).toBe(COMPANIES.length);
  return body.data?.records.map(({ ID }) => ID) ?? [];
}

describe.each([["desc", -1], ["asc", 1]] as const)("sorted %s", (word, direction) => {
  it("the pages of search and of export go through the companies in that order, and count all of them", async () => {
    const expected = byFoundingYear(direction);
    const search = [];
    for (const page of [1, 2, 3]) search.push(...(await idsOf(`/api/company/search?sort=foundingYears:${word}&pageSize=20&page=${page}`)));
    expect(search).toEqual(expected.slice(0, 50));
    const exported = [];
    for (const page of [1, 2, 3]) exported.push(...(await idsOf(`/api/company/export?export=true&sort=foundingYears%3A${word}&pageSize=50&page=${page}`)));
    expect(exported).toEqual(expected);
  });
});

describe("an order that there is not", () => {
  it.each(["employeesTotal", "employeesTotal:up", "employeesTotal:DESC", "postalCodeInteger:asc", "name:asc", "toString:desc"])("%s is refused with all that there are", async (value) => {
    for (const path of ["/api/company/search", "/api/company/export"]) {
      const { status, body } = await api.get(`${path}?sort=${value}`);
      expect([status, body.code, body.parameter]).toEqual([400, "invalid_parameter", "sort"]);
      expect(body.error).toBe(`sort: "${value}" is not allowed; expected one of ${SORT_VALUES.join(", ")}.`);
    }
  });

  it("is that of a scroll: its first request and its next ones say so", async () => {
    const { body: first } = await api.get("/api/company/export?useScroll=true&pageSize=5");
    for (const query of ["useScroll=true&sort=employeesTotal:desc", `useScroll=true&sort=employeesTotal:desc&scrollId=${first.meta?.scrollId ?? ""}`]) {
      const { status, body } = await api.get(`/api/company/export?${query}`);
      expect([status, body.code, body.parameter]).toEqual([400, "invalid_parameter", "sort"]);
      expect(body.error).toContain("a scroll delivers in the usual order");
    }
  });

  it("is any of the counts by option", async () => {
    const { status, body } = await api.get("/api/company/facets?sort=employeesTotal:desc");
    expect([status, body.code, body.parameter]).toEqual([400, "unknown_parameter", "sort"]);
  });
});
