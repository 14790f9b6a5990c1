import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startApi, type ApiServer } from "../http/testing/api-server";
import { runExportCommand } from "./export";

let api: ApiServer;
let folder: string;
/** In front of the API: answers requests itself until it is undefined. */
let fault: ((asked: number) => number | undefined) | undefined;
let proxy: Server;
let asked = 0;

beforeEach(async () => {
  api = await startApi();
  folder = mkdtempSync(path.join(tmpdir(), "export-"));
  [fault, asked] = [undefined, 0];
  proxy = createServer((request, response) => {
    const scroll = request.url?.includes("useScroll") ?? false;
    const status = scroll ? fault?.((asked += 1)) : undefined;
    if (status !== undefined) return void response.writeHead(status, { "content-type": "application/json" }).end('{"error":"Not now.","code":"forbidden"}');
    void api.get(request.url ?? "", { "x-api-key": String(request.headers["x-api-key"]) }).then(({ status: code, text }) => response.writeHead(code, { "content-type": "application/json" }).end(text));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  proxy.close();
  await api.close();
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []];
  const environment = { INIT_CWD: folder, FIRMAMENT_API_KEY: api.key, FIRMAMENT_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
  const code = await runExportCommand(args, { out: (line) => out.push(line), err: (line) => err.push(line), environment });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

const file = (name: string): string => readFileSync(path.join(folder, name), "utf8");
const rowsOf = (name: string): Readonly<Record<string, string>>[] => parse(file(name), { bom: true, columns: true });

async function everyId(query = "export=true"): Promise<unknown[]> {
  const { body } = await api.get(`/api/company/export?${query}&pageSize=1000`, { "x-api-key": api.key });
  return body.data?.records.map(({ ID }) => ID) ?? [];
}

describe("npm run export", () => {
  it("writes every company of the filters, in the API's order, and leaves nothing else behind", async () => {
    expect(await run("--out", "a.csv", "--page-size", "2")).toMatchObject({ code: 0, out: expect.stringMatching(/a\.csv: \d+ companies, [\d.]+ kB$/) as string });
    expect(rowsOf("a.csv").map(({ ID }) => ID)).toEqual(await everyId());
    expect(readdirSync(folder)).toEqual(["a.csv"]);
    await run("--out", "b.jsonl", "--columns", "ID,City", "countryCode=NL");
    expect(file("b.jsonl").trim().split("\n").map((line) => (JSON.parse(line) as { ID: string }).ID)).toEqual(await everyId("countryCode=NL"));
    await run("--out", "c.xlsx");
    expect(file("c.xlsx").slice(0, 2)).toBe("PK");
  });

  it("broken off, goes on where it stood with the same command, and only with that", async () => {
    fault = (number) => (number > 2 ? 403 : undefined);
    expect(await run("--out", "a.csv", "--page-size", "1")).toMatchObject({ code: 1, err: expect.stringContaining("Not now.") as string });
    expect(readdirSync(folder).sort()).toEqual(["a.csv.part", "a.csv.part.ids", "a.csv.part.json"]);
    expect(await run("--out", "a.csv", "--page-size", "1", "countryCode=NL")).toMatchObject({ code: 2, err: expect.stringContaining("--restart") as string });
    fault = undefined;
    expect(await run("--out", "a.csv", "--page-size", "1")).toMatchObject({ code: 0, err: expect.stringContaining("Going on at 2 of") as string });
    expect(rowsOf("a.csv").map(({ ID }) => ID)).toEqual(await everyId());
  });

  it("leaves out the companies of other files", async () => {
    await run("--out", "nl.csv", "countryCode=NL");
    const [one] = (await everyId()).filter((id) => !rowsOf("nl.csv").some(({ ID }) => ID === id));
    writeFileSync(path.join(folder, "more.txt"), `${String(one)}\n`);
    await run("--out", "rest.csv", "--leave-out", "nl.csv", "--leave-out", "more.txt");
    const out = new Set<unknown>([one, ...rowsOf("nl.csv").map(({ ID }) => ID)]);
    expect(rowsOf("rest.csv").map(({ ID }) => ID)).toEqual((await everyId()).filter((id) => !out.has(id)));
  });

  it("never writes over a file unless told to", async () => {
    writeFileSync(path.join(folder, "a.csv"), "mine");
    expect(await run("--out", "a.csv")).toMatchObject({ code: 2, err: expect.stringContaining("is there already") as string });
    expect(file("a.csv")).toBe("mine");
    expect((await run("--out", "a.csv", "--restart")).code).toBe(0);
  });

  it.each([
    [["a.csv"], "--out FILE"],
    [["--out", "a.doc"], "expected csv, xlsx, jsonl"],
    [["--out", "a.csv", "--columns", "Shoe Size"], "Shoe Size"],
    [["--out", "a.csv", "countrycode=NL"], "countrycode"],
    [["--out", "a.csv", "countryCode=XX1"], "countryCode"],
    [["--out", "a.csv", "countryCode=NL", "x"], "in quotes"],
    [["--out", "a.csv", "--page-size", "0"], "from 1 to 10000"],
    [["--out", "a.csv", "--url", "here"], "--url"],
    [["--out", "a.csv", "--leave-out", "none.csv"], "no such file"],
  ])("says what is wrong with %j", async (args, expected) => {
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(expected) as string]);
  });
});
