import { expect, test, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";

const DATA_DIR = process.env.E2E_DATA_DIR ?? "build/e2e-data";
const PASSWORD = "correct horse battery";
/** Unlike any of an earlier run: the data folder stays. */
const RUN = Date.now().toString(36);

/** What `npm run people` prints, as JSON. */
function people(...args: readonly string[]): { readonly url: string } {
  return JSON.parse(execFileSync(process.execPath, ["build/cli.mjs", "people", ...args, "--json", "--data-dir", DATA_DIR], { encoding: "utf8" })) as ReturnType<typeof people>;
}

/** A link, on the address that this browser uses. */
function link(...args: readonly string[]): string {
  const { pathname, hash } = new URL(people(...args).url);
  return pathname + hash;
}

async function join(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: /^(Create my account|Join)$/ }).click();
  // Who has joined is on the way to Explore, whose companies nobody here waits for.
  await page.waitForURL((url) => url.pathname === "/", { waitUntil: "commit" });
}

async function whoIsSignedIn(page: Page): Promise<unknown> {
  return page.evaluate(async () => ((await (await fetch("/api/workspace/session")).json()) as { person?: { email: string } }).person?.email);
}

test("the owner joins by a link, signs out and in again, and a second person comes by invitation", async ({ page, browser, baseURL }) => {
  const owner = `ada-${RUN}@example.com`;
  await page.goto(link("invite", "--role", "owner"));
  await join(page, "Ada Owner", owner);
  expect(await whoIsSignedIn(page)).toBe(owner);
  expect((await page.context().cookies()).find(({ name }) => name === "firmament_session")).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(await page.evaluate(() => document.cookie)).not.toContain("session");
  expect(await page.evaluate(async () => (await fetch("/api/company/search?search=a")).status)).toBe(200);

  await page.goto("/sign-out");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL("**/sign-in");
  expect(await whoIsSignedIn(page)).toBeUndefined();

  await page.goto("/sign-in?next=%2Fdata%3Fa%3Db");
  await page.getByLabel("E-mail").fill(owner);
  await page.getByLabel("Password", { exact: true }).fill("not my password");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "wrong" })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(owner);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/data?a=b", { waitUntil: "commit" });

  const { token } = await page.evaluate(async () => (await (await fetch("/api/workspace/invites", { method: "POST", headers: { "content-type": "application/json" }, body: '{"role":"member"}' })).json()) as { token: string });
  const second = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await second.goto(`/invite#${token}`);
  await expect(second.getByText("Ada Owner invited you")).toBeVisible();
  await join(second, "Ben Member", `ben-${RUN}@example.com`);
  expect(await whoIsSignedIn(second)).toBe(`ben-${RUN}@example.com`);

  const third = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await third.goto(`/invite#${token}`);
  await expect(third.getByRole("alert").filter({ hasText: "used already" })).toBeVisible();
});

test("a refused password keeps what was typed, is read out, and the link stays good; a reset link signs in", async ({ page }) => {
  const email = `eve-${RUN}@example.com`;
  await page.goto(link("invite", "--email", email));
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await page.getByLabel("Name").fill("Eve");
  await page.getByLabel("Password", { exact: true }).fill("password123");
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "first that anybody would try" })).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await join(page, "Eve", email);

  await page.context().clearCookies();
  await page.goto(link("reset", email));
  await page.getByLabel("New password").fill("a quite new one");
  await page.getByRole("button", { name: "Set password" }).click();
  await page.waitForURL((url) => url.pathname === "/", { waitUntil: "commit" });
  expect(await whoIsSignedIn(page)).toBe(email);
});

test("another site's page gets nothing with the session of its reader", async ({ page, request }) => {
  await page.goto(link("invite"));
  await join(page, "Max", `max-${RUN}@example.com`);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }]) expect((await request.get("/api/company/search?search=a", { headers: { cookie, ...headers } })).status()).toBe(403);
});
