import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundleIsFresh } from "./bundle.mjs";
import { findOrInstallChromium } from "./chromium.mjs";
import { Stop, messageOf } from "./explain.mjs";
import { buildPages, pagesAreFresh } from "./pages.mjs";
import { inRoot } from "./paths.mjs";
import { playwright } from "./playwright.mjs";
import { buildPrograms } from "./ready.mjs";
import { playwrightCounts, vitestCounts, vitestFailures } from "./reports.mjs";
import { runPackage } from "./run.mjs";
import { step } from "./step.mjs";

/**
 * A part of `npm test`. It never throws for a failed test: what failed is in the counts and on the terminal.
 * @typedef {import("./reports.mjs").Counts & { note?: string, failures?: string[] }} Result
 * @typedef {{ name: string, run: () => Promise<Result> }} Stage
 */

/** @type {Result} */
const PASSED = { passed: 1, failed: 0, skipped: 0 };
/** @type {Result} */
const FAILED = { passed: 0, failed: 1, skipped: 0 };

/**
 * A stage that counts as one test and shows output only when it fails.
 * @param {string} title
 * @param {() => Promise<void>} work throws a Stop whose message holds the output
 * @returns {() => Promise<Result>}
 */
const asOneTest = (title, work) => async () => {
  try {
    await step(title, work);
    return PASSED;
  } catch (error) {
    console.error(messageOf(error));
    return FAILED;
  }
};

/** @param {[string, string[]][]} commands programs of packages, all of which must succeed */
const all = (commands) => async () => {
  for (const [file, args] of commands) {
    const { code, output } = await runPackage(file, args);
    if (code !== 0) throw new Stop(output.trimEnd());
  }
};

const TYPEGEN = all([["next/dist/bin/next", ["typegen"]]]);
const TYPES = all([
  ["typescript/bin/tsc", ["-p", "tsconfig.json"]],
  ["typescript/bin/tsc", ["-p", "tsconfig.test.json"]],
]);
const LINT = all([["eslint/bin/eslint.js", [".", "--max-warnings=0"]]]);
const LAYERS = all([["dependency-cruiser/bin/dependency-cruise.mjs", ["--config", ".dependency-cruiser.mjs", "app", "components", "lib", "bench", "scripts", "e2e"]]]);

/** All at once: each runs on one core. */
const checks = async () => {
  await TYPEGEN();
  const results = await Promise.allSettled([TYPES(), LINT(), LAYERS()]);
  const failures = results.flatMap((result) => (result.status === "rejected" ? [messageOf(result.reason)] : []));
  if (failures.length > 0) throw new Stop(failures.join("\n\n"));
};

/** @type {Stage[]} */
export const STAGES = [
  { name: "types, lint, layers", run: asOneTest("Checking types, lint and layer rules", checks) },
  { name: "programs", run: asOneTest("Building the programs", () => (bundleIsFresh() ? done() : buildPrograms())) },
  { name: "unit, contract, HTTP", run: vitest },
  { name: "pages", run: asOneTest("Building the pages", () => (pagesAreFresh() ? done() : buildPages())) },
  { name: "browser", run: browser },
];

const done = () => Promise.resolve();

/** @returns {Promise<Result>} */
async function vitest() {
  const report = "build/reports/vitest.json";
  rmSync(inRoot(report), { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runPackage("vitest/vitest.mjs", ["run", ...reporters], { show: true });
  return { ...vitestCounts(report, code), failures: vitestFailures(report) };
}

/** @returns {Promise<Result>} */
async function browser() {
  const chromium = await findOrInstallChromium();
  if (!("path" in chromium)) return withoutBrowser(chromium.reasons);
  const report = "build/reports/browser.json";
  rmSync(inRoot(report), { force: true });
  const data = await mkdtemp(path.join(tmpdir(), "firmament-browser-tests-"));
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: inRoot(report) };
  const code = await playwright({ chromium: chromium.path, data, args: ["--reporter=list,json"], env });
  await rm(data, { recursive: true, force: true });
  return playwrightCounts(report, code);
}

/**
 * @param {string[]} reasons
 * @returns {Promise<Result>}
 */
async function withoutBrowser(reasons) {
  const { output } = await runPackage("@playwright/test/cli.js", ["test", "--list"]);
  const skipped = Number(/Total: (\d+) test/.exec(output)?.[1] ?? 1);
  const note = ["THE BROWSER TESTS DID NOT RUN: no Chromium was found or could be installed.", ...reasons].join("\n  ");
  console.error(`\n${note}\n  Install one (apt-get install chromium) or name it in CHROMIUM_PATH.\n`);
  return { passed: 0, failed: 0, skipped, note: "DID NOT RUN: no Chromium" };
}
