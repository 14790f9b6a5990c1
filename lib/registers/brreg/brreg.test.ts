import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { CompanyRecord } from "../../company/record";
import { readFiles, type Outcome } from "../shared/testing/read-all";
import { zipOf } from "../source/testing/zip";
import { brreg } from "./index";
import { ACCOUNTS_HEADER, branch, BRANCH, bulk, COMPANY, company, csv, numberFrom, OTHER_COMPANY, page, role, roles, ROLES_HEADER, SECOND_BRANCH } from "./testing/samples";

async function read(files: Readonly<Record<string, string | Buffer>>): Promise<Outcome> {
  return readFiles(brreg, files);
}

function byId({ records }: Outcome, number: string): CompanyRecord {
  const found = records.find(({ values }) => values.ID === `no-${number}`);
  if (found === undefined) throw new Error(`no record of ${number}`);
  return found;
}

async function readCompany(changes: Readonly<Record<string, unknown>>): Promise<Outcome> {
  return read({ "a.json": bulk(company(changes)) });
}

describe("a company of the JSON file", () => {
  it("becomes a record field by field", async () => {
    const { records, rejects, losses, rows } = await read({ "enheter_2026-04-11.json": bulk(company()) });
    expect({ rejects, losses, rows }).toEqual({ rejects: [], losses: [], rows: 1 });
    expect(records).toEqual([
      {
        values: {
          ID: `no-${COMPANY}`,
          "Company Name": "FJORDGLIMT VERKSTED AS",
          "Company Registration Number": COMPANY,
          "VAT Number": `NO${COMPANY}MVA`,
          "Address 1": "Lysveien 7",
          "Address 2": "c/o Nordlys AS",
          "Postal Code": "0154",
          City: "OSLO",
          "State/Province": "Oslo",
          Region: "OSLO",
          Country: "Norway",
          "Country Code": "NO",
          "Country Phone Access Code": "0047",
          "Phone Number": "+4722334455",
          Email: "post@fjordglimt.example.no",
          Website: "www.fjordglimt.example.no",
          "Business Category": "Programmeringstjenester",
          "Business Category Code 1": "7371",
          "Business Category Code 1 - Description": "Computer Programming Services",
          "Business Category Code 2": "7379",
          "Business Category Code 2 - Description": "Computer Related Services, Not Elsewhere Classified",
          "Founding Year": 1987,
          "Business Legal Type": "3",
          "Business Legal Type - Description": "Aksjeselskap",
          "Location Type": "0",
          "Location Type - Description": "Single location",
          "Subsidiary Code": "0",
          "Subsidiary Code - Description": "Not a subsidiary",
          "Employees Total": 12,
          "Employees Total Indicator": "0",
          Register: "no",
          "Register Record ID": COMPANY,
          "Register Updated": "2026-04-11",
        },
        formerNames: ["FJORDGLIMT BIL AS"],
      },
    ]);
  });

  it("has no value for what the register does not say", async () => {
    const { records } = await read({ "enheter.json": bulk({ organisasjonsnummer: COMPANY, navn: "TOM AS", organisasjonsform: { kode: "AS" }, konkursdato: "", aktivitet: [] }) });
    expect(records[0]?.values).toEqual({
      ID: `no-${COMPANY}`,
      "Company Name": "TOM AS",
      "Company Registration Number": COMPANY,
      Country: "Norway",
      "Country Code": "NO",
      "Country Phone Access Code": "0047",
      "Business Legal Type": "3",
      "Business Legal Type - Description": "Aksjeselskap",
      "Location Type": "0",
      "Location Type - Description": "Single location",
      Register: "no",
      "Register Record ID": COMPANY,
    });
  });

  it.each([
    ["AS", "3"],
    ["ASA", "3"],
    ["ANS", "12"],
    ["DA", "12"],
    ["KS", "12"],
    ["ENK", "13"],
    ["NUF", "0"],
    ["FLI", "0"],
    ["NEW", "0"],
  ])("of the form %s has the legal status %s and the register's own text", async (kode, status) => {
    const { records } = await readCompany({ organisasjonsform: { kode, beskrivelse: "Egen tekst" } });
    expect(records[0]?.values).toMatchObject({ "Business Legal Type": status, "Business Legal Type - Description": "Egen tekst" });
  });

  it("was founded in the year of its foundation, else of its registration", async () => {
    expect((await readCompany({ stiftelsesdato: undefined })).records[0]?.values["Founding Year"]).toBe(1995);
    const wrong = await readCompany({ stiftelsesdato: "1987-13-40" });
    expect(wrong.records[0]?.values["Founding Year"]).toBe(1995);
    expect(wrong.losses).toMatchObject([{ field: "Founding Year", value: "1987-13-40" }]);
  });

  it("has the employees that are stated, none at all included, and none where nothing is", async () => {
    expect((await readCompany({ antallAnsatte: 0 })).records[0]?.values).toMatchObject({ "Employees Total": 0, "Employees Total Indicator": "0" });
    const unknown = (await readCompany({ antallAnsatte: undefined })).records[0]?.values;
    expect(unknown).not.toHaveProperty("Employees Total");
    expect(unknown).not.toHaveProperty("Employees Total Indicator");
  });

  it("has no VAT number when it is not in the VAT register", async () => {
    expect((await readCompany({ registrertIMvaregisteret: false })).records[0]?.values).not.toHaveProperty("VAT Number");
  });

  it("is called by its mobile phone where it has no other, or none that is possible", async () => {
    expect((await readCompany({ telefon: undefined })).records[0]?.values["Phone Number"]).toBe("+4791234567");
    const wrong = await readCompany({ telefon: "(833) 434-753" });
    expect(wrong.records[0]?.values["Phone Number"]).toBe("+4791234567");
    expect(wrong.losses).toMatchObject([{ field: "Phone Number", value: "(833) 434-753" }]);
  });

  it.each([
    ["033536650", "+4733536650"],
    ["004797772405", "+4797772405"],
    ["+46 72 312 53 48", "+46723125348"],
    ["05614", "+4705614"],
  ])("has the phone %s in international form", async (telefon, phone) => {
    expect((await readCompany({ telefon })).records[0]?.values["Phone Number"]).toBe(phone);
  });

  it("keeps the row and tells of a value that cannot be read", async () => {
    const { records, losses } = await readCompany({ epostadresse: "ingen", hjemmeside: "finnes ikke", naeringskode1: { kode: "abc", beskrivelse: "Annet" }, overordnetEnhet: "123" });
    expect(records).toHaveLength(1);
    expect(records[0]?.values["Business Category"]).toBe("Annet");
    expect(losses.map(({ field, value }) => [field, value])).toEqual([
      ["Email", "ingen"],
      ["Website", "finnes ikke"],
      ["Business Category Code 1", "abc"],
      ["Local Headquarter ID Number", "123"],
    ]);
  });

  it("has no industry code, and lost none, where the register knows none", async () => {
    const { records, losses } = await readCompany({ naeringskode1: { kode: "00.000", beskrivelse: "Uoppgitt" }, naeringskode2: undefined });
    expect(records[0]?.values).not.toHaveProperty("Business Category Code 1");
    expect(losses).toEqual([]);
  });

  it("has each industry code once", async () => {
    const { records } = await readCompany({ naeringskode2: { kode: "62.100", beskrivelse: "Programmeringstjenester" } });
    expect(records[0]?.values).not.toHaveProperty("Business Category Code 2");
  });

  it.each(["konkurs", "underAvvikling", "underTvangsavviklingEllerTvangsopplosning"])("is not for marketing when %s", async (flag) => {
    expect((await readCompany({ [flag]: true })).records[0]?.marketable).toBe(false);
    expect((await readCompany({})).records[0]).not.toHaveProperty("marketable");
  });

  it("reports to its parent, and is a subsidiary when in a group", async () => {
    const inGroup = (await readCompany({ overordnetEnhet: OTHER_COMPANY, erIKonsern: true })).records[0];
    expect(inGroup?.parentId).toBe(`no-${OTHER_COMPANY}`);
    expect(inGroup?.values["Subsidiary Code"]).toBe("3");
    const head = (await readCompany({ erIKonsern: true })).records[0];
    expect(head).not.toHaveProperty("parentId");
    expect(head?.values).not.toHaveProperty("Subsidiary Code");
  });

  it("is read by the industry codes of its file's time", async () => {
    const wholesale = { naeringskode1: { kode: "46.710", beskrivelse: "Engros" }, naeringskode2: undefined };
    const now = await read({ "a.json": bulk(company(wholesale), company({ organisasjonsnummer: OTHER_COMPANY })) });
    const then = await read({ "a.json": bulk(company(wholesale), company({ organisasjonsnummer: OTHER_COMPANY, naeringskode1: { kode: "45.112", beskrivelse: "Bil" }, naeringskode2: undefined })) });
    expect(byId(now, COMPANY).values["Business Category Code 1"]).toBe("5012");
    expect(byId(then, COMPANY).values["Business Category Code 1"]).toBe("5172");
  });
});

describe("what cannot be a record is rejected with its reason", () => {
  it.each([
    ["a wrong check digit", { organisasjonsnummer: "910000010" }, "not an organisation number (nine digits, the last a check digit)", "910000010"],
    ["a unit that was struck off", { slettedato: "2017-10-20" }, "struck off the register", "on 2017-10-20"],
    ["no name", { navn: "" }, "no Company Name", undefined],
    ["another type of value", { antallAnsatte: "mange" }, "not a unit as the register publishes it", "antallAnsatte: Invalid input: expected number, received string"],
  ])("%s", async (_, changes, reason, detail) => {
    const { records, rejects, rows } = await read({ "a.json": bulk(company({ organisasjonsnummer: OTHER_COMPANY }), company(changes)) });
    expect(records).toHaveLength(1);
    expect(rejects).toMatchObject([{ source: "a.json", reason, detail }]);
    expect(rejects[0]?.raw).toContain("FJORDGLIMT BIL AS");
    expect(rows).toBe(2);
  });

  it("a branch that was closed", async () => {
    const { records, rejects } = await read({ "a.json": bulk(branch({ nedleggelsesdato: "2018-10-20" })) });
    expect(records).toEqual([]);
    expect(rejects).toMatchObject([{ reason: "the branch is closed", detail: "since 2018-10-20" }]);
  });

  it("a damaged stretch, and reading goes on after it", async () => {
    const damaged = bulk(company(), company({ organisasjonsnummer: OTHER_COMPANY })).replace('"navn": "FJORDGLIMT VERKSTED AS"', '"navn": "FJORD');
    const { records, rejects } = await read({ "a.json": damaged });
    expect(records.map(({ values }) => values["Company Registration Number"])).toEqual([OTHER_COMPANY]);
    expect(rejects).toHaveLength(1);
  });
});

describe("a branch", () => {
  it("reports to its company and has its own place and people", async () => {
    const { records, rejects } = await read({ "u.json": bulk(branch()) });
    expect(rejects).toEqual([]);
    expect(records).toEqual([
      {
        values: {
          ID: `no-${BRANCH}`,
          "Company Name": "FJORDGLIMT VERKSTED AS AVD BERGEN",
          "Company Registration Number": BRANCH,
          "Address 1": "Bryggen 3",
          "Postal Code": "5003",
          City: "BERGEN",
          "State/Province": "Vestland",
          Region: "BERGEN",
          Country: "Norway",
          "Country Code": "NO",
          "Country Phone Access Code": "0047",
          "Business Category": "Programmeringstjenester",
          "Business Category Code 1": "7371",
          "Business Category Code 1 - Description": "Computer Programming Services",
          "Founding Year": 1999,
          "Business Legal Type": "0",
          "Business Legal Type - Description": "Underenhet til næringsdrivende og offentlig forvaltning",
          "Location Type": "2",
          "Location Type - Description": "Branch (secondary location to a headquarter)",
          "Subsidiary Code": "0",
          "Subsidiary Code - Description": "Not a subsidiary",
          "Employees On Site": 7,
          "Employees On Site Indicator": "0",
          Register: "no",
          "Register Record ID": BRANCH,
        },
        parentId: `no-${COMPANY}`,
      },
    ]);
  });

  it("makes its company a headquarters when it is the second", async () => {
    const one = await read({ "e.json": bulk(company()), "u.json": bulk(branch()) });
    expect(byId(one, COMPANY).values).toMatchObject({ "Location Type": "0", "Employees On Site": 12, "Employees Total": 12 });
    const two = await read({ "e.json": bulk(company()), "u.json": bulk(branch(), branch({ organisasjonsnummer: SECOND_BRANCH })) });
    expect(byId(two, COMPANY).values).toMatchObject({ "Location Type": "1", "Employees Total": 12 });
    expect(byId(two, COMPANY).values).not.toHaveProperty("Employees On Site");
  });

  it("does not count when it is closed", async () => {
    const outcome = await read({ "e.json": bulk(company()), "u.json": bulk(branch(), branch({ organisasjonsnummer: SECOND_BRANCH, nedleggelsesdato: "2020-01-01" })) });
    expect(byId(outcome, COMPANY).values["Location Type"]).toBe("0");
  });
});

describe("roles", () => {
  const FILE = bulk(
    roles(COMPANY, role("LEDE", "Styrets leder", "Kari", "Nordmann"), role("DAGL", "Daglig leder", "Ola Per", "Nordmann")),
    roles(OTHER_COMPANY, role("REVI", "Revisor", "Eva", "Tall"), role("DAGL", "Daglig leder", "Gått", "Av", { fratraadt: true })),
  );

  it("name the chief executive and tell of other people", async () => {
    const outcome = await read({ "e.json": bulk(company(), company({ organisasjonsnummer: OTHER_COMPANY })), "r.json": FILE });
    expect(outcome.losses).toEqual([]);
    expect(byId(outcome, COMPANY)).toMatchObject({ values: { "CEO Name": "Ola Per Nordmann", "CEO Title": "Daglig leder" }, hasContactPerson: true });
    // Its auditor is an outsider, and who left is gone.
    expect(byId(outcome, OTHER_COMPANY).values).not.toHaveProperty("CEO Name");
    expect(byId(outcome, OTHER_COMPANY)).not.toHaveProperty("hasContactPerson");
  });

  it("are known before the companies, whatever the order of the inputs, and in an archive", async () => {
    const files = { "e.json": bulk(company()), "u.json": bulk(branch()), "r.json": bulk(roles(COMPANY, role("DAGL", "Daglig leder", "Ola", "Nordmann"))) };
    const accounts = csv(ACCOUNTS_HEADER, { organisasjonsnummer: COMPANY, regnskapsaar: "2024", sum_driftsinntekter: "1000.0" });
    const inOrder = await read({ "a.csv": accounts, "r.json": files["r.json"], "u.json": files["u.json"], "e.json": files["e.json"] });
    const reversed = await read({ "e.json.gz": gzipSync(files["e.json"]), "u.json": files["u.json"], "r.json": files["r.json"], "a.csv": accounts });
    const zipped = await read({ "all.zip": zipOf([...Object.entries(files), ["a.csv", accounts]].map(([name = "", content = ""]) => ({ name, content }))) });
    expect(byId(inOrder, COMPANY).values).toMatchObject({ "CEO Name": "Ola Nordmann", "Yearly Revenue Local Currency": 1000 });
    expect(reversed.records).toEqual(inOrder.records);
    expect(zipped.records).toEqual(inOrder.records);
    expect([inOrder.rows, reversed.rows, zipped.rows]).toEqual([4, 4, 4]);
  });

  it("of several chief executives name the first in their order", async () => {
    const list = [role("DAGL", "Daglig leder", "Nummer", "To", { rekkefolge: 1 }), role("DAGL", "Daglig leder", "Nummer", "En"), role("DAGL", "Daglig leder", "Nummer", "Tre", { rekkefolge: 2 })];
    const { records } = await read({ "e.json": bulk(company()), "r.json": bulk(roles(COMPANY, ...list)) });
    expect(records[0]?.values["CEO Name"]).toBe("Nummer En");
  });

  it("are read from CSV too, without those who left or died", async () => {
    const row = { orgnr_selskap: COMPANY, person_type: "person", er_doed: "False", fratraadt: "False", avregistrert: "False", rekkefolge: "0" };
    const file = csv(
      ROLES_HEADER,
      { ...row, rolle_type_kode: "DAGL", rolle_type_beskrivelse: "Daglig leder", fornavn: "Gått", etternavn: "Av", fratraadt: "True" },
      { ...row, rolle_type_kode: "DAGL", rolle_type_beskrivelse: "Daglig leder", fornavn: "Død", etternavn: "Mann", er_doed: "True" },
      { ...row, rolle_type_kode: "DAGL", rolle_type_beskrivelse: "Daglig leder", fornavn: "Ola", etternavn: "Nordmann" },
      { ...row, rolle_type_kode: "REGN", rolle_type_beskrivelse: "Regnskapsfører", person_type: "enhet", fornavn: "", etternavn: "", enhet_navn: "TALL AS" },
      { ...row, orgnr_selskap: "91", rolle_type_kode: "DAGL", rolle_type_beskrivelse: "Daglig leder", fornavn: "Feil", etternavn: "Nummer" },
    );
    const { records, rejects, rows } = await read({ "e.json": bulk(company()), "r.csv": file });
    expect(records[0]).toMatchObject({ values: { "CEO Name": "Ola Nordmann", "CEO Title": "Daglig leder" } });
    expect(records[0]).not.toHaveProperty("hasContactPerson");
    expect(rejects).toMatchObject([{ line: 6, source: "r.csv", detail: "91" }]);
    expect(rows).toBe(6);
  });

  it("of one company are read as the register answers for it", async () => {
    const { rollegrupper } = roles(COMPANY, role("DAGL", "Daglig leder", "Ola", "Nordmann"));
    const answer = JSON.stringify({ rollegrupper, _links: { enhet: { href: `https://data.brreg.no/enhetsregisteret/api/enheter/${COMPANY}` } } });
    const { records } = await read({ "e.json": bulk(company()), "r.json": answer });
    expect(records[0]?.values["CEO Name"]).toBe("Ola Nordmann");
  });

  it("of a company that no file has are told of", async () => {
    const { losses } = await read({ "e.json": bulk(company()), "r.json": FILE });
    expect(losses).toMatchObject([{ field: "CEO Name", reason: "its company is in none of the files", value: OTHER_COMPANY, source: "r.json" }]);
  });
});

describe("annual accounts", () => {
  type AccountsRow = readonly [company: string, year: string, type: string, revenue: string];
  const accounts = (...rows: readonly AccountsRow[]): string =>
    csv(ACCOUNTS_HEADER, ...rows.map(([organisasjonsnummer, regnskapsaar, regnskapstype, revenue]) => ({ organisasjonsnummer, regnskapsaar, regnskapstype, sum_driftsinntekter: revenue })));
  const revenueFrom = async (...rows: readonly AccountsRow[]) => (await read({ "e.json": bulk(company()), "r.csv": accounts(...rows) })).records[0]?.values;

  it("give the revenue of the newest year, in kroner and in dollars of that year", async () => {
    const values = await revenueFrom([COMPANY, "2024", "SELSKAP", "10755000.6"], [COMPANY, "2023", "SELSKAP", "99"]);
    expect(values).toMatchObject({ "Yearly Revenue Local Currency": 10755001, "Currency Code": "NOK", "Yearly Revenue Indicator": "0" });
    // 10.74 or so kroner a dollar in 2024.
    expect(values?.["Yearly Revenue in U.S. Dollars"]).toBeCloseTo(1_000_000, -4);
  });

  it("pass over a year without revenue", async () => {
    expect(await revenueFrom([COMPANY, "2024", "SELSKAP", ""], [COMPANY, "2023", "SELSKAP", "99"])).toMatchObject({ "Yearly Revenue Local Currency": 99 });
    expect(await revenueFrom([COMPANY, "2024", "SELSKAP", ""])).not.toHaveProperty("Currency Code");
  });

  it("are the company's own before its group's", async () => {
    expect(await revenueFrom([COMPANY, "2024", "KONSERN", "500"], [COMPANY, "2024", "SELSKAP", "100"])).toMatchObject({ "Yearly Revenue Local Currency": 100 });
    expect(await revenueFrom([COMPANY, "2024", "SELSKAP", "100"], [COMPANY, "2024", "KONSERN", "500"])).toMatchObject({ "Yearly Revenue Local Currency": 100 });
  });

  it("may be negative or nothing", async () => {
    expect(await revenueFrom([COMPANY, "2024", "SELSKAP", "-142.0"])).toMatchObject({ "Yearly Revenue Local Currency": -142 });
    expect(await revenueFrom([COMPANY, "2024", "SELSKAP", "0.0"])).toMatchObject({ "Yearly Revenue Local Currency": 0, "Yearly Revenue in U.S. Dollars": 0 });
  });

  it("with a wrong number, year or amount are rejected", async () => {
    const { rejects } = await read({ "e.json": bulk(company()), "r.csv": accounts(["1", "2024", "", "1"], [COMPANY, "24", "", "1"], [COMPANY, "2024", "", "1.000,5"]) });
    expect(rejects.map(({ line, detail }) => [line, detail])).toEqual([
      [2, "1"],
      [3, "24"],
      [4, "1.000,5"],
    ]);
  });
});

describe("the files of units", () => {
  const names = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => (await read(files)).records.map(({ values }) => values["Company Registration Number"] ?? "");

  it("are taken in every form of JSON", async () => {
    const other = company({ organisasjonsnummer: OTHER_COMPANY });
    expect(await names({ a: page("enheter", company(), other) })).toEqual([COMPANY, OTHER_COMPANY]);
    expect(await names({ a: page("underenheter", branch()) })).toEqual([BRANCH]);
    expect(await names({ a: JSON.stringify(company()) })).toEqual([COMPANY]);
    expect(await names({ a: `${JSON.stringify(company())}\n${JSON.stringify(other)}\n` })).toEqual([COMPANY, OTHER_COMPANY]);
  });

  it("are taken as the register's CSV, whose columns are called like the JSON's", async () => {
    const header = ["organisasjonsnummer", "navn", "organisasjonsform.kode", "organisasjonsform.beskrivelse", "naeringskode1.kode", "naeringskode1.beskrivelse", "antallAnsatte", "telefon", "forretningsadresse.adresse", "forretningsadresse.poststed", "forretningsadresse.postnummer", "forretningsadresse.kommune", "forretningsadresse.kommunenummer", "forretningsadresse.landkode", "registreringsdatoenhetsregisteret", "registrertIMvaRegisteret", "konkurs", "erIKonsern", "overordnetEnhet"];
    const { records, losses, rejects } = await read({
      a: csv(header, {
        organisasjonsnummer: COMPANY,
        navn: "FJORDGLIMT VERKSTED AS",
        "organisasjonsform.kode": "AS",
        "organisasjonsform.beskrivelse": "Aksjeselskap",
        "naeringskode1.kode": "62.100",
        "naeringskode1.beskrivelse": "Programmeringstjenester",
        antallAnsatte: "12",
        telefon: "22 33 44 55",
        "forretningsadresse.adresse": "Lysveien 7",
        "forretningsadresse.poststed": "OSLO",
        "forretningsadresse.postnummer": "0154",
        "forretningsadresse.kommune": "OSLO",
        "forretningsadresse.kommunenummer": "0301",
        "forretningsadresse.landkode": "NO",
        registreringsdatoenhetsregisteret: "1995-02-19",
        registrertIMvaRegisteret: "true",
        konkurs: "false",
        erIKonsern: "false",
      }),
    });
    expect({ losses, rejects }).toEqual({ losses: [], rejects: [] });
    expect(records).toMatchObject([
      { values: { "Address 1": "Lysveien 7", "Postal Code": "0154", City: "OSLO", "State/Province": "Oslo", Region: "OSLO", "VAT Number": `NO${COMPANY}MVA`, "Employees Total": 12, "Founding Year": 1995, "Subsidiary Code": "0", "Business Category Code 1": "7371" } },
    ]);
    expect(records[0]).not.toHaveProperty("marketable");
  });

  it("are taken flattened, with their own date and number of branches", async () => {
    const header = ["organisasjonsnummer", "navn", "organisasjonsform", "forretningsadresse", "forretningsadresse_postnummer", "forretningsadresse_poststed", "forretningsadresse_kommune", "forretningsadresse_kommunenummer", "antall_ansatte", "er_i_konsern", "registrert_i_mva", "konkurs", "antall_underenheter", "hentet_dato"];
    const row = { organisasjonsnummer: COMPANY, navn: "FJORDGLIMT AS", organisasjonsform: "AS", forretningsadresse: "c/o Nordlys AS; Lysveien 7", forretningsadresse_postnummer: "0154", forretningsadresse_poststed: "OSLO", antall_ansatte: "9", er_i_konsern: "True", registrert_i_mva: "True", konkurs: "True", antall_underenheter: "3", hentet_dato: "2026-04-11" };
    const outcome = await read({ a: csv(header, row, { ...row, organisasjonsnummer: OTHER_COMPANY, antall_underenheter: "" }) });
    expect(byId(outcome, COMPANY)).toMatchObject({ values: { "Address 1": "Lysveien 7", "Address 2": "c/o Nordlys AS", "Location Type": "1", "Employees Total": 9, "Register Updated": "2026-04-11" }, marketable: false });
    expect(byId(outcome, COMPANY).values).not.toHaveProperty("Employees On Site");
    expect(byId(outcome, OTHER_COMPANY).values).toMatchObject({ "Location Type": "0", "Employees On Site": 9, "Employees Total": 9 });
  });

  it.each([
    ["a page of updates", JSON.stringify({ _embedded: { oppdaterteEnheter: [{ oppdateringsid: 1, organisasjonsnummer: COMPANY }] } })],
    ["another register's CSV", "CompanyName,CompanyNumber\nACME LTD,01234567\n"],
    ["no records", "[]"],
  ])("are told from %s, and the message says what is read", async (_, content) => {
    await expect(read({ "x.dat": content })).rejects.toThrow(/x\.dat is none of the files.*enheter.*underenheter.*roller.*regnskap/);
  });

  it("tell of rows and bytes as they are read, up to the whole", async () => {
    const units = Array.from({ length: 3000 }, (_, index) => company({ organisasjonsnummer: numberFrom(91_000_000 + index * 2) }));
    const bytes: [number, number | undefined][] = [];
    const counts: number[] = [];
    const folder = mkdtempSync(join(tmpdir(), "brreg-"));
    try {
      writeFileSync(join(folder, "e.json"), bulk(...units));
      writeFileSync(join(folder, "u.json"), bulk(branch()));
      const context = { tempDir: folder, reject: () => undefined, rowsRead: (count: number) => counts.push(count), onBytes: (...progress: [number, number | undefined]) => bytes.push(progress) };
      const names: string[] = [];
      for await (const { values } of brreg.read([join(folder, "e.json"), join(folder, "u.json")], context)) names.push(values["Company Name"]);
      expect(names).toHaveLength(3001);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(counts).toEqual([1024, 2048, 3001]);
    const [read = 0, total] = bytes.at(-1) ?? [];
    expect(read).toBe(total);
    expect(bytes.map(([done]) => done)).toEqual(bytes.map(([done]) => done).sort((a, b) => a - b));
    expect(new Set(bytes.map(([, all]) => all)).size).toBe(1);
  });
});
