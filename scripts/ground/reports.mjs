import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport
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
 * @param {string} file Playwright's JSON report, relative to the root
 * @param {number} exitCode
 * @returns {Counts} a test that passed only when repeated counts as failed
 */
export function playwrightCounts(file, exitCode) {
  const report = read(file);
  if (report === null) return held(NOTHING, exitCode);
  const { expected, unexpected, flaky, skipped } = /** @type {PlaywrightReport} */ (report).stats;
  return held({ passed: expected, failed: unexpected + flaky, skipped }, exitCode);
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
