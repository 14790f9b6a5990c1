import { test as base, type APIRequestContext } from "@playwright/test";
import { worked } from "./kept";
import { Websites } from "./websites";

/** A file of websites that name companies of the demo register, looked up, and one of them. */
export interface Reviewed {
  readonly job: string;
  readonly site: string;
}

const imprint = (...lines: readonly string[]): { readonly html: string } => ({ html: `<!doctype html><html lang="de"><title>Impressum</title><h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>${lines.join("<br>")}</p></html>` });

/** Names of British companies: without a number, a name alone is no proof. */
async function britishNames(api: APIRequestContext): Promise<readonly string[]> {
  const body = (await (await api.get("/api/company/export?countryCode=GB&statusCode=0&pageSize=8")).json()) as { data: { records: readonly { "Company Name": string }[] } };
  return body.data.records.map((record) => record["Company Name"]);
}

async function reviewed(websites: Websites, api: APIRequestContext): Promise<Reviewed> {
  const site = websites.add("alpenhof.example", imprint("Alpenhof Maschinenbau GmbH", "Industriestraße 12", "87437 Kempten", "Registergericht: Amtsgericht Kempten, HRB 556332", "USt-IdNr.: DE656230664"));
  const rows = [
    ["Alpenhof", site],
    ["Alpenhof, Hamburg", websites.add("alpenhof-hamburg.example", imprint("Alpenhof Maschinenbau GmbH", "Hafenstraße 3", "20457 Hamburg"))],
    ["Nordwerk", websites.add("nordwerk.example", imprint("Nordwerk Maschinenbau GmbH", "Hansestraße 1", "50667 Köln"))],
    ...(await britishNames(api)).map((name, at) => [name, websites.add(`shop-${at + 1}.example`, { html: `<!doctype html><title>Welcome</title><footer>© 2026 ${name}</footer>` })]),
    ["Nobody", websites.add("under-construction.example", { html: "<!doctype html><title>Under construction</title><p>Come back soon." })],
    ["A file", websites.add("brochure.example", { pdf: true })],
    ["Inside", "10.0.0.1"],
  ];
  return { job: await worked(api, "Fair.csv", rows), site };
}

/** Tests with the websites they make; one service for all of a worker. */
export const test = base.extend<object, { websites: Websites; reviewed: Reviewed }>({
  websites: [
    async ({ playwright }, use) => {
      const websites = await Websites.open(playwright.request);
      await use(websites);
      await websites.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  reviewed: [
    async ({ playwright, websites }, use) => {
      const api = await playwright.request.newContext({ baseURL: websites.origin, extraHTTPHeaders: { "sec-fetch-site": "same-origin" }, storageState: websites.session });
      const made = await reviewed(websites, api);
      await api.dispose();
      await use(made);
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ websites }, use) => use(websites.origin),
  storageState: async ({ websites }, use) => use(websites.session),
});

export { expect } from "@playwright/test";
