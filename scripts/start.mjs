// The first lines run on any Node, however old: nothing newer than Node 12 knows before the check.
import { requireNode } from "./ground/node-version.mjs";

requireNode();
import("./ground/ready.mjs")
  .then(({ start }) => start("server.mjs", { args: process.argv.slice(2), pages: true }))
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
