import { expectAccessible, sideways } from "./accessible";
import { card, GERMANS, linesOf, recordsOf, SCROLLS, slowDown, start } from "./export-page";
import { entryOf } from "./unzip";
import { expect, test } from "./signed-in";
import { unique } from "./workspace-people";

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
