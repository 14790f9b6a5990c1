import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { FieldName } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import { type RawRow, rawRows } from "../shared/testing/raw-csv";
import { type Outcome, readAll } from "../shared/testing/read-all";
import { companiesHouse } from ".";

const FILE = "registers/uk_companies_house/BasicCompanyDataAsOneFile-2020-05-01_sample.csv";
const raw = rawRows(FILE, ",");

/** Fields that are a column's text as it stands. */
const COPIED: Readonly<Partial<Record<FieldName, string>>> = {
  "Company Name": "CompanyName",
  "Company Registration Number": "CompanyNumber",
  "Register Record ID": "CompanyNumber",
  "Address 1": "RegAddress.AddressLine1",
  "Address 2": "RegAddress.AddressLine2",
  "Postal Code": "RegAddress.PostCode",
  City: "RegAddress.PostTown",
  "State/Province": "RegAddress.County",
  "Business Category": "SICCode.SicText_1",
  "Business Legal Type - Description": "CompanyCategory",
};

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type Values = Readonly<Record<string, string | number | undefined>>;

const UNITED_KINGDOM = { Country: "United Kingdom", "Country Code": "GB" };
const NO_INDUSTRY = { "Business Category": undefined };
const sic = (...codes: readonly [code: string, title: string][]): Values =>
  Object.fromEntries(codes.flatMap(([code, title], index) => [[`Business Category Code ${index + 1}`, code], [`Business Category Code ${index + 1} - Description`, title]]));

/** What the reader makes of companies picked by hand, beside the columns copied; the other fields must be absent. */
const PICKED: readonly [name: string, number: string, mapped: Values, beside?: Omit<CompanyRecord, "values">][] = [
  ["C.S. ENGINEERING (SOUTH EAST) LIMITED", "10231623", { ...UNITED_KINGDOM, Region: "England", "Founding Year": 2016, "Business Legal Type": "3", ...sic(["3499", "Fabricated Metal Products, Not Elsewhere Classified"]) }],
  ["M&M IT LTD", "12016217", {
    ...UNITED_KINGDOM, "Founding Year": 2019, "Business Legal Type": "3",
    ...sic(["7371", "Computer Programming Services"], ["7379", "Computer Related Services, Not Elsewhere Classified"], ["7375", "Information Retrieval Services"]),
  }],
  ["KAREN JULIA LIMITED", "SC436674", { ...UNITED_KINGDOM, Region: "Scotland", "Founding Year": 2012, "Business Legal Type": "3", ...sic(["7231", "Beauty Shops"]) }, { marketable: false }],
  ["FC OVAL HOLDCO 1 LIMITED", "FC034718", {
    Country: "Cayman Islands", "Country Code": "KY", "Address 2": "PO BOX 847, C/O TRIDENT TRUST COMPANY (CAYMAN) LIMITED", "Founding Year": 2017, "Business Legal Type": "0", ...NO_INDUSTRY,
  }],
  ["STARWOOD HOLDINGS G.P., L.P.", "LP013005", { Country: "United States", "Country Code": "US", "Founding Year": 2008, "Business Legal Type": "2", ...NO_INDUSTRY }],
  ["MERTHYR RUGBY FOOTBALL CLUB LIMITED", "IP29406R", { ...UNITED_KINGDOM, "Founding Year": 2002, "Business Legal Type": "3", ...NO_INDUSTRY }],
  ["MARTIN’S INSTALLATIONS & MAINTENANCE LTD", "12260983", {
    ...UNITED_KINGDOM, "Company Name": "MARTIN’S INSTALLATIONS & MAINTENANCE LTD", "Founding Year": 2019, "Business Legal Type": "3",
    ...sic(["1794", "Excavation Work"], ["1731", "Electrical Work"], ["1711", "Plumbing, Heating and Air-Conditioning"], ["1799", "Special Trade Contractors, Not Elsewhere Classified"]),
  }],
  ["GREENE STONE LLP", "OC425662", { ...UNITED_KINGDOM, "Address 2": "PO BOX 4385", "Founding Year": 2019, "Business Legal Type": "2", ...NO_INDUSTRY }, { marketable: false }],
  ["HYUNDAI CONSTRUCTION EQUIPMENT EUROPE", "FC031860", { Country: "Belgium", "Country Code": "BE", "Address 1": undefined, "Address 2": undefined, "Founding Year": 2014, "Business Legal Type": "0", ...NO_INDUSTRY }],
  ["MORTGAGES MATTERS", "NL000017", { ...UNITED_KINGDOM, "Founding Year": 2001, "Business Legal Type": "2", ...NO_INDUSTRY }],
  ["HARDACRE INVESTMENTS (BERROW) LTD", "10762150", { ...UNITED_KINGDOM, "Founding Year": 2017, "Business Legal Type": "3", ...sic(["6552", "Land Subdividers and Developers, Except Cemeteries"]) }],
];

function copied(row: RawRow): Values {
  return Object.fromEntries(Object.entries(COPIED).map(([field, column]) => [field, row.cells.get(column) || undefined]));
}

function withoutUnknown(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

describe.skipIf(raw.length === 0)("the sample of the Free Company Data Product (skipped: no ../shared/data)", () => {
  let outcome: Outcome;
  let records: ReadonlyMap<string, CompanyRecord>;
  const rows = new Map(raw.map((row) => [row.cells.get("CompanyNumber") ?? "", row]));

  beforeAll(async () => {
    outcome = await readAll(companiesHouse, [path.resolve("../shared/data", FILE)]);
    records = new Map(outcome.records.map((record) => [record.values["Register Record ID"] ?? "", record]));
  });

  it("every one of the 4,537 rows becomes a record, in the file's order, and no value is lost", () => {
    expect(raw).toHaveLength(4537);
    expect(outcome.rejects).toEqual([]);
    expect(outcome.losses).toEqual([]);
    expect(outcome.rows).toBe(4537);
    expect(outcome.records.map(({ values }) => values.ID)).toEqual(raw.map((row) => `gb-${row.cells.get("CompanyNumber")}`));
  });

  it.each(PICKED)("%s has the file's values, field by field, as the mapping is documented", (name, number, mapped, beside = {}) => {
    const row = rows.get(number);
    if (row === undefined) throw new Error(`no row ${number}`);
    const fixed = { ID: `gb-${number}`, Register: "gb", "Register Updated": "2020-05-01", "Location Type": "0", "Location Type - Description": "Single location" };
    const expected = withoutUnknown({ ...copied(row), ...fixed, ...mapped });
    expect(expected["Company Name"]).toBe(name);
    expect(records.get(number)).toEqual({ values: expected, ...beside });
  });

  it("texts are the file's own but for the repairs that are documented", () => {
    const changed = new Map<string, number>();
    for (const row of raw) {
      const values = new Map<string, unknown>(Object.entries(records.get(row.cells.get("CompanyNumber") ?? "")?.values ?? {}));
      for (const [field, text] of Object.entries(copied(row))) if (text !== values.get(field)) changed.set(field, (changed.get(field) ?? 0) + 1);
    }
    // Names, lines and towns: double blanks and double encoding; second lines: post boxes and care; categories: None Supplied.
    expect(Object.fromEntries(changed)).toEqual({ "Company Name": 8, "Address 1": 16, "Address 2": 82, "Postal Code": 2, City: 2, "Business Category": 181 });
  });

  it("all former names are kept, those it bears again aside", () => {
    const plain = (text: string): string => text.trim().replace(/ {2,}/g, " ");
    for (const row of raw) {
      const names = NUMBERS.map((n) => plain(row.cells.get(`PreviousName_${n}.CompanyName`) ?? "")).filter((name) => name !== "" && name !== row.cells.get("CompanyName"));
      if (names.some((name) => name.includes("â€™"))) continue;
      expect(records.get(row.cells.get("CompanyNumber") ?? "")?.formerNames ?? []).toEqual([...new Set(names)]);
    }
    expect(records.get("11646309")?.formerNames).toEqual(["WELLESLEY AVIATION’ LIMITED"]);
    expect(outcome.records.flatMap(({ formerNames }) => formerNames ?? [])).toHaveLength(626);
  });

  it("every category has a legal status, and every industry but None Supplied a US SIC code", () => {
    expect(outcome.records.filter(({ values }) => values["Business Legal Type"] === undefined)).toEqual([]);
    expect(outcome.records.filter(({ values }) => values["Business Category Code 1"] === undefined)).toHaveLength(raw.filter((row) => row.cells.get("SICCode.SicText_1") === "None Supplied").length);
  });
});
