import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../http/api";
import { COMPANIES } from "../../http/testing/companies";
import { startApi } from "../../http/testing/api-server";
import { createServices, type Services } from "../../services";
import { dataOverview } from "../../services/overview";
import { readSettings } from "../../settings";
import { page, send } from "./testing/front";

let dataDir: string;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "upstream-"));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  rmSync(dataDir, { recursive: true });
});

async function open(baseUrl: string, key = "fm_operator"): Promise<Services> {
  const services = await createServices(readSettings({ DATA_DIR: dataDir, LOG_LEVEL: "silent", COMPANY_API_BASE_URL: baseUrl, COMPANY_API_KEY: key }));
  ends.push(() => services.close());
  return services;
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(services: Services, target: string, key: string): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await createApi(services)(target)?.({ method: "GET", target, header: (name) => (name === "x-api-key" ? key : undefined) });
  return { status: answer?.status ?? 0, text: typeof answer?.body === "string" ? answer.body : Buffer.concat(answer?.body ?? []).toString() };
}

describe("the service with COMPANY_API_BASE_URL", () => {
  it("serves the other's data to its own keys, and needs none of its own", async () => {
    const upstream = await startApi();
    ends.push(() => upstream.close());
    const services = await open(upstream.origin, upstream.key);
    const { key } = await services.accounts.createKey({ name: "a" });
    const { status, text } = await ask(services, "/api/company/search?search=acme&pageSize=1", key);
    expect([status, JSON.parse(text)]).toMatchObject([200, { meta: { totalCount: 2, totalPages: 2, match: "name" }, data: { records: [{ "Company Name": "Acme Holding B.V." }] } }]);
    expect((await ask(services, "/api/company/search?search=acme", upstream.key)).status).toBe(401);
    expect(dataOverview(services)).toMatchObject({ state: "serving", demo: false, status: { companies: COMPANIES.length, registers: [{ label: `Service at ${new URL(upstream.origin).host}` }] } });
  });

  it("goes through with a scroll that another process of it began", async () => {
    const upstream = await startApi();
    ends.push(() => upstream.close());
    const [one, two] = [await open(upstream.origin, upstream.key), await open(upstream.origin, upstream.key)];
    const { key } = await one.accounts.createKey({ name: "a" });
    const ids = new Set<string>();
    for (let more = true, scrollId = "", turn = 0; more; turn += 1) {
      const { text } = await ask(turn % 2 === 0 ? one : two, `/api/company/export?useScroll=true&pageSize=50${scrollId}`, key);
      const { meta, data } = JSON.parse(text) as { meta: { hasMoreRecords: boolean; scrollId: string }; data: { records: { ID: string }[] } };
      for (const { ID } of data.records) ids.add(ID);
      more = meta.hasMoreRecords;
      scrollId = `&scrollId=${meta.scrollId}`;
    }
    expect(ids.size).toBe(COMPANIES.length);
  });

  it("starts while the other refuses its key, says why, and serves as soon as the key is accepted", async () => {
    let accepted = false;
    const services = await open(await listen((_, response) => (accepted ? send(response, 200, page("a")) : send(response, 401, { message: "Unauthorized", statusCode: 401 }))));
    const { key } = await services.accounts.createKey({ name: "a" });
    expect(services.whyNoIndex()).toMatch(/refuses the operator's key[^]*answered 401: Unauthorized/);
    expect(dataOverview(services).state, "no demo data are made").toBe("unusable");
    expect((await ask(services, "/api/health", "")).status).toBe(503);
    expect(await ask(services, "/api/company/search?search=a", key)).toMatchObject({ status: 502, text: expect.stringContaining("upstream_refused") as string });
    accepted = true;
    await expect.poll(() => services.index.status()?.companies, { timeout: 10_000 }).toBe(1);
    expect([services.whyNoIndex(), (await ask(services, "/api/company/search?search=a", key)).status, (await ask(services, "/api/health", "")).status]).toEqual([undefined, 200, 200]);
  });

  it("counts by export where the other's searches are used up", async () => {
    const services = await open(await listen((request, response) => (request.url?.includes("/search") === true ? send(response, 429, { error: "Used up.", searchesUsed: 5, searchesLimit: 5 }) : send(response, 200, page("a")))));
    expect(services.index.status()?.companies).toBe(1);
    const { key } = await services.accounts.createKey({ name: "a" });
    expect((await ask(services, "/api/company/search?search=a", key)).status).toBe(429);
    expect((await ask(services, "/api/company/export?search=a", key)).status).toBe(200);
  });

  it("opens the other's data to no demo key, not even before the other has answered", async () => {
    let answers = false;
    const services = await open(await listen((_, response) => (answers ? send(response, 200, page("a")) : send(response, 503, { error: "switching" }))));
    expect(await services.newDemoKey()).toBeUndefined();
    const key = (await services.accounts.createDemoKey()) ?? "";
    expect((await ask(services, "/api/company/search?search=a", key)).status).toBe(503);
    answers = true;
    await expect.poll(() => services.index.status()?.companies, { timeout: 10_000 }).toBe(1);
    expect((await ask(services, "/api/company/search?search=a", key)).status).toBe(403);
    expect(await services.newDemoKey()).toBeUndefined();
  });

  it("does not take a scroll that was begun with another source of data", async () => {
    const [one, two] = [await startApi(), await startApi()];
    ends.push(() => one.close(), () => two.close());
    const before = await open(one.origin, one.key);
    const { key } = await before.accounts.createKey({ name: "a" });
    const { meta } = JSON.parse((await ask(before, "/api/company/export?useScroll=true", key)).text) as { meta: { scrollId: string } };
    const { status, text } = await ask(await open(two.origin, two.key), `/api/company/export?useScroll=true&scrollId=${meta.scrollId}`, key);
    expect([status, text]).toEqual([400, expect.stringContaining("scroll_expired") as string]);
  });
});
