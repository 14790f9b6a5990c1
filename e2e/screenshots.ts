import { VIEWS } from "./pages";
import { test } from "./signed-in";

for (const { title, path, colorScheme, viewport } of VIEWS) {
  test(title, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.screenshot({ path: `build/screenshots/${title.replaceAll(" ", "-")}.png`, fullPage: true });
  });
}
