import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { JOB_LIMITS } from "../../../lib/company/job-limits";
import { textOf } from "./decode";
import { guessColumn, isDomain } from "./domain-column";
import { readTable } from "./read-table";
import { batchesOf, lookUpsOf, refusalOf } from "./upload";

const count = (value: number): string => value.toString();

describe("the encoding of a file", () => {
  const text = "Firma;Ort\r\nMüller & Söhne;Köln\r\n";
  const utf16 = (swap: boolean): Uint8Array => {
    const bytes = Buffer.from(text, "utf16le");
    return swap ? bytes.swap16() : bytes;
  };
  it.each([
    ["utf-8", Buffer.from(text)],
    ["utf-8", Buffer.from(`\uFEFF${text}`)],
    ["utf-16le", utf16(false)],
    ["utf-16le", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(false)])],
    ["utf-16be", utf16(true)],
    ["utf-16be", Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(true)])],
    ["windows-1252", Buffer.from(text, "latin1")],
  ] as const)("%s is found by its bytes, and its text read without a mark", (encoding, bytes) => {
    expect(textOf({ name: "a.csv", source: { bytes } })).toEqual({ text, encoding });
  });
});

describe("a table", () => {
  it.each([",", ";", "\t", "|"] as const)("is read back cell by cell whatever its cells hold, separated by %j", (separator) => {
    const cell = fc.string({ maxLength: 12, unit: fc.constantFrom("a", "é", ",", ";", "\t", "|", '"', "\n", " ", "1") });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }).chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 })), (rows) => {
        const full = [...rows, rows[0]?.map(() => "end") ?? []];
        expect(readTable(Papa.unparse(full, { delimiter: separator }), { separator, header: false }).rows).toEqual(full);
      }),
    );
  });

  it("has its separator and its header found", () => {
    expect(readTable("Company;Website\nAcme, Ltd;acme.example\nBeta, Inc, US;beta.example\n")).toMatchObject({ separator: ";", header: true, columns: ["Company", "Website"], rows: [["Acme, Ltd", "acme.example"], ["Beta, Inc, US", "beta.example"]] });
    expect(readTable("acme.example\nbeta.example\n")).toMatchObject({ header: false, columns: ["Column 1"], rows: [["acme.example"], ["beta.example"]] });
    expect(readTable("a\tb\r\n1\t2\r\n")).toMatchObject({ separator: "\t", rows: [["1", "2"]] });
  });

  it("loses no row and no cell: blank lines between stay, short rows are filled up, long ones make columns", () => {
    expect(readTable("Name,Website\nA,a.example\n\nB\nC,c.example,more\n\n\n")).toMatchObject({ columns: ["Name", "Website", "Column 3"], rows: [["A", "a.example", ""], ["", "", ""], ["B", "", ""], ["C", "c.example", "more"]] });
  });
});

describe("the column of websites", () => {
  it.each(["example.com", "https://www.example.com/a?b", "bücher.example", "HTTP://EXAMPLE.COM", "example.co.uk:8080", " example.com "])("takes %j for one", (cell) => expect(isDomain(cell)).toBe(true));
  it.each(["info@example.com", "Acme Ltd.", "1.5", "12.11.2026", "", "http://", "localhost", "3.50 EUR"])("does not take %j for one", (cell) => expect(isDomain(cell)).toBe(false));

  it("is the one with most domains, not the one of e-mail addresses", () => {
    expect(guessColumn(["Name", "Email", "Website"], [["Acme", "a@acme.example", "acme.example"], ["Beta", "b@beta.example", ""]])).toBe(2);
    expect(guessColumn(["Source", "Homepage"], [["directory.example", "acme.example"]])).toBe(1);
    expect(guessColumn(["Name"], [["Acme"]])).toBeUndefined();
  });
});

describe("what is sent", () => {
  it("is every row once, in order, in requests that the service takes", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.integer({ min: 0, max: 4000 })), { maxLength: 60 }), (made) => {
        const rows = made.map(([text, length]) => [text, "ü".repeat(length), "x".repeat(length * 20)]);
        const batches = [...batchesOf(rows)];
        expect(batches.flatMap((batch) => batch.rows)).toEqual(rows);
        let from = 0;
        for (const batch of batches) {
          expect(batch.from).toBe(from);
          from += batch.rows.length;
          expect(Buffer.byteLength(JSON.stringify({ from, rows: batch.rows }))).toBeLessThan(1 << 20);
        }
      }),
      { numRuns: 30 },
    );
    expect([...batchesOf(Array.from({ length: 12_000 }, () => ["a"]))].map(({ rows }) => rows.length)).toEqual([5000, 5000, 2000]);
  });

  it("is refused with the reason when it is too much", () => {
    expect(refusalOf(["a"], [], count)).toContain("no rows");
    expect(refusalOf(["a"], Array.from({ length: JOB_LIMITS.rows + 1 }, () => ["a"]), count)).toContain("50001 rows");
    expect(refusalOf(Array.from({ length: 201 }, () => "a"), [["a"]], count)).toContain("201 columns");
    expect(refusalOf(["a"], [["a"], ["x".repeat(5001)]], count)).toContain("Row 2");
    expect(refusalOf(["a"], [Array.from({ length: 200 }, () => "ü".repeat(4900))], count)).toContain("Row 1");
    expect(refusalOf(["a"], [["a"]], count)).toBeUndefined();
  });

  it("costs one look-up a different domain", () => {
    expect(lookUpsOf([["a.example"], [" a.example "], [""], ["b.example"]], 0)).toBe(2);
  });
});
