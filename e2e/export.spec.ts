import type { BrowserContext, Download, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { spawn, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expectAccessible, sideways } from "./accessible";
import { entryOf } from "./unzip";
import { expect, test } from "./signed-in";
import { unique } from "./workspace-people";

const SCROLLS = /\/api\/company\/export\?.*useScroll=true/;
const GERMANS = "countryCode=DE&employeesTotal%5Bmin%5D=20";
/** Some 40,000 companies: enough to be interrupted in. The whole register is written once. */
const MANY = "countryCode=DE,FR,GB,IT";

type RecordLine = Readonly<Record<string, unknown>> & { readonly ID: string };

/** Every batch takes so long, in milliseconds: time to press a button. @returns what ends it */
async function slowDown(context: BrowserContext, delay = 150): Promise<() => void> {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await context.route(SCROLLS, async (route) => {
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, delay))]);
    await route.continue();
  });
  return end;
}

async function start(page: Page, query: string, format: RegExp): Promise<number> {
  await page.goto(`/exports?${query}`);
  await page.getByRole("radio", { name: format }).check();
  const announced = Number(await page.locator("[data-announced]").getAttribute("data-announced"));
  await page.getByRole("button", { name: "Start export" }).click();
  await page.waitForURL("**/exports");
  return announced;
}

const card = (page: Page) => page.locator("[data-export]");
const seen = async (page: Page): Promise<number> => Number((await card(page).locator("strong").innerText()).replace(/\D/g, ""));

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8");
}

async function linesOf(download: Download): Promise<readonly RecordLine[]> {
  return (await textOf(download)).trim().split("\n").map((line) => JSON.parse(line) as RecordLine);
}

/** All companies of a query, by pages of the API. */
async function recordsOf(page: Page, query: string): Promise<readonly RecordLine[]> {
  return page.evaluate(async (asked) => {
    const all: RecordLine[] = [];
    for (let number = 1; ; number += 1) {
      const { data, meta } = (await (await fetch(`/api/company/export?${asked}&page=${number}&pageSize=1000`)).json()) as { data: { records: RecordLine[] }; meta: { totalPages: number } };
      all.push(...data.records);
      if (number >= meta.totalPages) return all;
    }
  }, query);
}

/** What this browser keeps of exports: folders with files, and entries of the database. */
async function keptIn(page: Page): Promise<readonly [folders: number, entries: number]> {
  return page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("exports", { create: true });
    const names: string[] = [];
    for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
    const entries = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open("firmament", 1);
      opening.onerror = () => reject(opening.error ?? new Error());
      opening.onsuccess = () => {
        const counting = opening.result.transaction("exports").objectStore("exports").count();
        counting.onsuccess = () => resolve(counting.result);
        counting.onerror = () => reject(counting.error ?? new Error());
      };
    });
    return [names.length, entries] as const;
  });
}

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

test("a file holds what the API says of the same companies, in the same order", async ({ page }) => {
  const download = page.waitForEvent("download");
  const announced = await start(page, GERMANS, /^JSON Lines/);
  const lines = await linesOf(await download);
  expect(lines.length).toBe(announced);
  expect(lines).toEqual(await recordsOf(page, GERMANS));
});

test("a workbook opens elsewhere, with chosen columns, a row a company, and texts as texts", async ({ page }) => {
  const download = page.waitForEvent("download");
  await page.goto(`/exports?${GERMANS}`);
  await page.getByRole("button", { name: /^Contact list/ }).click();
  const announced = await start(page, `${GERMANS}&hasPhone=true`, /^Excel/);
  const sheet = await entryOf(await (await download).path(), "xl/worksheets/sheet1.xml");
  expect(sheet.match(/<row /g)).toHaveLength(announced + 1);
  expect(sheet).toMatch(/t="inlineStr"><is><t xml:space="preserve">\+49\d+</);
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

test("run again for new companies only, an export leaves out those of the first", async ({ page }) => {
  const first = page.waitForEvent("download");
  await start(page, `${GERMANS}&hasEmail=true`, /^JSON Lines/);
  const known = new Set((await linesOf(await first)).map(({ ID }) => ID));
  const id = (await card(page).getAttribute("data-export")) ?? "";
  await page.goto(`/exports?${GERMANS}&without=${id}`);
  await expect(page.getByText("less those of the one export or list left out")).toBeVisible();
  const second = page.waitForEvent("download");
  const announced = await start(page, `${GERMANS}&without=${id}`, /^JSON Lines/);
  const fresh = await linesOf(await second);
  expect(fresh.length).toBe(announced - known.size);
  expect(fresh.filter(({ ID }) => known.has(ID))).toEqual([]);
});

test("the companies of a file of one's own are left out, and stay a list", async ({ page }) => {
  const query = `${GERMANS}&hasEmail=true`;
  await page.goto("/exports");
  const known = (await recordsOf(page, query)).slice(0, 7).map(({ ID }) => ID);
  const name = unique("Customers");
  await page.goto(`/exports?${query}`);
  await page.getByRole("radio", { name: /^JSON Lines/ }).check();
  await page.getByRole("button", { name: "Companies of a file" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave out the companies of a file" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByText("IDs of this service").click();
  await dialog.getByLabel("Or from a file (CSV, text)").setInputFiles({ name: "customers.csv", mimeType: "text/csv", buffer: Buffer.from(`ID\n${known.join("\n")}\nno-such-company\n`) });
  await dialog.getByRole("button", { name: "Look up 8" }).click();
  await expect(dialog.getByLabel("Values without a company")).toHaveValue("no-such-company");
  await dialog.getByRole("button", { name: "Make list of 7" }).click();
  await expect(page.getByText("less those of the one export or list left out")).toBeVisible();
  const announced = Number(await page.locator("[data-announced]").getAttribute("data-announced"));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Start export" }).click();
  const written = (await linesOf(await download)).map(({ ID }) => ID);
  expect(written).toHaveLength(announced - 7);
  expect(written.filter((id) => known.includes(id))).toEqual([]);
  await page.goto("/lists");
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("more companies than a worksheet holds are refused with the reason and the way out", async ({ page, context }) => {
  await context.route(/\/api\/company\/export\?.*pageSize=50/, async (route) => {
    const body = (await (await route.fetch()).json()) as { meta: object };
    await route.fulfill({ json: { ...body, meta: { ...body.meta, totalCount: 1_048_576 } } });
  });
  await page.goto("/exports?all=true");
  await page.getByRole("radio", { name: /^Excel/ }).check();
  await expect(page.getByRole("note")).toContainText("Excel holds 1,048,575 rows");
  await expect(page.getByRole("button", { name: "Start export" })).toBeDisabled();
  await page.getByRole("radio", { name: /^CSV/ }).check();
  await expect(page.getByRole("button", { name: "Start export" })).toBeEnabled();
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

test("everything goes by keyboard", async ({ page, context }) => {
  await slowDown(context);
  await page.goto("/exports?all=true");
  await expect(page.locator("[data-announced]")).toBeVisible();
  const press = async (name: string): Promise<void> => {
    for (let tabs = 0; tabs < 80; tabs += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((wanted) => document.activeElement?.textContent.trim() === wanted, name)) return page.keyboard.press("Enter");
    }
    throw new Error(`${name} was not reached.`);
  };
  await press("Start export");
  await page.waitForURL("**/exports");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await press("Pause");
  await expect(card(page)).toHaveAttribute("data-state", "paused");
  await press("Cancel");
  await page.keyboard.press("Tab");
  await press("Cancel export");
  await expect(card(page)).toHaveCount(0);
});

test("every state can be used by everybody, at any width, in light and dark", async ({ page, context }) => {
  test.setTimeout(120_000);
  const look = async (): Promise<void> => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `at ${width}`);
      expect(await sideways(page)).toBe(0);
    }
  };
  await page.goto(`/exports?${GERMANS}`);
  await page.getByRole("radio", { name: /^CSV/ }).check();
  await page.getByText("Contact information").click();
  await look();
  await slowDown(context, 1500);
  await start(page, "all=true", /^CSV/);
  await look();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(card(page)).toHaveAttribute("data-state", "paused");
  await look();
  await context.route(SCROLLS, (route) => route.fulfill({ status: 400, json: { error: "It cannot be read.", code: "invalid_parameter" } }));
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(card(page)).toHaveAttribute("data-state", "failed");
  await look();
});
