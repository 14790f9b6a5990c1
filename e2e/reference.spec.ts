import { expect, test } from "@playwright/test";
import { test as signedIn } from "./signed-in";

interface Description {
  readonly paths: Readonly<Record<string, { readonly get: { readonly operationId: string; readonly parameters: readonly { readonly name: string; readonly schema: { readonly enum?: readonly unknown[]; readonly items?: { readonly enum?: readonly unknown[] } } }[]; readonly responses: Readonly<Record<string, unknown>> } }>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>> };
}

test("the reference lists every endpoint, parameter, allowed value, status and body of /openapi.json", async ({ page, request }) => {
  const { paths, components } = (await (await request.get("/openapi.json")).json()) as Description;
  await page.goto("/docs");
  const texts = new Map(await page.locator("main [id]").evaluateAll((all) => all.map((element) => [element.id, element.textContent] as const)));
  // What is as for the endpoint described first stands there, and every other one links to it.
  const links = new Map(await page.locator("main section[id]").evaluateAll((all) => all.map((section) => [section.id, [...section.querySelectorAll("a")].map((link) => link.getAttribute("href")?.slice(1) ?? "")] as const)));
  const missing: string[] = [];
  const expectText = (id: string, text: string): void => {
    if (!texts.get(id)?.includes(text)) missing.push(`${id}: ${text}`);
  };
  const described = (operation: string, part: string): string => (texts.has(`${operation}.${part}`) ? `${operation}.${part}` : (links.get(operation)?.find((anchor) => anchor.endsWith(`.${part}`)) ?? `${operation}.${part}`));
  for (const [path, { get }] of Object.entries(paths)) {
    expectText(get.operationId, path);
    for (const { name, schema } of get.parameters) {
      for (const text of [name, ...(schema.items?.enum ?? schema.enum ?? []).map(String)]) expectText(described(get.operationId, name), text);
    }
    for (const status of Object.keys(get.responses)) expectText(described(get.operationId, status), status);
  }
  for (const [name, { properties = {} }] of Object.entries(components.schemas)) {
    expectText(`schema-${name}`, name);
    for (const property of Object.keys(properties)) expectText(`schema-${name}`, property);
  }
  expect(missing).toEqual([]);
  expect(texts.size).toBeGreaterThan(100);
});

test("every link inside the reference has its target", async ({ page }) => {
  await page.goto("/docs");
  const dangling = await page.locator('a[href^="#"]').evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1) ?? "").filter((id) => document.getElementById(id) === null));
  expect(dangling).toEqual([]);
});

test("whoever is not signed in tries what is open, and is led to sign in for the rest", async ({ page }) => {
  await page.goto("/docs");
  await expect(page.locator("#companySearch").getByRole("link", { name: "Sign in to try it" })).toHaveAttribute("href", "/sign-in?next=%2Fdocs%23companySearch");
  await page.getByRole("button", { name: "Try /api/health" }).click();
  const form = page.getByRole("form", { name: "Request to /api/health" });
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toContainText("200");
});

signedIn("a request is tried with the session: status, time, headers and body, and no key goes along", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("button", { name: "Try /api/company/search" }).click();
  const form = page.getByRole("form", { name: "Request to /api/company/search" });
  const asked = page.waitForRequest(/\/api\/company\/search\?/);
  await form.getByRole("button", { name: "Send" }).click();
  expect(Object.keys(await (await asked).allHeaders())).not.toContain("x-api-key");
  const answer = form.getByRole("region", { name: "Answer of /api/company/search" });
  await expect(answer.getByRole("status")).toHaveText(/^200[\d.,]+ ms/);
  await expect(answer.locator("pre")).toContainText('"totalCount"');
  await answer.getByText(/^Headers/).click();
  await expect(answer.getByText("ratelimit-policy")).toBeVisible();

  await form.getByRole("button", { name: "Parameter", exact: true }).click();
  await form.getByLabel(/^Parameter \d$/).last().fill("countrycode");
  await form.getByLabel("Value of countrycode", { exact: true }).fill("NL");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(answer.getByRole("status")).toHaveText(/^400/);
  await expect(answer.locator("pre")).toContainText("did you mean countryCode?");
  await form.getByRole("button", { name: "Leave out countrycode", exact: true }).click();
  await form.getByRole("button", { name: "Send" }).click();
  await expect(answer.getByRole("status")).toHaveText(/^200/);
});
