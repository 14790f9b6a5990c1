import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../clock";
import { openSqliteAccounts } from "../../accounts/sqlite/sqlite-accounts";
import { COMPANIES } from "../../http/testing/companies";
import { importRecords } from "../../index/embedded/testing/temporary-index";
import { PATIENCE, startProgram, type Program } from "../testing/program";
import { open, received, request } from "../testing/raw";

vi.setConfig({ testTimeout: 3 * PATIENCE });

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly meta?: { readonly totalCount: number; readonly scrollId?: string; readonly hasMoreRecords?: boolean }; readonly data?: { readonly records: readonly { readonly ID: string }[] } };
}

interface Line {
  readonly path: string;
  readonly status: number;
  readonly keyId?: string;
  readonly thread?: number;
}

const dataDir = mkdtempSync(join(tmpdir(), "threads-"));
const accounts = openSqliteAccounts({ dataDir, clock: systemClock, actor: "tests" });
let program: Program;
let url = "";

beforeAll(async () => {
  await importRecords(dataDir, COMPANIES);
  program = startProgram({ DATA_DIR: dataDir, WORKERS: "4", LOG_LEVEL: "info" });
  url = await program.ready();
}, 2 * PATIENCE);
afterAll(async () => {
  program.process.kill("SIGKILL");
  await program.code;
  await accounts.close();
  rmSync(dataDir, { recursive: true });
});

/** Asks on a connection of its own, which any thread may accept. */
function ask(target: string, key: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${url}${target}`, { agent: new Agent(), headers: { "x-api-key": key } }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Answer["body"] }));
    }).on("error", reject);
  });
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await condition()); await new Promise((resolve) => setTimeout(resolve, 50))) {
    if (Date.now() > end) throw new Error("waited in vain");
  }
}

const SEARCH = "/api/company/search?search=acme";
/** Answered by the index's own threads: a range is never answered at once. */
const WIDE = "/api/company/search?foundingYears[min]=1900&pageSize=3";

const lines = (): Line[] => program.out().split("\n").filter((line) => line.startsWith("{") && line.endsWith("}")).map((line) => JSON.parse(line) as Line);

/** The lines of searches with this key. */
const searchesOf = (id: string): Line[] => lines().filter(({ keyId, path }) => keyId === id && path === "/api/company/search");
const threadsOf = (id: string): number => new Set(searchesOf(id).map(({ thread }) => thread)).size;

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(text.split("\n").find((line) => line.startsWith(name))?.slice(name.length) ?? NaN);
}

describe("a service with several HTTP threads", () => {
  it("answers the same on every connection, whoever accepts it", async () => {
    const { key } = await accounts.createKey({ name: "same", ratePerSecond: null });
    for (const [target, total, ids] of [
      [SEARCH, 2, ["demo-000001", "demo-000002"]],
      [WIDE, 117, ["demo-000101", "demo-000102", "demo-000104"]],
      ["/api/company/export?cityName=M%C3%BCnster", 1, ["demo-000003"]],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask(target, key)));
      for (const { status, body } of answers) {
        expect([target, status, body.meta?.totalCount]).toEqual([target, 200, total]);
        expect(new Set(body.data?.records.map(({ ID }) => ID))).toEqual(new Set(ids));
      }
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
    expect((await ask("/api/company/search?colour=red", key)).body.code).toBe("unknown_parameter");
    expect((await ask(SEARCH, "fm_nobodys")).status).toBe(401);
  });

  it("delivers each company of a scroll once, whichever threads its batches are asked of, and the same batch again", async () => {
    const { key } = await accounts.createKey({ name: "scrolled", ratePerSecond: null });
    const batch = async (scrollId: string): Promise<readonly [ids: readonly string[], next: string | undefined]> => {
      const [{ body }, again] = [await ask(`/api/company/export?useScroll=true&pageSize=7${scrollId}`, key), await ask(`/api/company/export?useScroll=true&pageSize=7${scrollId}`, key)];
      const ids = (body.data?.records ?? []).map(({ ID }) => ID);
      expect(again.body.data?.records.map(({ ID }) => ID)).toEqual(ids);
      return [ids, body.meta?.hasMoreRecords ? `&scrollId=${encodeURIComponent(body.meta.scrollId ?? "")}` : undefined];
    };
    const delivered: string[] = [];
    for (let next: string | undefined = ""; next !== undefined; ) {
      const [ids, following] = await batch(next);
      delivered.push(...ids);
      next = following;
    }
    expect(delivered.toSorted()).toEqual(COMPANIES.map(({ values }) => values.ID).toSorted());
    const refusals = await Promise.all(Array.from({ length: 20 }, () => ask("/api/company/export?useScroll=true&scrollId=forged", key)));
    expect(new Set(refusals.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(["400 scroll_invalid"]));
  });

  it("counts every request, of every thread, for the key's usage and for the metrics at once", async () => {
    const { key, details } = await accounts.createKey({ name: "counted", ratePerSecond: null, monthlyQuota: null });
    const metricName = 'firmament_requests_total{endpoint="/api/company/search",status="200"} ';
    const before = await metric(metricName);
    let asked = 0;
    // Which thread accepts a connection is the system's choice: until two have answered.
    for (let rounds = 0; rounds < 20; rounds += 1) {
      await Promise.all(Array.from({ length: 30 }, () => ask(SEARCH, key)));
      asked += 30;
      await until(() => searchesOf(details.id).length === asked);
      if (threadsOf(details.id) > 1) break;
    }
    expect(threadsOf(details.id)).toBeGreaterThan(1);
    await Promise.all(Array.from({ length: 30 }, () => ask(SEARCH, key)));
    expect((await ask("/api/usage", key)).body).toMatchObject({ meta: { allowances: { requestsUsed: asked + 30 } } });
    expect(await metric(metricName)).toBe(before + asked + 30);
  });

  it("holds a key to its limits exactly, over all threads", async () => {
    const { key } = await accounts.createKey({ name: "limited", ratePerSecond: null, monthlyQuota: 70 });
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(SEARCH, key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(70);
    expect(answers.filter(({ status, body }) => status === 429 && body.code === "quota_exhausted")).toHaveLength(30);
  });

  it("stops answering a key within a second of its being disabled", async () => {
    const { key, details } = await accounts.createKey({ name: "stopped", ratePerSecond: null });
    await Promise.all(Array.from({ length: 20 }, () => ask(SEARCH, key)));
    await accounts.setDisabled(details.id, true);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    for (const { status } of await Promise.all(Array.from({ length: 40 }, () => ask(SEARCH, key)))) expect(status).toBe(403);
  });

  it("switches all threads to new data", async () => {
    const { key } = await accounts.createKey({ name: "switched", ratePerSecond: null });
    await importRecords(dataDir, COMPANIES.slice(1));
    const totals = async (): Promise<readonly (number | undefined)[]> => (await Promise.all(Array.from({ length: 20 }, () => ask(SEARCH, key)))).map(({ body }) => body.meta?.totalCount);
    await until(async () => (await totals()).every((total) => total === 1));
    for (let round = 0; round < 10; round += 1) expect(new Set(await totals())).toEqual(new Set([1]));
  });

  it("stopped by SIGTERM lets downloads finish, answers no new connection and ends with 0", async () => {
    const { key } = await accounts.createKey({ name: "download", ratePerSecond: null });
    const port = Number(new URL(url).port);
    const one = request("GET", "/api/company/export?pageSize=100", { "x-api-key": key, Connection: "keep-alive" });
    const sockets = await Promise.all(Array.from({ length: 12 }, () => open(port)));
    for (const socket of sockets) {
      socket.pause();
      socket.write(one.repeat(60));
    }
    await until(() => sockets.every(({ readableLength, bytesRead }) => readableLength + bytesRead > 0));
    program.process.kill("SIGTERM");
    const late = await new Promise<string>((resolve) => {
      const timer = setInterval(() => {
        open(port).then(
          (socket) => {
            const all = received(socket);
            socket.write(request("GET", SEARCH, { "x-api-key": key }));
            void all.then((text) => {
              if (text !== "") return;
              clearInterval(timer);
              resolve(text);
            });
          },
          () => {
            clearInterval(timer);
            resolve("");
          },
        );
      }, 100);
    });
    expect(late).toBe("");
    const texts = sockets.map((socket) => {
      const all = received(socket);
      socket.resume();
      return all;
    });
    for (const text of await Promise.all(texts)) expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(60);
    expect(await program.code).toBe(0);
  });
});
