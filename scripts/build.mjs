import { ENTRIES, bundle, bundleIsFresh } from "./ground/bundle.mjs";

if (!process.argv.includes("--force") && bundleIsFresh()) {
  console.log("build/ is up to date");
} else {
  const failed = await bundle();
  for (const { entry, reason } of failed) console.error(`cannot build ${entry}\n${reason}`);
  const all = Object.keys(ENTRIES).length;
  console.log(`built ${all - failed.length} of ${all} programs into build/`);
  if (failed.length > 0) process.exitCode = 1;
}
