import { test } from "@playwright/test";
import { VIEWS } from "./pages";

for (const { title, path, colorScheme, viewport } of VIEWS) {
  test(title, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.goto(path);
    await page.screenshot({ path: `build/screenshots/${title.replaceAll(" ", "-")}.png`, fullPage: true });
  });
}
