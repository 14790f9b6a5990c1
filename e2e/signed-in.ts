import { test as base, type APIRequest, type BrowserContext } from "@playwright/test";
import { execFileSync } from "node:child_process";

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

const DATA_DIR = process.env.E2E_DATA_DIR ?? "build/e2e-data";

/** Somebody new in the workspace, signed in. */
async function join(requests: APIRequest, baseURL: string, worker: number): Promise<Session> {
  const made = JSON.parse(execFileSync(process.execPath, ["build/cli.mjs", "people", "invite", "--role", "owner", "--json", "--data-dir", DATA_DIR], { encoding: "utf8" })) as { readonly url: string };
  const browser = await requests.newContext({ baseURL, extraHTTPHeaders: { "sec-fetch-site": "same-origin" } });
  const answer = await browser.post("/api/auth/join", { data: { token: new URL(made.url).hash.slice(1), email: `explorer-${worker}-${Date.now().toString(36)}@example.com`, name: "Erin Explorer", password: "correct horse battery" } });
  if (!answer.ok()) throw new Error(`Joining failed: ${await answer.text()}`);
  const session = await browser.storageState();
  await browser.dispose();
  return session;
}

/** Tests whose browser is signed in: one person a worker. */
export const test = base.extend<object, { session: Session }>({
  session: [async ({ playwright }, use, { project, workerIndex }) => use(await join(playwright.request, project.use.baseURL ?? "", workerIndex)), { scope: "worker" }],
  storageState: async ({ session }, use) => use(session),
});

export { expect } from "@playwright/test";
