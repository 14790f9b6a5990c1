// `node scripts/run.mjs <command> [arguments]`: the commands of lib/cli, and `bench`.
import { requireNode } from "./ground/node-version.mjs";

requireNode();
const args = process.argv.slice(2);
const [program, rest] = args[0] === "bench" ? ["bench.mjs", args.slice(1)] : ["cli.mjs", args];
/** The benchmark of the pages needs them built, and a browser. */
const pages = program === "bench.mjs" && rest.includes("pages");
Promise.all([import("./ground/ready.mjs"), import("./ground/chromium.mjs")])
  .then(async ([{ start }, { findOrInstallChromium }]) => {
    const browser = pages ? await findOrInstallChromium() : undefined;
    if (browser !== undefined && "path" in browser) process.env.CHROMIUM_PATH = browser.path;
    return start(program, { args: rest, pages });
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
