import type { KnipConfig } from "knip";
import { ENTRIES } from "./scripts/ground/bundle.mjs";

export default {
  entry: [...Object.keys(ENTRIES), "scripts/*.mjs", "lib/**/testing/*.ts"],
  project: ["{app,components,lib,bench,e2e,scripts}/**/*.{ts,tsx,mjs}"],
  // Run by its path, from scripts/ground/stages.mjs.
  ignoreDependencies: ["dependency-cruiser"],
} satisfies KnipConfig;
