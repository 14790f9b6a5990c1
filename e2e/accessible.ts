import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { paint } from "./pages";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules whose outcome a colour scheme can change. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

async function violations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<readonly string[]> {
  // The rules run in the page and only what they find leaves it: bringing thousands of passed elements elsewhere takes longer than the rules. Frames would be left out: there are none.
  expect(page.frames()).toHaveLength(1);
  const axe = choose(new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode());
  return (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

/** No violation in light, none that a colour could make in dark. The page stays dark. */
export async function expectAccessible(page: Page, state = ""): Promise<void> {
  await paint(page, "light");
  expect(await violations(page, (axe) => axe.withTags(RULES)), `${state} light`).toEqual([]);
  await paint(page, "dark");
  expect(await violations(page, (axe) => axe.withRules(RULES_OF_COLOUR)), `${state} dark`).toEqual([]);
}

/** Pixels by which the page is wider than its window. */
export async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
