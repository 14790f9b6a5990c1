import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOf } from "./address";
import type { UnitAddress } from "./unit";

const OSLO: UnitAddress = { lines: ["Karl Johans gate 1"], postalCode: "0154", town: "OSLO", municipality: "OSLO", municipalityNumber: "0301", countryCode: "NO" };

function placeAt(address: Partial<UnitAddress>) {
  return placeOf({ address: { ...OSLO, ...address }, postalAddress: undefined });
}

describe("an address in Norway", () => {
  it("has the county of its municipality, of any reform", () => {
    expect(placeAt({})).toMatchObject({ street: "Karl Johans gate 1", rest: "", postalCode: "0154", city: "OSLO", county: "Oslo", municipality: "OSLO", countryCode: "NO" });
    expect(placeAt({ municipalityNumber: "3222" }).county).toBe("Akershus");
    expect(placeAt({ municipalityNumber: "3005" }).county).toBe("Viken");
    expect(placeAt({ municipalityNumber: "0219" }).county).toBe("Akershus");
    expect(placeAt({ municipalityNumber: "2100" }).county).toBe("Svalbard");
    expect(placeAt({ municipalityNumber: "9999" }).county).toBeUndefined();
  });

  it.each([
    [["c/o Nordmann AS", "Storgata 5"], "Storgata 5", "c/o Nordmann AS"],
    [["Frivilligsentralen", "Violgata 14"], "Violgata 14", "Frivilligsentralen"],
    [["Havnebygget", "Blokk 4, Etasje 5", "Strandgata 38"], "Strandgata 38", "Havnebygget, Blokk 4, Etasje 5"],
    [["c/o Rusing", "Postboks 1752 Vika"], "Postboks 1752 Vika", "c/o Rusing"],
    [["v/ Ola Nordmann", "Sand"], "Sand", "v/ Ola Nordmann"],
    [["105", "Øvre Eikervei 75"], "Øvre Eikervei 75", "105"],
    [["Stoa Vest 3", "Arendal havn"], "Stoa Vest 3", "Arendal havn"],
    [["c/o Nordmann AS"], "c/o Nordmann AS", ""],
  ])("has the street of %j as its first line", (lines, street, rest) => {
    expect(placeAt({ lines })).toMatchObject({ street, rest });
  });
});

describe("an address abroad", () => {
  const ABROAD = { postalCode: "", municipality: "", municipalityNumber: "", countryCode: "" };

  it.each([
    ["FI-96320 ROVANIEMI", "FI", "96320", "ROVANIEMI"],
    ["FR 78180 Montigny-le-Bretonneux", "FR", "78180", "Montigny-le-Bretonneux"],
    ["SE-311 90 MORUP", "SE", "311 90", "MORUP"],
    ["PL-38-500 SANOK", "PL", "38-500", "SANOK"],
    ["CA - VANCOUVER BC V6E 3P3", "CA", "", "VANCOUVER BC V6E 3P3"],
    ["1186DS AMSTELVEEN", "", "1186DS", "AMSTELVEEN"],
    ["5371 MZ RAVENSTEIN", "", "5371 MZ", "RAVENSTEIN"],
    ["2100 København Ø", "", "2100", "København Ø"],
    ["MADINA MARCHE", "", "", "MADINA MARCHE"],
    ["XX-1234 NOWHERE", "", "", "XX-1234 NOWHERE"],
  ])("is taken apart: %s", (town, countryCode, postalCode, city) => {
    expect(placeAt({ ...ABROAD, town })).toMatchObject({ countryCode, postalCode, city, county: undefined, municipality: "" });
  });

  it("is in the country that the file names", () => {
    expect(placeAt({ ...ABROAD, town: "1180 ST GALLEN", countryCode: "CH" })).toMatchObject({ countryCode: "CH", postalCode: "1180", city: "ST GALLEN" });
    expect(placeAt({ ...ABROAD, town: "DK-6330 PADBORG", countryCode: "DK" })).toMatchObject({ countryCode: "DK", postalCode: "6330", city: "PADBORG" });
  });

  it("begins with its street", () => {
    expect(placeAt({ ...ABROAD, lines: ["c/o Firm AB", "Gjutargatan 10", "Box 3"], town: "SE-341 31 LJUNGBY" })).toMatchObject({ street: "Gjutargatan 10", rest: "c/o Firm AB, Box 3" });
  });
});

describe("a unit's place", () => {
  const EMPTY: UnitAddress = { lines: [], postalCode: "", town: "", municipality: "", municipalityNumber: "", countryCode: "" };

  it("is its postal address where it has no business address", () => {
    const postalAddress = { ...OSLO, lines: ["Postboks 5"], municipality: "", municipalityNumber: "", countryCode: "" };
    expect(placeOf({ address: EMPTY, postalAddress })).toMatchObject({ street: "Postboks 5", city: "OSLO", county: undefined, countryCode: "NO" });
    expect(placeOf({ address: undefined, postalAddress })).toMatchObject({ street: "Postboks 5" });
    expect(placeOf({ address: OSLO, postalAddress })).toMatchObject({ street: "Karl Johans gate 1" });
  });

  it("is Norway, and no more, where it has no address", () => {
    expect(placeOf({ address: EMPTY, postalAddress: undefined })).toEqual({ street: undefined, rest: undefined, postalCode: "", city: "", county: undefined, municipality: "", countryCode: "NO" });
  });
});

describe("no text of an address is lost", () => {
  const line = fc.stringMatching(/^[A-Za-zÆØÅæøå0-9/.-]{1,8}( [A-Za-zÆØÅ0-9/.-]{1,8}){0,3}$/);
  const words = (...texts: readonly (string | undefined)[]): string[] => texts.flatMap((text) => (text ?? "").split(/[\s,]+/)).filter((word) => word !== "").sort();

  it("whatever its lines", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), fc.constantFrom("NO", "SE", ""), (lines, countryCode) => {
        const { street, rest } = placeAt({ lines, countryCode });
        expect(words(street, rest)).toEqual(words(...lines));
      }),
    );
  });

  it("whatever its foreign town, but for the country code in front", () => {
    fc.assert(
      fc.property(line, (town) => {
        const { countryCode, postalCode, city } = placeAt({ town, countryCode: "", postalCode: "", municipalityNumber: "" });
        const rest = countryCode === "" ? town : town.slice(2).replace(/^[ -]{1,3}/, "");
        expect(`${postalCode} ${city}`.trim().replace(/ +/g, " ")).toBe(rest);
      }),
    );
  });
});
