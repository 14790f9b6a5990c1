import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMPANIES } from "../http/testing/companies";
import { importRecords } from "../index/embedded/testing/temporary-index";
import { createServices, type Services } from "../services";
import { readSettings } from "../settings";
import { apiRoute } from "./api-route";
import { share } from "./shared";

const dataDir = mkdtempSync(path.join(tmpdir(), "route-"));
let services: Services;
let key: string;
beforeAll(async () => {
  await importRecords(dataDir, COMPANIES);
  services = await createServices(readSettings({ DATA_DIR: dataDir, WORKERS: "1", LOG_LEVEL: "silent" }));
  key = (await services.accounts.createKey({ name: "tests", package: "full" })).key;
  share(services);
});
afterAll(async () => {
  await services.close();
  rmSync(dataDir, { recursive: true });
});

const URL = "http://localhost:3000/api/company/search?search=acme";

describe("a route file", () => {
  it("answers on the services that the process shares", async () => {
    const response = await apiRoute("/api/company/search").GET(new Request(URL, { headers: { "x-api-key": key } }));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ meta: { totalCount: 2 } });
  });

  it("refuses every other method in the API's own words", async () => {
    const { GET: _, ...others } = apiRoute("/api/company/search");
    for (const [method, handle] of Object.entries(others)) {
      const response = await handle(new Request(URL, { method, headers: { "x-api-key": key } }));
      expect([response.status, response.headers.get("allow")], method).toEqual([405, "GET"]);
    }
  });

  it("of a path that is no endpoint fails instead of answering for another", async () => {
    await expect(apiRoute("/nowhere").GET(new Request("http://localhost:3000/nowhere"))).rejects.toThrow("/nowhere is no endpoint");
  });
});
