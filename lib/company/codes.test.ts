import { describe, expect, it } from "vitest";
import { type CodeTable, COUNTRY_CODES, IMPORT_EXPORT_CODES, LEGAL_STATUS_CODES, SIC_CODES, STATUS_CODES, SUBSIDIARY_CODES, codeLabel, isCode } from "./codes";
import { companydataRows } from "./codes/testing/samples";

const TABLES: readonly CodeTable[] = [STATUS_CODES, SUBSIDIARY_CODES, IMPORT_EXPORT_CODES, LEGAL_STATUS_CODES, SIC_CODES, COUNTRY_CODES];

describe("code tables", () => {
  it.each(TABLES.map((table) => [table.name, table] as const))("%s: every code stands once and has a text", (_name, table) => {
    const codes = table.entries.map((entry) => entry.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(table.entries.filter((entry) => entry.label.trim() !== entry.label || entry.label === "")).toEqual([]);
  });

  it("codes are strings compared exactly", () => {
    expect(codeLabel(STATUS_CODES, "0")).toBe("Single location");
    expect(isCode(STATUS_CODES, "00")).toBe(false);
    expect(isCode(IMPORT_EXPORT_CODES, "b")).toBe(false);
    expect(codeLabel(SIC_CODES, "111")).toBeUndefined();
    expect(isCode(SIC_CODES, "constructor")).toBe(false);
  });

  it("the contract's codes are all there", () => {
    const codesOf = (table: CodeTable): string => table.entries.map((entry) => entry.code).join(" ");
    expect(codesOf(STATUS_CODES)).toBe("0 1 2");
    expect(codesOf(SUBSIDIARY_CODES)).toBe("0 3");
    expect(codesOf(IMPORT_EXPORT_CODES)).toBe("A B C D E F G H");
    expect(codesOf(LEGAL_STATUS_CODES)).toBe("0 1 2 3 7 8 9 12 13 50 100 101 118 120");
  });
});

const rows = companydataRows();
describe.skipIf(rows.length === 0)("code tables against the companydata samples (skipped: no ../shared/data)", () => {
  const valuesOf = (column: string): Set<string> => new Set(rows.map((row) => row[column] ?? "").filter((value) => value !== ""));

  it("every legal type and trade code of the samples is in its table", () => {
    expect([...valuesOf("Business Legal Type")].filter((code) => !isCode(LEGAL_STATUS_CODES, code))).toEqual([]);
    expect([...valuesOf("Import/Export Code")].filter((code) => !isCode(IMPORT_EXPORT_CODES, code))).toEqual([]);
  });

  it("trade, location and subsidiary texts are the samples' own", () => {
    for (const row of rows) {
      const code = row["Import/Export Code"] ?? "";
      if (code !== "") expect(row["Import/Export Code - Description"]).toBe(codeLabel(IMPORT_EXPORT_CODES, code));
    }
    const labels = (table: CodeTable): string[] => table.entries.map((entry) => entry.label);
    expect([...valuesOf("Location Type - Description")].filter((text) => !labels(STATUS_CODES).includes(text))).toEqual([]);
    expect([...valuesOf("Subsidiary Code - Description")].filter((text) => !labels(SUBSIDIARY_CODES).includes(text))).toEqual([]);
  });
});
