import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RejectFile } from "./rejects";

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "rejects-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const readAll = (path: string): unknown[] => readFileSync(path, "utf8").trimEnd().split("\n").map((line): unknown => JSON.parse(line));

test("every rejected row is kept with register, source, line, reason and raw text, line ends and quotes included", async () => {
  const rejects = new RejectFile(join(dir, "rejects", "brreg.jsonl"), "brreg");
  await rejects.add({ source: "enheter.json", line: 7, reason: "no name", raw: { organisasjonsnummer: "1" } });
  await rejects.add({ source: "enheter.csv", line: 9, reason: "wrong number of values", detail: "2 instead of 3", raw: 'a,"b\nc"\u2028' });
  await rejects.close();
  expect(readAll(rejects.path)).toEqual([
    { register: "brreg", source: "enheter.json", line: 7, reason: "no name", raw: { organisasjonsnummer: "1" } },
    { register: "brreg", source: "enheter.csv", line: 9, reason: "wrong number of values", detail: "2 instead of 3", raw: 'a,"b\nc"\u2028' },
  ]);
});

test("without a rejected row there is no file", async () => {
  const rejects = new RejectFile(join(dir, "none.jsonl"), "brreg");
  await rejects.close();
  expect(existsSync(rejects.path)).toBe(false);
  expect(rejects.count).toBe(0);
});

test("rows are counted by reason, the most frequent first", async () => {
  const rejects = new RejectFile(join(dir, "a.jsonl"), "brreg");
  for (const reason of ["b", "a", "c", "c", "a", "c"]) await rejects.add({ source: "x", line: 1, reason, raw: "" });
  expect(rejects.count).toBe(6);
  expect(rejects.reasons).toEqual([{ reason: "c", count: 3 }, { reason: "a", count: 2 }, { reason: "b", count: 1 }]);
  await rejects.close();
});

test("many rows reach the disk while they come, and all of them by the end", async () => {
  const rejects = new RejectFile(join(dir, "many.jsonl"), "brreg");
  for (let line = 1; line <= 20_000; line += 1) await rejects.add({ source: "x.csv", line, reason: "r", raw: "some raw text" });
  expect(readFileSync(rejects.path, "utf8").length).toBeGreaterThan(1_000_000);
  await rejects.close();
  await rejects.close();
  expect(readAll(rejects.path).map((row) => (row as { line: number }).line)).toEqual(Array.from({ length: 20_000 }, (_, index) => index + 1));
});

test("a file of an earlier import is continued, not overwritten", async () => {
  for (const source of ["first", "second"]) {
    const rejects = new RejectFile(join(dir, "kept.jsonl"), "brreg");
    await rejects.add({ source, line: 1, reason: "r", raw: "" });
    await rejects.close();
  }
  expect(readAll(join(dir, "kept.jsonl"))).toMatchObject([{ source: "first" }, { source: "second" }]);
});

test("a place that cannot be written to is named, with what to do", async () => {
  const rejects = new RejectFile(join(dir, "folder"), "brreg");
  await new RejectFile(join(dir, "folder", "x.jsonl"), "brreg").add({ source: "x", line: 1, reason: "r", raw: "x".repeat(70_000) });
  await expect(rejects.add({ source: "x", line: 1, reason: "r", raw: "x".repeat(70_000) })).rejects.toThrow(/reject file .*folder cannot be written: .*Check the folder/);
});
