// Pages with hot reload. The API's route files answer too, through Next: same handlers, without the production server.
import { requireNode } from "./ground/node-version.mjs";

requireNode();
Promise.all([import("./ground/ready.mjs"), import("./ground/run.mjs"), import("./ground/explain.mjs"), import("node:fs"), import("node:path")])
  .then(async ([{ makeReady }, { run, runPackage }, { messageOf }, { existsSync, readdirSync }, path]) => {
    try {
      await makeReady({ pages: false });
    } catch (error) {
      console.error(messageOf(error));
      return { code: 1 };
    }
    // As `npm start` does.
    const index = path.resolve(process.env.DATA_DIR?.trim() || "data", "index");
    const generations = path.join(index, "generations");
    const empty = !existsSync(path.join(index, "CURRENT")) && (!existsSync(generations) || readdirSync(generations).length === 0);
    if (empty && !process.env.COMPANY_API_BASE_URL?.trim()) {
      console.log("There are no data yet: making 100,000 fictional companies to try the pages with. This happens once.");
      const made = await run(process.execPath, ["build/cli.mjs", "import", "demo"], { show: true });
      if (made.code !== 0) return made;
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
