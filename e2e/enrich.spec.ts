import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import Papa from "papaparse";
import { expectAccessible, sideways } from "./accessible";
import { lookAt } from "./look-at";
import { WEBSITE_LOOKS, WIDTHS } from "./pages";
import { expect, test } from "./websites-test";

// One service for all of them.
test.describe.configure({ mode: "default" });

interface Company {
  readonly ID: string;
  readonly "Company Name": string;
  readonly "Company Registration Number": string;
  readonly City: string;
}

async function companies(page: Page, query: string): Promise<readonly Company[]> {
  await page.goto("/enrich");
  const body = await page.evaluate(async (asked) => (await (await fetch(`/api/company/export?${asked}`)).json()) as unknown, query);
  return (body as { data: { records: readonly Company[] } }).data.records;
}

const british = (page: Page, count: number): Promise<readonly Company[]> => companies(page, `countryCode=GB&statusCode=0&hasNationalID=true&pageSize=${count}`);
const surely = (company: Company): string => `<!doctype html><title>Welcome</title><img src="x:" onerror="document.title='ran'"><footer>© 2026 ${company["Company Name"]}. Registered in England and Wales, Company No. ${company["Company Registration Number"]}</footer>`;
const perhaps = (company: Company): string => `<!doctype html><title>Welcome</title><footer>© 2026 ${company["Company Name"]}</footer>`;
const NOBODY = "<!doctype html><title>Under construction</title><p>Come back soon.";

/** What the service says of one website. */
async function verdictOf(page: Page, address: string): Promise<string> {
  const body = await page.evaluate(async (url) => (await (await fetch(`/api/website/company?${new URLSearchParams({ url }).toString()}`)).json()) as unknown, address);
  return (body as { verdict: string }).verdict;
}

async function lookUp(page: Page, address: string): Promise<void> {
  await page.getByRole("textbox", { name: "Website", exact: true }).fill(address);
  await page.keyboard.press("Enter");
}

/** Requests of the workspace this month. */
async function requestsUsed(page: Page): Promise<number> {
  return page.evaluate(async () => ((await (await fetch("/api/workspace/usage")).json()) as { meta: { monthRequests: number } }).meta.monthRequests);
}

const count = (page: Page, state: string) => page.locator(`[data-count="${state}"]`);

/** Sends a file and waits until its page is there. */
async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto("/enrich");
  await page.getByLabel("File of websites").setInputFiles({ name, mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/enrich\/job_/);
}

for (const viewport of WIDTHS) {
  for (const look of WEBSITE_LOOKS) {
    test(`${look.name} ${viewport.width}: no accessibility violation in light and dark, nothing refused, nothing sideways, no key`, async ({ page, reviewed }) => {
      test.setTimeout(240_000);
      await lookAt(page, look, reviewed, viewport);
    });
  }
}

test("one website: the page, its words, the match with its reasons, accepted into a list", async ({ page, websites }) => {
  const [company] = await british(page, 1);
  if (company === undefined) throw new Error("no company");
  const target = websites.add("found.example", { html: surely(company) });
  await lookUp(page, websites.add("moved.example", { redirect: target }));
  await expect(page).toHaveURL(/url=http/);
  const verdict = page.getByRole("region", { name: "Verdict" });
  await expect(verdict.getByRole("heading")).toHaveText(company["Company Name"]);
  const named = page.getByRole("region", { name: "Companies that the page names" });
  await expect(named.getByRole("heading", { level: 3 }).first()).toHaveText(company["Company Name"]);
  await expect(named.locator("blockquote").first()).toContainText(company["Company Registration Number"]);
  await expect(named.getByRole("list", { name: "Reasons" }).first()).toContainText("Number");
  await expect(page.getByText("Redirects")).toBeVisible();
  await expect(page.getByText("utf-8", { exact: true })).toBeVisible();

  await page.getByText("Source, as text").click();
  await expect(page.getByLabel("Source of the page")).toContainText("<img src=\"x:\" onerror=");
  expect(await page.title()).not.toBe("ran");

  await verdict.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("menuitem", { name: "Add to a list …" }).click();
  await page.getByLabel("Name of the new list").fill("Found by their websites");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Added to “Found by their websites”")).toBeVisible();
  const lists = await page.evaluate(async () => ((await (await fetch("/api/workspace/lists")).json()) as { data: readonly { name: string; size: number }[] }).data);
  expect(lists).toMatchObject([{ name: "Found by their websites", size: 1 }]);
  await expect(verdict.getByRole("link", { name: "Open company" })).toHaveAttribute("href", `/companies/${company.ID}`);

  await page.reload();
  await expect(verdict.getByRole("heading")).toHaveText(company["Company Name"]);
});

test("what cannot be looked up is said in plain words, with the code", async ({ page, websites }) => {
  await page.goto("/enrich");
  for (const [address, words, code] of [
    ["http://127.0.0.1/", "not on the public internet", "blocked_host"],
    [websites.name("inside.example", "10.0.0.1"), "not on the public internet", "blocked_host"],
    ["https://nowhere.example", "cannot be reached", "unreachable"],
    [websites.add("file.example", { pdf: true }), "not a web page", "not_html"],
    ["not a website", "no website's address", "invalid_url"],
  ] as const) {
    await lookUp(page, address);
    const alert = page.getByRole("alert").filter({ hasText: words });
    await expect(alert).toContainText(code);
    expect(await alert.getByRole("button", { name: "Try again" }).count()).toBe(code === "unreachable" ? 1 : 0);
  }
  await lookUp(page, websites.add("empty.example", { html: NOBODY }));
  await expect(page.getByRole("heading", { name: "The page names no company" })).toBeVisible();
});

test("a file: sent with its guesses, reviewed by keyboard alone, and given back row by row", async ({ page, websites }) => {
  const verdicts = new Map<string, (readonly [Company, string])[]>([["match", []], ["review", []]]);
  for (const [at, company] of (await british(page, 40)).entries()) {
    const address = websites.add(`shop${at}.example`, { html: at % 4 === 0 ? surely(company) : perhaps(company) });
    verdicts.get(await verdictOf(page, address))?.push([company, address]);
  }
  const [sure = [], unsure = []] = [...verdicts.values()].map((known) => known.slice(0, 6));
  const rows = [
    ...sure.map(([company, address]) => [company["Company Name"], address, 'Köln; "quoted"']),
    ...unsure.map(([, address]) => ["=1+1", address, ""]),
    ["Nobody", websites.add("nobody.example", { html: NOBODY }), "two\nlines"],
    ["Inside", "10.0.0.1", ""],
    ["Gone", "gone.example", ""],
    ["Empty", "", ""],
    ["Again", sure[0]?.[1] ?? "", ""],
  ];
  const header = ["Firma", "Homepage", "Bemerkung"];
  const file = Buffer.from(Papa.unparse([header, ...rows], { delimiter: ";", newline: "\r\n" }), "latin1");
  await page.goto("/enrich");
  await page.getByLabel("File of websites").setInputFiles({ name: "kunden.csv", mimeType: "text/csv", buffer: file });
  await expect(page.getByRole("combobox", { name: "Column with the websites" })).toHaveText("Homepage");
  await expect(page.getByRole("combobox", { name: "Separator" })).toHaveText("Semicolon");
  await expect(page.getByRole("combobox", { name: "Encoding" })).toHaveText(/1252/);
  await expect(page.getByText("Köln;").first()).toBeVisible();
  await expect(page.getByText("15 requests")).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/enrich\/job_/);
  await expect(page.getByText("Done", { exact: true })).toBeVisible({ timeout: 30_000 });
  for (const [state, expected] of [["match", 7], ["review", 6], ["none", 1], ["failed", 3]] as const) await expect(count(page, state)).toHaveText(expected.toString());

  await page.getByRole("tab", { name: /^Sure/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Use the keyboard" }).focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("listbox");
  await expect(list).toBeFocused();
  const first = rows[6]?.[1] ?? "";
  await expect(page.getByRole("heading", { level: 3, name: first })).toBeVisible();
  await page.keyboard.press("a");
  await expect(list.getByRole("option", { name: /Accepted$/ })).toHaveAttribute("aria-posinset", "1");
  await expect(page.getByRole("heading", { level: 3, name: rows[7]?.[1] ?? "" })).toBeVisible();
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await page.keyboard.press("u");
  await expect(page.getByRole("heading", { level: 3, name: rows[8]?.[1] ?? "" })).toBeVisible();
  await expect(page.locator("[data-decided]")).toHaveAttribute("data-decided", "2");
  await page.keyboard.press("j");
  await page.keyboard.press("1");
  await page.keyboard.press("a");
  await expect(page.locator("[data-decided]")).toHaveAttribute("data-decided", "3");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("k");

  await page.getByRole("tab", { name: /^Failed/ }).click();
  await expect(page.getByRole("region", { name: "Row 14" })).toContainText("blocked_host");
  await page.reload();
  await expect(page.getByRole("option").filter({ hasText: "not on the public internet" })).toBeVisible();
  await page.getByRole("tab", { name: /^To review/ }).click();
  await expect(page.locator("[data-decided]")).toHaveAttribute("data-decided", "3");

  await page.getByRole("button", { name: "Download" }).click();
  const dialog = page.getByRole("dialog", { name: "Download" });
  await dialog.getByRole("radio", { name: /^Company profile/ }).check();
  const [download] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Download" }).click()]);
  expect(download.suggestedFilename()).toBe("kunden-companies.csv");
  const text = await readFile(await download.path(), "utf8");
  const [head = [], ...given] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: true }).data;
  expect(head.slice(0, 7)).toEqual([...header, "Match", "Match Score", "Match Note", "ID"]);
  expect(given.map((row) => row.slice(0, 3))).toEqual(rows);
  const [status, id] = [head.indexOf("Match"), head.indexOf("ID")];
  expect(given.map((row) => row[status])).toEqual([...Array<string>(6).fill("sure"), "accepted", "rejected", "to review", "accepted", "to review", "to review", "none", "failed", "failed", "failed", "sure"]);
  expect(given.slice(0, 6).map((row) => [row[id], row[head.indexOf("Company Name")]])).toEqual(sure.map(([company]) => [company.ID, company["Company Name"]]));
  expect(given[16]?.[id]).toBe(sure[0]?.[0].ID);
  expect(given.slice(12, 16).map((row) => row[id])).toEqual(["", "", "", ""]);

  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL(/\/enrich$/);
  await expect(page.getByRole("heading", { name: "Earlier files" })).toBeVisible();
  await expect(page.getByRole("link", { name: "kunden.csv" })).toHaveCount(0);
});

test("a file goes on over pause, reload and a restart of the service, and looks nothing up twice", async ({ page, websites }) => {
  test.setTimeout(180_000);
  const rows = Array.from({ length: 120 }, (_, at) => [websites.add(`slow${at}.example`, { html: NOBODY })]);
  websites.slow = 1500;
  await page.goto("/enrich");
  const before = await requestsUsed(page);
  await send(page, "slow.csv", Buffer.from(rows.join("\n")));
  const done = async (): Promise<number> => Number(await page.locator("[data-done]").getAttribute("data-done"));
  await expect.poll(done).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByText(/rows a second/)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  await page.waitForTimeout(1500);
  const paused = await done();
  expect(paused).toBeLessThan(120);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect.poll(done).toBeGreaterThan(paused);
  await websites.stop();
  await websites.start();
  websites.slow = 0;
  await expect(page.getByText("Done", { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(count(page, "none")).toHaveText("120");
  // Those that were under way when the service was stopped may be asked again.
  expect(await requestsUsed(page)).toBeLessThanOrEqual(before + 120 + 8);
});

test("rows that are pasted, a wrong column that is put right, and files that cannot be taken", async ({ page, websites }) => {
  await page.goto("/enrich");
  await page.getByLabel("File of websites").setInputFiles({ name: "book.xlsx", mimeType: "text/csv", buffer: Buffer.from("PK\u0003\u0004") });
  await expect(page.getByRole("alert").filter({ hasText: "Excel workbook" })).toBeVisible();
  await page.getByLabel("File of websites").setInputFiles({ name: "long.csv", mimeType: "text/csv", buffer: Buffer.from("a.example\n".repeat(50_001)) });
  await expect(page.getByRole("alert").filter({ hasText: "50,001 rows" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click();

  await page.getByLabel("Rows with websites").fill(`Name,Partner site,Own site\nA,partner.example,${websites.add("own.example", { html: NOBODY })}\n`);
  await page.getByRole("button", { name: "Use these rows" }).click();
  await page.getByRole("combobox", { name: "Column with the websites" }).click();
  await page.getByRole("option", { name: "Own site" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/enrich\/job_/);
  await expect(count(page, "none")).toHaveText("1", { timeout: 20_000 });
});

test("what is about to be sent can be read and used by everybody, on a phone too", async ({ page }) => {
  await page.goto("/enrich");
  await page.getByLabel("Rows with websites").fill("Name,Website\nOne,one.example\nTwo,two.example\nThree,10.0.0.1\n");
  await page.getByRole("button", { name: "Use these rows" }).click();
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(page.getByRole("columnheader", { name: "Website" })).toBeVisible();
  await expectAccessible(page);
  expect(await sideways(page)).toBe(0);
});
