import { bundle, bundleIsFresh } from "./ground/bundle.mjs";

if (!process.argv.includes("--force") && bundleIsFresh()) {
  console.log("build/ is up to date");
} else {
  const { built, missing, failed } = await bundle();
  for (const entry of missing) console.log(`not there yet, skipped: ${entry}`);
  for (const { entry, reason } of failed) console.error(`cannot build ${entry}\n${reason}`);
  console.log(`built ${built.length - failed.length} of ${built.length} programs into build/`);
  if (failed.length > 0) process.exitCode = 1;
}
