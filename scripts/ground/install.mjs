import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { explained } from "./explain.mjs";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { step } from "./step.mjs";

const STAMP = "node_modules/.firmament-installed";

/** Packages with native parts, which are built for one Node version (its ABI). */
const LOAD_NATIVE = `new (require("better-sqlite3"))(":memory:").close(); new (require("roaring").RoaringBitmap32)([1]);`;

/** Installs the packages when they are missing, older than the lock file, or built for another Node. */
export async function ensureInstalled() {
  if (stampIsCurrent()) return;
  if (!lockIsInstalled()) {
    await step("Installing packages (minutes, when native parts must be compiled)", install);
  } else if (!(await loadNative()).loads) {
    await step("Compiling native parts for this Node", rebuild);
  }
  const { loads, output } = await loadNative();
  if (!loads) throw explained("The native packages do not load", output);
  writeFileSync(inRoot(STAMP), stampText());
}

async function install() {
  const first = await npm("ci");
  if (first.code === 0) return;
  // npm 11.19 rejects lock files that it just wrote, when they hold another platform's optional package.
  const rejected = /EUSAGE|can only install (packages )?(with|when)/.test(first.output);
  const last = rejected ? await npm("install", "--no-save") : first;
  if (last.code !== 0) throw explained("The packages could not be installed", last.output);
}

async function rebuild() {
  const { code, output } = await npm("rebuild", "better-sqlite3", "roaring");
  if (code !== 0) throw explained("The native packages could not be compiled", output);
}

/**
 * @param {...string} args
 * @returns {Promise<import("./run.mjs").Outcome>}
 */
function npm(...args) {
  // Development packages hold the compilers that every start may need, whatever NODE_ENV says; errors are read here,
  // even under `npm --silent`.
  const options = ["--include=dev", "--loglevel=error", "--no-audit", "--no-fund", "--no-progress"];
  const cli = process.env.npm_execpath ?? "";
  return /npm-cli\.c?js$/.test(cli) ? run(process.execPath, [cli, ...args, ...options]) : run("npm", [...args, ...options]);
}

/** @returns {string} what the installed packages depend on: the lock file, and the Node that native parts are built for */
function stampText() {
  const lock = createHash("sha256").update(readFileSync(inRoot("package-lock.json"))).digest("hex");
  return `${lock} node-abi-${process.versions.modules} ${process.platform}-${process.arch}\n`;
}

function stampIsCurrent() {
  try {
    return readFileSync(inRoot(STAMP), "utf8") === stampText();
  } catch {
    return false;
  }
}

/**
 * npm's own record of what it installed, for packages that were installed by hand.
 * @returns {boolean} true when it holds every required package of the lock file in its version
 */
function lockIsInstalled() {
  try {
    const wanted = packagesOf("package-lock.json");
    const installed = packagesOf("node_modules/.package-lock.json");
    return Object.entries(wanted).every(
      ([path, { version, optional, devOptional }]) =>
        path === "" || optional === true || devOptional === true || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
}

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(file) {
  const lock = /** @type {{ packages: Record<string, LockedPackage> }} */ (JSON.parse(readFileSync(inRoot(file), "utf8")));
  return lock.packages;
}

async function loadNative() {
  const { code, output } = await run(process.execPath, ["-e", LOAD_NATIVE]);
  return { loads: code === 0, output };
}
