import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNTRIES, countryByCode, countryByName } from "./countries";
import { COUNTRY_CODES } from "./country-codes";
import { COUNTRY_LINES } from "./country-lines";
import { foldPlace } from "./fold";
import { codeLabel } from "./table";
import { companydataRows, sampleRows } from "./testing/samples";

describe("countries", () => {
  it("are the 249 of ISO 3166-1, each complete", () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(COUNTRIES.map(({ code }) => code)).toEqual(COUNTRY_CODES.entries.map(({ code }) => code));
    const incomplete = COUNTRIES.filter(({ code, name, local, dialCode, currency }) => !/^[A-Z]{2}$/.test(code) || name === "" || local.length === 0 || local.includes("") || !/^[1-9]\d{0,2}$/.test(dialCode) || !/^[A-Z]{3}$/.test(currency));
    expect(incomplete).toEqual([]);
  });

  it("are found by code in either case", () => {
    expect(countryByCode("DE")).toEqual({ code: "DE", name: "Germany", local: ["Deutschland"], dialCode: "49", currency: "EUR" });
    expect(countryByCode("nl")?.name).toBe("Netherlands");
    expect(countryByCode("XX")).toBeUndefined();
    expect(countryByCode("")).toBeUndefined();
  });

  it("share no name, so that a name means one country", () => {
    const owners = new Map<string, Set<string>>();
    for (const line of COUNTRY_LINES.split("\n")) {
      const [code = "", local = "", , , others = ""] = line.split("|");
      for (const known of [codeLabel(COUNTRY_CODES, code) ?? "", ...local.split(";"), ...others.split(";")]) {
        const key = foldPlace(known);
        if (key !== "") owners.set(key, (owners.get(key) ?? new Set()).add(code));
      }
    }
    expect([...owners].filter(([, codes]) => codes.size > 1).map(([name, codes]) => [name, ...codes])).toEqual([]);
  });

  it.each([
    ["USA", "US"], ["U.S.A.", "US"], ["UNITED STATES OF AME", "US"], ["United States of America", "US"],
    ["ENGLAND", "GB"], ["Scotland", "GB"], ["WALES", "GB"], ["NORTHERN IRELAND", "GB"], ["GREAT BRITAIN", "GB"], ["England & Wales", "GB"],
    ["KOREA REP OF", "KR"], ["South Korea", "KR"], ["KOREA, DEMOCRATIC PEOPLE'S REPUBLIC OF", "KP"], ["LUXEMBURG", "LU"], ["CURACAO", "CW"], ["Curaçao", "CW"],
    ["HONG KONG", "HK"], ["Hongkong", "HK"], ["VIRGIN ISLANDS BRITI", "VG"], ["VIRGIN ISLANDS UK", "VG"], ["VIRGIN ISLANDS, U.S.", "VI"], ["BONAIRE SINT EUSTATI", "BQ"],
    ["España", "ES"], ["ESPANA", "ES"], ["Österreich", "AT"], ["osterreich", "AT"], ["Côte d’Ivoire", "CI"], ["Cote d'Ivoire", "CI"], ["日本", "JP"], ["Россия", "RU"],
    ["The Netherlands", "NL"], ["Netherlands, The", "NL"], ["Holland", "NL"], ["Czech Republic", "CZ"], ["St. Lucia", "LC"], ["ST LUCIA", "LC"], ["Türkiye", "TR"], ["TURKEY", "TR"],
    ["Jersey", "JE"], ["Guernsey", "GG"], ["Isle of Man", "IM"], ["Antigua & Barbuda", "AG"], ["CONGO, THE DEMOCRATIC REPUBLIC OF THE", "CD"],
  ])("%s is %s", (name, code) => {
    expect(countryByName(name)?.code).toBe(code);
  });

  it("names that are no country's, or cut elsewhere than after 20 characters, are not guessed", () => {
    for (const name of ["", " ", "-", "Atlantis", "UNITED STATES OF", "UNITED", "DE", "Virgin Islands", "toString"]) expect(countryByName(name)).toBeUndefined();
  });

  it("are found by each of their names, however cased", () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), fc.boolean(), (country, upper) => {
        for (const name of [country.name, ...country.local]) expect(countryByName(upper ? name.toUpperCase() : name.toLowerCase())?.code).toBe(country.code);
      }),
    );
  });
});

const companydata = companydataRows();
const companiesHouse = sampleRows("registers/uk_companies_house/BasicCompanyDataAsOneFile-2020-05-01_sample.csv");
describe.skipIf(companydata.length === 0 || companiesHouse.length === 0)("countries of the samples (skipped: no ../shared/data)", () => {
  it("every country name of the companydata and Companies House samples resolves", () => {
    const names = new Set<string>();
    for (const row of [...companydata, ...companiesHouse]) {
      for (const [column, value] of Object.entries(row)) if (/Country( Name)?$|CountryOfOrigin$/.test(column) && value.trim() !== "") names.add(value);
    }
    expect(names.size).toBeGreaterThan(70);
    expect([...names].filter((name) => countryByName(name) === undefined)).toEqual([]);
  });
});
