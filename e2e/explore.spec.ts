import type { Page } from "@playwright/test";
import { FILTER_GROUPS, FILTERS } from "../lib/company/filters";
import { expectAccessible, sideways } from "./accessible";
import { expect, test } from "./signed-in";
import { unique } from "./workspace-people";

/** What the API counts for a query, asked with the page's own session. */
async function countOf(page: Page, query: string): Promise<number> {
  const body = await page.evaluate(async (asked) => (await (await fetch(`/api/company/search?${asked}`)).json()) as unknown, query);
  return (body as { meta: { totalCount: number } }).meta.totalCount;
}

async function expectTotal(page: Page, query: string): Promise<void> {
  await expect(page.locator("[data-total]")).toHaveAttribute("data-total", String(await countOf(page, query)));
}

const rows = (page: Page) => page.locator("tr[data-row]");
const chips = (page: Page) => page.getByRole("group", { name: "Filters in force" });

test("from nothing to results: filters, exact counts, chips, Back, and a link that opens it again", async ({ page, context }) => {
  await page.goto("/");
  await expectTotal(page, "statusCode=0,1");
  await expect(rows(page)).toHaveCount(50);
  await expect(chips(page).getByText("Single location")).toBeVisible();

  const germany = page.getByRole("group", { name: "Country", exact: true }).getByRole("checkbox", { name: /^Germany/ });
  const promised = Number((await germany.locator("xpath=ancestor::label").innerText()).replace(/\D/g, ""));
  await germany.check();
  await expect(page).toHaveURL(/countryCode=DE/);
  await expectTotal(page, "statusCode=0,1&countryCode=DE");
  expect(promised).toBe(await countOf(page, "statusCode=0,1&countryCode=DE"));

  await page.getByRole("button", { name: /^Has e-mail: yes/ }).click();
  await expectTotal(page, "statusCode=0,1&countryCode=DE&hasEmail=true");
  await page.getByRole("button", { name: "Include branches" }).click();
  await expectTotal(page, "countryCode=DE&hasEmail=true");
  await expect(page.getByRole("button", { name: "Leave branches out" })).toBeVisible();

  const link = page.url();
  const other = await context.newPage();
  await other.goto(link);
  await expectTotal(other, "countryCode=DE&hasEmail=true");
  await expect(chips(other).getByText("Germany")).toBeVisible();
  await other.close();

  await page.goBack();
  await expectTotal(page, "statusCode=0,1&countryCode=DE&hasEmail=true");
  await page.goBack();
  await expectTotal(page, "statusCode=0,1&countryCode=DE");
  await chips(page).getByRole("button", { name: "Remove Country Germany" }).click();
  await expectTotal(page, "statusCode=0,1");
  await expect(page).toHaveURL(/\/$/);
});

test("every filter there is can be reached in the rail", async ({ page }) => {
  await page.goto("/");
  const rail = page.getByRole("complementary", { name: "Filters" });
  for (const { label } of FILTER_GROUPS) {
    const group = rail.locator("h2").getByRole("button", { name: new RegExp(`^${label}( \\d+)?$`) });
    if ((await group.getAttribute("aria-expanded")) === "false") await group.click();
  }
  for (const { label, kind } of FILTERS) {
    if (kind === "flag") {
      await expect(rail.getByRole("group", { name: label, exact: true }).getByRole("button")).toHaveCount(2);
      continue;
    }
    const filter = rail.locator("h3").getByRole("button", { name: label, exact: true });
    if ((await filter.getAttribute("aria-expanded")) === "false") await filter.click();
    await expect(filter.locator("xpath=ancestor::section[1]").locator("input").first(), label).toBeVisible();
  }
});

test("the keyboard alone: search, walk the rows, open, close, select", async ({ page }) => {
  await page.goto("/");
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search companies" })).toBeFocused();
  await page.keyboard.type("maschinenbau", { delay: 20 });
  await expect(page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=maschinenbau/);
  await expectTotal(page, "search=maschinenbau&statusCode=0,1");

  await rows(page).first().getByRole("link").first().focus();
  await page.keyboard.press("ArrowDown");
  const second = rows(page).nth(1).getByRole("link").first();
  await expect(second).toBeFocused();
  await page.keyboard.press("Space");
  await expect(rows(page).nth(1).getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { level: 2 })).toHaveText((await second.textContent()) ?? "");
  await expect(page).toHaveURL(/company=/);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test("a suggestion opens the company, and older typing never overtakes newer", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("combobox", { name: "Search companies" });
  await box.fill("gar");
  await box.fill("hotel");
  const first = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first();
  await expect(first).toContainText(/h[oôó]tel/i);
  await box.press("ArrowDown");
  await box.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { level: 2 })).toContainText(/h[oôó]tel/i);
  for (const name of ["Find similar", "Add to a list"]) await expect(drawer.getByRole("button", { name })).toBeVisible();
});

test("no result says which filter to leave out, and what that gives", async ({ page }) => {
  await page.goto("/?countryCode=DE&cityName=Paris");
  await expect(page.getByText("No company fits all filters")).toBeVisible();
  const way = page.getByRole("button", { name: /^without City/ });
  const promised = Number((await way.innerText()).replace(/\D/g, ""));
  await way.click();
  await expectTotal(page, "countryCode=DE");
  expect(await countOf(page, "countryCode=DE")).toBe(promised);
});

test("a cell's menu filters by its value", async ({ page }) => {
  await page.goto("/");
  const cell = rows(page).first().locator("td").first();
  await cell.hover();
  await cell.getByRole("button", { name: /^Filter by City/ }).click();
  const item = page.getByRole("menuitem", { name: /^Only City/ });
  const city = (await item.innerText()).replace("Only City ", "");
  await item.click();
  await expectTotal(page, `statusCode=0,1&${new URLSearchParams({ cityName: city }).toString()}`);
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(rows(page).first().locator("td").first()).toContainText(city);
});

test("heads put the largest or the smallest of all companies first, by keyboard too, and the order is a step of the link", async ({ page }) => {
  test.setTimeout(120_000);
  const namesBy = (sort: string): Promise<readonly string[]> =>
    page.evaluate(async (asked) => {
      const body = (await (await fetch(`/api/company/search?statusCode=0,1&countryCode=DE${asked}&pageSize=5`)).json()) as { data: { records: Record<string, string>[] } };
      return body.data.records.map((record) => record["Company Name"] ?? "");
    }, sort);
  const expectFirst = async (names: readonly string[]): Promise<void> => {
    for (const [at, name] of names.entries()) await expect(rows(page).nth(at)).toContainText(name);
  };
  await page.goto("/?statusCode=0,1&countryCode=DE");
  await expect(rows(page)).toHaveCount(50, { timeout: 30_000 });
  const head = page.getByRole("columnheader", { name: /^Founded/ });
  const button = head.getByRole("button");
  await expect(head).not.toHaveAttribute("aria-sort");
  await expect(page.getByRole("columnheader", { name: /^City/ }).getByRole("button")).toHaveCount(0);

  await button.click();
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(page).toHaveURL(/sort=foundingYears(:|%3A)desc/);
  await expect(page.getByText(/^The first 50 of/)).toBeVisible();
  await expectFirst(await namesBy("&sort=foundingYears:desc"));

  await page.keyboard.press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expectFirst(await namesBy("&sort=foundingYears:asc"));

  // Another filter keeps the order, and Back undoes one step.
  await chips(page).getByRole("button", { name: "Remove Country Germany" }).click();
  await expectTotal(page, "statusCode=0,1");
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await page.goBack();
  await expectTotal(page, "statusCode=0,1&countryCode=DE");
  await button.focus();
  await page.keyboard.press("Space");
  await expect(head).not.toHaveAttribute("aria-sort");
  await expect(page).not.toHaveURL(/sort=/);
  await expectFirst(await namesBy(""));
});

test("the order of the table is in the command and in a saved search", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/?countryCode=NO&sort=annualSales:asc");
  const head = page.getByRole("columnheader", { name: /^Sales/ });
  await expect(head).toHaveAttribute("aria-sort", "ascending", { timeout: 30_000 });
  await expectAccessible(page);

  await page.getByRole("button", { name: "Copy as cURL" }).click();
  const commands = page.getByRole("dialog", { name: "The search as a command" });
  await expect(commands.getByText(/api\/company\/search\?.*sort=annualSales%3Aasc/)).toBeVisible();
  await expect(commands.getByText(/keeps the usual order/)).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Save search" }).click();
  const name = unique("Smallest first");
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/lists");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/countryCode=NO/);
});

test("columns are chosen, and stay chosen", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Columns" }).click();
  const menu = page.getByRole("dialog", { name: "Columns" });
  await menu.getByRole("checkbox", { name: "Postal Code", exact: true }).check();
  await menu.getByRole("checkbox", { name: "Website", exact: true }).uncheck();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Postal Code" })).toBeAttached();
  await expect(page.getByRole("columnheader", { name: "Website" })).toHaveCount(0);
});

test("all can be browsed beyond the best 50, and what is selected is said", async ({ page }) => {
  await page.goto("/?countryCode=DE");
  await expect(page.getByText(/^The best 50 of/)).toBeVisible();
  await page.getByRole("checkbox", { name: "Select this page" }).check();
  await page.getByRole("button", { name: /^Select all/ }).click();
  await expect(page.getByRole("status").filter({ hasText: /^All .* matching companies are selected/ })).toBeVisible();
  await page.getByRole("button", { name: /^Browse/ }).click();
  await expect(page.getByText(/^250 of/)).toBeVisible();
  await expect.poll(() => rows(page).count()).toBeLessThan(100);
});

test("what is selected goes into a list: rows one by one, and all that match", async ({ page }) => {
  await page.goto("/?countryCode=DE&cityName=Stuttgart");
  const total = await countOf(page, "countryCode=DE&cityName=Stuttgart");
  expect(total).toBeGreaterThan(50);
  const name = unique("Stuttgart");
  const dialog = page.getByRole("dialog", { name: "Add to a list" });
  await rows(page).nth(0).getByRole("checkbox").check();
  await rows(page).nth(2).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Add to a list" }).click();
  await expect(dialog).toContainText("2 companies");
  await dialog.getByRole("button", { name: /^List:/ }).click();
  await page.getByRole("option", { name: /^New list …/ }).click();
  await dialog.getByLabel("Name of the new list").fill(name);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole("checkbox", { name: "Select this page" }).check();
  await page.getByRole("button", { name: /^Select all/ }).click();
  await page.getByRole("button", { name: "Add to a list" }).click();
  await expect(dialog).toContainText("takes 1 request");
  await dialog.getByRole("button", { name: /^List:/ }).click();
  await page.getByRole("option", { name }).click();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const sizes = await page.evaluate(async () => ((await (await fetch("/api/workspace/lists")).json()) as { data: { name: string; size: number }[] }).data.map((list) => [list.name, list.size] as const));
  expect(new Map(sizes).get(name)).toBe(total);
});

test("what the service refuses is said in plain words, and an ended session leads to the sign-in page and back", async ({ page }) => {
  await page.route("**/api/company/export?*", (route) => route.fulfill({ status: 403, json: { error: "The subscription is suspended.", code: "subscription_inactive", subscriptionStatus: "suspended" } }));
  await page.goto("/?countryCode=DE");
  await expect(page.getByRole("alert").filter({ hasText: "suspended" })).toBeVisible();
  await page.unroute("**/api/company/export?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectTotal(page, "countryCode=DE");

  let refused = 0;
  await page.route("**/api/company/export?*", (route) => {
    refused += 1;
    return refused > 1 ? route.continue() : route.fulfill({ status: 429, headers: { "retry-after": "3" }, json: { error: "Too many requests.", code: "rate_limited" } });
  });
  await page.goto("/?countryCode=FR");
  await expect(page.getByText(/^Too many requests at once\. It is tried again in \d s\.$/)).toBeVisible();
  await expectTotal(page, "countryCode=FR");
  await expect(page.getByText(/^Too many requests at once/)).toHaveCount(0);
  await page.unroute("**/api/company/export?*");

  await page.goto("/?countryCode=XX");
  await expect(page.getByText("This link cannot be read")).toBeVisible();
  await page.getByRole("button", { name: "Start anew" }).click();
  await expectTotal(page, "statusCode=0,1");

  await page.context().clearCookies();
  await page.getByRole("button", { name: /^Has e-mail: yes/ }).click();
  await page.waitForURL((url) => url.pathname === "/sign-in" && (url.searchParams.get("next") ?? "").includes("hasEmail=true"));
});

test("on a phone the filters are a drawer, and nothing moves sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("button", { name: /^Filters/ }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("group", { name: "Country", exact: true }).getByRole("checkbox", { name: /^France/ }).check();
  await drawer.getByRole("button", { name: "Show companies" }).click();
  await expectTotal(page, "statusCode=0,1&countryCode=FR");
  expect(await sideways(page)).toBe(0);
});
