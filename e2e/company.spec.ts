import { expect, test, type Page } from "@playwright/test";
import type { PublicRecord } from "../lib/company/fields";
import { joined, ORIGIN, pageOf, unique } from "./workspace-people";

/** A company of the demo register with a group: its head has branches and subsidiaries. */
const HEAD = "demo-00000001";

async function records(page: Page, query: string): Promise<readonly PublicRecord[]> {
  return page.evaluate(async (asked) => ((await (await fetch(`/api/company/export?${asked}`)).json()) as { data: { records: PublicRecord[] } }).data.records, query);
}

test.describe("a company's page", () => {
  test("shows every value that the API delivers, copies a field and the record", async ({ browser }) => {
    const { page } = await pageOf(browser, "member", "Cora Company");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/companies/${HEAD}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const [record = {}] = await records(page, `ID=${HEAD}`);
    await expect(page).toHaveTitle(`${record["Company Name"] ?? ""} · Firmament`);
    const shown = ((await page.locator("#content").textContent()) ?? "").replaceAll(/[\s,.]/g, "");
    for (const [name, value] of Object.entries(record)) {
      if (value === null || name.endsWith("Indicator") || name === "Register Updated") continue;
      expect(shown, name).toContain(String(value).replaceAll(/[\s,.]/g, ""));
    }
    await page.getByRole("button", { name: "Copy Registration number" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(record["Company Registration Number"]);
    await page.getByRole("button", { name: "Copy as JSON" }).click();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(record);
    await expect(page.getByRole("link", { name: "Enrich from its website" })).toHaveAttribute("href", `/enrich?url=${encodeURIComponent(record.Website ?? "")}`);
  });

  test("leads to similar companies, itself among them", async ({ browser }) => {
    const { page } = await pageOf(browser, "member", "Sid Similar");
    await page.goto(`/companies/${HEAD}`);
    await page.getByRole("button", { name: "Find similar" }).click();
    await page.getByRole("menuitem", { name: /^In / }).first().click();
    await page.waitForURL((url) => url.pathname === "/" && url.searchParams.has("sic4Digits"));
    expect(Number(await page.locator("[data-total]").getAttribute("data-total"))).toBeGreaterThan(0);
  });

  test("has the group as a tree that is walked by keyboard", async ({ browser }) => {
    const { page } = await pageOf(browser, "member", "Tia Tree");
    await page.goto(`/companies/${HEAD}`);
    const tree = page.getByRole("tree", { name: "Corporate group" });
    const own = tree.locator('[aria-current="page"]');
    await expect(own).toBeVisible();
    const [head = {}] = await records(page, `ID=${HEAD}`);
    const members = await records(page, `worldwideHeadquarterID=${String(head["Global Headquarter ID Number"])}&pageSize=1000`);
    expect(members.length).toBeGreaterThan(1);
    await own.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowLeft");
    await expect(tree.getByRole("treeitem")).toHaveCount(1);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect(tree.locator(":focus")).not.toHaveAttribute("data-member", HEAD);
    const id = await page.evaluate(() => document.activeElement?.getAttribute("data-member"));
    expect(members.map(({ ID }) => ID)).toContain(id);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/companies/${id ?? ""}`);
    await expect(page.getByRole("tree").locator('[aria-current="page"]')).toHaveAttribute("data-member", id ?? "");
  });

  test("a group of thousands stays fast: few rows are in the page, further members come when asked for", async ({ browser }) => {
    const { page } = await pageOf(browser, "member", "Lars Large");
    const SIZE = 1200;
    const member = (place: number): PublicRecord => ({ ID: place === 0 ? HEAD : `big-${place}`, "Company Name": `Branch ${place}`, City: "Ulm", "Country Code": "DE", "Location Type": "2", "Local Headquarter ID Number": place === 0 ? null : HEAD, "Global Headquarter ID Number": HEAD });
    await page.route(/worldwideHeadquarterID/, async (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const size = Number(asked.get("pageSize"));
      const from = (Number(asked.get("page")) - 1) * size;
      const data = { records: Array.from({ length: Math.min(size, SIZE - from) }, (_none, index) => member(from + index)) };
      await route.fulfill({ json: { meta: { totalCount: SIZE, currentPage: 1, totalPages: 3, pageSize: size }, data } });
    });
    await page.goto(`/companies/${HEAD}`);
    const tree = page.getByRole("tree");
    await expect(tree.getByRole("treeitem").nth(5)).toBeVisible();
    expect(await tree.getByRole("treeitem").count()).toBeLessThan(60);
    await page.getByRole("button", { name: "Load more" }).click();
    await expect(page.getByText("1,000 of 1,200 loaded.")).toBeVisible();
    await page.getByRole("button", { name: "Load more" }).click();
    await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
    await tree.locator('[tabindex="0"]').focus();
    await page.keyboard.press("End");
    await expect(tree.getByRole("treeitem", { name: /^Branch 1199,/ })).toBeFocused();
  });

  test("says what the package leaves out, and nothing of it", async ({ browser }) => {
    const { page } = await pageOf(browser, "member", "Lock Member");
    await page.route(/api\/company\/export\?ID=/, async (route) => {
      const body = (await (await route.fetch()).json()) as { data: { records: PublicRecord[] } };
      const basic = ["ID", "Company Name", "City", "Country", "Country Code"] as const;
      body.data.records = body.data.records.map((record) => Object.fromEntries(basic.map((name) => [name, record[name] ?? null])));
      await route.fulfill({ json: body });
    });
    await page.goto(`/companies/${HEAD}`);
    const locked = page.getByRole("region", { name: "Financial data" });
    await expect(locked).toContainText("Not in this subscription’s package: Sales, local currency");
    await expect(locked.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("tree")).toHaveCount(0);
  });

  test("one that does not exist is said to be missing; another ID of a company leads to its own", async ({ browser }) => {
    const { page } = await pageOf(browser, "member", "Nia None");
    await page.goto("/companies/no-such%20one");
    await expect(page.locator("#content")).toContainText("No company has the ID no-such one");
    await page.route(/ID=lei-alias/, (route) => route.continue({ url: route.request().url().replace("lei-alias", HEAD) }));
    await page.goto("/companies/lei-alias");
    await expect(page.getByRole("status").filter({ hasText: "You followed the ID lei-alias" })).toContainText(HEAD);
    await page.waitForURL(`**/companies/${HEAD}`);
  });

  test("a failure is told in words, and trying again helps", async ({ browser }) => {
    const { page } = await pageOf(browser, "member", "Flo Fail");
    let failing = true;
    await page.route(/api\/company\/export/, (route) => (failing ? route.fulfill({ status: 403, json: { error: "suspended", code: "subscription_inactive", subscriptionStatus: "suspended" } }) : route.continue()));
    await page.goto(`/companies/${HEAD}`);
    await expect(page.getByRole("alert").filter({ hasText: "subscription is not active" })).toContainText("suspended");
    failing = false;
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("saved searches", () => {
  test("are pinned, renamed, counted, shared, deleted, and taken back", async ({ browser }) => {
    const { page, api } = await pageOf(browser, "member", "Sara Searcher");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const name = unique("Dutch");
    await api.post("/api/workspace/searches", { data: { name, query: "countryCode=NL&statusCode=0,1" } });
    await page.goto("/lists");
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText("Country: Netherlands");
    const total = (await (await api.get("/api/company/search?countryCode=NL&statusCode=0,1")).json()) as { meta: { totalCount: number } };
    await expect(row.getByRole("cell").first()).toContainText(total.meta.totalCount.toLocaleString("en-US"));
    await page.getByRole("button", { name: `Pin ${name} for everybody` }).click();
    await expect(page.getByRole("button", { name: `Unpin ${name}` })).toHaveAttribute("aria-pressed", "true");

    const menu = page.getByRole("button", { name: `More about ${name}` });
    await menu.click();
    await page.getByRole("menuitem", { name: "Count anew" }).click();
    await menu.click();
    await page.getByRole("menuitem", { name: "Copy link" }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const colleague = await pageOf(browser, "member", "Cal Colleague");
    await colleague.page.goto(link);
    await colleague.page.waitForURL((url) => url.pathname === "/" && url.searchParams.get("countryCode") === "NL");
    await expect(colleague.page.locator("[data-total]")).toHaveAttribute("data-total", String(total.meta.totalCount));
    await colleague.page.goto("/lists");
    await colleague.page.getByRole("button", { name: `More about ${name}` }).click();
    await expect(colleague.page.getByRole("menuitem", { name: "Rename" })).toBeVisible();
    await expect(colleague.page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);

    await menu.click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill(`${name} renamed`);
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("button", { name: `More about ${name} renamed` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("link", { name: `${name} renamed` })).toBeVisible();
    await page.getByRole("button", { name: `More about ${name} renamed` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page.getByText(`“${name} renamed” is deleted.`)).toBeVisible();
    await page.goto("/data");
    await expect.poll(async () => await (await api.get("/api/workspace/searches")).text()).not.toContain(name);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such saved search");
  });

  test("Explore saves the search that is on the page", async ({ browser }) => {
    const { page } = await pageOf(browser, "member", "Eve Explorer");
    const name = unique("From Explore");
    await page.goto("/?countryCode=NO&hasEmail=true");
    await page.getByRole("button", { name: "Save search" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill(name);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto("/lists");
    await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Country: Norway · Has e-mail: yes");
  });
});

test.describe("lists", () => {
  test("are filled from a file of official numbers, what is not found being named, and emptied", async ({ browser }) => {
    const { page } = await pageOf(browser, "member", "Lea Lister");
    await page.goto("/lists");
    const some = (await records(page, "countryCode=DE&statusCode=0,1&pageSize=30")).filter((record) => record["Company Registration Number"] !== null && record["Location Type"] !== "2").slice(0, 5);
    const name = unique("Customers");
    await page.getByRole("button", { name: "New list" }).click();
    const dialog = page.getByRole("dialog", { name: "New list" });
    await dialog.getByLabel("Name").fill(name);
    const csv = ["Customer;Registration number", ...some.map((record) => `"${record["Company Name"] ?? ""}";${record["Company Registration Number"] ?? ""}`), "Nobody;XX-000-NONE"].join("\n");
    await dialog.getByLabel("Or from a file (CSV, text)").setInputFiles({ name: "customers.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await expect(dialog).toContainText("6 values; looking them up takes 1 request.");
    await dialog.getByRole("button", { name: "Look up 6" }).click();
    await expect(dialog.getByLabel("Values without a company")).toHaveValue("XX-000-NONE");
    await dialog.getByRole("button", { name: /^Make list of \d+$/ }).click();
    await page.getByRole("link", { name }).click();
    for (const record of some) await expect(page.getByRole("row").filter({ hasText: record["Company Name"] ?? "?" }).first()).toBeVisible();

    const first = some[0]?.["Company Name"] ?? "";
    await page.getByRole("checkbox", { name: `Select ${first}` }).first().check();
    await page.getByRole("button", { name: "Remove from the list" }).click();
    await expect(page.getByRole("checkbox", { name: `Select ${first}` })).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("checkbox", { name: `Select ${first}` })).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Export", exact: true })).toHaveAttribute("href", /^\/exports\?ID=/);
  });

  test("thousands of companies scroll, and only those looked at are asked for", async ({ browser }) => {
    const { page, api } = await pageOf(browser, "member", "Max Many");
    await page.goto("/data");
    const ids = (await records(page, "countryCode=DE&pageSize=3000")).map(({ ID }) => ID ?? "");
    const { id } = (await (await api.post("/api/workspace/lists", { data: { name: unique("Many"), ids } })).json()) as { id: string };
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/company/export") && asked.push(request.url()));
    await page.goto(`/lists/${id}`);
    await expect(page.getByRole("checkbox", { name: /^Select / }).nth(3)).toBeVisible();
    expect(await page.getByRole("row").count()).toBeLessThan(80);
    expect(asked).toHaveLength(1);
    await page.getByRole("region", { name: "Companies of the list" }).evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
    await expect(page.locator(`a[href="/companies/${ids.at(-1) ?? ""}"]`)).toBeVisible();
    expect(asked.length).toBeLessThan(6);
    await page.getByRole("button", { name: "Export" }).click();
    await expect(page.getByRole("menuitem", { name: "1,001 to 2,000" })).toBeVisible();
  });

  test("a company's page puts it into a new list; a name that is taken is refused beside it", async ({ browser }) => {
    const { page } = await pageOf(browser, "member", "Ada Adder");
    const name = unique("Campaign");
    await page.goto(`/companies/${HEAD}`);
    for (const outcome of ["added", "taken"]) {
      await page.getByRole("button", { name: "Add to a list" }).click();
      const dialog = page.getByRole("dialog", { name: "Add to a list" });
      await dialog.getByRole("button", { name: /^List:/ }).click();
      await page.getByRole("option", { name: /^New list …/ }).click();
      await dialog.getByLabel("Name of the new list").fill(name);
      await dialog.getByRole("button", { name: "Add", exact: true }).click();
      if (outcome === "added") await expect(dialog).toHaveCount(0);
      else await expect(dialog.getByRole("alert")).toContainText(name);
    }
  });

  test("what does not exist says so", async ({ browser }) => {
    const { page } = await pageOf(browser, "member", "Nel None");
    await page.goto("/lists/list_none");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such list");
  });
});

test("whoever is not signed in comes back to the page after signing in", async ({ page }) => {
  for (const path of [`/companies/${HEAD}`, "/lists", "/settings/usage", "/searches/srch_x"]) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/sign-in\\?next=${encodeURIComponent(path)}$`));
  }
});

test("the address of a company is the same for programs: no page answers without a session", async () => {
  const { api } = await joined("member", "Pam Program");
  expect((await api.get(`/companies/${HEAD}`)).status()).toBe(200);
  expect((await fetch(`${ORIGIN}/companies/${HEAD}`, { redirect: "manual" })).status).toBe(307);
});
