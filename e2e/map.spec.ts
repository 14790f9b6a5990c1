import type { Page } from "@playwright/test";
import { expect, test } from "./signed-in";

const circles = (page: Page) => page.getByRole("group", { name: "Companies by city" }).getByRole("button");

async function countOf(page: Page, query: string): Promise<number> {
  const body = await page.evaluate(async (asked) => (await (await fetch(`/api/company/search?${asked}`)).json()) as unknown, query);
  return (body as { meta: { totalCount: number } }).meta.totalCount;
}

async function expectTotal(page: Page, query: string): Promise<void> {
  await expect(page.locator("[data-total]")).toHaveAttribute("data-total", String(await countOf(page, query)));
}

/** A circle's city and its number, as it is told. */
async function told(page: Page, at: number): Promise<readonly [city: string, count: number]> {
  const [, city = "", count = ""] = /^(.*): ([\d,]+)$/.exec((await circles(page).nth(at).getAttribute("aria-label")) ?? "") ?? [];
  return [city, Number(count.replaceAll(",", ""))];
}

test("the map shows the cities of a country, each with its exact count; a click or a key filters by one", async ({ page }) => {
  await page.goto("/?countryCode=DE");
  await page.getByRole("button", { name: "Show map" }).click();
  await expect(page.getByText(/^(The 60 largest of )?[\d,]+ cities\.$/)).toBeVisible();
  const [[first, most], [second]] = await Promise.all([told(page, 0), told(page, 1)]);
  const here = (...cities: readonly string[]): string => `countryCode=DE&${cities.map((city) => new URLSearchParams({ cityName: city }).toString()).join("&")}`;
  expect(most).toBe(await countOf(page, here(first)));

  await circles(page).first().click();
  await expectTotal(page, here(first));
  await expect(page).toHaveURL((url) => url.searchParams.getAll("cityName").join() === first);
  await expect(circles(page).first()).toHaveAttribute("aria-pressed", "true");

  await circles(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(circles(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectTotal(page, here(first, second));
  await expect(circles(page).nth(1)).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await expectTotal(page, here(second));
});

test("a click on a country shows its cities, and a switch the countries again", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Show map" }).click();
  const france = page.getByRole("group", { name: "Companies by country" }).getByRole("button", { name: /^France: / });
  await france.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/countryCode=FR/);
  await expect(circles(page).filter({ hasText: /^Paris: / })).toBeVisible();
  await expect(page.getByRole("region", { name: "Map" })).toBeFocused();
  await page.getByRole("radiogroup", { name: "What the map shows" }).getByText("Countries").click();
  await expect(france).toHaveAttribute("aria-pressed", "true");
});

test("where no company has coordinates the map stays with the countries, and says so when cities are asked for", async ({ page }) => {
  await page.route(/\/api\/company\/facets\?.*positions=true/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { cityName: { options: { position?: unknown }[] } } };
    for (const option of body.data.cityName.options) delete option.position;
    await route.fulfill({ response, json: body });
  });
  await page.goto("/?countryCode=DE");
  await page.getByRole("button", { name: "Show map" }).click();
  await expect(page.getByRole("group", { name: "Companies by country" })).toBeVisible();
  await page.getByRole("radiogroup", { name: "What the map shows" }).getByText("Cities").click();
  await expect(page.getByText(/^None of the \d+ (largest )?cities has a position in the data; the filter City counts them\.$/)).toBeVisible();
  await expect(circles(page)).toHaveCount(0);
});
