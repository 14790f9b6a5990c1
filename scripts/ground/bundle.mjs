import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot, ROOT } from "./paths.mjs";
import { isFresh, removeStamp, writeStamp } from "./stamp.mjs";

/** Programs and workers that run as plain Node files: source → name in `build/`. */
export const ENTRIES = {
  "lib/server/main.ts": "server.mjs",
  "lib/server/threads/http-thread.ts": "http-thread.mjs",
  "lib/cli/main.ts": "cli.mjs",
  "lib/index/embedded/worker.ts": "index-worker.mjs",
  "lib/index/embedded/load-worker.ts": "index-loader.mjs",
  "lib/index/embedded/build/build-worker.ts": "build-worker.mjs",
  "lib/enrichment/page-worker.ts": "page-worker.mjs",
  "bench/main.ts": "bench.mjs",
};

const STAMP = "build/.stamp";
const RECIPE = ["package-lock.json", "tsconfig.json", "scripts/ground/bundle.mjs"];

const OPTIONS = /** @type {const} */ ({
  absWorkingDir: ROOT,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  // Packages stay in node_modules: native ones cannot be bundled, and Next resolves files beside its own.
  packages: "external",
  sourcemap: true,
  metafile: true,
  write: false,
  logLevel: "silent",
});

/** @returns {boolean} true when every output is there and made from the present sources */
export function bundleIsFresh() {
  return Object.values(ENTRIES).every((output) => existsSync(inRoot("build", output))) && isFresh(STAMP);
}

/**
 * Bundles every entry into `build/`. An entry that fails loses its old output, so that nothing runs stale code.
 * @returns {Promise<{ entry: string, reason: string }[]>} those that failed
 */
export async function bundle() {
  const { build } = await import("esbuild");
  mkdirSync(inRoot("build"), { recursive: true });
  removeStamp(STAMP);
  /** @type {Set<string>} */
  const inputs = new Set(RECIPE);
  /** @type {{ entry: string, reason: string }[]} */
  const failed = [];
  await Promise.all(
    Object.entries(ENTRIES).map(async ([entry, output]) => {
      try {
        const result = await build({ ...OPTIONS, entryPoints: [entry], outfile: `build/${output}` });
        for (const input of Object.keys(result.metafile.inputs)) inputs.add(input);
        for (const file of result.outputFiles) replaceFile(file.path, file.contents);
      } catch (error) {
        rmSync(inRoot("build", output), { force: true });
        failed.push({ entry, reason: error instanceof Error ? error.message : String(error) });
      }
    }),
  );
  if (failed.length === 0) writeStamp(STAMP, [...inputs]);
  return failed;
}

/**
 * Two commands may build at once, and a running worker may be loading the file: it is never seen half written.
 * @param {string} file absolute
 * @param {Uint8Array} contents
 */
function replaceFile(file, contents) {
  if (existsSync(file) && readFileSync(file).equals(contents)) return;
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  writeFileSync(draft, contents);
  renameSync(draft, file);
}
