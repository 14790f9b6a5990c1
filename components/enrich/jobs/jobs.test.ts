import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JobRow } from "../../../lib/company/jobs";
import { readTable } from "../file/read-table";
import { outcomeOf } from "./outcome";
import { paceOf, timeInWords, withSample, type Sample } from "./pace";
import { companiesOf, questionsOf, writeResultFile } from "./result-file";

const BY = { id: "per_a", name: "Ada" };
const ACME = { id: "gb-1", name: "Acme Ltd", score: 0.97, reasons: [{ text: "Same number.", agrees: true }, { text: "Another city.", agrees: false }] };
const BETA = { id: "gb-2", name: "=Beta", score: 0.5, reasons: [] };
const row = (more: Partial<JobRow>): JobRow => ({ row: 0, cells: ["acme.example"], state: "match", matches: [ACME, BETA], failure: null, decision: null, ...more });
const decided = (company: string | null): JobRow["decision"] => ({ company, by: BY, at: 1 });

describe("what stands for a row", () => {
  it.each([
    ["sure", "gb-1", row({})],
    ["rejected", undefined, row({ decision: decided(null) })],
    ["accepted", "gb-2", row({ decision: decided("gb-2") })],
    ["to review", undefined, row({ state: "review" })],
    ["accepted", "gb-2", row({ state: "review", decision: decided("gb-2") })],
    ["none", undefined, row({ state: "none", matches: [] })],
    ["failed", undefined, row({ state: "failed", matches: [], failure: { code: "timeout", message: "Too slow." } })],
    ["waiting", undefined, row({ state: "waiting", matches: [] })],
  ] as const)("is %s, with company %s", (status, company, given) => expect(outcomeOf(given)).toMatchObject({ status, company }));
});

describe("the file that is given back", () => {
  const cells = fc.array(fc.string({ maxLength: 10, unit: fc.constantFrom("a", ";", ",", '"', "\n", " ", "=") }), { minLength: 2, maxLength: 2 });
  it("has every row and every cell as they came, in their order", () => {
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 20 }), fc.constantFrom(",", ";", "\t"), (given, separator) => {
        const rows = given.map((each, at) => row({ row: at, cells: each, state: at % 2 ? "match" : "none" }));
        const read = readTable(writeResultFile({ job: { columns: ["Website", "Note"] }, rows, fields: ["ID"], companies: new Map(), separator }).slice(1), { separator, header: true });
        expect(read.columns).toEqual(["Website", "Note", "Match", "Match Score", "Match Note", "ID"]);
        expect(read.rows.map((each) => each.slice(0, 2))).toEqual(given);
        expect(read.rows.map((each) => each[5])).toEqual(given.map((_, at) => (at % 2 ? "gb-1" : "")));
      }),
    );
  });

  it("adds what the register has, harmless in spreadsheets, and says which column is whose", () => {
    const rows = [row({ decision: decided("gb-2"), cells: ["=own", "x"] }), row({})];
    const companies = new Map([["gb-2", { ID: "gb-2", "Company Name": "=Beta", Latitude: 1.5 }]]);
    const [head = "", first = "", second = ""] = writeResultFile({ job: { columns: ["Company Name", "Note"] }, rows, fields: ["Company Name", "Latitude"], companies, separator: ";" }).split("\r\n");
    expect(head).toBe("\uFEFFCompany Name;Note;Match;Match Score;Match Note;Company Name (register);Latitude");
    expect(first).toBe("=own;x;accepted;0,5;;'=Beta;1,5");
    expect(second).toBe("acme.example;;sure;0,97;Same number. Against it: Another city.;Acme Ltd;");
  });

  it("asks for each company once, in questions of a bearable length", () => {
    expect(companiesOf([row({}), row({}), row({ state: "none" })])).toEqual(["gb-1"]);
    const ids = Array.from({ length: 1700 }, (_, at) => `gb-${at}-${"x".repeat(at % 90)}`);
    expect(questionsOf(ids).flat()).toEqual(ids);
    for (const question of questionsOf(ids)) expect(question.join(",").length).toBeLessThan(16_000);
  });
});

describe("how fast a job is", () => {
  const at = (seconds: number, done: number): Sample => ({ at: seconds * 1000, done });
  const after = (...samples: readonly Sample[]): number | undefined => paceOf(samples.reduce<readonly Sample[]>((known, sample) => withSample(known, sample), []));
  it("is said once it is known, over the last minute", () => {
    expect(after(at(0, 10))).toBeUndefined();
    expect(after(at(0, 10), at(1, 20))).toBeUndefined();
    expect(after(at(0, 10), at(10, 60))).toBe(5);
    expect(after(at(0, 0), at(100, 100), at(110, 200))).toBe(10);
    expect(after(at(0, 10), at(10, 10))).toBeUndefined();
  });
  it("is said in words", () => expect([5, 100, 7200, 200_000].map(timeInWords)).toEqual(["less than a minute", "about 2 min", "about 2 h", "about 2 days"]));
});
