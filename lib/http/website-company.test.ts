import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../clock";
import type { CompanyRecord } from "../company/record";
import { PageFetcher } from "../enrichment/page-fetcher";
import { startNameServer, type NameServer } from "../enrichment/testing/name-server";
import { type Site, startSite } from "../enrichment/testing/sites";
import { createReferenceIndex } from "../index/reference-index";
import { openUpstreamIndex } from "../index/upstream";
import { UpstreamWebsites } from "../index/upstream/websites";
import { startApi, type ApiServer } from "./testing/api-server";

const COMPANIES: readonly CompanyRecord[] = [
  { values: { ID: "nl-1", "Company Name": "Voorbeeld Machinebouw B.V.", Country: "Netherlands", "Country Code": "NL", City: "Utrecht", "Location Type": "0", "Company Registration Number": "90000017", Website: "www.voorbeeld.example", Email: "info@voorbeeld.example" } },
  { values: { ID: "nl-2", "Company Name": "Webstudio Noord B.V.", Country: "Netherlands", "Country Code": "NL", City: "Groningen", "Location Type": "0", "Company Registration Number": "27312152" } },
];

/** What the site shows, by path; anything else is a 404. */
let pages: Readonly<Record<string, string>> = {};
let asked: string[] = [];
let status = 200;
let site: Site;
let names: NameServer;
let fetcher: PageFetcher;
let api: ApiServer;

beforeAll(async () => {
  names = await startNameServer({});
  for (const host of ["voorbeeld.example", "www.voorbeeld.example", "other.example"]) names.names.set(host, ["127.0.0.1"]);
  names.names.set("inside.voorbeeld.example", ["10.0.0.1"]);
  site = await startSite((request, response) => {
    asked.push(`${request.headers.host?.replace(/:\d+$/, "") ?? ""}${request.url ?? ""}`);
    const page = pages[request.url ?? ""];
    if (page?.startsWith("->")) response.writeHead(302, { Location: page.slice(2) }).end();
    else if (page?.startsWith("%PDF")) response.writeHead(200, { "Content-Type": "application/pdf" }).end(page);
    else response.writeHead(page === undefined ? 404 : status, { "Content-Type": "text/html; charset=utf-8" }).end(page ?? "<p>not here");
  });
  fetcher = new PageFetcher({ contact: "https://bot.example", deny: [], allow: ["127.0.0.0/8"], ports: [site.port], nameServers: [names.address], clock: systemClock });
  api = await startApi({ websites: fetcher, index: createReferenceIndex(COMPANIES) });
});
afterAll(async () => {
  await api.close();
  await fetcher.close();
  await site.close();
  await names.close();
});
beforeEach(() => {
  [pages, asked, status] = [{}, [], 200];
});

const at = (host = "voorbeeld.example"): string => `http://${host}:${site.port}`;
const NUMBER = "<p>KvK-nummer: 90000017</p>";
const HOME = '<title>Voorbeeld</title><meta property="og:site_name" content="Voorbeeld">';
const IMPRINT = "<h1>Bedrijfsgegevens</h1><p>Voorbeeld Machinebouw B.V.<br>KvK-nummer: 90000017</p>";

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Requests that it was counted as. */
  readonly counted: number;
  readonly headers: Headers;
}

async function ask(target: string, server = api): Promise<Reply> {
  const before = await server.requestsUsed();
  const { status: answered, body, headers } = await server.get(target);
  return { status: answered, body: body as Reply["body"], counted: (await server.requestsUsed()) - before, headers };
}
const company = (more = "", server = api): Promise<Reply> => ask(`/api/website/company?url=${encodeURIComponent(`${at()}/`)}${more}`, server);
const html = (more: string): Promise<Reply> => ask(`/api/website/html?url=${encodeURIComponent(`${at()}/`)}${more}`);

describe("GET /api/website/company", () => {
  it("finds the company by its number, with reasons, as one request", async () => {
    pages = { "/": `${HOME}<footer>© 2026 Voorbeeld Machinebouw B.V. ${NUMBER}</footer>` };
    const { status: answered, body, counted } = await company();
    const found = { ID: "nl-1", "Company Name": "Voorbeeld Machinebouw B.V.", Country: "Netherlands", City: "Utrecht", "Country Code": "NL", "Trade Name": null, "Company Registration Number": "90000017", "VAT Number": null, Website: "www.voorbeeld.example", "Location Type": "0" };
    expect([answered, counted]).toEqual([200, 1]);
    expect(Object.keys(body)).toEqual(["requestedUrl", "finalUrl", "statusCode", "verdict", "company", "candidates"]);
    expect(body).toMatchObject({ requestedUrl: `${at()}/`, statusCode: 200, verdict: "match", company: found });
    const [first] = body["candidates"] as { source: string; nationalId: string; matches: { company: unknown; score: number; reasons: { kind: string; agrees: boolean }[] }[] }[];
    expect(first?.matches[0]?.company).toEqual(found);
    expect(first?.matches[0]?.reasons.map(({ kind, agrees }) => [kind, agrees])).toEqual(expect.arrayContaining([["number", true], ["name", true], ["website", true], ["emailDomain", true]]));
  });

  it("tells the fields of the subscription's package, and matches by all", async () => {
    pages = { "/": `${HOME}<footer>© 2026 Voorbeeld Machinebouw B.V. ${NUMBER}</footer>` };
    const key = await api.createKey({ package: "address" });
    const { body } = await api.get(`/api/website/company?url=${encodeURIComponent(at())}`, { "x-api-key": key });
    expect(body).toMatchObject({ verdict: "match", company: { ID: "nl-1", "Company Name": "Voorbeeld Machinebouw B.V.", Country: "Netherlands", City: "Utrecht", "Country Code": "NL" } });
    expect(JSON.stringify(body)).not.toMatch(/"Website"|"Company Registration Number"/);
  });

  it("takes an agency's number for nobody's, and a challenge page for nothing", async () => {
    pages = { "/": `${HOME}<footer>© 2026 Voorbeeld <p>Website door Webstudio Noord B.V., KvK-nummer 27312152</p></footer>` };
    expect((await company()).body["verdict"]).not.toBe("match");
    [pages, status] = [{ "/": '<title>Just a moment...</title><div id="challenge">Checking your browser before accessing voorbeeld.example</div>' }, 403];
    expect((await company()).body).toEqual({ requestedUrl: `${at()}/`, finalUrl: `${at()}/`, statusCode: 403, verdict: "none", candidates: [] });
  });

  it("answers what cannot be fetched as a page fetch does", async () => {
    expect(await ask("/api/website/company?url=ftp://a.example")).toMatchObject({ status: 400, body: { code: "invalid_url" }, counted: 0 });
    expect(await ask("/api/website/company?url=127.0.0.1")).toMatchObject({ status: 403, body: { code: "blocked_host" }, counted: 0 });
    expect(await ask("/api/website/company?url=nowhere.example&follow=imprint")).toMatchObject({ status: 502, body: { code: "unreachable" }, counted: 1 });
    expect(await ask("/api/website/company?url=a.example&follow=all")).toMatchObject({ status: 400, body: { parameter: "follow" }, counted: 0 });
  });

  it("works over another service too: the page from there, the companies by its search", async () => {
    pages = { "/": `${HOME}<a href="/imprint">Imprint</a><footer>© 2026 Voorbeeld</footer>`, "/imprint": IMPRINT };
    const baseUrl = new URL(api.origin);
    const index = await openUpstreamIndex({ baseUrl, apiKey: api.key, clock: systemClock, log: { info: () => undefined, warn: () => undefined, error: () => undefined } });
    const websites = new UpstreamWebsites(baseUrl, api.key);
    const front = await startApi({ index, websites });
    const [there, here] = [await company("&follow=imprint"), await company("&follow=imprint", front)];
    expect(here.body).toEqual(there.body);
    expect(here).toMatchObject({ counted: 2, body: { verdict: "match", company: { ID: "nl-1" } } });
    const explained = `/api/website/html?url=${encodeURIComponent(at())}&explain=true&follow=imprint`;
    const [first, second] = [await api.get(explained), await front.get(explained)];
    expect({ ...second.body, fetchedAt: "" }).toEqual({ ...first.body, fetchedAt: "" });
    await front.close();
    websites.close();
    await index.close();
  });
});

describe("follow=imprint", () => {
  it("adds the imprint's candidates, each company once, as two requests", async () => {
    pages = { "/": `${HOME}<a href="/contact">Contact</a><a href="/imprint">Imprint</a><footer>© 2026 Voorbeeld Machinebouw</footer>`, "/imprint": IMPRINT };
    const { body, counted, headers } = await html("&follow=imprint");
    expect([counted, asked]).toEqual([2, ["voorbeeld.example/", "voorbeeld.example/imprint"]]);
    expect(headers.get("ratelimit")).toContain('"month"');
    expect(body).toMatchObject({ html: pages["/"], followed: { url: `${at()}/imprint`, finalUrl: `${at()}/imprint`, statusCode: 200 } });
    const candidates = body["candidates"] as { name?: string; nationalId?: string; explanations?: unknown }[];
    expect(candidates[0]).toMatchObject({ source: "identifier", name: "Voorbeeld Machinebouw B.V.", nationalId: "90000017" });
    expect(candidates.filter(({ name }) => name?.startsWith("Voorbeeld Machinebouw"))).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain("explanations");
    expect(body).not.toHaveProperty("links");
    expect((await company("&follow=imprint")).body).toMatchObject({ verdict: "match", company: { ID: "nl-1" } });
    expect((await company()).body["verdict"]).not.toBe("none");
  });

  it("is one request where there is no such page, or its host may not be asked", async () => {
    for (const link of ["", '<a href="/about">About us</a>', '<a href="/">Imprint</a>', '<a href="https://other.example/imprint">Imprint</a>', '<a href="/imprint.pdf">Imprint</a>']) {
      pages = { "/": HOME + link };
      const { body, counted } = await html("&follow=imprint");
      expect([link, body["followed"], counted]).toEqual([link, { url: null }, 1]);
    }
    pages = { "/": `${HOME}<a href="http://inside.voorbeeld.example:${site.port}/imprint">Imprint</a>` };
    expect(await html("&follow=imprint")).toMatchObject({ status: 200, counted: 1, body: { followed: { failure: { code: "blocked_host" } } } });
    expect(await ask(`/api/website/html?url=nowhere.example&follow=imprint`)).toMatchObject({ status: 502, counted: 1 });
  });

  it("costs the page nothing when the imprint fails or belongs to another site", async () => {
    pages = { "/": `${HOME}<a href="/imprint">Imprint</a>`, "/imprint": "%PDF-1.7" };
    expect(await html("&follow=imprint")).toMatchObject({ status: 200, counted: 2, body: { html: pages["/"], followed: { url: `${at()}/imprint`, failure: { code: "not_html" } } } });
    pages = { "/": `${HOME}<a href="/imprint">Imprint</a>`, "/imprint": `->${at("other.example")}/theirs`, "/theirs": IMPRINT };
    const { body, counted } = await html("&follow=imprint");
    expect([counted, body["followed"]]).toEqual([2, { url: `${at()}/imprint`, finalUrl: `${at("other.example")}/theirs`, statusCode: 200 }]);
    expect(JSON.stringify(body["candidates"])).not.toContain("90000017");
  });
});

describe("explain=true", () => {
  it("has words that are on the page, checks, and the links to where more may stand", async () => {
    pages = { "/": `${HOME}<a href="/imprint#top">Imprint</a><a href="https://other.example/contact">Contact</a><footer>© 2026 Voorbeeld Machinebouw B.V. ${NUMBER}</footer>` };
    const { body, counted } = await html("&explain=true");
    expect(counted).toBe(1);
    expect(body["links"]).toEqual([
      { kind: "imprint", url: `${at()}/imprint`, text: "Imprint", sameSite: true },
      { kind: "contact", url: "https://other.example/contact", text: "Contact", sameSite: false },
    ]);
    const candidates = body["candidates"] as { explanations: { source: string; words: string; checks: string[]; url: string }[] }[];
    expect(candidates.length).toBeGreaterThan(0);
    for (const { explanations } of candidates) {
      expect(explanations.length).toBeGreaterThan(0);
      for (const { words, checks, url } of explanations) {
        for (const word of words.match(/[\p{L}\p{N}_]+/gu) ?? []) expect(pages["/"]).toContain(word);
        expect(words).toMatch(/Voorbeeld|90000017/);
        expect([url, checks.length > 0]).toEqual([`${at()}/`, true]);
      }
    }
    const bare = (await html("&extract=true")).body["candidates"] as object[];
    expect(candidates.map(({ explanations: _, ...candidate }) => candidate)).toEqual(bare);
  });

  it("says which page the words are of, and does not go with extract=false", async () => {
    pages = { "/": `${HOME}<a href="/imprint">Imprint</a><footer>© 2026 Voorbeeld Machinebouw B.V.</footer>`, "/imprint": IMPRINT };
    const candidates = (await html("&explain=true&follow=imprint")).body["candidates"] as { explanations: { url: string }[] }[];
    expect(new Set(candidates.flatMap(({ explanations }) => explanations.map(({ url }) => url)))).toEqual(new Set([`${at()}/`, `${at()}/imprint`]));
    for (const more of ["&explain=true", "&follow=imprint"]) expect(await html(`&extract=false${more}`)).toMatchObject({ status: 400, counted: 0, body: { parameter: "extract" } });
  });
});
