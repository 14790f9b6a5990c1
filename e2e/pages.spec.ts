import AxeBuilder from "@axe-core/playwright";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "./kept";
import { LOOKS, paint, show, WIDTHS } from "./pages";

/** What the browser says itself where the address leads nowhere, or the service refuses. */
const EXPECTED: Readonly<Record<string, RegExp>> = { "not-found": /status of 404/, "invite-broken": /status of 410/, "enrich-refused": /status of 4\d\d/ };

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

/** As `lib/accounts/key-format.ts` makes them; a placeholder is shorter. */
const KEY = /fm_[A-Za-z0-9]{20,}/;

/** What the page gets from now on: addresses and bodies. */
function answersTo(page: Page): Promise<readonly [url: string, body: string]>[] {
  const answers: Promise<readonly [string, string]>[] = [];
  // What the page gave up loading has no body any more: it is asked for again.
  const bodyOf = (response: Response): Promise<string> => response.text().catch(async () => (await page.request.get(response.url())).text());
  page.on("response", (response) => {
    const redirects = response.status() >= 300 && response.status() < 400;
    if (!redirects) answers.push(bodyOf(response).then((body) => [response.url(), body] as const));
  });
  return answers;
}

/** Rules whose outcome a colour scheme can change. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

async function violations(axe: AxeBuilder): Promise<readonly string[]> {
  return (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`);
}

for (const viewport of WIDTHS) {
  for (const look of LOOKS) {
    test(`${look.name} ${viewport.width}: no accessibility violation in light and dark, nothing refused, nothing sideways, no key`, async ({ page, kept }) => {
      // A look at some thousand elements takes its time on a busy machine.
      test.setTimeout(240_000);
      const complaints = complaintsOf(page);
      const answers = answersTo(page);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await show(page, look, kept, viewport);
      expect(await violations(new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])), "light").toEqual([]);
      await paint(page, "dark");
      expect(await violations(new AxeBuilder({ page }).withRules(RULES_OF_COLOUR)), "dark").toEqual([]);
      expect(complaints.filter((text) => !(EXPECTED[look.name]?.test(text) ?? false))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      const loaded = await Promise.all(answers);
      expect(loaded.length).toBeGreaterThan(3);
      expect(loaded.filter(([, body]) => KEY.test(body)).map(([url]) => url)).toEqual([]);
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
