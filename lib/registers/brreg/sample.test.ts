import { existsSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { codeLabel, sicTitle, STATUS_CODES } from "../../company/codes";
import type { FieldName } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import { toUsDollars } from "../rates";
import { rawRows, type RawRow } from "../shared/testing/raw-csv";
import { readAll, type Outcome } from "../shared/testing/read-all";
import { brreg } from "./index";

const FOLDER = path.resolve("../shared/data/registers/no_brreg");
const CSVS = ["regnskap_2023.csv", "enheter.csv", "roller.csv", "underenheter.csv", "regnskap_2024.csv"];

/** Values of a row by column, "" for none. */
type Cells = (column: string) => string;
const cellsOf = (row: RawRow): Cells => (column) => row.cells.get(column) ?? "";
const rowsOf = (file: string): Cells[] => rawRows(`registers/no_brreg/${file}`, ",").map(cellsOf);

/** Companies and branches picked by hand, with what makes them worth it and what is not plainly a column's value. */
const PICKED: readonly (readonly [number: string, why: string, values: Readonly<Partial<Record<FieldName, string | undefined>>>])[] = [
  ["916218753", "head of a group, with branches", {}],
  ["943733988", "a name in mixed case, three lines of business, two years of accounts", {}],
  ["812301292", "too few employees to be published", {}],
  ["997433173", "thirty branches", {}],
  ["917907943", "being wound up", {}],
  ["932541432", "young", {}],
  ["994895109", "in Oslo", {}],
  ["993965340", "abroad, with a c/o line and no country", { "Address 1": "Gjuterigatan 10", "Address 2": "c/o ATV Sweden AB", "Postal Code": "341 31", City: "LJUNGBY", Country: undefined }],
  ["914425611", "abroad, with country and postal code in the town", { "Postal Code": "96320", City: "ROVANIEMI", Country: "Finland", "Country Code": "FI", "Country Phone Access Code": "00358" }],
  ["915382584", "no business address, postal address abroad", { "Postal Code": "38-500", City: "SANOK", Country: "Poland", "Country Code": "PL", "Country Phone Access Code": "0048" }],
  ["931160478", "abroad, postal address in Norway", { "Postal Code": "92547", City: "MONTROUGE CEDEX", Country: "France", "Country Code": "FR", "Country Phone Access Code": "0033" }],
  ["980054500", "only a postal address", { "Postal Code": "0915", City: "OSLO" }],
  ["915031889", "abroad, no postal code in front", { City: "VANCOUVER BC V6E 3P3", Country: "Canada", "Country Code": "CA", "Country Phone Access Code": "001" }],
  ["811602582", "a branch without an address", {}],
  ["976758528", "a branch with the town of its mail, and a repair shop", { "Postal Code": "2807", City: "HUNNDALEN" }],
];

/** US SIC codes of the trades that the picked ones have. */
const SIC: Readonly<Record<string, string>> = { "46.710": "5012", "46.720": "5013", "47.810": "5511", "95.310": "7538" };
const FORMS: Readonly<Record<string, readonly [status: string, text: string]>> = {
  AS: ["3", "Aksjeselskap"],
  NUF: ["0", "Norskregistrert utenlandsk foretak"],
  BEDR: ["0", "Underenhet til næringsdrivende og offentlig forvaltning"],
};

/** County names by the digits that occur in the sample, written down apart from the reader's. */
const COUNTIES: Readonly<Record<string, string>> = { "03": "Oslo", 11: "Rogaland", 15: "Møre og Romsdal", 18: "Nordland", 21: "Svalbard", 31: "Østfold", 32: "Akershus", 33: "Buskerud", 34: "Innlandet", 39: "Vestfold", 40: "Telemark", 42: "Agder", 46: "Vestland", 50: "Trøndelag", 55: "Troms", 56: "Finnmark" };

describe.skipIf(!existsSync(FOLDER))("the register's sample files", () => {
  let outcome: Outcome;
  const records = new Map<string, CompanyRecord>();
  const companies = rowsOf("enheter.csv");
  const branches = rowsOf("underenheter.csv");
  const roles = rowsOf("roller.csv");
  const accounts = [...rowsOf("regnskap_2024.csv"), ...rowsOf("regnskap_2023.csv")];

  beforeAll(async () => {
    outcome = await readAll(brreg, CSVS.map((file) => path.join(FOLDER, file)));
    for (const record of outcome.records) records.set(record.values["Company Registration Number"] ?? "", record);
  });

  const recordOf = (row: Cells): CompanyRecord => {
    const record = records.get(row("organisasjonsnummer"));
    if (record === undefined) throw new Error(`no record of ${row("organisasjonsnummer")}`);
    return record;
  };

  it("hold 4,052 companies and 3,671 branches, and every row becomes a record", () => {
    expect([companies.length, branches.length]).toEqual([4052, 3671]);
    expect(outcome.rejects).toEqual([]);
    expect(outcome.records).toHaveLength(4052 + 3671);
    expect(records.size).toBe(4052 + 3671);
    expect(outcome.rows).toBe(companies.length + branches.length + roles.length + accounts.length);
  });

  it("lose nothing but nine phone numbers that have no possible length", () => {
    expect(outcome.losses.map(({ field, value }) => `${field} ${value}`).sort()).toEqual(
      ["00474067333", "00474067333", "000664512", "000664512", "000820408", "(833) 434-753", "(833) 434-753", "530459000", "931110000"].map((value) => `Phone Number ${value}`).sort(),
    );
  });

  it("give every company and branch its name, number, form and date as they stand", () => {
    const found = [...companies, ...branches].map((row) => {
      const { values } = recordOf(row);
      return [values.ID, values["Company Name"], values["VAT Number"], values["Register Updated"], values["Business Category"], values["Founding Year"]];
    });
    expect(found).toEqual(
      [...companies, ...branches].map((row) => [
        `no-${row("organisasjonsnummer")}`,
        row("navn").replace(/ +/g, " "),
        row("registrert_i_mva") === "True" ? `NO${row("organisasjonsnummer")}MVA` : undefined,
        row("hentet_dato"),
        row("naeringskode1_beskrivelse") || undefined,
        Number((row("stiftelsesdato") || row("oppstartsdato") || row("registreringsdato")).slice(0, 4)),
      ]),
    );
  });

  it("give every company its chief executive and revenue, found by another way", () => {
    const active = roles.filter((row) => row("fratraadt") === "False" && row("person_type") === "person");
    const chiefs = new Map<string, string>();
    for (const row of active.filter((row) => row("rolle_type_kode") === "DAGL").sort((a, b) => Number(a("rekkefolge")) - Number(b("rekkefolge")))) {
      if (!chiefs.has(row("orgnr_selskap"))) chiefs.set(row("orgnr_selskap"), `${row("fornavn")} ${row("etternavn")}`);
    }
    const revenues = new Map<string, number>();
    for (const row of accounts) {
      const number = row("organisasjonsnummer");
      if (row("sum_driftsinntekter") !== "" && !revenues.has(number)) revenues.set(number, Math.round(Number(row("sum_driftsinntekter"))) + 0);
    }
    expect([chiefs.size > 3000, revenues.size > 2400]).toEqual([true, true]);
    const found = companies.map((row) => [recordOf(row).values["CEO Name"], recordOf(row).values["Yearly Revenue Local Currency"]]);
    expect(found).toEqual(companies.map((row) => [chiefs.get(row("organisasjonsnummer")), revenues.get(row("organisasjonsnummer"))]));
    expect(companies.filter((row) => recordOf(row).hasContactPerson === true)).toHaveLength(new Set(active.filter((row) => row("rolle_type_kode") === "LEDE").map((row) => row("orgnr_selskap"))).size);
  });

  it("give every company its place by its own columns, in Norway", () => {
    const atHome = companies.filter((row) => row("forretningsadresse_kommunenummer") !== "");
    expect(atHome.length).toBeGreaterThan(4000);
    expect(atHome.map((row) => recordOf(row).values).map((values) => [values["Postal Code"], values.City, values["State/Province"], values.Region, values["Country Code"]])).toEqual(
      atHome.map((row) => [row("forretningsadresse_postnummer"), row("forretningsadresse_poststed"), COUNTIES[row("forretningsadresse_kommunenummer").slice(0, 2)], row("forretningsadresse_kommune"), "NO"]),
    );
    for (const row of atHome) {
      const { "Address 1": street = "", "Address 2": rest = "" } = recordOf(row).values;
      const words = (text: string): string => text.split(/[\s,;]+/).filter((word) => word !== "").sort().join(" ");
      expect(words(`${street} ${rest}`)).toBe(words(row("forretningsadresse")));
    }
  });

  it("count people where the register does", () => {
    const found = [...companies, ...branches].map((row) => {
      const { values } = recordOf(row);
      return values["Location Type"] === "2" ? values["Employees On Site"] : values["Employees Total"];
    });
    expect(found).toEqual([...companies, ...branches].map((row) => (row("antall_ansatte") === "" ? undefined : Number(row("antall_ansatte")))));
  });

  it("link every branch to its company, and make a company with several a headquarters", () => {
    expect(branches.map((row) => recordOf(row).parentId)).toEqual(branches.map((row) => `no-${row("overordnet_enhet")}`));
    expect(branches.every((row) => recordOf(row).values["Location Type"] === "2")).toBe(true);
    expect(companies.map((row) => recordOf(row).values["Location Type"])).toEqual(companies.map((row) => (Number(row("antall_underenheter")) >= 2 ? "1" : "0")));
  });

  it.each(PICKED)("hold %s (%s) field by field", (number, _, particular) => {
    const row = [...companies, ...branches].find((cells) => cells("organisasjonsnummer") === number);
    if (row === undefined) throw new Error(`${number} is not in the files`);
    const isBranch = row("overordnet_enhet") !== "";
    const chief = roles.find((cells) => cells("orgnr_selskap") === number && cells("rolle_type_kode") === "DAGL" && cells("fratraadt") === "False");
    const account = accounts.find((cells) => cells("organisasjonsnummer") === number && cells("sum_driftsinntekter") !== "");
    const revenue = account && Math.round(Number(account("sum_driftsinntekter")));
    const phone = (row("telefon") || row("mobil")).replaceAll(" ", "");
    const staff = row("antall_ansatte") === "" ? undefined : Number(row("antall_ansatte"));
    const several = Number(row("antall_underenheter")) >= 2;
    const [sic, secondSic, thirdSic] = [SIC[row("naeringskode1")], SIC[row("naeringskode2")], SIC[row("naeringskode3")]];
    const [status, form] = FORMS[row("organisasjonsform")] ?? [];
    const location = isBranch ? "2" : several ? "1" : "0";
    const expected = {
      ID: `no-${number}`,
      "Company Name": row("navn"),
      "Company Registration Number": number,
      "VAT Number": row("registrert_i_mva") === "True" ? `NO${number}MVA` : undefined,
      "Address 1": row("forretningsadresse"),
      "Postal Code": row("forretningsadresse_postnummer"),
      City: row("forretningsadresse_poststed"),
      "State/Province": COUNTIES[row("forretningsadresse_kommunenummer").slice(0, 2)],
      Region: row("forretningsadresse_kommune"),
      Country: "Norway",
      "Country Code": "Country" in particular && particular.Country === undefined ? undefined : "NO",
      "Country Phone Access Code": "Country" in particular && particular.Country === undefined ? undefined : "0047",
      "Phone Number": phone === "" ? undefined : `+47${phone}`,
      Email: row("epostadresse").toLowerCase(),
      Website: row("hjemmeside").toLowerCase(),
      "CEO Name": chief && `${chief("fornavn")} ${chief("etternavn")}`,
      "CEO Title": chief?.("rolle_type_beskrivelse"),
      "Business Category": row("naeringskode1_beskrivelse"),
      "Business Category Code 1": sic,
      "Business Category Code 1 - Description": sicTitle(sic ?? ""),
      "Business Category Code 2": secondSic,
      "Business Category Code 2 - Description": sicTitle(secondSic ?? ""),
      "Business Category Code 3": thirdSic,
      "Business Category Code 3 - Description": sicTitle(thirdSic ?? ""),
      "Founding Year": Number((row("stiftelsesdato") || row("oppstartsdato") || row("registreringsdato")).slice(0, 4)),
      "Business Legal Type": status,
      "Business Legal Type - Description": form,
      "Location Type": location,
      "Location Type - Description": codeLabel(STATUS_CODES, location),
      "Subsidiary Code": row("er_i_konsern") === "True" ? undefined : "0",
      "Subsidiary Code - Description": row("er_i_konsern") === "True" ? undefined : "Not a subsidiary",
      "Employees On Site": several ? undefined : staff,
      "Employees On Site Indicator": several || staff === undefined ? undefined : "0",
      "Employees Total": isBranch ? undefined : staff,
      "Employees Total Indicator": isBranch || staff === undefined ? undefined : "0",
      "Yearly Revenue Local Currency": revenue,
      "Currency Code": revenue === undefined ? undefined : "NOK",
      "Yearly Revenue in U.S. Dollars": revenue === undefined ? undefined : toUsDollars(revenue, "NOK", Number(account?.("regnskapsaar"))),
      "Yearly Revenue Indicator": revenue === undefined ? undefined : "0",
      Register: "no",
      "Register Record ID": number,
      "Register Updated": "2026-04-11",
      ...particular,
    };
    expect(recordOf(row).values).toEqual(Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined && value !== "")));
    expect(recordOf(row).marketable).toBe(["konkurs", "under_avvikling", "under_tvangsavvikling"].some((flag) => row(flag) === "True") ? false : undefined);
  });
});

describe.skipIf(!existsSync(FOLDER))("the register's answers of its API", () => {
  const readOne = async (file: string): Promise<Outcome> => readAll(brreg, [path.join(FOLDER, file)]);

  it("are read, and made-up numbers among them rejected", async () => {
    const files = ["enheter-details-response", "enheter-search-response", "underenheter-search-response"];
    for (const file of files) {
      const { records, rejects } = await readOne(`api_json/${file}.json`);
      expect(records).toEqual([]);
      expect(rejects).toMatchObject([{ reason: "not an organisation number (nine digits, the last a check digit)" }]);
    }
    for (const file of ["enheter-details-deleted-response", "underenheter-details-deleted-response"]) {
      expect((await readOne(`api_json/${file}.json`)).rejects).toMatchObject([{ reason: "struck off the register", detail: "on 2017-10-20" }]);
    }
    expect((await readOne("api_json/underenheter-details-response.json")).rejects).toMatchObject([{ reason: "the branch is closed", detail: "since 2018-10-20" }]);
  });

  it("with real numbers become records", async () => {
    const pages = [...(await readOne("api_json/enheter-search-page1-response.json")).records, ...(await readOne("api_json/enheter-search-page2-response.json")).records];
    expect(pages.map(({ values }) => [values.ID, values["Company Name"], values["Address 1"], values["Business Category Code 1"], values["Employees Total"]])).toEqual([
      ["no-976030788", "SESAM AS", "Elgeseter gate 1", "5812", 10],
      ["no-971497017", "SESAM FAMILIEBARNEHAGE", "Colletts gate 44", "8351", 0],
      ["no-988879134", "SESAM FILMKLUBB", "Violgata 14", "8699", 0],
    ]);
  });

  it("of one company's roles say whose they are", async () => {
    const { records, rejects, losses } = await readOne("api_json/enheter-roller-enhet-response.json");
    expect({ records, rejects }).toEqual({ records: [], rejects: [] });
    expect(losses).toMatchObject([{ reason: "its company is in none of the files", value: "810005912" }]);
  });

  it("and the file of all branches are read alike", async () => {
    const { records, rejects } = await readOne("underenheter_bulk_format_2rows.json");
    expect(rejects).toEqual([]);
    expect(records.map(({ values, parentId }) => [values.ID, values["Company Name"], values["Employees On Site"], values.City, values["Founding Year"], values.Website, parentId])).toEqual([
      ["no-981452984", "PENNY INVEST AS", 3, "TANANGER", 1999, undefined, "no-981090799"],
      ["no-981452992", "HAV BULK AS", 0, "OSLO", 1999, "www.hav.no", "no-981100190"],
    ]);
  });
});
