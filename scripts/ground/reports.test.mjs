import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { ROOT, inRoot } from "./paths.mjs";
import { playwrightCounts, vitestCounts, vitestFailures } from "./reports.mjs";

const folder = mkdtempSync(inRoot("build", "reports-test-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** @param {unknown} report */
function saved(report) {
  const file = path.join(folder, "report.json");
  writeFileSync(file, typeof report === "string" ? report : JSON.stringify(report));
  return path.relative(ROOT, file);
}

const VITEST = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1, testResults: [] };

test("vitest's passed, failed and skipped tests are counted", () => {
  expect(vitestCounts(saved({ ...VITEST, numFailedTests: 4 }), 1)).toEqual({ passed: 5, failed: 4, skipped: 3 });
});

test("a test file that cannot be loaded counts as a failed test", () => {
  const testResults = [{ status: "failed", assertionResults: [] }, { status: "passed", assertionResults: [{}] }];
  expect(vitestCounts(saved({ ...VITEST, testResults }), 1).failed).toBe(1);
});

test("the failed tests of a long run are named with what they said", () => {
  const failed = { status: "failed", fullName: "counts are exact", failureMessages: ["AssertionError: 2 is not 3\n    at x"] };
  const passed = { status: "passed", fullName: "other", failureMessages: [] };
  const testResults = [
    { name: inRoot("lib", "a.test.ts"), status: "failed", message: "", assertionResults: [failed, passed] },
    { name: inRoot("lib", "b.test.ts"), status: "failed", message: "cannot be loaded", assertionResults: [] },
  ];
  const [first, second, ...rest] = vitestFailures(saved({ ...VITEST, testResults }));
  expect(first).toContain("lib/a.test.ts > counts are exact: AssertionError: 2 is not 3");
  expect(second).toBe("lib/b.test.ts: cannot be loaded");
  expect(rest).toEqual([]);
});

test("a run that fails without naming a test is a failure, never a pass", () => {
  expect(vitestCounts(saved(VITEST), 1).failed).toBe(1);
  expect(vitestCounts("build/no-such-report.json", 1).failed).toBe(1);
  expect(playwrightCounts(saved("{ cut off"), 1).failed).toBe(1);
});

test("a browser test that passes only when repeated is told", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCounts(saved({ stats }), 1)).toEqual({ passed: 4, failed: 1, skipped: 2, note: expect.stringContaining("1 PASSED ONLY WHEN REPEATED") });
});
