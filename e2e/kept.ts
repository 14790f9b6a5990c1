import type { APIRequestContext } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { test as signedIn } from "./signed-in";

const DATA_DIR = process.env.E2E_DATA_DIR ?? "build/e2e-data";
/** Companies of the demo register; the first has a group. */
const COMPANIES = Array.from({ length: 12 }, (_none, index) => `demo-${String(index + 1).padStart(8, "0")}`);

/** What a workspace in use has: the paths of what the pages show one by one. */
export interface Kept {
  readonly company: string;
  readonly list: string;
  readonly search: string;
  readonly job: string;
  readonly invite: string;
  readonly reset: string;
}

async function post<T>(api: APIRequestContext, path: string, data: unknown): Promise<T> {
  const answer = await api.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Websites of which none needs a network. */
const UNREADABLE = [["Inside", "10.0.0.1"], ["Here", "http://127.0.0.1/"], ["Empty", ""], ["No address", "not a website"]];

/** Sends a file of names and websites, and waits until it is worked through. @returns its page */
export async function worked(api: APIRequestContext, name: string, rows: readonly (readonly string[])[]): Promise<string> {
  const { id } = await post<{ id: string }>(api, "/api/workspace/jobs", { name, columns: ["Name", "Website"], domainColumn: 1 });
  await post(api, `/api/workspace/jobs/${id}/rows`, { from: 0, rows });
  await api.patch(`/api/workspace/jobs/${id}`, { data: { state: "running" } });
  for (let asked = 0; asked < 300; asked += 1) {
    const { state } = (await (await api.get(`/api/workspace/jobs/${id}`)).json()) as { state: string };
    if (state === "done") return `/enrich/${id}`;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The file was not worked through.");
}

/** An export of one company, in the history. */
async function makeExport(api: APIRequestContext): Promise<void> {
  const { generation } = ((await (await api.get("/api/health")).json()) as { index: { generation: string } }).index;
  const [company = ""] = COMPANIES;
  const { id } = await post<{ id: string }>(api, "/api/workspace/exports", { query: `ID=${company}`, columns: ["ID", "Company Name"], format: "csv", generation, announced: 1 });
  await post(api, `/api/workspace/exports/${id}/ids`, { from: 0, skipped: 0, ids: [company] });
  await api.patch(`/api/workspace/exports/${id}`, { data: { state: "done" } });
}

async function fill(api: APIRequestContext, stranger: APIRequestContext, worker: number): Promise<Kept> {
  const unlike = `${worker}${Date.now().toString(36)}`;
  const list = await post<{ id: string }>(api, "/api/workspace/lists", { name: `Trade fair, hall ${unlike}`, ids: [...COMPANIES, "gone-1"] });
  const search = await post<{ id: string }>(api, "/api/workspace/searches", { name: `Machine builders ${unlike}`, query: "search=maschinenbau&countryCode=DE", pinned: true });
  const { token } = await post<{ token: string }>(api, "/api/workspace/invites", { role: "member", email: `new-${unlike}@example.com` });
  const email = `forgetful-${unlike}@example.com`;
  const people = (...args: readonly string[]): URL => new URL((JSON.parse(execFileSync(process.execPath, ["build/cli.mjs", "people", ...args, "--json", "--data-dir", DATA_DIR], { encoding: "utf8" })) as { url: string }).url);
  await post(stranger, "/api/auth/join", { token: people("invite", "--role", "member").hash.slice(1), email, name: "Fay Forgetful", password: "correct horse battery" });
  const reset = people("reset", email);
  await makeExport(api);
  return { company: `/companies/${COMPANIES[0] ?? ""}`, list: `/lists/${list.id}`, search: `/searches/${search.id}`, job: await worked(api, `Booths ${unlike}.csv`, UNREADABLE), invite: `/invite#${token}`, reset: reset.pathname + reset.hash };
}

/** Tests in a workspace where something is kept, in a browser that is signed in. */
export const test = signedIn.extend<object, { kept: Kept }>({
  kept: [
    async ({ playwright, session }, use, { project, workerIndex }) => {
      const requests = { baseURL: project.use.baseURL ?? "", extraHTTPHeaders: { "sec-fetch-site": "same-origin" } };
      const [api, stranger] = await Promise.all([playwright.request.newContext({ ...requests, storageState: session }), playwright.request.newContext(requests)]);
      const kept = await fill(api, stranger, workerIndex);
      await Promise.all([api.dispose(), stranger.dispose()]);
      await use(kept);
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
