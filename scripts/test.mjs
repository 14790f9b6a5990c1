// The first lines run on any Node, however old: nothing newer than Node 12 knows before the check.
import { requireNode } from "./ground/node-version.mjs";

requireNode();
import("./ground/test.mjs")
  .then(({ test }) => test())
  .then((code) => process.exit(code))
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
