import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fieldByName } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import { type RawRow, rawRows } from "../shared/testing/raw-csv";
import { type Outcome, readAll } from "../shared/testing/read-all";
import { companydata } from ".";

const FILES = ["amsterdam", "berlin", "los-angeles", "madrid", "paris"].map((city) => `registers/companydata/${city}.csv`);
const raw: readonly RawRow[] = FILES.flatMap((file) => rawRows(file, ";"));

type Values = Readonly<Record<string, string | number | undefined>>;

const HEADQUARTERS = { "Location Type": "1" };
const BRANCH = { "Location Type": "2" };
const SINGLE = { "Location Type": "0", "Location Type - Description": "Single location" };
const SUBSIDIARY = { "Subsidiary Code": "3" };
const INDEPENDENT = { "Subsidiary Code": "0", "Subsidiary Code - Description": "Not a subsidiary" };

/** What the documented repairs make of companies picked by hand; every other value must be the file's own. */
const PICKED: readonly [name: string, id: string, repaired: Values][] = [
  ["Cbre Gws Integrated Facility Management B.V.", "296682918", { "Country Code": "NL", ...SINGLE, ...SUBSIDIARY, "Global Headquarter Country Name": "UNITED STATES OF AMERICA" }],
  ["Koninklijke Douwe Egberts B.V.", "288108760", { "Country Code": "NL", ...HEADQUARTERS, ...SUBSIDIARY, "Company Registration Number": "01045536" }],
  ["Booking.com Customer Service Center (netherlands) B.V.", "320852235", { "Country Code": "NL", ...BRANCH, ...INDEPENDENT, "Global Headquarter Country Name": "UNITED STATES OF AMERICA", "Global Headquarter Postal Code": "068541631" }],
  ['B.V. Levensmiddelengroothandel "de Kweker"', "290422438", { "Country Code": "NL", ...SINGLE, ...SUBSIDIARY }],
  ["Deutsche Bahn AG", "271137639", { "Country Code": "DE", ...HEADQUARTERS, ...SUBSIDIARY }],
  ["Curium Germany GMBH", "327160080", { "Country Code": "DE", ...SINGLE, ...SUBSIDIARY, "Local Headquarter ID Number": undefined, "National Headquarter ID Number": undefined, "Global Headquarter ID Number": undefined }],
  ["Charter Communications, INC.", "195558259", { "Country Code": "US", ...HEADQUARTERS, ...INDEPENDENT, "Local Headquarter Country Name": "UNITED STATES OF AMERICA", "Global Headquarter Country Name": "UNITED STATES OF AMERICA" }],
  ["Toronto Nc LLC", "221577716", { "Country Code": "US", ...SINGLE, ...INDEPENDENT, "Company Registration Number": undefined, "Country Phone Access Code": undefined }],
  ["Compañia Española De Petroleos SA", "313288188", {
    "Country Code": "ES", ...HEADQUARTERS, ...SUBSIDIARY, "Local Headquarter Company Name": "CEPSA HOLDING - L.L.C", "National Headquarter Company Name": "COMPAÑIA ESPAÑOLA DE PETROLEOS SA",
    "Global Headquarter Street Address": "Sheikh Zayed street, Abu Dhabi",
  }],
  ["Ca Life Insurance Experts Compañia De Seguros Y Reaseguros SA.", "314126688", { "Country Code": "ES", ...HEADQUARTERS, ...SUBSIDIARY, "Address 1": "Calle Agustin de Foxa, 29 - Piso 6ºa" }],
  ["Societe Nationale D'exploitation Industrielle Des Tabacs Et Allumettes", "260174186", {
    "Country Code": "FR", ...HEADQUARTERS, ...SUBSIDIARY, "Company Registration Number": undefined, "Yearly Revenue Local Currency": 351769000000, "Yearly Revenue in U.S. Dollars": 350630000000,
  }],
  ["Hotel Plaza Athenee", "263296303", { "Country Code": "FR", ...SINGLE, ...SUBSIDIARY, "Company Registration Number": undefined, "CEO Name": undefined }],
];

/** The values of a row as the file has them, numbers as numbers, empty ones absent. */
function own(row: RawRow): Values {
  return Object.fromEntries([...row.cells].flatMap(([name, cell]) => (cell === "" ? [] : [[name, fieldByName(name)?.type === "string" ? cell : Number(cell)]])));
}

function withoutUnknown(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

describe.skipIf(raw.length === 0)("the five published samples (skipped: no ../shared/data)", () => {
  let outcome: Outcome;
  let records: ReadonlyMap<string, CompanyRecord>;
  const rows = new Map(raw.map((row) => [row.cells.get("ID") ?? "", row]));

  beforeAll(async () => {
    outcome = await readAll(companydata, FILES.map((file) => path.resolve("../shared/data", file)));
    records = new Map(outcome.records.map((record) => [record.values.ID, record]));
  });

  it("every one of the 5,000 rows becomes a record, in the files' order", () => {
    expect(raw).toHaveLength(5000);
    expect(outcome.rejects).toEqual([]);
    expect(outcome.rows).toBe(5000);
    expect(outcome.records.map(({ values }) => values.ID)).toEqual(raw.map((row) => row.cells.get("ID")));
  });

  it.each(PICKED)("%s has the file's values, field by field, after the documented repairs", (name, id, repaired) => {
    const row = rows.get(id);
    if (row === undefined) throw new Error(`no row ${id}`);
    const expected = withoutUnknown({ ...own(row), ...repaired, Register: "companydata", "Register Record ID": id });
    expect(expected["Company Name"]).toBe(name);
    expect(records.get(id)?.values).toEqual(expected);
  });

  it("no field is changed but those whose repairs are documented, and no more of them than need it", () => {
    const changed = new Map<string, number>();
    for (const row of raw) {
      const values: Values = { ...records.get(row.cells.get("ID") ?? "")?.values };
      for (const [name, cell] of row.cells) if (cell !== "" && String(values[name] ?? "") !== cell) changed.set(name, (changed.get(name) ?? 0) + 1);
    }
    expect(Object.fromEntries(changed)).toEqual({
      "Address 1": 63, "CEO Name": 44, "Company Registration Number": 1077, "Country Phone Access Code": 180, "Founding Year": 7,
      "Yearly Revenue Local Currency": 1, "Yearly Revenue in U.S. Dollars": 1,
      "Local Headquarter ID Number": 5, "Local Headquarter Company Name": 66, "Local Headquarter Street Address": 80, "Local Headquarter City": 27,
      "Local Headquarter State/Province": 10, "Local Headquarter Country Name": 438, "Local Headquarter Postal Code": 3,
      "National Headquarter ID Number": 5, "National Headquarter Company Name": 151, "National Headquarter Street Address": 90, "National Headquarter City Name": 1,
      "Global Headquarter ID Number": 5, "Global Headquarter Company Name": 65, "Global Headquarter Street Address": 121, "Global Headquarter City Name": 1,
      "Global Headquarter State/Province": 14, "Global Headquarter Country Name": 602, "Global Headquarter Postal Code": 22,
    });
  });

  it("what was lost is told of, value by value", () => {
    const cut = raw.filter((row) => /^\d(?:,\d+)?E\+1\d$/.test(row.cells.get("Company Registration Number") ?? ""));
    const told = outcome.losses.filter(({ field }) => field === "Company Registration Number");
    expect(told.map(({ value }) => value)).toEqual(cut.map((row) => row.cells.get("Company Registration Number")));
    expect(outcome.losses.filter(({ field }) => field !== "Company Registration Number")).toEqual([{ line: 826, field: "CEO Name", reason: "an error value of a spreadsheet", value: "#NAAM?", source: "paris.csv" }]);
  });

  it("no double-encoded text and no control character is left", () => {
    const texts = outcome.records.flatMap(({ values }) => Object.values(values)).filter((value) => typeof value === "string");
    expect(texts.filter((text) => /[ÃÂãâ][\u0080-\u00bf\u02c6\u0152\u2018-\u201e]|[\p{Cc}\u00ad]|\s\s/u.test(text))).toEqual([]);
  });

  it("every company has a country code and a US SIC code with its title", () => {
    for (const { values } of outcome.records) {
      expect(values["Country Code"]).toMatch(/^[A-Z]{2}$/);
      expect(values["Business Category Code 1"]).toMatch(/^\d{4}$/);
      expect(values["Business Category Code 1 - Description"]).toBeDefined();
    }
  });
});
