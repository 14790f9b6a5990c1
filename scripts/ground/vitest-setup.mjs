import { bundle, bundleIsFresh } from "./bundle.mjs";

/**
 * Worker threads run compiled files, so the tests need a fresh `build/`. A program that does not compile is reported
 * and its output removed: the tests that need it fail, the others still run.
 */
export async function setup() {
  if (bundleIsFresh()) return;
  for (const { entry, reason } of await bundle()) console.error(`cannot build ${entry}\n${reason}`);
}
