import { fileURLToPath } from "node:url";
import { bundle, bundleIsFresh } from "./bundle.mjs";
import { explained, messageOf } from "./explain.mjs";
import { ensureInstalled } from "./install.mjs";
import { buildPages, pagesAreFresh } from "./pages.mjs";
import { ROOT } from "./paths.mjs";
import { releaseSignals } from "./run.mjs";
import { step } from "./step.mjs";

/**
 * Installs what is missing and builds what is stale.
 * @param {{ pages: boolean }} needs whether the pages are needed beside the programs
 */
export async function makeReady({ pages }) {
  process.chdir(ROOT);
  await ensureInstalled();
  if (!bundleIsFresh()) await step("Building the programs", buildPrograms);
  if (pages && !pagesAreFresh()) await step("Building the pages", buildPages);
}

/** Bundles every program; throws when one does not compile. */
export async function buildPrograms() {
  const failed = await bundle();
  const reasons = failed.map(({ entry, reason }) => `${entry}: ${reason}`).join("\n");
  if (failed.length > 0) throw explained("The programs could not be built", reasons);
}

/**
 * Makes everything ready, then lets a built program take over this process.
 * @param {string} program file name in build/
 * @param {{ args: string[], pages: boolean }} options
 */
export async function start(program, { args, pages }) {
  const file = new URL(`../../build/${program}`, import.meta.url);
  try {
    await makeReady({ pages });
    releaseSignals();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
  process.argv = [process.execPath, fileURLToPath(file), ...args];
  process.env.NEXT_TELEMETRY_DISABLED ??= "1";
  await import(file.href);
}
