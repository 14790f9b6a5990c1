import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { Stop } from "./explain.mjs";
import { run, runPackage } from "./run.mjs";
import { step } from "./step.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
const MAC = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

/**
 * Finds a Chromium for the browser tests, and installs one when there is none.
 * @returns {Promise<{ path: string } | { reasons: string[] }>} the program, or what was tried in vain
 */
export async function findOrInstallChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== "") {
    return (await starts(named)) ? { path: named } : { reasons: [`CHROMIUM_PATH names ${named}, which does not start`] };
  }
  const found = await find();
  if (found !== null) return { path: found };
  const reasons = ["no Chromium or Chrome on this machine"];
  for (const [title, install] of INSTALLERS) {
    try {
      await step(title, async () => {
        const { code, output } = await install();
        if (code !== 0) throw new Stop(errorLine(output));
      });
    } catch (error) {
      reasons.push(`${title}: ${error instanceof Stop ? error.message : String(error)}`);
      continue;
    }
    const installed = await find();
    if (installed !== null) return { path: installed };
    reasons.push(`${title}: done, but it does not start here`);
  }
  return { reasons };
}

/**
 * @param {string} output
 * @returns {string} its first line that reads like an error, else its last
 */
function errorLine(output) {
  const lines = output.trim().split("\n");
  return (lines.find((line) => /error|fail|unable/i.test(line)) ?? lines.at(-1) ?? "").trim();
}

/** @returns {Promise<string | null>} */
async function find() {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), ...PLACES];
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const { chromium } = await import("@playwright/test");
  for (const candidate of new Set([...onPath, ...MAC, chromium.executablePath()])) {
    if (existsSync(candidate) && (await starts(candidate))) return candidate;
  }
  return null;
}

/**
 * Some systems ship a /usr/bin/chromium-browser that only says how to install it.
 * @param {string} program
 */
async function starts(program) {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    return false;
  }
  const { code, output } = await run("timeout", ["20", program, "--version"]);
  return code === 0 && /Chrom/.test(output);
}

/** @type {[string, () => Promise<import("./run.mjs").Outcome>][]} */
const INSTALLERS = [
  ["Downloading a Chromium with Playwright", () => runPackage("@playwright/test/cli.js", ["install", "chromium"])],
  ["Installing Chromium with apt-get", installWithApt],
];

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return { code: 1, output: "needs Debian and root" };
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await run("apt-get", ["update", "-qq"], { env });
  return update.code === 0 ? run("apt-get", ["install", "-y", "-qq", "chromium"], { env }) : update;
}
