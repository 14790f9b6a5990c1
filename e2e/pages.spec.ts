import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { VIEWS } from "./pages";
import { expect, test } from "./signed-in";

/** Everything a page complains about: errors, refused resources, failed requests. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => complaints.push(`${request.url()} ${request.failure()?.errorText ?? ""}`));
  return complaints;
}

for (const { title, name, path, colorScheme, viewport } of VIEWS) {
  test(`${title}: no accessibility violation, nothing refused, nothing sideways`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    await page.goto(path, { waitUntil: "networkidle" });
    const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`)).toEqual([]);
    expect(complaints.filter((text) => name !== "not-found" || !text.includes("404"))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
}

test("everything can be reached by keyboard, with a visible focus", async ({ page }) => {
  await page.goto("/data");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  const focusable = await page.locator("a[href], button").count();
  const seen = new Set<string>();
  for (let step = 0; step < focusable; step += 1) {
    const { name, outline } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const style = getComputedStyle(element);
      return { name: element.ariaLabel ?? element.textContent, outline: style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth) };
    });
    expect(outline, `focus on ${name}`).toBeGreaterThanOrEqual(2);
    seen.add(name);
    await page.keyboard.press("Tab");
  }
  expect(seen).toContain("Copy the search command");
  expect(seen).toContain("/api/company/export");
});

test("a copied command is the one shown", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/data");
  const button = page.getByRole("button", { name: "Copy the search command" });
  await button.click();
  await expect(button).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("/api/company/search?search=");
  await expect(page.locator("pre", { hasText: copied })).toBeVisible();
});

test("the pages are readable without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto("/data");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("companies");
  await page.goto("/docs");
  await expect(page.locator('[id="companySearch.countryCode"]')).toBeVisible();
  await context.close();
});
