import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ParameterError } from "../company/query";
import { decodeParameters } from "./parameters";

const decoded = (query: string) => Object.fromEntries(decodeParameters(query));
const refused = (query: string): ParameterError => {
  try {
    decodeParameters(query);
  } catch (error) {
    if (error instanceof ParameterError) return error;
  }
  throw new Error(`${query} was not refused`);
};

describe("a query string", () => {
  it("decodes plus signs, percent-encoding and UTF-8, in names and values", () => {
    expect(decoded("search=a+b%20c%2Bd&cityName=M%C3%BCnchen&employeesTotal%5Bmin%5D=1&email=%40a.example")).toEqual({
      search: ["a b c+d"],
      cityName: ["München"],
      "employeesTotal[min]": ["1"],
      email: ["@a.example"],
    });
  });

  it("keeps repeated parameters in order", () => {
    expect(decoded("countryCode=NL&page=2&countryCode=DE,FR")).toEqual({ countryCode: ["NL", "DE,FR"], page: ["2"] });
  });

  it("of separators alone has no parameters", () => {
    for (const query of ["", "&", "&&&"]) expect(decodeParameters(query).size).toBe(0);
  });

  it("keeps equals signs in a value and reads a name without one as empty", () => {
    expect(decoded("search=a=b==&hasEmail")).toEqual({ search: ["a=b=="], hasEmail: [""] });
  });

  it.each(["%", "%1", "%zz", "a%", "%ff", "%c3", "%c0%80", "%ed%a0%80", "%f4%90%80%80"])("with the undecodable value %j is refused, naming the parameter", (value) => {
    expect(refused(`page=1&cityName=${value}`)).toMatchObject({ parameter: "cityName", code: "invalid_parameter" });
    expect(refused(`${value}=1`).message).toContain("parameter name");
  });

  it.each(["%00", "a%0ab", "%0d", "%09", "%7f", "%c2%85", "%1b[31m"])("with the control character %s is refused, naming the parameter", (value) => {
    expect(refused(`cityName=${value}`)).toMatchObject({ parameter: "cityName" });
    expect(refused(`x${value}=1`).message).toContain("control character");
  });

  it("names what is too long to repeat by its beginning", () => {
    const error = refused(`${"n".repeat(10_000)}=%00`);
    expect(error.message.length).toBeLessThan(300);
    expect(error.parameter.length).toBeLessThan(100);
  });

  it("reads back whatever a form encoder wrote", () => {
    const text = fc.string({ unit: "binary", minLength: 1, maxLength: 40 }).filter((value) => !/[\u0000-\u001f\u007f-\u009f]/.test(value));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 8 }), (pairs) => {
        const expected = new Map<string, string[]>();
        for (const [name, value] of pairs) expected.set(name, [...(expected.get(name) ?? []), value]);
        expect(decodeParameters(new URLSearchParams(pairs).toString())).toEqual(expected);
        expect(decodeParameters(pairs.map((pair) => pair.map(encodeURIComponent).join("=")).join("&"))).toEqual(expected);
      }),
    );
  });
});
