import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseMapping, readMapping } from "./mapping";

function complaint(mapping: unknown): string {
  try {
    readMapping(mapping, "acme.json");
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "";
}

describe("a mapping", () => {
  it("names fields, how their values are written, and what holds where a row has none", () => {
    const mapping = readMapping({ idPrefix: "acme", delimiter: ";", encoding: "windows-1252", header: true, defaults: { "Country Code": "DE", "Founding Year": 1999 }, columns: { Nr: "ID", Umsatz: { field: "Yearly Revenue Local Currency", decimal: "," } } }, "acme.json");
    expect(mapping).toEqual({
      idPrefix: "acme",
      delimiter: ";",
      encoding: "windows-1252",
      header: true,
      defaults: new Map([["Country Code", "DE"], ["Founding Year", "1999"]]),
      columns: new Map([["Nr", { field: "ID" }], ["Umsatz", { field: "Yearly Revenue Local Currency", decimal: "," }]]),
    });
  });

  it("may say nothing", () => {
    expect(readMapping({}, "acme.json")).toEqual({ defaults: new Map(), columns: undefined });
  });

  it.each([
    [{ columns: { Firma: "Compny Name" } }, 'acme.json, column "Firma": there is no field "Compny Name". Did you mean "Company Name"?'],
    [{ columns: { Firma: { field: "Qqqqqqq" } } }, 'acme.json, column "Firma": there is no field "Qqqqqqq". docs/fields.md lists the fields.'],
    [{ defaults: { Country_Code: "DE" } }, 'acme.json, defaults: there is no field "Country_Code". Did you mean "Country Code"?'],
    [{ columns: { PLZ: "Zip Code" } }, 'acme.json, column "PLZ": there is no field "Zip Code". Did you mean "Postal Code"?'],
    [{ colums: {} }, 'acme.json is no mapping: there is no setting "colums". Did you mean "columns"?'],
    [{ columns: { Firma: { field: "Company Name", decmal: "," } } }, 'acme.json is no mapping: columns → Firma: there is no setting "decmal". Did you mean "decimal"?'],
    [{ xyz: 1 }, 'acme.json is no mapping: there is no setting "xyz". The settings are: idPrefix, delimiter, encoding, header, defaults, columns.'],
    [{ idPrefix: "Acme GmbH" }, "acme.json is no mapping: idPrefix: use lower-case letters, digits and dashes, at most 30"],
  ])("that is wrong is refused with what to do: %j", (mapping, message) => {
    expect(complaint(mapping)).toBe(message);
  });

  it.each([[[]], ["text"], [{ header: "yes" }], [{ delimiter: "," .repeat(2) }], [{ columns: { A: 5 } }], [{ columns: { A: { field: "ID", kind: "naics" } } }]])("of another type is refused: %j", (mapping) => {
    expect(complaint(mapping)).toMatch(/^acme\.json is no mapping: /);
  });

  it("is as the documentation shows one", () => {
    const [, example = ""] = /```json\n(.*?)```/s.exec(readFileSync("docs/registers/csv.md", "utf8")) ?? [];
    expect(parseMapping(example, "csv.md").columns?.get("Branche")).toEqual({ field: "Business Category Code 1", kind: "nace" });
  });

  it("that is not JSON is refused", () => {
    expect(() => parseMapping("{ columns: }", "acme.json")).toThrow(/^acme\.json is not JSON: /);
    expect(parseMapping('\uFEFF{"header": false}', "acme.json").header).toBe(false);
  });
});
