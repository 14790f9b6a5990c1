import { expect, it } from "vitest";
import { exampleParameters, targetOf } from "./example-command";

const parameter = (name: string, example: unknown, required = false) => ({ name, required, description: "", schema: {}, example });

it("an example shows what is required, or else what the endpoint is for", () => {
  expect(exampleParameters({ parameters: [parameter("limit", 10), parameter("search", "ams", true)] })).toEqual([["search", "ams"]]);
  expect(exampleParameters({ parameters: [parameter("pageSize", 25), parameter("countryCode", ["NL", "DE"]), parameter("ID", "x")] })).toEqual([["countryCode", "NL,DE"], ["pageSize", "25"]]);
  expect(exampleParameters({ parameters: [] })).toEqual([]);
});

it("a request line says what was typed, whatever that is", () => {
  const typed = [["employeesTotal[min]", "50"], ["search", "A&B=C #1 müller"], ["countryCode", "NL,DE"]] as const;
  const target = targetOf("/api/company/search", typed);
  expect([...new URL(target, "http://here.invalid").searchParams]).toEqual(typed.map((row) => [...row]));
  expect(target).toContain("employeesTotal[min]=50&");
  expect(targetOf("/api/health", [])).toBe("/api/health");
});
