// Pages with hot reload. The API's route files answer too, through Next: same handlers, without the production server.
import { requireNode } from "./ground/node-version.mjs";

requireNode();
Promise.all([import("./ground/ready.mjs"), import("./ground/run.mjs"), import("./ground/explain.mjs")])
  .then(async ([{ makeReady }, { runPackage }, { messageOf }]) => {
    try {
      await makeReady({ pages: false });
    } catch (error) {
      console.error(messageOf(error));
      return { code: 1 };
    }
    console.log("Next's development server: changes to pages show at once. Changes to index workers need a restart.");
    console.log("What users run is `npm start`: limits, headers and timeouts of the production server are not here.\n");
    return runPackage("next/dist/bin/next", ["dev", "-H", "127.0.0.1", ...process.argv.slice(2)], { show: true });
  })
  .then(({ code }) => process.exit(code))
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
