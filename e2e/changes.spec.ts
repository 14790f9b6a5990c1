import type { Page } from "@playwright/test";
import { expect, test } from "./signed-in";

interface Refusal {
  readonly status: 429 | 503;
  /** Seconds. */
  readonly after: number;
}

/** Refuses the first request of a method to a path, and lets the following ones through. @returns how many came */
async function refuseFirst(page: Page, method: string, path: string, { status, after }: Refusal): Promise<() => number> {
  let came = 0;
  await page.route(path, (route) => {
    if (route.request().method() !== method) return route.fallback();
    came += 1;
    return came > 1 ? route.continue() : route.fulfill({ status, headers: { "retry-after": after.toString() }, json: { error: "The service has too much to do.", code: status === 429 ? "rate_limited" : "overloaded" } });
  });
  return () => came;
}

const newName = (): string => `Search ${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** Keeps a search, and shows the page that has it. */
async function withSearch(page: Page): Promise<string> {
  const name = newName();
  await page.goto("/lists");
  await page.evaluate(async (called) => fetch("/api/workspace/searches", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: called, query: "countryCode=DE", pinned: false }) }), name);
  await page.reload();
  return name;
}

async function saveSearch(page: Page, name: string): Promise<void> {
  await page.goto("/?countryCode=DE");
  await page.getByRole("button", { name: "Save search" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
}

test("what comes too fast waits, says how long, and is made once", async ({ page }) => {
  const came = await refuseFirst(page, "POST", "**/api/workspace/searches", { status: 429, after: 4 });
  const name = newName();
  await saveSearch(page, name);
  await expect(page.getByText(/^Too many requests at once\. It is tried again in \d s\.$/)).toBeVisible();
  await expect(page.getByText("Search saved")).toBeVisible({ timeout: 20_000 });
  expect(came()).toBe(2);
  await page.goto("/lists");
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(1);
});

test("a busy service is asked again for what may be made twice; for the rest, whoever asked decides", async ({ page }) => {
  const name = await withSearch(page);
  const came = await refuseFirst(page, "PATCH", "**/api/workspace/searches/*", { status: 503, after: 4 });
  await page.getByRole("button", { name: `Pin ${name} for everybody` }).click();
  await expect(page.getByText(/^The service is busy.* It is tried again in \d s\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: `Unpin ${name}` })).toBeVisible({ timeout: 20_000 });
  expect(came()).toBe(2);

  const saved = await refuseFirst(page, "POST", "**/api/workspace/searches", { status: 503, after: 4 });
  const other = newName();
  await saveSearch(page, other);
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("too much to do");
  expect(saved()).toBe(1);
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Search saved")).toBeVisible();
});

test("what would have to wait for minutes is told at once, with a way to try again", async ({ page }) => {
  const name = await withSearch(page);
  await refuseFirst(page, "PATCH", "**/api/workspace/searches/*", { status: 503, after: 600 });
  await page.getByRole("button", { name: `Pin ${name} for everybody` }).click();
  await expect(page.getByText("That was not changed")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: `Unpin ${name}` })).toBeVisible();
});

test("a phone saves a search, and the palette finds it and opens it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = newName();
  await saveSearch(page, name);
  await expect(page.getByText("Search saved")).toBeVisible();
  await page.goto("/data");
  await page.getByRole("button", { name: "Search and commands" }).click();
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await palette.getByRole("combobox").fill(name.toUpperCase());
  await palette.getByRole("option", { name: new RegExp(`^${name}`) }).click();
  await page.waitForURL(/\/\?countryCode=DE$/);
});

test("the palette finds a list by its words and opens it by keyboard", async ({ page }) => {
  const name = newName().replace("Search", "Trade fair hall");
  await page.goto("/data");
  const id = await page.evaluate(async (called) => {
    const answer = await fetch("/api/workspace/lists", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: called, ids: [] }) });
    return ((await answer.json()) as { id: string }).id;
  }, name);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await palette.getByRole("combobox").fill(`${name.split(" ").at(-1) ?? ""} fair`);
  await expect(palette.getByRole("option", { name: new RegExp(`^${name}`) })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/lists/${id}$`));
});

test("who is not signed in has a palette of pages, which asks for nothing", async ({ page }) => {
  await page.context().clearCookies();
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/workspace/") && asked.push(request.url()));
  await page.goto("/docs");
  await page.getByRole("button", { name: "Search and commands" }).click();
  await expect(page.getByRole("option", { name: /^Explore/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(/\/docs$/);
});
