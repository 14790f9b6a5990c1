import { existsSync, createReadStream } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { type CsvItem, type CsvOptions, readCsv } from "./csv";
import type { Delimiter } from "./csv-row";
import { chunkSizes, collect, inChunks } from "./testing/chunks";

async function read(content: string | Uint8Array, options: CsvOptions & { sizes?: number[] } = {}): Promise<{ header: readonly string[] | undefined; items: CsvItem[]; encoding: string; delimiter: string }> {
  const { sizes, ...rest } = options;
  const table = await readCsv(inChunks(content, sizes), rest);
  const items = await collect(table.items);
  return { header: table.dialect.header, items, encoding: table.encoding, delimiter: table.dialect.delimiter };
}

const cells = (items: CsvItem[]): (readonly string[])[] => items.flatMap((item) => (item.kind === "row" ? [item.cells] : []));
const lines = (items: CsvItem[]): [string, number][] => items.map((item) => [item.kind, item.line]);

describe("round trip", () => {
  const quote = (value: string): string => `"${value.replaceAll('"', '""')}"`;
  const value = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 8 }),
    fc.string({ unit: fc.constantFrom('"', ",", ";", "\t", "|", "\n", "\r", "a", "é", " "), maxLength: 8 }),
  );
  const table = fc.integer({ min: 1, max: 6 }).chain((width) => fc.array(fc.array(value, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }));
  const delimiter = fc.constantFrom<Delimiter>(",", ";", "\t", "|");
  const lineEnd = fc.constantFrom("\n", "\r\n", "\r");

  test("any table, all values quoted, is read back equal: any delimiter, line end and chunking", async () => {
    await fc.assert(
      fc.asyncProperty(table, delimiter, lineEnd, fc.boolean(), chunkSizes, async (rows, mark, end, lastEnd, sizes) => {
        const text = rows.map((row) => row.map(quote).join(mark)).join(end) + (lastEnd ? end : "");
        const { items } = await read(text, { delimiter: mark, header: false, encoding: "utf-8", sizes });
        expect(items.filter((item) => item.kind === "problem")).toEqual([]);
        expect(cells(items)).toEqual(rows);
      }),
      { numRuns: 400 },
    );
  });

  test("any table, values quoted only where they must be, is read back equal", async () => {
    await fc.assert(
      fc.asyncProperty(table, delimiter, lineEnd, chunkSizes, async (rows, mark, end, sizes) => {
        const bare = (cell: string): string => (/["\r\n]/.test(cell) || cell.includes(mark) || (rows[0]!.length === 1 && cell.trim() === "") ? quote(cell) : cell);
        const text = rows.map((row) => row.map(bare).join(mark) + end).join("");
        const { items } = await read(text, { delimiter: mark, header: false, encoding: "utf-8", sizes });
        expect(cells(items)).toEqual(rows);
      }),
      { numRuns: 400 },
    );
  });

  test("line numbers count physical lines, also after values that span lines", async () => {
    const { items } = await read('id,note\n1,"a\nb\nc"\n\n2,x\r\n3,"d\r\ne"\n4,y');
    expect(lines(items)).toEqual([["row", 2], ["row", 6], ["row", 7], ["row", 9]]);
    expect(cells(items)).toEqual([["1", "a\nb\nc"], ["2", "x"], ["3", "d\r\ne"], ["4", "y"]]);
  });
});

describe("detection", () => {
  test.each([",", ";", "\t", "|"])("delimiter %j is found although values hold the others", async (mark) => {
    const rows = [["name", "city", "turnover"], ["A, B; C|D\tE", "Paris", "1,5"], ["Plain", "Rome", "2,5"]];
    const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(mark)).join("\r\n");
    const { header, delimiter, items } = await read(text);
    expect(delimiter).toBe(mark);
    expect(header).toEqual(rows[0]);
    expect(cells(items)).toEqual(rows.slice(1));
  });

  test("header names lose surrounding blanks and the byte order mark, and keep their place when blank", async () => {
    const { header } = await read("\uFEFFCompanyName, CompanyNumber,,RegAddress.PostTown \r\nACME,01,x,LONDON\r\n");
    expect(header).toEqual(["CompanyName", "CompanyNumber", "", "RegAddress.PostTown"]);
  });

  test.each([
    ["numbers among the values", "1,7000012050002,01,2018-04-02\n2,7000012050003,01,2018-04-02\n"],
    ["a value that comes twice", "ACME,LONDON,LONDON\nFOO,PARIS,FRANCE\n"],
    ["mostly empty values", "ACME,,,\nFOO,,x,\n"],
  ])("a first row with %s is data, not a header", async (_, text) => {
    const { header, items } = await read(text);
    expect(header).toBeUndefined();
    expect(items).toHaveLength(2);
  });

  test("what is given is not detected", async () => {
    const { header, items } = await read("2019|2020\nA,B|C\n", { delimiter: "|", header: true });
    expect(header).toEqual(["2019", "2020"]);
    expect(cells(items)).toEqual([["A,B", "C"]]);
  });

  test("windows-1252 is read without loss", async () => {
    expect(await read(iconv.encode("name;city\nMüller €;Köln\n", "windows-1252"))).toMatchObject({ encoding: "windows-1252", items: [{ cells: ["Müller €", "Köln"] }] });
  });

  test("a file with a header only, and an empty one, have no rows", async () => {
    expect(await read("id,name\n")).toMatchObject({ header: ["id", "name"], items: [] });
    expect(await read("")).toMatchObject({ header: undefined, items: [] });
  });
});

describe("damage is reported and bounded", () => {
  test("rows with too few and too many values are problems with line, reason and raw text, and the others are read", async () => {
    const { items } = await read("id,name,city\n1,A,X\n2,B\n3,C,Y,Z\n4,D,W\n");
    expect(items).toEqual([
      { kind: "row", line: 2, cells: ["1", "A", "X"], raw: "1,A,X" },
      { kind: "problem", line: 3, reason: "wrong number of values", detail: "2 instead of 3", raw: "2,B" },
      { kind: "problem", line: 4, reason: "wrong number of values", detail: "4 instead of 3", raw: "3,C,Y,Z" },
      { kind: "row", line: 5, cells: ["4", "D", "W"], raw: "4,D,W" },
    ]);
  });

  test("a quote in the middle of a bare value is part of it", async () => {
    const { items } = await read('id,name\n1,Bar "Best" Ltd\n2,6" pipes\n3,x\n');
    expect(cells(items)).toEqual([["1", 'Bar "Best" Ltd'], ["2", '6" pipes'], ["3", "x"]]);
  });

  test("a quote that was not doubled inside a quoted value is read as written", async () => {
    const { items } = await read('"id","name","city"\n"1","The "Best" Ltd","X"\n"2","B","Y"\n');
    expect(cells(items)).toEqual([["1", 'The "Best" Ltd', "X"], ["2", "B", "Y"]]);
  });

  const row = (id: number): string => `${id},Company ${id},Paris`;
  const rows = Array.from({ length: 500 }, (_, index) => row(index + 1));

  test.each([
    ["no other quote in the file", '250,"Foo Ltd,London', row(300)],
    ["a quoted value later on", '250,"Foo Ltd,London', '300,"Bar, Inc",Paris'],
    ["the next line quoted", '250,"Foo Ltd,London', row(300)],
    ["the last value opened", '250,Foo Ltd,"London', '300,"Bar",Paris'],
  ])("an opening quote that never closes costs its own line only (%s)", async (_, broken, later) => {
    const text = ["id,name,city", ...rows.with(249, broken).with(299, later)].join("\n");
    for (const sizes of [[1_000_000], [11]]) {
      const { items } = await read(text, { sizes });
      expect(items.filter((item) => item.kind === "problem")).toEqual([{ kind: "problem", line: 251, reason: "a quoted value is not closed", raw: broken }]);
      expect(lines(items).map(([, line]) => line)).toEqual(Array.from({ length: 500 }, (_unused, index) => index + 2));
    }
  });

  test("an opening quote that never closes at the end of the file costs its own line only", async () => {
    const { items } = await read('id,name\n1,a\n2,"b\n3,c\n');
    expect(lines(items)).toEqual([["row", 2], ["problem", 3], ["row", 4]]);
  });

  test("a quoted value of a hundred lines is read; a longer one is a problem", async () => {
    const note = (count: number): string => `"${Array.from({ length: count }, () => "text").join("\n")}"`;
    const { items } = await read(`id,note\n1,${note(100)}\n2,x\n3,${note(150)}\n4,y\n`);
    expect(cells(items).map(([id]) => id)).toEqual(["1", "2", "4"]);
    expect(items.find((item) => item.kind === "problem")).toMatchObject({ line: 103, reason: "a quoted value is not closed" });
  });

  test("a quoted value over a megabyte is a problem, and the rows after it are read", async () => {
    const note = `"${Array.from({ length: 60 }, () => "x".repeat(30_000)).join("\n")}"`;
    const { items } = await read(`id,note\n1,${note}\n2,y\n`);
    expect(cells(items)).toEqual([["2", "y"]]);
    expect(items[0]).toMatchObject({ kind: "problem", line: 2, reason: "a quoted value is not closed" });
  });

  test("a line over a megabyte is a problem cut to a megabyte, and the next line is right", async () => {
    const { items } = await read(`id,name\n1,${"x".repeat(3_000_000)}\n2,y\n`, { sizes: [65_536] });
    expect(items).toMatchObject([{ kind: "problem", line: 2, reason: "line longer than a megabyte" }, { kind: "row", line: 3, cells: ["2", "y"] }]);
    expect((items[0] as { raw: string }).raw).toHaveLength(1024 * 1024);
  });

  test("a row with bytes that are invalid in the file's encoding is a problem that shows them", async () => {
    const text = Buffer.concat([Buffer.from("id,name\n1,Søn\n2,M", "utf8"), Buffer.from([0xfc]), Buffer.from("ller Æ\n3,Ærø\n", "utf8")]);
    const { items } = await read(text, { sizes: [5] });
    expect(items).toEqual([
      { kind: "row", line: 2, cells: ["1", "Søn"], raw: "1,Søn" },
      { kind: "problem", line: 3, reason: "not valid utf-8; if the file is in another encoding, name it", raw: "2,M\\xFCller Æ" },
      { kind: "row", line: 4, cells: ["3", "Ærø"], raw: "3,Ærø" },
    ]);
  });

  test("a replacement character that is really in the file is no problem", async () => {
    expect(cells((await read("id,name\n1,M\uFFFDller\n")).items)).toEqual([["1", "M\uFFFDller"]]);
  });

  test("a header repeated within the file is a problem, not a company", async () => {
    expect(lines((await read("id,name\n1,a\nid, name\n2,b\n")).items)).toEqual([["row", 2], ["problem", 3], ["row", 4]]);
  });

  test("whatever the bytes, every line is in a row or a problem, and nothing is thrown", async () => {
    const text = fc.string({ unit: fc.constantFrom('"', ",", "\n", "a", "b", "\r"), maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(text, chunkSizes, async (body, sizes) => {
        const { items } = await read(`x,y\n${body}`, { delimiter: ",", header: true, encoding: "utf-8", sizes });
        const letters = items.map((item) => item.raw).join("").replace(/[^ab]/g, "");
        expect(letters).toBe(body.replace(/[^ab]/g, ""));
        expect(items.map((item) => item.line)).toEqual([...items.map((item) => item.line)].sort((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });
});

const REGISTERS = resolve("../shared/data/registers");

describe.skipIf(!existsSync(REGISTERS))("real register files (skipped without ../shared/data)", () => {
  test.each([
    ["uk_companies_house/BasicCompanyDataAsOneFile-2020-05-01_sample.csv", ",", 55, 4537, 0],
    ["companydata/amsterdam.csv", ";", 49, 1000, 0],
    ["companydata/paris.csv", ";", 50, 1000, 0],
    ["be_kbo/denomination.csv", ",", 4, 9997, 2],
    ["no_brreg/enheter.csv", ",", undefined, 4052, 0],
    ["jp_nta/31_tottori_test_20240329.csv", ",", 30, 5, 0],
  ])("%s: dialect, rows and problems are as its provenance says", async (path, delimiter, width, rows, problems) => {
    const table = await readCsv(createReadStream(resolve(REGISTERS, path)));
    const items = await collect(table.items);
    expect(table.dialect.delimiter).toBe(delimiter);
    if (width !== undefined) expect(table.dialect.width).toBe(width);
    expect(items.filter((item) => item.kind === "row")).toHaveLength(rows);
    expect(items.filter((item) => item.kind === "problem")).toHaveLength(problems);
  });
});
