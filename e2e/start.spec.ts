import { expect, test } from "@playwright/test";

interface Health {
  readonly index: { readonly companies: number; readonly generation: string; readonly registers: readonly { readonly code: string; readonly label: string; readonly companies: number; readonly rejected: number }[] };
}

test("the overview shows the registers and counts that the health check reports", async ({ page, request }) => {
  const { index } = (await (await request.get("/api/health")).json()) as Health;
  await page.goto("/data");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${index.companies.toLocaleString("en-US")} companies`);
  const rows = page.locator("[data-register]");
  await expect(rows).toHaveCount(index.registers.length);
  for (const { code, label, companies, rejected } of index.registers) {
    const row = page.locator(`[data-register="${code}"]`);
    await expect(row.getByRole("rowheader")).toContainText(label);
    await expect(row.getByRole("cell").nth(0)).toHaveText(companies.toLocaleString("en-US"));
    await expect(row.getByRole("cell").nth(1)).toHaveText(rejected.toLocaleString("en-US"));
  }
  await expect(page.getByText(index.generation)).toBeVisible();
  await expect(page.getByRole("note")).toContainText("fictional");
});

test("the countries shown add up to all companies", async ({ page, request }) => {
  const { index } = (await (await request.get("/api/health")).json()) as Health;
  await page.goto("/data");
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Companies by country" }) });
  const shown = await card.locator("li span:last-child, p span:last-child").allTextContents();
  const total = shown.map((text) => Number(text.replaceAll(",", ""))).reduce((sum, count) => sum + count, 0);
  expect(total).toBe(index.companies);
});

test("every endpoint on the overview leads to its description", async ({ page }) => {
  await page.goto("/data");
  const links = page.locator('a[href^="/docs#"]');
  const targets = await links.evaluateAll((all) => all.map((link) => ({ path: link.textContent, anchor: new URL((link as HTMLAnchorElement).href).hash.slice(1) })));
  expect(targets.length).toBeGreaterThan(5);
  await page.goto("/docs");
  for (const { path, anchor } of targets) await expect(page.locator(`[id="${anchor}"]`)).toContainText(path);
});
