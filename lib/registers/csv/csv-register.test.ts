import { existsSync } from "node:fs";
import path from "node:path";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { rawRows } from "../shared/testing/raw-csv";
import { readAll, readFiles, type Outcome } from "../shared/testing/read-all";
import { csvRegister } from "./index";
import { readMapping } from "./mapping";

async function read(content: string | Buffer, mapping?: unknown, file = "kunden.csv"): Promise<Outcome> {
  const register = mapping === undefined ? csvRegister() : csvRegister({ mapping: readMapping(mapping, "mapping.json"), code: "acme" });
  return readFiles(register, { [file]: content });
}

/** The values of the only record of a header and a row. */
async function valuesOf(header: string, row: string, mapping?: unknown): Promise<Readonly<Record<string, unknown>>> {
  const { records, rejects } = await read(`${header}\n${row}\n`, mapping);
  expect(rejects).toEqual([]);
  expect(records).toHaveLength(1);
  return records[0]?.values ?? {};
}

const ACME = {
  idPrefix: "acme",
  encoding: "windows-1252",
  defaults: { "Country Code": "DE", "Currency Code": "EUR" },
  columns: {
    Nr: "ID",
    Firma: "Company Name",
    Strasse: "Address 1",
    Hausnr: "Address 1",
    PLZ: "Postal Code",
    Ort: "City",
    Telefon: "Phone Number",
    Umsatz: { field: "Yearly Revenue Local Currency", decimal: "," },
    Branche: { field: "Business Category Code 1", kind: "nace" },
    Gegründet: "Founding Year",
    Mitarbeiter: "Employees Total",
    Stand: "Register Updated",
    Mutter: "Local Headquarter ID Number",
  },
};
const HEADER = "Nr;Firma;Strasse;Hausnr;PLZ;Ort;Telefon;Umsatz;Branche;Gegründet;Mitarbeiter;Bemerkung;Stand;Mutter";

describe("a CSV file with a mapping", () => {
  it("becomes records field by field", async () => {
    const row = "0815;Müller Werkzeug GmbH;Am Markt;7a;01067;Dresden;0351 123456;1.234.567,50;25.73;14.06.1998;42;wichtig;31.12.2024;4711";
    const { records, rejects, losses, rows } = await read(iconv.encode(`${HEADER}\r\n${row}\r\n`, "windows-1252"), ACME);
    expect({ rejects, losses, rows }).toEqual({ rejects: [], losses: [], rows: 1 });
    expect(records).toEqual([
      {
        values: {
          ID: "acme-0815",
          "Company Name": "Müller Werkzeug GmbH",
          "Address 1": "Am Markt 7a",
          "Postal Code": "01067",
          City: "Dresden",
          Country: "Germany",
          "Country Code": "DE",
          "Phone Number": "+49351123456",
          "Business Category Code 1": "3544",
          "Business Category Code 1 - Description": "Special Dies and Tools, Die Sets, Jigs and Fixtures, and Industrial Molds",
          "Founding Year": 1998,
          "Employees Total": 42,
          "Yearly Revenue Local Currency": 1234568,
          "Currency Code": "EUR",
          "Yearly Revenue in U.S. Dollars": expect.closeTo(1_335_000, -4) as number,
          "Local Headquarter ID Number": "acme-4711",
          Register: "acme",
          "Register Record ID": "0815",
          "Register Updated": "2024-12-31",
        },
        parentId: "acme-4711",
      },
    ]);
  });

  it("without header names columns by their numbers", async () => {
    const mapping = { header: false, columns: { 1: "ID", 3: "Company Name", 4: "Country" } };
    const { records } = await read("1,x,Acme,Netherlands\n2,y,Beta,NL\n", mapping);
    expect(records.map(({ values }) => [values.ID, values["Company Name"], values["Country Code"], values.Country])).toEqual([
      ["acme-1", "Acme", "NL", "Netherlands"],
      ["acme-2", "Beta", "NL", "Netherlands"],
    ]);
  });

  it("finds columns whatever their case, and refuses others with the closest one", async () => {
    expect(await valuesOf("NR,FIRMA", "1,Acme", { columns: { nr: "ID", Firma: "Company Name" } })).toMatchObject({ ID: "acme-1", "Company Name": "Acme" });
    await expect(read("Nr,Firma\n1,Acme\n", { columns: { Nr: "ID", Firme: "Company Name" } })).rejects.toThrow('The mapping has a column "Firme", which kunden.csv does not have. Did you mean "Firma"? Its columns are: Nr, Firma.');
    await expect(read("1,Acme\n", { header: false, columns: { Firma: "Company Name" } })).rejects.toThrow("It has no header: its columns are called by their numbers, 1 to 2.");
  });

  it("is refused where two columns are to hold what only one can", async () => {
    await expect(read("A,B,Name\n1,2,Acme\n", { columns: { A: "ID", B: "ID", Name: "Company Name" } })).rejects.toThrow(/gives ID to several columns \(A, B\)/);
  });

  it("is refused where no column holds the company's name", async () => {
    await expect(read("A,B\n1,2\n", { columns: { A: "ID" } })).rejects.toThrow(/No column of kunden\.csv is known to hold the company's name.*The columns are: A, B/);
    await expect(read("1,Acme\n2,Beta\n")).rejects.toThrow(/It has no header: write a mapping/);
  });

  it("keeps a row and tells of a value that cannot be read", async () => {
    const header = "Name,Country Code,Phone Number,Email,Website,Founding Year,Employees Total,Business Category Code 1,Legal,Revenue,Latitude,Currency Code,Location Type";
    const mapping = { columns: Object.fromEntries(header.split(",").map((name) => [name, { Name: "Company Name", Legal: "Business Legal Type", Revenue: "Yearly Revenue Local Currency" }[name] ?? name])) };
    const { records, losses, rejects } = await read(`${header}\nAcme,Utopia,12,none,not a site,soon,12.5,9999x,77,1.234,91,Euro,somewhere\n`, mapping);
    expect(rejects).toEqual([]);
    expect(records.map(({ values }) => Object.keys(values))).toEqual([["ID", "Company Name", "Register"]]);
    expect(losses.map(({ line, field, value }) => [line, field, value]).sort()).toEqual(
      [
        ["Country Code", "Utopia"],
        ["Phone Number", "12"],
        ["Email", "none"],
        ["Website", "not a site"],
        ["Founding Year", "soon"],
        ["Employees Total", "12.5"],
        ["Business Category Code 1", "9999x"],
        ["Business Legal Type", "77"],
        ["Yearly Revenue Local Currency", "1.234"],
        ["Latitude", "91"],
        ["Currency Code", "Euro"],
        ["Location Type", "somewhere"],
      ].map(([field, value]) => [2, field, value]).sort(),
    );
  });

  it("rejects a row that cannot be a record, with its line and reason", async () => {
    const { records, rejects, rows } = await read("Nr,Firma\n1,Acme\n2,\n,Beta\n\"4,5\",Gamma\n5\n6,Delta\n", { columns: { Nr: "ID", Firma: "Company Name" } });
    expect(records.map(({ values }) => values["Company Name"])).toEqual(["Acme", "Delta"]);
    expect(rejects.map(({ line, reason, raw }) => [line, reason, raw])).toEqual([
      [3, "no Company Name", "2,"],
      [4, "no ID", ",Beta"],
      [5, "the ID holds a comma or is longer than 100 characters", '"4,5",Gamma'],
      [6, "wrong number of values", "5"],
    ]);
    expect(rows).toBe(6);
  });

  it("reads values as its columns say they are written", async () => {
    const mapping = {
      columns: {
        Name: "Company Name",
        Revenue: { field: "Yearly Revenue in U.S. Dollars", decimal: "." },
        Founded: { field: "Founding Year", date: "mdy" },
        Updated: { field: "Register Updated", date: "mdy" },
        Nace: { field: "Business Category Code 1", kind: "nace" },
        Naf: { field: "Business Category Code 2", kind: "nace" },
        UkSic: { field: "Business Category Code 3", kind: "uk-sic" },
        Sic: "Business Category Code 4",
        Where: "Location Type",
        Sub: "Subsidiary Code",
      },
    };
    expect(await valuesOf("Name,Revenue,Founded,Updated,Nace,Naf,UkSic,Sic,Where,Sub", 'Acme,"1,234.6",12/31/1999,06/14/2025,G47.81,70.10Z,62012 - Software,111,Single location,3', mapping)).toMatchObject({
      "Yearly Revenue in U.S. Dollars": 1235,
      "Founding Year": 1999,
      "Register Updated": "2025-06-14",
      "Business Category Code 1": "5499",
      "Business Category Code 2": "8741",
      "Business Category Code 3": "7371",
      "Business Category Code 4": "0111",
      "Location Type": "0",
      "Location Type - Description": "Single location",
      "Subsidiary Code": "3",
    });
  });

  it("reads phones in the form of the row's country, else of the default one", async () => {
    const mapping = { defaults: { "Country Code": "NL" }, columns: { Name: "Company Name", Land: "Country", Tel: "Phone Number" } };
    const { records } = await read("Name,Land,Tel\nAcme,,020 123 4567\nBeta,Deutschland,030 1234567\nGamma,UK,+31 20 123 4567\n", mapping);
    expect(records.map(({ values }) => [values["Country Code"], values["Phone Number"]])).toEqual([
      ["NL", "+31201234567"],
      ["DE", "+49301234567"],
      ["GB", "+31201234567"],
    ]);
  });

  it("states revenue in dollars where it knows the currency and the file has no dollars", async () => {
    const columns = { Name: "Company Name", Sales: "Yearly Revenue Local Currency", Dollars: "Yearly Revenue in U.S. Dollars", Currency: "Currency Code" };
    const { records } = await read("Name,Sales,Dollars,Currency\nAcme,1000,,EUR\nBeta,1000,5,EUR\nGamma,1000,,\nDelta,1000,,usd\n", { columns });
    const dollars = records.map(({ values }) => values["Yearly Revenue in U.S. Dollars"]);
    expect(dollars).toEqual([expect.closeTo(1129, -2), 5, undefined, 1000]);
  });
});

describe("IDs of a CSV file", () => {
  it("are the ID column's behind the prefix, which is the register's code where the mapping gives none", async () => {
    const columns = { Nr: "ID", Firma: "Company Name" };
    expect((await valuesOf("Nr,Firma", "7,Acme", { columns, idPrefix: "crm" })).ID).toBe("crm-7");
    expect((await valuesOf("Nr,Firma", "7,Acme", { columns })).ID).toBe("acme-7");
    expect((await valuesOf("ID,Name", "7,Acme")).ID).toBe("csv-7");
  });

  it("come from country and registration number where there is no ID", async () => {
    const columns = { Firma: "Company Name", HR: "Company Registration Number", Land: "Country Code" };
    expect(await valuesOf("Firma,HR,Land", "Acme,HRB 123-45,DE", { columns })).toMatchObject({ ID: "acme-de-HRB12345", "Company Registration Number": "HRB 123-45", "Register Record ID": "HRB 123-45" });
    expect((await valuesOf("Firma,HR,Land", "Acme,123,", { columns })).ID).toBe("acme-123");
  });

  it("come from the row itself where there is neither: the same at every import, and another for another row", async () => {
    const columns = { Firma: "Company Name", Ort: "City" };
    const ids = async (rows: string): Promise<(string | undefined)[]> => (await read(`Firma,Ort,Notiz\n${rows}`, { columns })).records.map(({ values }) => values.ID);
    const [acme, beta] = await ids("Acme,Bonn,\nBeta,Bonn,\n");
    expect(acme).toMatch(/^acme-[0-9a-f]{16}$/);
    expect(beta).not.toBe(acme);
    expect(await ids("Beta,Bonn,\nAcme,Bonn,\n")).toEqual([beta, acme]);
    // A cut between values that stands elsewhere makes another row.
    expect(await ids("Acme,Bo,nn\n")).not.toEqual([acme]);
  });

  it("link a row to its headquarters, but not to itself", async () => {
    const columns = { Nr: "ID", Firma: "Company Name", Zentrale: "Local Headquarter ID Number", Konzern: "Global Headquarter ID Number" };
    const { records } = await read("Nr,Firma,Zentrale,Konzern\n1,Acme,1,9\n2,Acme Nord,1,9\n", { columns });
    expect(records.map(({ values, parentId }) => [values["Local Headquarter ID Number"], values["Global Headquarter ID Number"], parentId])).toEqual([
      ["acme-1", "acme-9", undefined],
      ["acme-1", "acme-9", "acme-1"],
    ]);
  });
});

describe("a CSV file without a mapping", () => {
  it("is read by fields' names and common names of columns; the others are told of", async () => {
    const { records, losses } = await read("Firmenname;Straße;PLZ;Ort;Land;Telefon;E-Mail;Webseite;Umsatz;NACE-Code;Bemerkung;companyregistrationnumber\nAcme GmbH;Am Markt 1;01067;Dresden;Deutschland;0351 123456;Info@Acme.example.de;www.acme.example.de;1234567;25.73;x;HRB 1\n");
    expect(records[0]?.values).toEqual({
      ID: "csv-de-HRB1",
      "Company Name": "Acme GmbH",
      "Company Registration Number": "HRB 1",
      "Address 1": "Am Markt 1",
      "Postal Code": "01067",
      City: "Dresden",
      Country: "Germany",
      "Country Code": "DE",
      "Phone Number": "+49351123456",
      Email: "info@acme.example.de",
      Website: "www.acme.example.de",
      "Business Category Code 1": "3544",
      "Business Category Code 1 - Description": "Special Dies and Tools, Die Sets, Jigs and Fixtures, and Industrial Molds",
      "Yearly Revenue Local Currency": 1234567,
      Register: "csv",
      "Register Record ID": "HRB 1",
    });
    expect(losses).toEqual([{ line: 1, field: "Bemerkung", reason: "the column is not called like a field", value: "", source: "kunden.csv" }]);
  });

  it("takes the column of the field's own name where two could hold it", async () => {
    const { records, losses } = await read("Name,Company Name,ID\nShort,Acme Ltd,1\n");
    expect(records[0]?.values["Company Name"]).toBe("Acme Ltd");
    expect(losses.map(({ field }) => field)).toEqual(["Name"]);
  });

  it("still has the mapping's defaults and prefix", async () => {
    expect(await valuesOf("Name,Tel", "Acme,0351 123456", { idPrefix: "crm", defaults: { "Country Code": "DE" } })).toMatchObject({ "Country Code": "DE", "Phone Number": "+49351123456" });
  });
});

const SAMPLE = path.resolve("../shared/data/registers/companydata/berlin.csv");

describe.skipIf(!existsSync(SAMPLE))("a file that another reader knows", () => {
  it("is read too, every row of it", async () => {
    const rows = rawRows("registers/companydata/berlin.csv", ";");
    const outcome = await readAll(csvRegister({ code: "vendor" }), [SAMPLE]);
    expect(outcome.records.length + outcome.rejects.length).toBe(rows.length);
    expect(outcome.records.map(({ values }) => [values.ID, values["Postal Code"], values.City])).toEqual(
      rows.map(({ cells }) => [`vendor-${cells.get("ID") ?? ""}`, cells.get("Postal Code") || undefined, cells.get("City") || undefined]),
    );
    expect(outcome.losses).toEqual([]);
  });
});
