import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sicTitle } from "../../company/codes";
import { sampleRows } from "../../company/codes/testing/samples";
import { type NaceEdition, naceToSic, ukSicToSic } from "./nace";
import { NACE_1_1 } from "./nace-1-1";
import { NACE_2 } from "./nace-2";
import { NACE_2_1 } from "./nace-2-1";
import { NORWAY_SN2025, UK_SIC_2007 } from "./national";

const pairs = (text: string): [code: string, sic: string][] => text.split(/\s/).map((pair) => [pair.split(":")[0] ?? "", pair.split(":")[1] ?? ""]);

describe("crosswalk tables", () => {
  it.each([
    ["NACE Rev. 1.1", NACE_1_1, /^\d{4}$/],
    ["NACE Rev. 2", NACE_2, /^\d{4}$/],
    ["NACE Rev. 2.1", NACE_2_1, /^\d{4}$/],
    ["UK SIC 2007", UK_SIC_2007, /^\d{5}$/],
    ["Norway SN2025", NORWAY_SN2025, /^\d{2}\.\d{3}$/],
  ] as const)("%s: every code stands once and leads to a code of the SIC manual", (_name, text, form) => {
    const table = pairs(text);
    expect(new Set(table.map(([code]) => code)).size).toBe(table.length);
    expect(table.filter(([code, sic]) => !form.test(code) || sicTitle(sic) === undefined)).toEqual([]);
  });

  it("the whole editions are there: 615 classes of NACE Rev. 2 and 534 of Rev. 1.1, Companies House's own codes beside them", () => {
    expect(pairs(NACE_2).filter(([code]) => !["7499", "9800", "9999"].includes(code))).toHaveLength(615);
    expect(pairs(NACE_1_1)).toHaveLength(534);
  });

  it("the tables of changes hold changes only", () => {
    expect(pairs(UK_SIC_2007).filter(([code, sic]) => naceToSic(code.slice(0, 4)) === sic)).toEqual([]);
    expect(pairs(NACE_2_1).filter(([code, sic]) => new Map(pairs(NACE_2)).get(code) === sic)).toEqual([]);
  });
});

describe("NACE to SIC", () => {
  it.each([
    ["62012", "7371"], ["68.20", "6512"], ["68201", "6513"], ["56101", "5812"], ["41.20", "1521"], ["41201", "1542"], ["47.11", "5411"], ["70.22", "8742"], ["96.02", "7231"],
    ["43.21", "1731"], ["49.41", "4213"], ["45.11", "5511"], ["45112", "5521"], ["46.71", "5172"], ["47.81", "5499"], ["01.11", "0119"],
  ])("%s is %s", (code, sic) => {
    expect(naceToSic(code)).toBe(sic);
  });

  it.each([["46.710", "5012"], ["47.810", "5511"], ["95.310", "7538"], ["47.820", "5531"], ["47.830", "5571"], ["77.110", "7514"], ["46.322", "5146"], ["97.001", "6513"]])("Norway's %s is %s", (code, sic) => {
    expect(naceToSic(code)).toBe(sic);
  });

  it("an edition can be said where the notation would mislead", () => {
    expect(naceToSic("46.710", "2")).toBe("5172");
    expect(naceToSic("46.71", "2.1")).toBe("5012");
    expect(naceToSic("4531", "1.1")).toBe("1731");
    expect(naceToSic("4531")).toBe("5013");
    expect(naceToSic("97.001", "2")).toBe("8811");
  });

  it("a Norwegian class of before the change is still found", () => {
    expect(naceToSic("45.111")).toBe("5511");
    expect(naceToSic("62.010")).toBe("7371");
  });

  it("an unknown class is read as its group, an unknown group as its division", () => {
    expect(naceToSic("43.38")).toBe(naceToSic("43.3"));
    expect(naceToSic("62.77")).toBe(naceToSic("62"));
    expect(naceToSic("86")).toBe("8011");
    expect(naceToSic("65.1")).toBe("6311");
  });

  it("what is no NACE code has no SIC code", () => {
    for (const wrong of ["", " ", "6", "00", "00.00", "4", "34.10", "62.0123", "620123", "6.201", "62,01", "6 2", "sixty", "62.01.1", "62..1", "-6201"]) expect(naceToSic(wrong)).toBeUndefined();
  });

  it("any text gives a code of the SIC manual or nothing, with and without its dot the same", () => {
    const editions: readonly NaceEdition[] = ["1.1", "2", "2.1"];
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{2}\.?\d{0,3}$/)), fc.constantFrom(...editions), (text, edition) => {
        const sic = naceToSic(text, edition);
        expect(sic === undefined || sicTitle(sic) !== undefined).toBe(true);
        if (/^\d{2}\.\d{1,2}$/.test(text)) expect(naceToSic(text.replace(".", ""), edition)).toBe(sic);
      }),
    );
  });
});

describe("Companies House to SIC", () => {
  it.each([
    ["62012 - Business and domestic software development", "7371"],
    ["99999 - Dormant Company", "9999"],
    ["74990 - Non-trading company", "9999"],
    ["98000 - Residents property management", "6531"],
    ["4531 - Installation electrical wiring etc.", "1731"],
    ["7011 - Development & sell real estate", "6552"],
    ["43210", "1731"],
  ])("%s is %s", (text, sic) => {
    expect(ukSicToSic(text)).toBe(sic);
  });

  it("what carries no code has no SIC code", () => {
    for (const text of ["None Supplied", "", "620123 - Nothing", "62-012", "Dormant Company 99999"]) expect(ukSicToSic(text)).toBeUndefined();
  });
});

const companiesHouse = sampleRows("registers/uk_companies_house/BasicCompanyDataAsOneFile-2020-05-01_sample.csv");
const brreg = ["enheter", "underenheter"].flatMap((file) => sampleRows(`registers/no_brreg/${file}.csv`));
describe.skipIf(companiesHouse.length === 0 || brreg.length === 0)("industries of the register samples (skipped: no ../shared/data)", () => {
  it("every industry of the Companies House sample has a SIC code, but None Supplied", () => {
    const texts = new Set(companiesHouse.flatMap((row) => [1, 2, 3, 4].map((n) => row[`SICCode.SicText_${n}`] ?? "")).filter((text) => text !== ""));
    expect(texts.size).toBeGreaterThan(400);
    expect([...texts].filter((text) => ukSicToSic(text) === undefined)).toEqual(["None Supplied"]);
  });

  it("every industry of the Norwegian sample has a SIC code", () => {
    const codes = new Set(brreg.flatMap((row) => [1, 2, 3].map((n) => row[`naeringskode${n}`] ?? "")).filter((code) => code !== ""));
    expect(codes.size).toBeGreaterThan(10);
    expect([...codes].filter((code) => naceToSic(code) === undefined)).toEqual([]);
  });
});

const classes = sampleRows("registers/be_kbo/code.csv").filter((row) => row["Category"] === "Nace2008" && row["Code"]?.length === 4);
const ukClasses = sampleRows("tables/uk_sic2007_CoSicCode.csv").map((row) => row["siccode_sictext_1"] ?? "").filter((text) => /^\d{4,5} /.test(text));
describe.skipIf(classes.length === 0 || ukClasses.length === 0)("completeness of the crosswalk (skipped: no ../shared/data)", () => {
  it("every class of NACE Rev. 2 has a code of its own", () => {
    const known = new Set(pairs(NACE_2).map(([code]) => code));
    expect(new Set(classes.map((row) => row["Code"])).size).toBe(615);
    expect(classes.filter((row) => !known.has(row["Code"] ?? ""))).toEqual([]);
  });

  it("every UK code of 2003 and 2007 has one", () => {
    expect(ukClasses.length).toBeGreaterThan(1000);
    expect(ukClasses.filter((text) => ukSicToSic(text) === undefined)).toEqual([]);
  });
});
