import { existsSync } from "node:fs";
import { explained } from "./explain.mjs";
import { inRoot, ROOT } from "./paths.mjs";
import { runPackage } from "./run.mjs";
import { filesBelow, isFresh, removeStamp, writeStamp } from "./stamp.mjs";

const STAMP = "build/.pages-stamp";
const RECIPE = ["package-lock.json", "next.config.mjs", "postcss.config.mjs", "tailwind.config.ts", "tsconfig.json"];

/** @returns {boolean} true when `.next/` holds the pages of the present sources */
export function pagesAreFresh() {
  return existsSync(inRoot(".next/BUILD_ID")) && isFresh(STAMP);
}

/** Builds the pages with Next. Throws with Next's own words when that fails. */
export async function buildPages() {
  removeStamp(STAMP);
  const { code, output } = await runPackage("next/dist/bin/next", ["build"], { env: { NODE_ENV: "production" } });
  if (code !== 0) throw explained("The pages could not be built", output);
  writeStamp(STAMP, [...RECIPE, ...(await pageInputs())], ["app"]);
}

/** @returns {Promise<string[]>} every file of ours that a page or route file reaches by imports, and the style sheets */
async function pageInputs() {
  const { build } = await import("esbuild");
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: filesBelow("app").filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
    outdir: "build",
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    loader: { ".css": "empty", ".svg": "empty", ".png": "empty" },
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  return [...Object.keys(metafile.inputs), ...filesBelow("app").filter((file) => file.endsWith(".css"))];
}
