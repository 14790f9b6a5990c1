import { request, type APIRequestContext, type Browser, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";

const DATA_DIR = process.env.E2E_DATA_DIR ?? "build/e2e-data";
/** Where the server under test is: playwright.config.ts starts it there. */
export const ORIGIN = `http://127.0.0.1:${process.env.E2E_PORT ?? "3100"}`;
export const PASSWORD = "correct horse battery";

/** Unlike any other of this or an earlier run: the data folder stays. */
export function unique(name: string): string {
  return `${name} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}

let inviter: Promise<APIRequestContext> | undefined;

/** An owner who invites the others of this process: the command line, which takes longer, invites the owner. */
async function owner(): Promise<APIRequestContext> {
  const made = JSON.parse(execFileSync(process.execPath, ["build/cli.mjs", "people", "invite", "--role", "owner", "--json", "--data-dir", DATA_DIR], { encoding: "utf8" })) as { readonly url: string };
  return (await joinBy(new URL(made.url).hash.slice(1), "owner", "Ina Inviter")).api;
}

async function joinBy(token: string, role: string, name: string): Promise<{ readonly api: APIRequestContext; readonly email: string }> {
  const api = await request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: { "sec-fetch-site": "same-origin" } });
  const email = `${unique(role).replaceAll(" ", "-")}@example.com`;
  const answer = await api.post("/api/auth/join", { data: { token, email, name, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`Joining failed: ${await answer.text()}`);
  return { api, email };
}

/** Requests as a page of the service sends them, of somebody who has just joined. */
export async function joined(role: "owner" | "member", name: string): Promise<{ readonly api: APIRequestContext; readonly email: string }> {
  inviter ??= owner();
  const invited = await (await inviter).post("/api/workspace/invites", { data: { role } });
  if (!invited.ok()) throw new Error(`Inviting failed: ${await invited.text()}`);
  return joinBy(((await invited.json()) as { readonly token: string }).token, role, name);
}

/** A browser of its own for somebody who has just joined. */
export async function pageOf(browser: Browser, role: "owner" | "member", name: string): Promise<{ readonly page: Page; readonly api: APIRequestContext; readonly email: string }> {
  const { api, email } = await joined(role, name);
  const context = await browser.newContext({ storageState: await api.storageState() });
  return { page: await context.newPage(), api, email };
}
