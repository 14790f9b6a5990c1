// `node scripts/run.mjs <command> [arguments]`: the commands of lib/cli, and `bench`.
import { requireNode } from "./ground/node-version.mjs";

requireNode();
const args = process.argv.slice(2);
const [program, rest] = args[0] === "bench" ? ["bench.mjs", args.slice(1)] : ["cli.mjs", args];
import("./ground/ready.mjs")
  .then(({ start }) => start(program, { args: rest, pages: false }))
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
