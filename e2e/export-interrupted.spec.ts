import type { BrowserContext, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { spawn, type ChildProcess } from "node:child_process";
import { card, keptIn, linesOf, MANY, seen, slowDown, start, textOf } from "./export-page";
import { expect, test } from "./signed-in";

test("the whole register, paused, reloaded, resumed and reloaded again while it runs, is a file of exactly the companies announced", async ({ page, context }) => {
  test.setTimeout(120_000);
  const speedUp = await slowDown(context);
  const announced = await start(page, "all=true", /^CSV/);
  expect(announced).toBe(100_000);
  await expect.poll(() => seen(page)).toBeGreaterThan(5000);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(card(page)).toHaveAttribute("data-state", "paused");
  await page.reload();
  await expect(page.getByText(/^Paused at/)).toBeVisible();
  const paused = await seen(page);
  expect(paused).toBeGreaterThan(0);
  expect(paused).toBeLessThan(announced);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect.poll(() => seen(page)).toBeGreaterThan(paused);
  await page.reload();
  speedUp();
  const download = await page.waitForEvent("download", { timeout: 90_000 });
  const [header = [], ...rows] = parse(await textOf(download), { bom: true });
  expect(header.slice(0, 2)).toEqual(["ID", "Company Name"]);
  expect([rows.length, new Set(rows.map(([id]) => id)).size]).toEqual([announced, announced]);
  await expect(card(page)).toHaveAttribute("data-state", "done");
  const again = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download again" }).click();
  expect((await textOf(await again)).length).toBeGreaterThan(1_000_000);
});

test("a service that is killed and started again mid-way is waited for", async ({ page, context }) => {
  test.setTimeout(120_000);
  const port = Number(process.env.E2E_PORT ?? 3100) + 17;
  const serve = (): ChildProcess => spawn(process.execPath, ["build/server.mjs"], { env: { ...process.env, PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR ?? "build/e2e-data" }, stdio: "ignore" });
  const up = (): Promise<void> => expect.poll(() => fetch(`http://127.0.0.1:${port}/api/health`).then(({ ok }) => ok, () => false), { timeout: 30_000 }).toBe(true);
  let server = serve();
  try {
    await up();
    const speedUp = await slowDown(context, 500);
    const { origin } = new URL(`http://127.0.0.1:${port}`);
    await page.goto(`${origin}/exports?${MANY}`);
    await page.getByRole("radio", { name: /^JSON Lines/ }).check();
    await page.getByRole("button", { name: /^IDs only/ }).click();
    const announced = Number(await page.locator("[data-announced]").getAttribute("data-announced"));
    expect(announced).toBeGreaterThan(30_000);
    await page.getByRole("button", { name: "Start export" }).click();
    await page.waitForURL("**/exports");
    await expect.poll(() => seen(page)).toBeGreaterThan(2500);
    server.kill("SIGKILL");
    await expect(page.getByText(/^Goes on in/)).toBeVisible({ timeout: 15_000 });
    const download = page.waitForEvent("download", { timeout: 90_000 });
    speedUp();
    server = serve();
    const lines = await linesOf(await download);
    expect([lines.length, new Set(lines.map(({ ID }) => ID)).size]).toEqual([announced, announced]);
  } finally {
    server.kill("SIGKILL");
  }
});

test("an export is resumed while the service is still being told of the pause", async ({ page, context }) => {
  const speedUp = await slowDown(context);
  const announced = await start(page, MANY, /^JSON Lines/);
  await context.route("**/api/workspace/exports/*", async (route) => {
    if (route.request().postData()?.includes("paused") === true) await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(card(page)).toHaveAttribute("data-state", "paused");
  const download = page.waitForEvent("download");
  speedUp();
  await page.getByRole("button", { name: "Resume" }).click();
  expect(await linesOf(await download)).toHaveLength(announced);
});

test.describe("a scroll that expired while the export was paused", () => {
  async function pausedAndExpired(page: Page, context: BrowserContext): Promise<number> {
    const speedUp = await slowDown(context, 500);
    const announced = await start(page, MANY, /^JSON Lines/);
    await expect.poll(() => seen(page)).toBeGreaterThan(5000);
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(card(page)).toHaveAttribute("data-state", "paused");
    speedUp();
    // As the service answers after eight minutes.
    await context.route(/useScroll=true.*scrollId=/, (route) => route.fulfill({ status: 400, json: { error: "scrollId: it was issued more than 8 minutes ago", code: "scroll_expired" } }), { times: 1 });
    return announced;
  }

  test("is begun anew in the same data: nothing is missing, nothing twice", async ({ page, context }) => {
    test.setTimeout(120_000);
    const announced = await pausedAndExpired(page, context);
    expect(announced).toBeGreaterThan(30_000);
    const download = page.waitForEvent("download", { timeout: 90_000 });
    await page.getByRole("button", { name: "Resume" }).click();
    const lines = await linesOf(await download);
    expect([lines.length, new Set(lines.map(({ ID }) => ID)).size]).toEqual([announced, announced]);
  });

  test("in other data is told, with a way to start over", async ({ page, context }) => {
    const announced = await pausedAndExpired(page, context);
    const health = (await (await page.request.get("/api/health")).json()) as { index: object };
    await context.route("**/api/health?*", (route) => route.fulfill({ json: { ...health, index: { ...health.index, generation: "another" } } }));
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(card(page).getByRole("alert")).toContainText("imported anew");
    await page.getByRole("link", { name: "Start over" }).click();
    await expect(page.locator("[data-announced]")).toHaveAttribute("data-announced", announced.toString());
  });
});

test("cancelling leaves nothing behind in the browser, and says so in the history", async ({ page, context }) => {
  await slowDown(context);
  await start(page, "all=true", /^CSV/);
  await expect.poll(() => seen(page)).toBeGreaterThan(0);
  expect(await keptIn(page)).toEqual([1, 1]);
  const id = (await card(page).getAttribute("data-export")) ?? "";
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Cancel export" }).click();
  await expect(card(page)).toHaveCount(0);
  expect(await keptIn(page)).toEqual([0, 0]);
  await expect(page.locator(`[data-history="${id}"]`)).toContainText("Cancelled");
});

test("a pause that is asked for before the work has begun is kept", async ({ page, context }) => {
  await slowDown(context);
  await page.goto("/exports?all=true");
  await expect(page.locator("[data-announced]")).toBeVisible();
  await context.route("**/_next/static/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole("button", { name: "Start export" }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(card(page)).toHaveAttribute("data-state", "paused");
});
