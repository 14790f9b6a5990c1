import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ROOT, inRoot } from "./paths.mjs";
import { isFresh, removeStamp, writeStamp } from "./stamp.mjs";

let folder = "";
beforeEach(() => {
  mkdirSync(inRoot("build"), { recursive: true });
  folder = path.relative(ROOT, mkdtempSync(inRoot("build", "stamp-test-")));
  writeFileSync(inRoot(folder, "a.ts"), "one");
  mkdirSync(inRoot(folder, "pages"));
  writeFileSync(inRoot(folder, "pages", "p.ts"), "page");
  writeStamp(`${folder}/stamp`, [`${folder}/a.ts`], [`${folder}/pages`]);
});
afterEach(() => {
  rmSync(inRoot(folder), { recursive: true });
});

const fresh = () => isFresh(`${folder}/stamp`);

test("a build stays fresh when only time stamps change", () => {
  utimesSync(inRoot(folder, "a.ts"), 1, 1);
  expect(fresh()).toBe(true);
});

test("a changed or deleted input makes the build stale", () => {
  writeFileSync(inRoot(folder, "a.ts"), "two");
  expect(fresh()).toBe(false);
  rmSync(inRoot(folder, "a.ts"));
  expect(fresh()).toBe(false);
});

test("a file added to a watched folder makes the build stale", () => {
  writeFileSync(inRoot(folder, "pages", "q.ts"), "");
  expect(fresh()).toBe(false);
});

test("a build without a stamp, or with a damaged one, is stale", () => {
  writeFileSync(inRoot(folder, "stamp"), "{");
  expect(fresh()).toBe(false);
  removeStamp(`${folder}/stamp`);
  expect(fresh()).toBe(false);
});
