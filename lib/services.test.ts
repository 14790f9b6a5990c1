import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "./clock";
import { createApi } from "./http/api";
import { COMPANIES } from "./http/testing/companies";
import { importRegister } from "./index/embedded";
import { createServices, type Services } from "./services";
import { readSettings } from "./settings";

let dataDir: string;
let services: Services | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "services-"));
});
afterEach(async () => {
  await services?.close();
  services = undefined;
  rmSync(dataDir, { recursive: true });
});

async function restart(): Promise<Services> {
  await services?.close();
  services = await createServices(readSettings({ DATA_DIR: dataDir, WORKERS: "1", LOG_LEVEL: "silent" }));
  return services;
}

async function importAs(code: string): Promise<void> {
  await importRegister({ dataDir, clock: systemClock, register: { code, label: code }, records: COMPANIES, keep: () => false });
}

interface Body {
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly data?: { readonly records: readonly Readonly<Record<string, unknown>>[] };
}

async function ask(target: string, key: string): Promise<{ status: number; body: Body }> {
  const answer = await createApi(await current())(target)?.({ method: "GET", target, header: (name) => (name === "x-api-key" ? key : undefined) });
  const text = typeof answer?.body === "string" ? answer.body : Buffer.concat(answer?.body ?? []).toString();
  return { status: answer?.status ?? 0, body: JSON.parse(text) as Body };
}
const current = async () => services ?? (await restart());

describe("the services of a data folder", () => {
  it("open without any data, answer 503 and make no demo key", async () => {
    const { accounts, newDemoKey } = await restart();
    expect(await newDemoKey()).toBeUndefined();
    const { key } = await accounts.createKey({ name: "a", package: "full" });
    expect((await ask("/api/company/search?page=1", key)).status).toBe(503);
    expect((await ask("/api/health", "")).status).toBe(503);
  });

  it("make a demo key once while the demo register is the sole data; it stops working with the first other data", async () => {
    await importAs("demo");
    const key = (await (await restart()).newDemoKey()) ?? "";
    expect((await ask("/api/company/search?search=acme", key)).body.meta).toMatchObject({ totalCount: 2, match: "name" });
    expect(await (await restart()).newDemoKey()).toBeUndefined();
    expect((await ask("/api/company/search?search=acme", key)).status).toBe(200);
    await importAs("brreg");
    await restart();
    expect((await ask("/api/company/search?search=acme", key)).status).toBe(403);
  });

  it("make no demo key when other data came first", async () => {
    await importAs("brreg");
    expect(await (await restart()).newDemoKey()).toBeUndefined();
  });

  it("continue a scroll after a restart", async () => {
    await importAs("brreg");
    const { key } = await (await restart()).accounts.createKey({ name: "a", package: "full" });
    const first = await ask("/api/company/export?useScroll=true&countryCode=GB&pageSize=50", key);
    await restart();
    const second = await ask(`/api/company/export?useScroll=true&pageSize=1000&scrollId=${String(first.body.meta?.["scrollId"])}`, key);
    const ids = [...(first.body.data?.records ?? []), ...(second.body.data?.records ?? [])].map((record) => record["ID"]);
    expect(second.body.meta).toMatchObject({ hasMoreRecords: false, recordCount: 67 });
    expect(new Set(ids).size).toBe(117);
  });
});
