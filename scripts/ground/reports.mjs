import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT, inRoot } from "./paths.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { name: string, status: string, message: string, assertionResults: VitestTest[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

/**
 * A run that failed and names no failed test (a crash, an unhandled error, a report that was never written) counts as one.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
const held = (counts, exitCode) => (exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

/**
 * @param {string} file vitest's JSON report, relative to the root
 * @param {number} exitCode
 * @returns {Counts} a test file that could not be loaded counts as one failed test
 */
export function vitestCounts(file, exitCode) {
  const report = read(file);
  if (report === null) return held(NOTHING, exitCode);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = /** @type {VitestReport} */ (report);
  const unloaded = testResults.filter((result) => result.status === "failed" && result.assertionResults.length === 0);
  const counts = {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
  };
  return held(counts, exitCode);
}

/**
 * The failed tests of a run with the beginning of their messages, for the end of a long output, where they are looked for.
 * @param {string} file vitest's JSON report, relative to the root
 * @returns {string[]} a line for each; also test files that could not be loaded
 */
export function vitestFailures(file) {
  const report = read(file);
  if (report === null) return [];
  return /** @type {VitestReport} */ (report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = path.relative(ROOT, name);
    if (status === "failed" && assertionResults.length === 0) return [`${where}: ${beginning(message)}`];
    const failed = assertionResults.filter((test) => test.status === "failed");
    return failed.map((test) => `${where} > ${test.fullName}: ${beginning(test.failureMessages.join("\n"))}`);
  });
}

/** @param {string} message */
const beginning = (message) => message.trim().split("\n").slice(0, 12).join("\n      ");

/**
 * @param {string} file Playwright's JSON report, relative to the root
 * @param {number} exitCode
 * @returns {Counts & { note?: string }} tests that passed only when repeated count as passed, and are told
 */
export function playwrightCounts(file, exitCode) {
  const report = read(file);
  if (report === null) return held(NOTHING, exitCode);
  const { expected, unexpected, flaky, skipped } = /** @type {PlaywrightReport} */ (report).stats;
  const counts = held({ passed: expected + flaky, failed: unexpected, skipped }, exitCode);
  return flaky > 0 ? { ...counts, note: `${flaky} PASSED ONLY WHEN REPEATED: see above which, and mend them` } : counts;
}

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {string} file
 * @returns {unknown} null when the report is missing or cut off
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(inRoot(file), "utf8"));
  } catch {
    return null;
  }
}
