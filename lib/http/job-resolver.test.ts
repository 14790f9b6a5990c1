import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Accounts } from "../accounts/accounts";
import { openSqliteRateLimiter } from "../accounts/limits/sqlite-rate-limiter";
import { openSqliteAccounts } from "../accounts/sqlite/sqlite-accounts";
import type { DomainResult } from "../company/jobs";
import { ServiceError } from "../errors";
import { createReferenceIndex } from "../index/reference-index";
import { countedResolver, type LookUp } from "./job-resolver";

const ADA = { id: "per_ada", name: "Ada" };
const MATCH: DomainResult = { verdict: "none", matches: [] };

describe("looking domains up for a job", () => {
  let dataDir: string;
  let accounts: Accounts;
  let rateLimiter: ReturnType<typeof openSqliteRateLimiter>;
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), "job-resolver-"));
    accounts = openSqliteAccounts({ dataDir, clock: Date, actor: "tests" });
    rateLimiter = openSqliteRateLimiter({ dataDir });
    const { token } = await accounts.people.createOwnerLink({});
    await accounts.people.join(token, { email: "ada@example.com", name: "Ada", password: "correct horse battery" }, {});
  });
  afterEach(async () => {
    await rateLimiter.close();
    await accounts.close();
    rmSync(dataDir, { recursive: true });
  });

  const resolver = (lookUp: LookUp) => countedResolver({ accounts, rateLimiter, clock: Date, index: createReferenceIndex([]) }, lookUp);
  const used = async (): Promise<number> => (await accounts.totals("sub_workspace")).monthRequests;

  it("counts each as a request of the workspace, under the person", async () => {
    const callers: string[] = [];
    const resolve = resolver((url, { keyId }) => {
      callers.push(`${keyId} ${url}`);
      return Promise.resolve(MATCH);
    });
    expect(await resolve("a.example", ADA)).toEqual(MATCH);
    expect(callers).toEqual(["per_ada a.example"]);
    expect(await used()).toBe(1);
    expect(await accounts.usage("per_ada", "2000-01-01", "2999-01-01")).toMatchObject([{ endpoint: "/api/website/company", requests: 1 }]);
  });

  it("tells what the site did, which counts, from what the address is, which does not", async () => {
    expect(await resolver(() => Promise.reject(new ServiceError("unreachable", "The site cannot be reached.")))("a.example", ADA)).toEqual({ failure: { code: "unreachable", message: "The site cannot be reached." } });
    expect(await used()).toBe(1);
    expect(await resolver(() => Promise.reject(new ServiceError("blocked_host", "It is private.")))("10.0.0.1", ADA)).toMatchObject({ failure: { code: "blocked_host" } });
    expect(await used()).toBe(1);
  });

  it("waits for what passes, and gives the count back", async () => {
    expect(await resolver(() => Promise.reject(new ServiceError("overloaded", "Too much to do.", { retryAfterSeconds: 3 })))("a.example", ADA)).toEqual({ wait: 3 });
    expect(await resolver(() => Promise.reject(new ServiceError("no_index", "None.")))("a.example", ADA)).toEqual({ wait: 5 });
    await accounts.changeSubscription("sub_workspace", { ratePerSecond: 1 });
    const answers = [];
    for (let i = 0; i < 2; i += 1) answers.push(await resolver(() => Promise.resolve(MATCH))("a.example", ADA));
    expect(answers).toEqual([MATCH, { wait: 1 }]);
    expect(await used()).toBe(1);
  });

  it("stops where somebody has to do something", async () => {
    await accounts.changeSubscription("sub_workspace", { monthlyQuota: 0 });
    expect(await resolver(() => Promise.resolve(MATCH))("a.example", ADA)).toEqual({ stop: "The month's requests are used up." });
    await accounts.changeSubscription("sub_workspace", { state: "suspended" });
    expect(await resolver(() => Promise.resolve(MATCH))("a.example", ADA)).toEqual({ stop: "The subscription is suspended. Ask whoever runs this service." });
  });

  it("rejects what is our own fault, and gives the count back", async () => {
    await expect(resolver(() => Promise.reject(new Error("broken")))("a.example", ADA)).rejects.toThrow("broken");
    expect(await used()).toBe(0);
  });
});
