import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "./api";
import { unknownParameter } from "./unknown-parameter";

function messageFor(name: string, path = "/api/company/search"): string {
  const endpoint = ENDPOINTS.find((candidate) => candidate.path === path);
  const error = unknownParameter(name, endpoint?.parameters.map((parameter) => parameter.name) ?? [], endpoint?.advice ?? new Map());
  expect(error.code).toBe("unknown_parameter");
  expect(error.message.startsWith(`${error.parameter}: unknown parameter; `)).toBe(true);
  return error.message.slice(`${error.parameter}: unknown parameter; `.length);
}

describe("an unknown parameter", () => {
  it.each([
    ["countrycode", "did you mean countryCode?"],
    ["COUNTRYCODE", "did you mean countryCode?"],
    ["id", "did you mean ID?"],
    ["Search", "did you mean search?"],
    ["pagesize", "did you mean pageSize?"],
    ["page_size", "did you mean pageSize?"],
    ["contryCode", "did you mean countryCode?"],
    ["country", "did you mean countryCode?"],
    ["city", "did you mean cityName?"],
    ["street", "did you mean streetName?"],
    ["hasEmails", "did you mean hasEmail?"],
    ["hasNationalId", "did you mean hasNationalID?"],
    ["worldwideHeadquarterId", "did you mean worldwideHeadquarterID?"],
    ["employeesTotalMin", "did you mean employeesTotal[min]?"],
  ])("%s: %s", (name, hint) => {
    expect(messageFor(name)).toBe(hint);
  });

  it.each(["annualSales", "annualSales[from]", "annualSales[min", "annualSales[]", "annualSales[min][max]"])("in the wrong range form %s names the two right ones", (name) => {
    expect(messageFor(name)).toBe("it is a range, send annualSales[min] and/or annualSales[max] with whole numbers.");
  });

  it("in the right range form but another case names the right one", () => {
    expect(messageFor("annualsales[MIN]")).toBe("did you mean annualSales[min]?");
  });

  it.each(["countryCode[]", "countryCode[0]", "CountryCode[in]"])("with brackets where none belong, as %s, names the one without", (name) => {
    expect(messageFor(name)).toBe("did you mean countryCode (no brackets)?");
  });

  it.each(["export", "useScroll", "scrollId"])("%s on search says where it belongs", (name) => {
    expect(messageFor(name)).toBe("only /api/company/export takes it.");
  });

  it("like none of ours points to the list of them", () => {
    expect(messageFor("utm_campaign")).toBe("/openapi.json lists the parameters of this endpoint.");
    expect(messageFor("utm_campaign", "/api/cities")).toBe("this endpoint takes search, countries, limit.");
    expect(messageFor("verbose", "/api/health")).toBe("this endpoint takes none.");
  });

  it("of any length is answered at once, and repeated only in part", () => {
    const started = performance.now();
    const error = unknownParameter("x".repeat(48_000), ENDPOINTS[0]?.parameters.map((parameter) => parameter.name) ?? [], new Map());
    expect(performance.now() - started).toBeLessThan(100);
    expect(error.message.length).toBeLessThan(300);
  });
});
