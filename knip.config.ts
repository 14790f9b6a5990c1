import type { KnipConfig } from "knip";
import { ENTRIES } from "./scripts/ground/bundle.mjs";

export default {
  // e2e/screenshots.ts is what playwright.config.ts runs for `npm run screenshots`, bench/names.ts is run by itself.
  entry: [...Object.keys(ENTRIES), "scripts/*.mjs", "lib/**/testing/*.ts", "e2e/screenshots.ts", "bench/names.ts"],
  project: ["{app,components,lib,bench,e2e,scripts}/**/*.{ts,tsx,mjs}"],
  // Run by its path, from scripts/ground/stages.mjs.
  ignoreDependencies: ["dependency-cruiser"],
  // Programs of the machine; tests that need one are skipped where it is missing.
  ignoreBinaries: ["redis-server", "mount", "umount"],
} satisfies KnipConfig;
