import fc from "fast-check";
import { expect, test } from "vitest";
import { FIELDS, type PublicRecord } from "../../lib/company/fields";
import { factGroups } from "./facts";

const factsIn = (record: PublicRecord) => factGroups(record).flatMap(({ parts }) => parts.flatMap(({ facts }) => facts));

/** Records with any of the fields, some unknown, some not delivered. */
const records = fc
  .tuple(...FIELDS.map(({ name, type }) => fc.option(fc.option<string | number>(type === "string" ? fc.constant(`a ${name}`) : fc.nat()), { nil: undefined }).map((value) => [name, value] as const)))
  .map((entries): PublicRecord => Object.fromEntries(entries.filter(([, value]) => value !== undefined)));

test("every known value is on the page: as itself, or as what explains another", () => {
  fc.assert(
    fc.property(records, (record) => {
      const told = factsIn(record).flatMap(({ value, note }) => [value, note]);
      for (const { name } of FIELDS) if (record[name] !== null && record[name] !== undefined) expect(told, name).toContain(record[name]);
    }),
  );
});

test("a code stands with its meaning, a figure with how exact it is", () => {
  const facts = factsIn({ "Business Category Code 1": "0115", "Business Category Code 1 - Description": "Corn", "Employees Total": 40, "Employees Total Indicator": "2" });
  expect(facts).toEqual([
    { field: "Business Category Code 1", label: "SIC, main", value: "0115", note: "Corn" },
    { field: "Employees Total", label: "Employees total", value: 40, note: "estimated" },
  ]);
});

test("headquarters that are one and the same stand there once", () => {
  const headquarters = (level: "Local" | "National" | "Global", id: string): PublicRecord => ({ [`${level} Headquarter ID Number`]: id, [`${level} Headquarter Company Name`]: `Company ${id}` });
  const parts = factGroups({ ...headquarters("Local", "a"), ...headquarters("National", "b"), ...headquarters("Global", "b"), "Global Headquarter Country Name": "Norway" }).flatMap((group) => group.parts);
  expect(parts.map(({ heading, facts }) => [heading, ...facts.map(({ label, value }) => `${label} ${value}`)])).toEqual([
    ["Local headquarters", "ID a", "Company Company a"],
    ["National and global headquarters", "ID b", "Company Company b", "Country Norway"],
  ]);
});

test("a group that the package leaves out is locked and names what it would tell; an included one is open, also when nothing is known", () => {
  const groups = factGroups({ ID: "a", Email: null, Website: "a.example" });
  expect(groups.filter(({ locked }) => !locked).map(({ key }) => key)).toEqual(["identity", "contact"]);
  expect(groups.find(({ key }) => key === "executives")).toMatchObject({ locked: true, parts: [], unknown: ["CEO name", "CEO title"] });
  expect(groups.find(({ key }) => key === "contact")?.unknown).toContain("E-mail");
});
