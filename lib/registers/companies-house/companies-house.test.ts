import { describe, expect, it } from "vitest";
import { SourceError } from "../source/problem";
import { type Outcome, readFiles } from "../shared/testing/read-all";
import { companiesHouse } from ".";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** The official file's columns, the blanks before some of its names included. */
const HEADER = [
  "CompanyName", " CompanyNumber", "RegAddress.CareOf", "RegAddress.POBox", "RegAddress.AddressLine1", " RegAddress.AddressLine2", "RegAddress.PostTown", "RegAddress.County", "RegAddress.Country",
  "RegAddress.PostCode", "CompanyCategory", "CompanyStatus", "CountryOfOrigin", "DissolutionDate", "IncorporationDate", "Accounts.AccountRefDay", "Accounts.AccountRefMonth", "Accounts.NextDueDate",
  "Accounts.LastMadeUpDate", "Accounts.AccountCategory", "Returns.NextDueDate", "Returns.LastMadeUpDate", "Mortgages.NumMortCharges", "Mortgages.NumMortOutstanding", "Mortgages.NumMortPartSatisfied",
  "Mortgages.NumMortSatisfied", "SICCode.SicText_1", "SICCode.SicText_2", "SICCode.SicText_3", "SICCode.SicText_4", "LimitedPartnerships.NumGenPartners", "LimitedPartnerships.NumLimPartners", "URI",
  ...NUMBERS.flatMap((n) => [`PreviousName_${n}.CONDATE`, ` PreviousName_${n}.CompanyName`]), "ConfStmtNextDueDate", " ConfStmtLastMadeUpDate",
];

type Row = Readonly<Record<string, string>>;

const WEAVERS: Row = {
  CompanyName: "THREAD & NEEDLE WEAVERS LIMITED", CompanyNumber: "00012345", "RegAddress.AddressLine1": "12 LOOM STREET", "RegAddress.AddressLine2": "SHUTTLE QUARTER", "RegAddress.PostTown": "HALIFAX",
  "RegAddress.County": "WEST YORKSHIRE", "RegAddress.Country": "ENGLAND", "RegAddress.PostCode": "HX1 1AA", CompanyCategory: "Private Limited Company", CompanyStatus: "Active", CountryOfOrigin: "United Kingdom",
  IncorporationDate: "14/06/1898", "SICCode.SicText_1": "13200 - Weaving of textiles", URI: "http://business.data.gov.uk/id/company/00012345",
};

/** The official form: CRLF, every value quoted, the header bare. */
function official(...rows: readonly Row[]): string {
  const lines = rows.map((row) => HEADER.map((name) => `"${(row[name.trim()] ?? "").replaceAll('"', '""')}"`).join(","));
  return `${[HEADER.join(","), ...lines].join("\r\n")}\r\n`;
}

/** As the statistics program R saves it: names trimmed, quotes only where needed, "NA" for what is missing. */
function resaved(...rows: readonly Row[]): string {
  const names = HEADER.map((name) => name.trim());
  const lines = rows.map((row) => names.map((name) => row[name] ?? (name.endsWith("Date") || name.includes("AccountRef") ? "NA" : "")).map((cell) => (cell.includes(",") ? `"${cell}"` : cell)).join(","));
  return `${[names.join(","), ...lines].join("\n")}\n`;
}

const read = (content: string, name = "BasicCompanyDataAsOneFile-2020-05-01.csv"): Promise<Outcome> => readFiles(companiesHouse, { [name]: content });

/** The weavers with other values. */
async function one(changes: Row = {}): Promise<Outcome> {
  const outcome = await read(official({ ...WEAVERS, ...changes }));
  expect(outcome.rejects).toEqual([]);
  expect(outcome.records).toHaveLength(1);
  return outcome;
}

async function valuesOf(changes: Row): Promise<object> {
  return (await one(changes)).records[0]?.values ?? {};
}

describe("a company", () => {
  const EXPECTED = {
    values: {
      ID: "gb-00012345", "Company Name": "THREAD & NEEDLE WEAVERS LIMITED", "Company Registration Number": "00012345",
      "Address 1": "12 LOOM STREET", "Address 2": "SHUTTLE QUARTER", "Postal Code": "HX1 1AA", City: "HALIFAX", "State/Province": "WEST YORKSHIRE", Region: "England", Country: "United Kingdom", "Country Code": "GB",
      "Business Category": "13200 - Weaving of textiles", "Business Category Code 1": "2211", "Business Category Code 1 - Description": "Broadwoven Fabric Mills, Cotton",
      "Founding Year": 1898, "Business Legal Type": "3", "Business Legal Type - Description": "Private Limited Company", "Location Type": "0", "Location Type - Description": "Single location",
      Register: "gb", "Register Record ID": "00012345", "Register Updated": "2020-05-01",
    },
  };

  it("of the official file has every value in its field", async () => {
    expect((await read(official(WEAVERS))).records).toEqual([EXPECTED]);
  });

  it("of a file that R saved anew is the same", async () => {
    expect((await read(resaved(WEAVERS))).records).toEqual([EXPECTED]);
  });

  it("carries the date in the file's name, and none where the name has none", async () => {
    const dates = await Promise.all(["BasicCompanyData-2026-11-01-part1_7.csv", "companies.csv", "BasicCompanyData-2026-13-01.csv"].map(async (name) => (await read(official(WEAVERS), name)).records[0]?.values["Register Updated"]));
    expect(dates).toEqual(["2026-11-01", undefined, undefined]);
  });
});

describe("files and rows that cannot be used", () => {
  it("a file without the product's columns is refused, and the message names them", async () => {
    const refused = read("CompanyName,CompanyNumber,Town\nA,1,B\n");
    await expect(refused).rejects.toThrow(/it has no column RegAddress\.AddressLine1, RegAddress\.PostTown/);
    await expect(refused).rejects.toBeInstanceOf(SourceError);
  });

  it.each([
    ["no number", { CompanyNumber: "" }, { reason: "CompanyNumber is no company number", detail: "" }],
    ["a number of nine digits", { CompanyNumber: "123456789" }, { reason: "CompanyNumber is no company number", detail: "123456789" }],
    ["a number in scientific notation", { CompanyNumber: "1.02E+07" }, { reason: "CompanyNumber is no company number", detail: "1.02E+07" }],
    ["no name", { CompanyName: "" }, { reason: "no Company Name", detail: undefined }],
  ])("a row with %s is rejected", async (_name, changes, expected) => {
    const { records, rejects } = await read(official(WEAVERS, { ...WEAVERS, ...changes }));
    expect(records).toHaveLength(1);
    expect(rejects).toEqual([expect.objectContaining({ line: 3, source: "BasicCompanyDataAsOneFile-2020-05-01.csv", ...expected })]);
  });

  it("a row with a value too few is rejected and the next one read", async () => {
    const lines = official(WEAVERS, WEAVERS, { ...WEAVERS, CompanyNumber: "00012346" }).split("\r\n");
    lines[2] = lines[2]!.slice(lines[2]!.indexOf(",") + 1);
    const { records, rejects, rows } = await read(lines.join("\r\n"));
    expect(records.map(({ values }) => values.ID)).toEqual(["gb-00012345", "gb-00012346"]);
    expect(rejects).toMatchObject([{ line: 3, reason: "wrong number of values", detail: "54 instead of 55" }]);
    expect(rows).toBe(3);
  });
});

describe("numbers", () => {
  it.each([["12345", "00012345"], ["SC1234", "SC001234"], ["sc001234", "SC001234"], ["IP29406R", "IP29406R"], ["R0000123", "R0000123"]])("%s is %s", async (written, number) => {
    expect(await valuesOf({ CompanyNumber: written })).toMatchObject({ ID: `gb-${number}`, "Company Registration Number": number, "Register Record ID": number });
  });
});

describe("address", () => {
  it.each<[name: string, changes: Row, first: string | undefined, second: string | undefined]>([
    ["one line", { "RegAddress.AddressLine2": "" }, "12 LOOM STREET", undefined],
    ["a post box", { "RegAddress.POBox": "4385" }, "12 LOOM STREET", "SHUTTLE QUARTER, PO BOX 4385"],
    ["a post box only", { "RegAddress.POBox": "4385", "RegAddress.AddressLine1": "", "RegAddress.AddressLine2": "" }, "PO BOX 4385", undefined],
    ["a unit in the post box's column", { "RegAddress.POBox": "UNIT 1102" }, "12 LOOM STREET", "SHUTTLE QUARTER, UNIT 1102"],
    ["the postal code in the post box's column", { "RegAddress.POBox": "HX1 1AA" }, "12 LOOM STREET", "SHUTTLE QUARTER"],
    ["a placeholder in the post box's column", { "RegAddress.POBox": "*DEFAULT*" }, "12 LOOM STREET", "SHUTTLE QUARTER"],
    ["someone's care", { "RegAddress.CareOf": "SPINDLE & CO" }, "12 LOOM STREET", "SHUTTLE QUARTER, C/O SPINDLE & CO"],
    ["someone's care, said twice", { "RegAddress.CareOf": "C/O: SPINDLE & CO" }, "12 LOOM STREET", "SHUTTLE QUARTER, C/O SPINDLE & CO"],
    ["nobody's care", { "RegAddress.CareOf": "C/O" }, "12 LOOM STREET", "SHUTTLE QUARTER"],
    ["an overseas company without address", { "RegAddress.AddressLine1": "BRANCH REGISTRATION", "RegAddress.AddressLine2": "REFER TO PARENT REGISTRY" }, undefined, undefined],
  ])("%s", async (_name, changes, first, second) => {
    const { records } = await one(changes);
    expect([records[0]?.values["Address 1"], records[0]?.values["Address 2"]]).toEqual([first, second]);
  });

  it.each<[country: string, number: string, region: string | undefined]>([
    ["ENGLAND", "00012345", "England"],
    ["Scotland", "00012345", "Scotland"],
    ["WALES", "OC300001", "Wales"],
    ["NORTHERN IRELAND", "NI000001", "Northern Ireland"],
    ["UNITED KINGDOM", "00012345", undefined],
    ["", "00012345", undefined],
    ["", "SC000001", "Scotland"],
    ["UNITED KINGDOM", "SO300001", "Scotland"],
    ["", "CS000001", "Scotland"],
    ["", "NI000001", "Northern Ireland"],
    ["", "R0000001", "Northern Ireland"],
    ["", "SL000001", undefined],
    ["GREAT BRITAIN", "00012345", undefined],
  ])("%j with number %s is in the United Kingdom, region %s", async (country, number, region) => {
    const { records } = await one({ "RegAddress.Country": country, CompanyNumber: number });
    expect(records[0]?.values).toMatchObject({ Country: "United Kingdom", "Country Code": "GB" });
    expect(records[0]?.values.Region).toBe(region);
  });

  it.each([
    ["JERSEY", "LP000001", "United Kingdom", { Country: "Jersey", "Country Code": "JE" }],
    ["UNITED STATES", "FC000001", "UNITED STATES", { Country: "United States", "Country Code": "US" }],
    ["", "FC000001", "CHINA", { Country: "China", "Country Code": "CN" }],
    ["", "NF000001", "IRELAND", { Country: "Ireland", "Country Code": "IE" }],
    ["RURITANIA", "FC000001", "RURITANIA", { Country: "RURITANIA" }],
  ])("an address in %j (number %s, origin %s) is abroad", async (country, number, origin, expected) => {
    const { records } = await one({ "RegAddress.Country": country, CompanyNumber: number, CountryOfOrigin: origin });
    const { Country, "Country Code": code, Region } = records[0]?.values ?? {};
    expect({ Country, ...(code !== undefined && { "Country Code": code }) }).toEqual(expected);
    expect(Region).toBeUndefined();
  });

  it("a text that is no country leaves a company of the United Kingdom where it is, and is told of", async () => {
    const { records, losses } = await one({ "RegAddress.Country": "KENTISH TOWN" });
    expect(records[0]?.values).toMatchObject({ Country: "United Kingdom", "Country Code": "GB" });
    expect(losses).toMatchObject([{ line: 2, field: "RegAddress.Country", reason: "no country's name", value: "KENTISH TOWN" }]);
  });

  it("texts stay as the register writes them, damaged encoding and blanks aside", async () => {
    expect(await valuesOf({ CompanyName: "LES INTÃ‰RIEURS  DE MARTINâ€™S LTD ", "RegAddress.PostTown": "ST. LEONARDS-ON-SEA" })).toMatchObject({ "Company Name": "LES INTÉRIEURS DE MARTIN’S LTD", City: "ST. LEONARDS-ON-SEA" });
  });

  it("a company may be called NA, and only that column may say so", async () => {
    expect(await valuesOf({ CompanyName: "NA", "RegAddress.County": "NA" })).toMatchObject({ "Company Name": "NA" });
    expect(await valuesOf({ "RegAddress.County": "NA" })).not.toHaveProperty("State/Province");
  });
});

describe("industry", () => {
  it("up to four industries become US SIC codes in their order, each once", async () => {
    const values = await valuesOf({
      "SICCode.SicText_1": "62012 - Business and domestic software development", "SICCode.SicText_2": "62011 - Ready-made interactive leisure and entertainment software development",
      "SICCode.SicText_3": "62012 - Business and domestic software development", "SICCode.SicText_4": "56101 - Licensed restaurants",
    });
    expect(values).toMatchObject({ "Business Category": "62012 - Business and domestic software development", "Business Category Code 1": "7371", "Business Category Code 2": "7372", "Business Category Code 3": "5812" });
    expect(values).not.toHaveProperty("Business Category Code 4");
  });

  it("None Supplied is no industry", async () => {
    const { records, losses } = await one({ "SICCode.SicText_1": "None Supplied" });
    expect(Object.keys(records[0]?.values ?? {}).filter((name) => name.startsWith("Business Category"))).toEqual([]);
    expect(losses).toEqual([]);
  });

  it("a dormant company's industry is not classifiable", async () => {
    expect(await valuesOf({ "SICCode.SicText_1": "99999 - Dormant Company" })).toMatchObject({ "Business Category": "99999 - Dormant Company", "Business Category Code 1": "9999" });
  });

  it("an industry without a code stays as text, and is told of", async () => {
    const { records, losses } = await one({ "SICCode.SicText_1": "Whistling", "SICCode.SicText_2": "56101 - Licensed restaurants" });
    expect(records[0]?.values).toMatchObject({ "Business Category": "Whistling", "Business Category Code 1": "5812" });
    expect(losses).toMatchObject([{ line: 2, reason: "an industry that has no US SIC code", value: "Whistling" }]);
  });
});

describe("legal form, state and history", () => {
  it.each([
    ["Private Limited Company", "3"],
    ["PRI/LTD BY GUAR/NSC (Private, limited by guarantee, no share capital)", "3"],
    ["PRIVATE UNLIMITED COMPANY", "3"],
    ["Limited Partnership", "2"],
    ["Limited Liability Partnership", "2"],
    ["Other company type", "0"],
    ["Guild of Weavers", undefined],
  ])("%s is %s", async (category, code) => {
    const { records } = await one({ CompanyCategory: category });
    expect(records[0]?.values["Business Legal Type"]).toBe(code);
    expect(records[0]?.values["Business Legal Type - Description"]).toBe(category);
  });

  it.each([
    ["Active", undefined],
    ["ACTIVE", undefined],
    ["Live but Receiver Manager on at least one charge", undefined],
    ["Voluntary Arrangement", undefined],
    ["", undefined],
    ["Active - Proposal to Strike off", false],
    ["Liquidation", false],
    ["In Administration", false],
    ["ADMINISTRATION ORDER", false],
    ["RECEIVERSHIP", false],
    ["VOLUNTARY ARRANGEMENT / RECEIVER MANAGER", false],
    ["Some state that comes up one day", false],
  ])("a company in state %j has marketable %s", async (status, marketable) => {
    expect((await one({ CompanyStatus: status })).records[0]?.marketable).toBe(marketable);
  });

  it("a dissolved company is not marketable", async () => {
    expect((await one({ DissolutionDate: "01/02/2020" })).records[0]?.marketable).toBe(false);
  });

  it("former names are those it no longer bears, each once", async () => {
    const { records } = await one({ "PreviousName_1.CompanyName": "LOOM LTD ", "PreviousName_1.CONDATE": "01/02/2003", "PreviousName_2.CompanyName": "LOOM LTD", "PreviousName_3.CompanyName": "THREAD & NEEDLE WEAVERS LIMITED", "PreviousName_10.CompanyName": "BOBBINS LTD" });
    expect(records[0]?.formerNames).toEqual(["LOOM LTD", "BOBBINS LTD"]);
  });

  it("an impossible date of incorporation is no founding year, and is told of", async () => {
    const { records, losses } = await one({ IncorporationDate: "31/02/2016" });
    expect(records[0]?.values).not.toHaveProperty("Founding Year");
    expect(losses).toMatchObject([{ field: "Founding Year", reason: "no date", value: "31/02/2016" }]);
  });

  it("the UK establishment of an overseas company is a branch", async () => {
    expect(await valuesOf({ CompanyNumber: "BR000001" })).toMatchObject({ "Location Type": "2", "Location Type - Description": "Branch (secondary location to a headquarter)" });
  });
});
