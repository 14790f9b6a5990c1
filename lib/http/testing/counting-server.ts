/**
 * A process of its own that serves the API on the accounts of a data folder and the test companies. Prints its port. Argument: data folder.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openSqliteRateLimiter } from "../../accounts/limits/sqlite-rate-limiter";
import { openSqliteAccounts } from "../../accounts/sqlite/sqlite-accounts";
import { systemClock } from "../../clock";
import { openWorkspace } from "../../workspace/open";
import { WebsiteResolver } from "../../enrichment/resolve/website-resolver";
import { createReferenceIndex } from "../../index/reference-index";
import { createApi } from "../api";
import { RequestMetrics } from "../metrics";
import { toNodeListener } from "../node";
import { COMPANIES } from "./companies";
import { SAME_PAGE } from "./websites";

const dataDir = process.argv[2] ?? "";
const accounts = openSqliteAccounts({ dataDir, clock: systemClock, actor: "tests" });
const silent = (): void => undefined;
const index = createReferenceIndex(COMPANIES);
const resolve = createApi({
  index,
  websites: SAME_PAGE,
  websiteCompanies: new WebsiteResolver(SAME_PAGE, index),
  accounts,
  workspace: await openWorkspace({ dataDir, clock: systemClock, log: { info: silent, error: silent }, jobDays: 30 }),
  rateLimiter: openSqliteRateLimiter({ dataDir }),
  clock: systemClock,
  log: { info: silent, warn: silent, error: silent },
  metrics: new RequestMetrics(),
  cursorSecret: await accounts.secret("scroll"),
});
const server = createServer((request, response) => {
  const handler = resolve(request.url ?? "/");
  if (handler) toNodeListener(handler)(request, response);
  else response.writeHead(404).end();
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
