import { expect, test, type Page } from "@playwright/test";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ORIGIN, PASSWORD, pageOf, unique } from "./workspace-people";

const DATA_DIR = process.env.E2E_DATA_DIR ?? "build/e2e-data";

const main = (page: Page) => page.locator("#content");

/** Every answer's body that the page gets from now on. */
function bodiesOf(page: Page): Promise<readonly [string, string]>[] {
  const bodies: Promise<readonly [string, string]>[] = [];
  page.on("response", (response) => bodies.push(response.text().then((text) => [response.url(), text] as const, () => [response.url(), ""] as const)));
  return bodies;
}

/** All files below the data folder that hold the text. */
function filesWith(text: string, folder = DATA_DIR): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return name === "index" ? [] : filesWith(text, file);
    return readFileSync(file).includes(text) ? [file] : [];
  });
}

/** At most two keys of the workspace work at a time: those of other tests give way. */
async function disableKeys(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { data } = (await (await fetch("/api/workspace/keys")).json()) as { data: { id: string; disabled: boolean }[] };
    for (const { id, disabled } of data) if (!disabled) await fetch(`/api/workspace/keys/${id}`, { method: "PATCH", headers: { "content-type": "application/json" }, body: '{"disabled":true}' });
  });
}

test.describe("keys", () => {
  // Keys are few, and all people share them.
  test.describe.configure({ mode: "serial" });

  test("a key is shown once, works, and is nowhere afterwards; it can be disabled and enabled", async ({ browser }) => {
    const { page } = await pageOf(browser, "owner", "Kim Keys");
    await page.goto("/settings/keys");
    await disableKeys(page);
    await page.reload();
    const name = unique("CRM import");
    await page.getByRole("button", { name: "New key" }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Name").press("Enter");
    const dialog = page.getByRole("dialog", { name: "Copy the key now" });
    const key = (await dialog.locator("pre").first().textContent()) ?? "";
    expect(key).toMatch(/^fm_[A-Za-z0-9_-]{40,}$/);
    await expect(dialog.locator("pre").nth(1)).toContainText(`curl -H "x-api-key: ${key}" "${ORIGIN}/api/company/search?`);
    const asked = async (): Promise<number> => (await fetch(`${ORIGIN}/api/company/search?search=bau`, { headers: { "x-api-key": key } })).status;
    expect(await asked()).toBe(200);

    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await page.getByRole("button", { name: "I have kept it" }).click();
    const bodies = bodiesOf(page);
    expect(await page.content()).not.toContain(key);
    await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText(`…${key.slice(-4)}`);
    for (const target of ["/settings/keys", "/settings/usage", "/settings", "/"]) {
      await page.goto(target, { waitUntil: "networkidle" });
      expect(await page.content(), target).not.toContain(key);
    }
    for (const [url, text] of await Promise.all(bodies)) expect(text, url).not.toContain(key);
    const kept = await page.evaluate(async () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, await caches.keys(), await indexedDB.databases()]));
    expect(kept).not.toContain(key);
    expect(filesWith(key)).toEqual([]);

    await page.goto("/settings/keys");
    const row = page.getByRole("row", { name: new RegExp(name) });
    await page.getByRole("button", { name: `Disable ${name}` }).click();
    await expect(row).toContainText("Disabled");
    await expect.poll(asked).toBe(403);
    await page.getByRole("button", { name: `Enable ${name}` }).click();
    await expect(row).toContainText("Works");
    await expect.poll(asked).toBe(200);
    await disableKeys(page);
  });

  test("a key too many is refused in words, beside its name", async ({ browser }) => {
    const { page } = await pageOf(browser, "owner", "Kit Keys");
    await page.goto("/settings/keys");
    await disableKeys(page);
    await page.evaluate(async () => {
      for (const name of ["a", "b"]) await fetch("/api/workspace/keys", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: `${name}-${Date.now()}` }) });
    });
    await page.reload();
    await page.getByRole("button", { name: "New key" }).click();
    await page.getByLabel("Name").fill(unique("third"));
    await page.getByRole("button", { name: "Make the key" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("2 live keys");
    await disableKeys(page);
  });
});

test("a member sees people and usage, but neither keys nor what owners do, and is refused when asking anyway", async ({ browser }) => {
  const { page } = await pageOf(browser, "member", "Mia Member");
  await page.goto("/settings");
  await expect(page.getByRole("navigation", { name: "Settings" }).getByRole("link")).toHaveText(["Profile", "People", "Usage", "Package", "Appearance"]);
  await page.goto("/settings/keys");
  await expect(main(page)).toContainText("Keys are for owners");
  await expect(main(page).getByRole("button")).toHaveCount(0);
  await page.goto("/settings/people");
  await expect(page.getByRole("row", { name: /Mia Member \(you\)/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Invite" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Role and membership/ })).toHaveCount(0);
  const refused = await page.evaluate(async () => {
    const ask = async (method: string, target: string): Promise<number> => (await fetch(`/api/workspace/${target}`, { method, ...(method === "POST" ? { headers: { "content-type": "application/json" }, body: '{"name":"x"}' } : {}) })).status;
    return [await ask("GET", "keys"), await ask("POST", "keys"), await ask("GET", "invites"), await ask("POST", "invites")];
  });
  expect(refused).toEqual([403, 403, 403, 403]);
});

test("an owner invites by a link, gives a role, and removes", async ({ browser }) => {
  const { page } = await pageOf(browser, "owner", "Olga Owner");
  const name = unique("Ian Invited");
  const email = `${name.replaceAll(" ", "-").toLowerCase()}@example.com`;
  await page.goto("/settings/people");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await page.getByLabel("E-mail (optional)").fill(email);
  await page.getByRole("button", { name: "Make the link" }).click();
  const link = (await page.getByRole("dialog", { name: "Send this link" }).locator("pre").textContent()) ?? "";
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("As member, by Olga Owner");

  const invited = await (await browser.newContext()).newPage();
  await invited.goto(link);
  await expect(invited.getByLabel("E-mail")).toHaveValue(email);
  await invited.getByLabel("Name").fill(name);
  await invited.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await invited.getByRole("button", { name: "Join" }).click();
  await invited.waitForURL((url) => url.pathname === "/", { waitUntil: "commit" });

  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: email })).toHaveCount(0);
  const row = page.getByRole("row", { name: new RegExp(name) });
  await page.getByRole("button", { name: `Role and membership of ${name}` }).click();
  await page.getByRole("menuitemradio", { name: "Owner" }).click();
  await expect(row).toContainText("Owner");
  await page.getByRole("button", { name: `Role and membership of ${name}` }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(row).toHaveCount(0);
  expect(await invited.evaluate(async () => (await fetch("/api/workspace/session")).status)).toBe(401);
});

test("an invitation is revoked, and its link leads nowhere", async ({ browser }) => {
  const { page } = await pageOf(browser, "owner", "Rita Owner");
  const email = `${unique("revoked").replaceAll(" ", "-")}@example.com`;
  const token = await page.goto("/settings/people").then(() => page.evaluate(async (to) => ((await (await fetch("/api/workspace/invites", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email: to }) })).json()) as { token: string }).token, email));
  await page.reload();
  await page.getByRole("button", { name: `Revoke the invitation for ${email}` }).click();
  await expect(page.getByText(email)).toHaveCount(0);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/invite#${token}`);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("This link cannot be used");
});

test("one changes the password, ends another session, and signs out everywhere", async ({ browser }) => {
  const { page, email } = await pageOf(browser, "member", "Pia Person");
  const elsewhere = async (password: string): Promise<Page> => {
    const other = await (await browser.newContext()).newPage();
    await other.goto("/sign-in");
    await other.getByLabel("E-mail").fill(email);
    await other.getByLabel("Password", { exact: true }).fill(password);
    await other.getByRole("button", { name: "Sign in" }).click();
    await other.waitForURL((url) => url.pathname === "/", { waitUntil: "commit" });
    return other;
  };
  const signedIn = (other: Page): Promise<number> => other.evaluate(async () => (await fetch("/api/workspace/session")).status);
  let second = await elsewhere(PASSWORD);
  await page.goto("/settings");
  await expect(page.getByText("This browser")).toBeVisible();
  await page.getByRole("button", { name: /^End the session in Chrome/ }).click();
  await expect(page.getByRole("button", { name: /^End the session/ })).toHaveCount(0);
  expect(await signedIn(second)).toBe(401);

  await page.getByLabel("Present password").fill("not my password");
  await page.getByLabel("New password").fill("a quite new one");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(main(page).getByRole("alert")).toHaveText("The present password is wrong.");
  await page.getByLabel("Present password").fill(PASSWORD);
  await page.getByLabel("New password").fill("password123");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(main(page).getByRole("alert")).toContainText("first that anybody would try");
  await page.getByLabel("New password").fill("a quite new one");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();
  await expect(page.getByLabel("Present password")).toHaveValue("");

  second = await elsewhere("a quite new one");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL("**/sign-in");
  expect(await signedIn(second)).toBe(401);
});

test("an ended session leads to the sign-in page and back, whatever was asked", async ({ browser }) => {
  const { page } = await pageOf(browser, "member", "Sid Out");
  await page.goto("/settings");
  await page.getByLabel("Present password").fill(PASSWORD);
  await page.getByLabel("New password").fill("another good one");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Change password" }).click();
  await page.waitForURL((url) => url.pathname === "/sign-in" && url.searchParams.get("next") === "/settings");
});

test("one changes the own name, which the bar has at once", async ({ browser }) => {
  const { page } = await pageOf(browser, "member", "Nora Old");
  await page.goto("/settings");
  await page.getByLabel("Name", { exact: true }).fill("Nora New");
  await page.getByRole("button", { name: "Change name" }).click();
  await expect(page.getByRole("button", { name: "Account of Nora New" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Nora New");
});

test("usage shows what was asked for, and its chart and tables say the same", async ({ browser }) => {
  const { page, api } = await pageOf(browser, "member", unique("Uma User"));
  for (let asked = 0; asked < 3; asked += 1) expect((await api.get("/api/company/search?search=bau")).ok()).toBe(true);
  await page.goto("/settings/usage");
  const { meta, data } = (await (await api.get("/api/workspace/usage")).json()) as { meta: { monthRequests: number; monthlyQuota: number }; data: { name?: string; requests: number }[] };
  expect(data.filter(({ name }) => name?.startsWith("Uma User")).reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole("meter")).toHaveAttribute("aria-valuenow", String(Math.round((100 * meta.monthRequests) / meta.monthlyQuota)));
  await expect(page.getByRole("list", { name: "Requests by day" }).getByRole("listitem")).toHaveCount(new Date().getUTCDate());
  await expect(page.getByRole("row", { name: /Uma User/ }).first()).toContainText("3");
  await page.getByRole("tab", { name: "Endpoints" }).click();
  await expect(page.getByRole("row", { name: /\/api\/company\/search/ })).toBeVisible();
  await page.getByRole("button", { name: "Month before" }).click();
  await expect(page.getByText("No request was made in this month.")).toBeVisible();
});

test("the package names what is included; the appearance is kept", async ({ browser }) => {
  const { page } = await pageOf(browser, "member", "Paul Package");
  await page.goto("/settings/package");
  await expect(page.getByRole("listitem").filter({ hasText: "Employee counts" })).toContainText("Included:");
  await page.goto("/settings/appearance");
  await page.getByRole("radio", { name: "Dark", exact: true }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark", exact: true })).toBeChecked();
});
