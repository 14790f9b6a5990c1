import type { Page, Response } from "@playwright/test";
import { loaded } from "./pages";
import { expect, test } from "./signed-in";

for (const path of ["/", "/data", "/docs"]) {
  test(`${path} allows only its own scripts, by a nonce that no two answers share`, async ({ request }) => {
    const nonces = new Set<string>();
    for (let asked = 0; asked < 3; asked += 1) {
      const response = await request.get(path, { headers: { "content-security-policy": "script-src 'nonce-chosen-by-the-client'" } });
      const policy = response.headers()["content-security-policy"] ?? "";
      const nonce = /script-src 'self' 'nonce-([A-Za-z0-9+/=]{24})' 'strict-dynamic'/.exec(policy)?.[1] ?? "";
      expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
      const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(3);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });
}

test("a script that somebody smuggled into a page does not run", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await page.goto("/");
  const ran = await page.evaluate(() => {
    const holder = document.createElement("div");
    holder.innerHTML = '<img src="x:" onerror="document.title = \'ran\'">';
    document.body.append(holder);
    return new Promise<boolean>((resolve) => setTimeout(() => resolve(document.title === "ran"), 300));
  });
  expect(ran).toBe(false);
  expect(refused.some((text) => text.includes("Content Security Policy"))).toBe(true);
});

/** Loads a page until nothing is missing on it any more. @returns the scripts it loaded: their paths with their sizes as sent, in bytes */
async function scriptsOf(page: Page, path: string): Promise<readonly (readonly [path: string, bytes: number])[]> {
  const sizes: Promise<readonly [string, number]>[] = [];
  const note = (response: Response): void => {
    const request = response.request();
    if (request.resourceType() === "script") sizes.push(request.sizes().then(({ responseBodySize }) => [new URL(response.url()).pathname, responseBodySize] as const));
  };
  page.on("response", note);
  await page.goto(path, { waitUntil: "networkidle" });
  await loaded(page);
  // What is loaded later, once nobody waits, does not count.
  page.off("response", note);
  return Promise.all(sizes);
}

test("Explore's page loads less than 192 kB of compressed scripts, the framework included; the table, which comes while the data are fetched, stays below 60 kB", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  const named = new Set([...html.matchAll(/(?:src|href)="(\/_next\/static\/chunks\/[^"?]+\.js)/g)].map(([, path]) => path ?? ""));
  for (const [, path] of html.matchAll(/<script[^>]*src="([^"]+)"[^>]*noModule/gi)) named.delete(path ?? "");
  const scripts = await scriptsOf(page, "/");
  const sum = (first: boolean): number => scripts.filter(([path]) => named.has(path) === first).reduce((total, [, bytes]) => total + bytes, 0);
  expect(sum(true)).toBeGreaterThan(100_000);
  expect(sum(true)).toBeLessThan(192_000);
  expect(sum(false)).toBeGreaterThan(10_000);
  expect(sum(false)).toBeLessThan(60_000);
});

for (const path of ["/data", "/docs"]) {
  test(`the first load of ${path} needs less than 200 kB of compressed scripts`, async ({ page }) => {
    const bytes = (await scriptsOf(page, path)).reduce((sum, [, size]) => sum + size, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(200_000);
  });
}

test("the palette's shortcut is sent as the reader's keyboard has it, and stays so when the page wakes up", async ({ page, request }) => {
  for (const [agent, shortcut] of [
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15", "⌘K"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36", "Ctrl K"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Ctrl K"],
  ] as const) {
    const sent = await (await request.get("/data", { headers: { "user-agent": agent } })).text();
    expect(/<kbd[^>]*>([^<]*K)<\/kbd>/.exec(sent)?.[1], agent).toBe(shortcut);
  }
  await page.goto("/data", { waitUntil: "networkidle" });
  const own = (await page.evaluate(() => navigator.userAgent)).includes("Macintosh") ? "⌘K" : "Ctrl K";
  await expect(page.getByRole("button", { name: "Search and commands" })).toContainText(own);
});

test("an address that leads nowhere gets a page that says so, with status 404", async ({ request }) => {
  const response = await request.get("/nowhere");
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain("There is no such page");
  expect((await request.get("/%zz")).status()).toBeGreaterThanOrEqual(400);
});

test("the API's paths never reach the pages: unknown ones, other methods and trailing slashes get JSON", async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }), storageState: { cookies: [], origins: [] } });
  for (const path of ["/api", "/api/", "/api/nothing", "/api/company/search/"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(response.headers()["content-type"], path).toContain("application/json");
  }
  const posted = await request.post("/api/company/search", { data: { search: "x" } });
  expect([posted.status(), posted.headers()["allow"]]).toEqual([405, "GET"]);
  expect((await request.get("/api/company/search?search=%zz")).status()).toBe(401);
});
