import { describe, expect, it } from "vitest";
import type { CompanyRecord } from "../../company/record";
import { assemble, type Beside, type Draft, Rejection } from "./assemble";
import { remembering } from "./remember";

const NAMED = { ID: "x-1", "Company Name": "Acme" } as const;

function record(draft: Draft, beside?: Beside): CompanyRecord {
  const made = assemble({ ...NAMED, ...draft }, beside);
  if (made instanceof Rejection) throw new Error(made.reason);
  return made;
}

describe("a record", () => {
  it("holds cleaned texts, and no empty or unknown value", () => {
    expect(record({ City: "  São\tPaulo ", "Address 1": " ", "Trade Name": "", Region: undefined, "Employees Total": undefined }).values).toEqual({ ...NAMED, City: "São Paulo" });
  });

  it("keeps a known zero", () => {
    expect(record({ "Employees Total": 0, "Yearly Revenue in U.S. Dollars": 0 }).values).toMatchObject({ "Employees Total": 0, "Yearly Revenue in U.S. Dollars": 0 });
  });

  it("has the meanings of its codes, the source's own where it gives one", () => {
    const { values } = record({
      "Business Category Code 1": "6719", "Business Category Code 6": "0111", "Business Legal Type": "3", "Business Legal Type - Description": "Besloten vennootschap",
      "Location Type": "2", "Subsidiary Code": "0", "Import/Export Code": "H",
    });
    expect(values).toMatchObject({
      "Business Category Code 1 - Description": "Offices of Holding Companies, Not Elsewhere Classified",
      "Business Category Code 6 - Description": "Wheat",
      "Business Legal Type - Description": "Besloten vennootschap",
      "Location Type - Description": "Branch (secondary location to a headquarter)",
      "Subsidiary Code - Description": "Not a subsidiary",
      "Import/Export Code - Description": "Exports",
    });
  });

  it("has its country's code where the source names the country, and the name where it gives the code", () => {
    expect(record({ Country: "USA" }).values).toMatchObject({ Country: "USA", "Country Code": "US" });
    expect(record({ "Country Code": "NO" }).values).toMatchObject({ Country: "Norway", "Country Code": "NO" });
    expect(record({ Country: "Deutschland", "Country Code": "DE" }).values).toMatchObject({ Country: "Deutschland", "Country Code": "DE" });
    expect(record({ Country: "Ruritania" }).values).toEqual({ ...NAMED, Country: "Ruritania" });
  });

  it("has former names and numbers once each, and not those it bears now", () => {
    const made = record({ "Trade Name": "Ace", "Company Registration Number": "12" }, { formerNames: [" Old  Acme ", "Old Acme", "", "Acme", "Ace"], otherNumbers: ["12", "34", "34"], aliases: ["x-1", "y-1"] });
    expect(made).toMatchObject({ formerNames: ["Old Acme"], otherNumbers: ["34"], aliases: ["y-1"] });
    expect(record({}, { formerNames: ["Acme"], otherNumbers: [""], aliases: [], parentId: "", marketable: undefined })).toEqual({ values: NAMED });
    expect(record({}, { parentId: "x-0", hasContactPerson: true, marketable: false })).toEqual({ values: NAMED, parentId: "x-0", hasContactPerson: true, marketable: false });
  });
});

describe("a row is refused, with a reason that can be counted and its own detail,", () => {
  const refusals: readonly [name: string, draft: Draft, reason: string, detail: string | undefined][] = [
    ["without ID", { ID: " " }, "no ID", undefined],
    ["without name", { "Company Name": "\u0000" }, "no Company Name", undefined],
    ["with an ID that a comma list would split", { ID: "a,b" }, "the ID holds a comma or is longer than 100 characters", "a,b"],
    ["with an unknown SIC code", { "Business Category Code 2": "0003" }, "Business Category Code 2 is no US SIC 1987 code", "0003"],
    ["with an unknown legal status", { "Business Legal Type": "77" }, "Business Legal Type is no legal status code", "77"],
    ["with an unknown location type", { "Location Type": "9" }, "Location Type is no location type code", "9"],
    ["with a country that ISO 3166 lacks", { "Country Code": "XX" }, "Country Code is no ISO 3166-1 country code", "XX"],
    ["with a text over 2,000 characters", { "Address 1": "x".repeat(2001) }, "a value is longer than 2000 characters", "Address 1: 2001 characters"],
    ["with half an employee", { "Employees Total": 1.5 }, "Employees Total is no integer", "1.5"],
    ["with a number that is none", { Latitude: Number.NaN }, "Latitude is no number", "NaN"],
  ];
  it.each(refusals)("%s", (_name, draft, reason, detail) => {
    expect(assemble({ ...NAMED, ...draft })).toEqual(new Rejection(reason, detail));
  });

  it("but not for a text of exactly 2,000 characters", () => {
    expect(record({ "Address 1": "x".repeat(2000) }).values["Address 1"]).toHaveLength(2000);
  });

  it("with a former name over 2,000 characters", () => {
    expect(assemble(NAMED, { formerNames: ["x".repeat(2001)] })).toEqual(new Rejection("a value is longer than 2000 characters", "2001 characters"));
  });
});

describe("remembering", () => {
  it("asks once for each value, undefined results included, and forgets rather than grow without bound", () => {
    let asked = 0;
    const read = remembering((text) => {
      asked += 1;
      return text === "" ? undefined : text.length;
    });
    expect([read("ab"), read(""), read("ab"), read("")]).toEqual([2, undefined, 2, undefined]);
    expect(asked).toBe(2);
    for (let index = 0; index < 10_000; index += 1) read(`value ${index}`);
    read("ab");
    expect(asked).toBe(10_003);
  });
});
