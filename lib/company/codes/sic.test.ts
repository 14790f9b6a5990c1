import { describe, expect, it } from "vitest";
import { SIC_CODES, SIC_DIVISIONS, SIC_INDUSTRY_GROUPS, SIC_MAJOR_GROUPS, sicParents, sicTitle } from "./sic";
import { SIC_NUMBERS } from "./sic-numbers";
import { companydataRows, sampleRows } from "./testing/samples";

/** Sample titles that the source cut off or misspelt, and that the table has in full. */
const REPAIRED = new Set(["1542", "1796", "2269", "2392", "3351", "3569", "3699", "4925", "5023", "5063", "5131", "5136", "5171", "5719", "5813", "6091", "6159", "7349"]);

describe("US SIC 1987", () => {
  it("has 10 divisions, 83 major groups, 416 industry groups and 1,005 codes, in ascending order", () => {
    const ascending = (codes: readonly { code: string }[]): boolean => codes.every(({ code }, at) => at === 0 || (codes[at - 1]?.code ?? "") < code);
    expect([SIC_DIVISIONS.length, SIC_MAJOR_GROUPS.length, SIC_INDUSTRY_GROUPS.length, SIC_CODES.entries.length]).toEqual([10, 83, 416, 1005]);
    expect([SIC_DIVISIONS, SIC_MAJOR_GROUPS, SIC_INDUSTRY_GROUPS, SIC_CODES.entries].map(ascending)).toEqual([true, true, true, true]);
    expect(SIC_CODES.entries.filter(({ code }) => !/^\d{4}$/.test(code))).toEqual([]);
  });

  it("every code stands in an industry group, every group in a major group, every major group in a division", () => {
    for (const { code } of SIC_CODES.entries) {
      const parents = sicParents(code);
      expect(parents?.industryGroup.code).toBe(code.slice(0, 3));
      expect(parents?.majorGroup.code).toBe(code.slice(0, 2));
      expect(parents?.division.code).toBe(parents?.majorGroup.parent);
    }
    const used = new Set(SIC_CODES.entries.map(({ code }) => code.slice(0, 3)));
    expect(SIC_INDUSTRY_GROUPS.filter(({ code }) => !used.has(code))).toEqual([]);
  });

  it("a code's titles can be read up to its division", () => {
    const parents = sicParents("7371");
    expect(sicTitle("7371")).toBe("Computer Programming Services");
    expect([parents?.industryGroup.label, parents?.majorGroup.label, parents?.division.label]).toEqual([
      "Computer Programming, Data Processing, and Other Computer Related Services",
      "Business Services",
      "Services",
    ]);
    expect(sicParents("0111")?.division.label).toBe("Agriculture, Forestry, and Fishing");
  });

  it("what is not a code has neither title nor parents", () => {
    for (const wrong of ["", "73", "737", "7370", "111", "73711", "A", "toString"]) {
      expect(sicTitle(wrong)).toBeUndefined();
      expect(sicParents(wrong)).toBeUndefined();
    }
  });

  it("no title is cut off or abbreviated", () => {
    const labels = [...SIC_CODES.entries, ...SIC_INDUSTRY_GROUPS, ...SIC_MAJOR_GROUPS].map((entry) => entry.label);
    expect(labels.filter((label) => /\bNEC\b|Not Elsewhere$|(,|;| and| or| of| Of| And|Except)$|\s{2}|&/.test(label))).toEqual([]);
  });
});

const rows = companydataRows();
describe.skipIf(rows.length === 0)("US SIC 1987 against the companydata samples (skipped: no ../shared/data)", () => {
  it("every code of the samples is in the manual, once its leading zeros are back, so that no extension of the table is needed", () => {
    const codes = new Set(rows.map((row) => (row["Business Category Code 1"] ?? "").padStart(4, "0")));
    expect(codes.size).toBeGreaterThan(500);
    expect([...codes].filter((code) => sicTitle(code) === undefined)).toEqual([]);
  });

  it("the samples' titles are the table's, save those that the samples cut off or misspelt", () => {
    const differing = new Set<string>();
    for (const row of rows) {
      const code = (row["Business Category Code 1"] ?? "").padStart(4, "0");
      if (row["Business Category Code 1 - Description"] !== sicTitle(code)) differing.add(code);
    }
    expect(differing).toEqual(REPAIRED);
  });
});

const manual = sampleRows("tables/sic1987_BLS.csv");
describe.skipIf(manual.length === 0)("US SIC 1987 against a second copy of the manual (skipped: no ../shared/data)", () => {
  it("codes agree where both have them", () => {
    const theirs = manual.map((row) => row["digit4"] ?? "").filter((code) => /^\d{3}[1-9]$/.test(code));
    expect(theirs.length).toBeGreaterThan(950);
    expect(theirs.filter((code) => sicTitle(code) === undefined)).toEqual([]);
  });
});

it("the numbers without titles are the codes with titles, in the same order", () => {
  expect(SIC_NUMBERS.entries.map(({ code }) => code)).toEqual(SIC_CODES.entries.map(({ code }) => code));
});
