import { createReadStream, existsSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { type JsonItem, type JsonOptions, readJsonRecords } from "./json";
import { chunkSizes, collect, inChunks } from "./testing/chunks";

const read = (content: string | Uint8Array, options: JsonOptions & { sizes?: number[] } = {}): Promise<JsonItem[]> => collect(readJsonRecords(inChunks(content, options.sizes), options));

const values = (items: JsonItem[]): unknown[] => items.flatMap((item) => (item.kind === "record" ? [item.value] : []));
const problems = (items: JsonItem[]): JsonItem[] => items.filter((item) => item.kind === "problem");
const lines = (items: JsonItem[]): [string, number][] => items.map((item) => [item.kind, item.line]);

interface Form {
  name: string;
  write: (records: unknown[]) => string;
}

const FORMS: Form[] = [
  { name: "a compact array", write: (records) => JSON.stringify(records) },
  { name: "a pretty-printed array", write: (records) => JSON.stringify(records, null, 2) },
  { name: "an array with records closed up, as Norway's bulk file", write: (records) => `[ ${records.map((record) => JSON.stringify(record, null, 2)).join(", ")} ]` },
  { name: "an array with a record a line", write: (records) => `[${records.map((record) => JSON.stringify(record)).join(",\n")}]\n` },
  { name: "JSON Lines", write: (records) => records.map((record) => `${JSON.stringify(record)}\n`).join("") },
  { name: "JSON Lines with CRLF and no line end at the end", write: (records) => records.map((record) => JSON.stringify(record)).join("\r\n") },
  { name: "pretty-printed objects one after another", write: (records) => records.map((record) => `${JSON.stringify(record, null, 4)}\n`).join("") },
  { name: "objects closed up", write: (records) => records.map((record) => JSON.stringify(record)).join("") },
  { name: "a container", write: (records) => JSON.stringify({ meta: { page: 1, tags: ["a"] }, records }) },
  { name: "an API page", write: (records) => JSON.stringify({ _embedded: { enheter: records }, _links: { self: { href: "x" } }, page: { size: 20 } }, null, 1) },
];

describe("round trip", () => {
  const tricky = fc.string({ unit: fc.constantFrom("{", "}", "[", "]", '"', "\\", ",", ":", "\n", "é", "€", "😀", "a", " "), maxLength: 10 });
  const record = fc.record({ id: fc.integer(), name: fc.oneof(tricky, fc.string({ unit: "binary" })), more: fc.jsonValue({ maxDepth: 3 }), list: fc.array(fc.record({ code: tricky }), { maxLength: 2 }) });

  test.each(FORMS)("$name: any records, in any chunks, are read back equal and numbered", async ({ write }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 2, maxLength: 6 }), chunkSizes, async (records, sizes) => {
        const plain: unknown = JSON.parse(JSON.stringify(records));
        const items = await read(write(records), { sizes });
        expect(problems(items)).toEqual([]);
        expect(values(items)).toEqual(plain);
        expect(items.map((item) => item.kind === "record" && item.index)).toEqual(records.map((_, index) => index));
      }),
      { numRuns: 60 },
    );
  });
});

describe("forms", () => {
  test("lines are those of the opening braces", async () => {
    const pretty = JSON.stringify([{ a: 1, b: { c: 2 } }, { a: 2 }, { a: 3 }], null, 2);
    for (const sizes of [[1_000], [1], [7]]) expect(lines(await read(pretty, { sizes }))).toEqual([["record", 2], ["record", 8], ["record", 11]]);
    expect(lines(await read('\n\n{"a":1}\n\n{"a":2}\r\n{"a":3}'))).toEqual([["record", 3], ["record", 5], ["record", 6]]);
    expect(lines(await read('{\n"page": 1,\n"records": [\n{"a":1},\n{"a":2}\n]}'))).toEqual([["record", 4], ["record", 5]]);
  });

  test.each([
    ["an object alone is one record", '{"id":1,"tags":["x"],"links":[]}', {}, [{ id: 1, tags: ["x"], links: [] }]],
    ["an object alone with two lists of objects is one record", '{"a":[{"x":1}],"b":[{"y":2}]}', {}, [{ a: [{ x: 1 }], b: [{ y: 2 }] }]],
    ["a lone record that holds a list stays one when containers are ruled out", '{"id":1,"roles":[{"x":1}]}', { container: false }, [{ id: 1, roles: [{ x: 1 }] }]],
    ["the first of several objects is no container", '{"id":1,"roles":[{"x":1}]}\n{"id":2}', {}, [{ id: 1, roles: [{ x: 1 }] }, { id: 2 }]],
    ["several arrays one after another are read", '[{"a":1}]\n[{"a":2}]', {}, [{ a: 1 }, { a: 2 }]],
    ["an empty array has no records", " [ ] ", {}, []],
    ["an empty file has no records", "", {}, []],
    ["a file of blanks has no records", " \n\n", {}, []],
  ])("%s", async (_, content, options, expected) => {
    const items = await read(content, options);
    expect(problems(items)).toEqual([]);
    expect(values(items)).toEqual(expected);
  });

  test("a byte order mark and UTF-16 are read", async () => {
    expect(values(await read(iconv.encode('[{"a":"Ø"}]', "utf-16le", { addBOM: true })))).toEqual([{ a: "Ø" }]);
    expect(values(await read('\uFEFF{"a":"Ø"}'))).toEqual([{ a: "Ø" }]);
  });

  test("a container larger than the sample is recognised, and what stands behind its records is looked at", async () => {
    const records = Array.from({ length: 20_000 }, (_, index) => ({ id: index, name: `Company number ${index} of a large file`, city: "Oslo" }));
    const text = JSON.stringify({ header: { count: records.length }, records, footer: { done: true } });
    expect(text.length).toBeGreaterThan(1024 * 1024);
    const items = await read(text, { sizes: [65_536] });
    expect(items).toHaveLength(records.length);
    expect(problems(items)).toEqual([]);

    const twoLists = `${text.slice(0, -1)},"more":[{"id":1}]}`;
    expect(problems(await read(twoLists))).toMatchObject([{ reason: "only the first list of records in the file is read" }]);
    expect(problems(await read(text.slice(0, -5)))).toMatchObject([{ reason: "the file is not whole after its list of records" }]);
  });

  test.each(["<html><body>", "id,name\n1,x", "null"])("%j is refused as no JSON", async (content) => {
    await expect(read(content, { name: "a.json" })).rejects.toThrow(/a\.json is not JSON: it starts with ".+Check that it is the register's JSON file/);
  });
});

describe("damage is reported and bounded", () => {
  const record = (id: number): Record<string, unknown> => ({ id, name: `Company ${id}`, address: { lines: ["a {b}", 'c "d"'], city: "Oslo" }, codes: [{ code: "46.710" }] });
  const records = Array.from({ length: 300 }, (_, index) => record(index + 1));
  const offsetOf = (text: string, id: number): number => text.search(new RegExp(`\\{\\s*"id":\\s*${id}\\b`));
  const idsOf = (items: JsonItem[]): unknown[] => values(items).map((value) => (value as { id?: unknown }).id);
  const damages: [string, (text: string) => string][] = [
    ["a missing comma", (text) => text.replace(/,(\s*"address")/, "$1")],
    ["a missing closing brace", (text) => text.replace(/\}\s*$/, "")],
    ["a closing brace too many", (text) => text.replace(/\}(\s*,\s*"codes")/, "}}$1")],
    ["a closing bracket too many", (text) => text.replace(/\](\s*,\s*"city")/, "]]$1")],
    ["a string without its end", (text) => text.replace("Company 150\"", "Company 150")],
    ["a string without its start", (text) => text.replace('"Company 150', "Company 150")],
    ["an end of line inside a string", (text) => text.replace("Company 150", "Company\n150")],
    ["a word that is no JSON", (text) => text.replace('"Company 150"', "NaN")],
    ["the end cut off", (text) => text.slice(0, text.length - 25)],
    ["the start cut off", (text) => text.slice(4)],
  ];

  describe.each(FORMS)("in $name", ({ write }) => {
    test.each(damages)("%s costs that record, at most its neighbours, and is a problem with its line", async (_, damage) => {
      const clean = write(records);
      const start = offsetOf(clean, 150);
      const original = clean.slice(start, offsetOf(clean, 151)).replace(/[\s,]+$/, "");
      const broken = clean.slice(0, start) + damage(original) + clean.slice(start + original.length);
      expect(broken).not.toBe(clean);
      for (const sizes of [[1_000_000], [97]]) {
        const items = await read(broken, { sizes });
        const ids = idsOf(items);
        const lost = records.map(({ id }) => id as number).filter((id) => !ids.includes(id));
        expect(lost.every((id) => Math.abs(id - 150) <= 1)).toBe(true);
        expect(lost.length).toBeLessThanOrEqual(2);
        expect(problems(items).length).toBeGreaterThan(0);
        const lineOf = (offset: number): number => clean.slice(0, offset).split("\n").length;
        expect(problems(items)[0]?.line).toBeGreaterThanOrEqual(lineOf(offsetOf(clean, 149)));
        expect(problems(items)[0]?.line).toBeLessThanOrEqual(lineOf(start));
        expect(values(items).filter((value) => JSON.stringify(value) !== JSON.stringify(record((value as { id: number }).id)))).toEqual([]);
      }
    });
  });

  test.each(FORMS)("in $name, a missing byte anywhere loses two records at most, and never without a problem", async ({ write }) => {
    const few = Array.from({ length: 12 }, (_, index) => record(index + 1));
    const clean = write(few);
    const from = offsetOf(clean, 3);
    for (let at = from; at < clean.length; at += 1) {
      const items = await read(clean.slice(0, at) + clean.slice(at + 1), { sizes: [61] });
      const ids = idsOf(items);
      const lost = few.filter(({ id }) => !ids.includes(id));
      expect(lost.length, `without byte ${at}`).toBeLessThanOrEqual(2);
      if (problems(items).length === 0) expect(items).toHaveLength(few.length);
    }
  });

  test.each([
    ["the first record", '[{"id":1,"a":{"b":2},{"id":2,"a":{"b":3}},{"id":3}]', [2, 3]],
    ["the last record", '[{"id":1},{"id":2},{"id":3,"a":"x]', [1, 2]],
    ["values that are no objects", '[{"id":1},{"id":2}, 5, "x", null, [6], {"id":3},{"id":4}]', [1, 3, 4]],
    ["a line of JSON Lines", '{"id":1}\nnot json at all\n{"id":2}\n{"id":3,\n{"id":4}\n', [1, 2, 4]],
    ["comments after a record of JSON Lines", '{"id":1} // old\n{"id":2}', [2]],
  ])("%s: the other records are read", async (_, text, expected) => {
    for (const sizes of [[1_000], [3]]) {
      const items = await read(text, { sizes });
      expect(idsOf(items)).toEqual(expected);
      expect(problems(items).length).toBeGreaterThan(0);
    }
  });

  test("a problem says the line, the reason and the text", async () => {
    expect(await read('{"id":1}\n{"id":2,}\n{"id":3}\n')).toMatchObject([
      { kind: "record", line: 1, index: 0 },
      { kind: "problem", line: 2, reason: "not a whole JSON object", raw: '{"id":2,}' },
      { kind: "record", line: 3, index: 1 },
    ]);
  });

  test("a file cut off inside a record, or between records of a list, says so once", async () => {
    expect(problems(await read('[{"id":1},{"id":2,"na'))).toEqual([{ kind: "problem", line: 1, reason: "the file ends inside a record", raw: '{"id":2,"na' }]);
    expect(problems(await read('[{"id":1},\n{"id":2},\n'))).toEqual([{ kind: "problem", line: 3, reason: "the file ends before its list of records is closed", raw: "" }]);
    expect(await read('{"id":1}\n{"id":2}')).toHaveLength(2);
  });

  test("a record with bytes that are invalid in the file's encoding is a problem that shows them", async () => {
    const text = Buffer.concat([Buffer.from('{"n":"Sø"}\n{"n":"M'), Buffer.from([0xfc]), Buffer.from('ller"}\n{"n":"Ærø"}\n')]);
    const items = await read(text);
    expect(values(items)).toEqual([{ n: "Sø" }, { n: "Ærø" }]);
    expect(problems(items)).toMatchObject([{ line: 2, reason: "not valid utf-8; if the file is in another encoding, name it", raw: '{"n":"M\\xFCller"}' }]);
  });

  test("a closing bracket that is missing in a long file does not hold the rest of it in memory", async () => {
    let sent = 0;
    async function* long(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('{"id":0,"a":{"b":1}\n');
      const chunk = Buffer.from(Array.from({ length: 2_000 }, (_, index) => `{"id":${index + 1},"a":{"b":"some text of ordinary length"}}\n`).join(""));
      for (let turn = 0; turn < 40; turn += 1) {
        await Promise.resolve();
        sent += chunk.length;
        yield chunk;
      }
    }
    let count = 0;
    let readBeforeFirst = 0;
    for await (const item of readJsonRecords(long())) {
      if (item.kind === "record") count += 1;
      if (count === 1) readBeforeFirst = sent;
    }
    expect(count).toBe(80_000);
    expect(readBeforeFirst).toBeLessThan(2 * 1024 * 1024);
  });
});

const REGISTERS = resolve("../shared/data/registers");

describe.skipIf(!existsSync(REGISTERS))("real register files (skipped without ../shared/data)", () => {
  test.each<[string, JsonOptions, number]>([
    ["no_brreg/underenheter_bulk_format_2rows.json", {}, 2],
    ["no_brreg/api_json/enheter-search-response.json", {}, 1],
    ["no_brreg/api_json/enheter-details-response.json", { container: false }, 1],
    ["de_offeneregister/100_de_companies_formatted.jsonl", {}, 100],
    ["de_offeneregister/gau-algesheim.jsonl", {}, 565],
    ["fr_sirene/recherche_entreprises_api.jsonl", {}, 88],
    ["gleif/20240505-0000-gleif-goldencopy-lei2-intra-day.json", {}, 577],
  ])("%s: all its records, no problem", async (path, options, count) => {
    const items = await collect(readJsonRecords(createReadStream(resolve(REGISTERS, path)), options));
    expect(problems(items)).toEqual([]);
    expect(items).toHaveLength(count);
  });
});
