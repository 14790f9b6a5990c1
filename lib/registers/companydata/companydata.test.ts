import { describe, expect, it } from "vitest";
import { FIELDS } from "../../company/fields";
import { SourceError } from "../source/problem";
import { type Outcome, readFiles } from "../shared/testing/read-all";
import { companydata } from ".";

const HEADER = ["ID", "Company Name", "Country"];

/** A file as the vendor writes it: semicolons, byte order mark, CRLF. */
function file(header: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string): string => (/[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\uFEFF${[header, ...rows].map((row) => row.map(quoted).join(";")).join("\r\n")}\r\n`;
}

const read = (content: string): Promise<Outcome> => readFiles(companydata, { "city.csv": content });

/** One company with these values in these columns. */
async function one(cells: Readonly<Record<string, string>>): Promise<Outcome> {
  const all = { ID: "9", "Company Name": "Molen", ...cells };
  return read(file(Object.keys(all), Object.values(all)));
}

async function valuesOf(cells: Readonly<Record<string, string>>): Promise<object> {
  const { records, rejects } = await one(cells);
  expect(rejects).toEqual([]);
  return records[0]?.values ?? {};
}

describe("columns", () => {
  it("a blank first name is the ID that the published Amsterdam file lost", async () => {
    const { records } = await read(file([" ", "Company Name"], ["12", "Molen B.V."]));
    expect(records.map(({ values }) => values)).toEqual([{ ID: "12", "Company Name": "Molen B.V.", Register: "companydata", "Register Record ID": "12" }]);
  });

  it("every public field is taken, and another column is told of", async () => {
    const given: Record<string, string> = { ID: "7", "Company Name": "Molen", "Country Code": "NL", "Location Type": "1", "Subsidiary Code": "3", "Import/Export Code": "H", "Business Legal Type": "3", Email: "info@molen.example", Website: "molen.example", "Phone Number": "+31201234567", "Fax Number": "+31201234568" };
    for (const field of FIELDS) {
      if (field.name.startsWith("Business Category Code") && !field.name.endsWith("Description")) given[field.name] = "0111";
      given[field.name] ??= field.type === "string" ? `some ${field.name}` : "1990";
    }
    const { records, losses, rejects } = await read(file([...Object.keys(given), "Colour", ""], [...Object.values(given), "red", "x"]));
    expect(rejects).toEqual([]);
    expect(records[0]?.values).toEqual(Object.fromEntries(FIELDS.map(({ name, type }) => [name, type === "string" ? given[name] : Number(given[name])])));
    expect(losses.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [1, "Colour", "the column is no public field"],
      [1, `column ${FIELDS.length + 2}`, "the column is no public field"],
    ]);
  });

  it.each([
    ["no Company Name", file(["ID", "Name"], ["1", "x"]), /city\.csv has no column Company Name/],
    ["neither", file(["Number", "Name"], ["1", "x"]), /no column ID and no column Company Name/],
    ["a blank column that is not the first", file(["Company Name", ""], ["x", "1"]), /no column ID/],
    ["a column twice", file(["ID", "Company Name", "City", "City"], ["1", "x", "a", "b"]), /the column City twice/],
  ])("a file with %s is refused", async (_name, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
    await expect(read(content)).rejects.toBeInstanceOf(SourceError);
  });

  it("the file may be written with commas and without byte order mark, as an export of this service is", async () => {
    const { records } = await read('ID,Company Name,City,Location Type,Register\nno-923609016,"Molen, Inc.",Oslo,,no\n');
    expect(records.map(({ values }) => values)).toEqual([{ ID: "no-923609016", "Company Name": "Molen, Inc.", City: "Oslo", Register: "no", "Register Record ID": "no-923609016" }]);
  });
});

describe("rows that cannot be used", () => {
  const rejected: readonly [string, string, object][] = [
    ["no ID", file(HEADER, ["", "Molen", "Netherlands"]), { reason: "no ID" }],
    ["no name", file(HEADER, ["1", " ", "Netherlands"]), { reason: "no Company Name" }],
    ["too few values", file(HEADER, ["1", "Molen"]), { reason: "wrong number of values", detail: "2 instead of 3", raw: "1;Molen" }],
    ["too many values", file(HEADER, ["1", "Molen", "Netherlands", ""]), { reason: "wrong number of values", detail: "4 instead of 3" }],
    ["an ID in scientific notation", file(HEADER, ["2,9668E+08", "Molen", "Netherlands"]), { reason: "the ID was cut short by a spreadsheet", detail: "2,9668E+08" }],
    ["an unknown legal type", file([...HEADER, "Business Legal Type"], ["1", "Molen", "Netherlands", "999"]), { reason: "Business Legal Type is no legal status code", detail: "999" }],
    ["an unknown location type text", file([...HEADER, "Location Type - Description"], ["1", "Molen", "Netherlands", "Outpost"]), { reason: "Location Type - Description is not in the location type table", detail: "Outpost" }],
    ["letters for employees", file([...HEADER, "Employees Total"], ["1", "Molen", "Netherlands", "many"]), { reason: "Employees Total is no whole number", detail: "many" }],
    ["a founding year of five digits", file([...HEADER, "Founding Year"], ["1", "Molen", "Netherlands", "19999"]), { reason: "Founding Year is no year from 1000 to 2100", detail: "19999" }],
  ];
  it.each(rejected)("%s", async (_name, content, expected) => {
    const { records, rejects } = await read(content);
    expect(records).toEqual([]);
    expect(rejects).toHaveLength(1);
    expect(rejects[0]).toMatchObject({ line: 2, source: "city.csv", ...expected });
  });
});

describe("repairs", () => {
  it("amounts in scientific notation with a decimal comma are whole numbers", async () => {
    expect(await valuesOf({ "Yearly Revenue Local Currency": "2,41392E+11", "Yearly Revenue in U.S. Dollars": "2E+11" })).toMatchObject({ "Yearly Revenue Local Currency": 241392000000, "Yearly Revenue in U.S. Dollars": 200000000000 });
  });

  it("an identifier in scientific notation is left out and told of: it would be another company's", async () => {
    const { records, losses } = await one({ "Company Registration Number": "3,18571E+13", "Company Registration Type Code": "00017", "Global Headquarter ID Number": "2,7E+08" });
    expect(records[0]?.values).toEqual({ ID: "9", "Company Name": "Molen", "Company Registration Type Code": "00017", Register: "companydata", "Register Record ID": "9" });
    expect(losses).toEqual([
      { line: 2, field: "Company Registration Number", reason: "a number that a spreadsheet cut short", value: "3,18571E+13", source: "city.csv" },
      { line: 2, field: "Global Headquarter ID Number", reason: "a number that a spreadsheet cut short", value: "2,7E+08", source: "city.csv" },
    ]);
  });

  it.each([
    ["US SIC codes", { "Business Category Code 1": "111", "Business Category Code 2": "0111", "Business Category Code 3": "6719" }, { "Business Category Code 1": "0111", "Business Category Code 2": "0111", "Business Category Code 3": "6719" }],
    ["Spanish postal codes", { Country: "Spain", "Postal Code": "8001" }, { "Postal Code": "08001" }],
    ["US postal codes", { Country: "USA", "Postal Code": "68541631", "National Headquarter Postal Code": "1702" }, { "Postal Code": "068541631", "National Headquarter Postal Code": "01702" }],
    ["headquarters' postal codes, by their own country", { Country: "Netherlands", "Postal Code": "1059 CM", "Local Headquarter Country Name": "ITALY", "Local Headquarter Postal Code": "144", "Global Headquarter Country Name": "UNITED STATES OF AME", "Global Headquarter Postal Code": "6902" }, { "Postal Code": "1059 CM", "Local Headquarter Postal Code": "00144", "Global Headquarter Postal Code": "06902" }],
    ["no postal code of a country whose codes differ in length", { Country: "Japan", "Postal Code": "70062" }, { "Postal Code": "70062" }],
  ])("lost leading zeros are put back: %s", async (_name, cells, expected) => {
    expect(await valuesOf(cells)).toMatchObject(expected);
  });

  it("a Dutch trade register number has eight digits, and is found in the file's form too", async () => {
    const dutch = { Country: "Netherlands", "Company Registration Number": "1045536", "Company Registration Type Code": "19" };
    const { records } = await one(dutch);
    expect(records[0]).toMatchObject({ values: { "Company Registration Number": "01045536" }, otherNumbers: ["1045536"] });
    expect(await valuesOf({ ...dutch, Country: "USA" })).toMatchObject({ "Company Registration Number": "1045536" });
    expect(await valuesOf({ ...dutch, "Company Registration Type Code": "42" })).toMatchObject({ "Company Registration Number": "1045536" });
  });

  it.each([
    ["Headquarter/Parent (branches and/or subsidiaries report to it)", "Is a subsidiary", "1", "3"],
    ["Branch (secondary location to a headquarter)", "", "2", "0"],
    ["", "", "0", "0"],
  ])("location type %j and subsidiary %j get their codes", async (location, subsidiary, locationCode, subsidiaryCode) => {
    const values = await valuesOf({ "Location Type - Description": location, "Subsidiary Code - Description": subsidiary });
    expect(values).toMatchObject({ "Location Type": locationCode, "Subsidiary Code": subsidiaryCode });
    expect(values).toHaveProperty("Location Type - Description", location || "Single location");
    expect(values).toHaveProperty("Subsidiary Code - Description", subsidiary || "Not a subsidiary");
  });

  it("without those columns, or where the file has the codes, nothing is supposed", async () => {
    expect(await valuesOf({})).not.toHaveProperty("Location Type");
    expect(await valuesOf({ "Location Type": "", "Location Type - Description": "" })).not.toHaveProperty("Location Type");
  });

  it("meanings of codes are filled in only where the file's are empty", async () => {
    expect(await valuesOf({ "Business Legal Type": "12", "Business Legal Type - Description": "Partnership of unknown" })).toMatchObject({ "Business Legal Type - Description": "Partnership of unknown" });
    expect(await valuesOf({ "Business Legal Type": "12", "Business Legal Type - Description": "" })).toMatchObject({ "Business Legal Type - Description": "Partnership of unknown type" });
  });

  it.each([
    ["ROBERT BOSCH ESPAÃ‘A SLU", "ROBERT BOSCH ESPAÑA SLU"],
    ["Calle Goya, 61 - 1âºa", "Calle Goya, 61 - 1ºa"],
    ["Marc Gã©rard Brienne", "Marc Gérard Brienne"],
    ["DU NÃ‚Â° 21 AU 25", "DU N° 21 AU 25"],
    ["Coöperatief ESPAÃ‘A", "Coöperatief ESPAÃ‘A"],
    ["SÃO MAMEDE CORONADO", "SÃO MAMEDE CORONADO"],
    ["São Château", "São Château"],
    ["Guess?   Europe, B.V.", "Guess? Europe, B.V."],
  ])("double-encoded text is set right where that is certain: %j", async (raw, repaired) => {
    expect(await valuesOf({ "Trade Name": raw })).toMatchObject({ "Trade Name": repaired });
  });

  it.each([
    ["UNITED STATES OF AME", "UNITED STATES OF AMERICA"],
    ["BONAIRE SINT EUSTATI", "BONAIRE SINT EUSTATIUS AND SABA"],
    ["SAINT VINCENT AND TH", "Saint Vincent and the Grenadines"],
    ["UNITED ARAB EMIRATES", "UNITED ARAB EMIRATES"],
    ["VIRGIN ISLANDS UK", "VIRGIN ISLANDS UK"],
    ["TWENTY UNKNOWN CHARS", "TWENTY UNKNOWN CHARS"],
  ])("a headquarters' country cut to 20 characters is completed: %s", async (cut, whole) => {
    expect(await valuesOf({ "Global Headquarter Country Name": cut, "Local Headquarter Country Name": cut })).toMatchObject({ "Global Headquarter Country Name": whole, "Local Headquarter Country Name": whole });
  });

  it("the country's name stays the file's, with its ISO code beside it", async () => {
    expect(await valuesOf({ Country: "USA" })).toMatchObject({ Country: "USA", "Country Code": "US" });
    expect(await valuesOf({ Country: "USA", "Country Code": "us" })).toMatchObject({ "Country Code": "US" });
  });

  it("zeros where zero means unknown are absent, and other zeros stay", async () => {
    const values = await valuesOf({
      "Country Phone Access Code": "0000", "Founding Year": "0", "Local Headquarter ID Number": "0", "Global Headquarter ID Number": "0", "Global Headquarter Postal Code": "0",
      "Employees Total": "0", "Yearly Revenue Local Currency": "0", "Number of Companies in Group": "0", "Group Linkage Code": "0", "Group Code": "0",
    });
    expect(values).toEqual({
      ID: "9", "Company Name": "Molen", Register: "companydata", "Register Record ID": "9",
      "Employees Total": 0, "Yearly Revenue Local Currency": 0, "Number of Companies in Group": 0, "Group Linkage Code": "0", "Group Code": "0",
    });
  });

  it("calling codes stay as the file writes them", async () => {
    for (const code of ["0049", "31", "1"]) expect(await valuesOf({ "Country Phone Access Code": code })).toMatchObject({ "Country Phone Access Code": code });
  });

  it.each(["#NAAM?", "#NAME?", "#N/A", "#N/B", "#REF!", "#DIV/0!", "#DEEL/0!", "#¡REF!", "#ÜBERLAUF!"])("a spreadsheet's error value %s is left out and told of", async (error) => {
    const { records, losses } = await one({ "CEO Name": error });
    expect(records[0]?.values).not.toHaveProperty("CEO Name");
    expect(losses).toMatchObject([{ field: "CEO Name", reason: "an error value of a spreadsheet", value: error }]);
  });

  it.each(["#1 Cochran", "#hashtag!", "# Sign"])("the name %s is no error value", async (name) => {
    expect(await valuesOf({ "Trade Name": name })).toMatchObject({ "Trade Name": name });
  });

  it("phones become E.164 by the company's country, e-mail addresses small; what is none is left out and told of", async () => {
    expect(await valuesOf({ Country: "Netherlands", "Phone Number": "020-1234567", "Fax Number": "+31 20 1234568", Email: "Info@Molen.Example", Website: "WWW.Molen.Example/Over" })).toMatchObject({
      "Phone Number": "+31201234567", "Fax Number": "+31201234568", Email: "info@molen.example", Website: "www.molen.example/Over",
    });
    const { records, losses } = await one({ "Phone Number": "call us", Email: "info", Website: "none" });
    expect(Object.keys(records[0]?.values ?? {})).toEqual(["ID", "Company Name", "Register", "Register Record ID"]);
    expect(losses.map(({ field, reason }) => `${field}: ${reason}`)).toEqual(["Phone Number: no phone number", "Email: no e-mail address", "Website: no website"]);
  });
});
