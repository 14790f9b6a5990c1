import type { Page } from "@playwright/test";
import { expect, test } from "./kept";
import { lookAt } from "./look-at";
import { LOOKS, looksAt, paint, WIDTHS } from "./pages";

for (const viewport of WIDTHS) {
  for (const look of looksAt(LOOKS, viewport)) {
    test(`${look.name} ${viewport.width}: no accessibility violation in light and dark, nothing refused, nothing sideways, no key`, async ({ page, kept }) => {
      // A look at some thousand elements takes its time on a busy machine.
      test.setTimeout(240_000);
      await lookAt(page, look, kept, viewport);
    });
  }
}

/** Presses Tab from the document's beginning until the focus leaves it at its end. @returns where it came by without showing it, and what it left out */
async function walkByTab(page: Page): Promise<{ readonly stops: number; readonly unseen: readonly string[]; readonly missed: readonly string[] }> {
  const walk = await page.evaluateHandle(() => {
    const named = (element: Element): string => `${element.tagName} ${(element.ariaLabel ?? element.textContent).trim().slice(0, 60)}`;
    // What is hidden takes no focus; of radio buttons Tab comes to the chosen one, the arrow keys to the others.
    const due = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]")].filter(
      (element) => element.tabIndex >= 0 && !element.matches(":disabled, [type=radio]:not(:checked)") && element.checkVisibility({ visibilityProperty: true }),
    );
    const reached = new Set<Element>();
    const outlined = (element: Element): boolean => getComputedStyle(element).outlineStyle !== "none" && parseFloat(getComputedStyle(element).outlineWidth) >= 2;
    return {
      /** Notes where the focus is. @returns undefined outside of the document, otherwise the name of what has no outline of two pixels, on itself or around it */
      step: (): string | undefined => {
        const element = document.activeElement ?? document.body;
        if (element === document.body) return undefined;
        reached.add(element);
        let around: Element | null = element;
        while (around !== null && !outlined(around)) around = around.parentElement;
        return around === null ? named(element) : "";
      },
      result: () => ({ stops: reached.size, missed: due.filter((element) => element.isConnected && !reached.has(element)).map(named) }),
    };
  });
  const unseen: string[] = [];
  for (let pressed = 0; pressed < 1000; pressed += 1) {
    await page.keyboard.press("Tab");
    const name = await walk.evaluate(({ step }) => step());
    if (name === undefined) break;
    if (name !== "") unseen.push(name);
  }
  return { ...(await walk.evaluate(({ result }) => result())), unseen };
}

for (const { path, atLeast } of [
  { path: "/", atLeast: 60 },
  { path: "/data", atLeast: 25 },
  { path: "/exports?countryCode=DE", atLeast: 15 },
  { path: "/settings/appearance", atLeast: 12 },
]) {
  test(`everything on ${path} can be reached by keyboard, with a visible focus`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const { stops, unseen, missed } = await walkByTab(page);
    expect({ unseen, missed }).toEqual({ unseen: [], missed: [] });
    expect(stops).toBeGreaterThanOrEqual(atLeast);
  });
}

test("the first press of Tab offers the way past the bar", async ({ page }) => {
  await page.goto("/data");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
});

test("where motion is unwanted, a change of scheme moves nothing", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/", { waitUntil: "networkidle" });
  const moved = await page.evaluateHandle(() => {
    const properties: string[] = [];
    document.addEventListener("transitionrun", ({ propertyName }) => properties.push(propertyName));
    return properties;
  });
  await paint(page, "dark");
  expect(await moved.jsonValue()).toEqual([]);
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
