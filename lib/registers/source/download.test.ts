import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenOptions, openSource } from "./open";
import { collectBytes } from "./testing/chunks";
import { zipOf } from "./testing/zip";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const CONTENT = Buffer.from(Array.from({ length: 40_000 }, (_, index) => `${index},Company ${index}\n`).join(""));
const ETAG = '"one"';

let dir: string;
let base: string;
let answer: Answer;
let requests: { range: string | undefined; condition: string | undefined }[];
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "download-"));
  requests = [];
  server = createServer((request, response) => {
    requests.push({ range: request.headers.range, condition: request.headers["if-range"]?.toString() });
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  rmSync(dir, { recursive: true, force: true });
});

async function read(url: string, options: Partial<OpenOptions> = {}): Promise<{ name: string; content: Buffer }> {
  const source = await openSource(url, { tempDir: dir, retryPausesMs: [1, 1, 1], ...options });
  try {
    const parts = [];
    for await (const member of source.members()) parts.push(await collectBytes(member.bytes));
    return { name: source.name, content: Buffer.concat(parts) };
  } finally {
    await source.close();
  }
}

const send =
  (content: Buffer, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(200, { "content-length": content.length, etag: ETAG, ...headers }).end(content);
  };

/** Sends what is asked for, and cuts the connection after `size` bytes of it while `cuts` last. */
function cutting(size: number, cuts: number, { ranges = true, etag = () => ETAG }: { ranges?: boolean; etag?: () => string } = {}): Answer {
  let left = cuts;
  return (request, response) => {
    const from = ranges && request.headers["if-range"] === etag() ? Number(/\d+/.exec(request.headers.range ?? "0")?.[0]) : 0;
    const body = CONTENT.subarray(from);
    const range = from > 0 ? { "content-range": `bytes ${from}-${CONTENT.length - 1}/${CONTENT.length}` } : {};
    response.writeHead(from > 0 ? 206 : 200, { "content-length": body.length, etag: etag(), ...range });
    if (left > 0) {
      left -= 1;
      response.write(body.subarray(0, size), () => setTimeout(() => response.destroy(), 20));
    } else response.end(body);
  };
}

const leftovers = (): string[] => readdirSync(dir);

test("a file is downloaded, read under the name in its address, and removed", async () => {
  answer = send(CONTENT);
  const { name, content } = await read(`${base}/bulk/Company%20Data.csv?edition=2`);
  expect(name).toBe("Company Data.csv");
  expect(content.equals(CONTENT)).toBe(true);
  expect(leftovers()).toEqual([]);
});

test("while it is read the download lies in the folder that was given, and nowhere after close", async () => {
  answer = send(CONTENT);
  const source = await openSource(`${base}/a.csv`, { tempDir: dir });
  expect(leftovers()).toHaveLength(1);
  await source.close();
  expect(leftovers()).toEqual([]);
});

test("packed files are recognised, zip with its directory at the end too", async () => {
  answer = send(zipOf([{ name: "inner.csv", content: CONTENT }]));
  expect((await read(`${base}/a`)).name).toBe("inner.csv");
  answer = send(gzipSync(CONTENT));
  expect((await read(`${base}/lastned`)).content.equals(CONTENT)).toBe(true);
});

test("a coding that the server applies on the way is undone", async () => {
  const coded = gzipSync(CONTENT);
  answer = send(coded, { "content-encoding": "gzip" });
  expect((await read(`${base}/a.csv`)).content.equals(CONTENT)).toBe(true);
});

test("progress tells the download against its length, then the reading", async () => {
  answer = send(CONTENT);
  const seen: [number, number | undefined, string][] = [];
  await read(`${base}/a.csv`, { onProgress: (...progress) => seen.push(progress) });
  expect(seen.every(([, total]) => total === CONTENT.length)).toBe(true);
  expect([...new Set(seen.map(([, , phase]) => phase))]).toEqual(["download", "read"]);
  expect(seen.findLast(([, , phase]) => phase === "download")?.[0]).toBe(CONTENT.length);
});

test("redirects are followed, and the final address names the file", async () => {
  answer = (request, response) => {
    if (request.url === "/latest") response.writeHead(302, { location: "/2026/companies.csv" }).end();
    else send(CONTENT)(request, response);
  };
  const { name, content } = await read(`${base}/latest`);
  expect(name).toBe("companies.csv");
  expect(content.equals(CONTENT)).toBe(true);
});

test.each([404, 403, 410])("status %i is final and names the address", async (status) => {
  answer = (_request, response) => response.writeHead(status).end("no");
  await expect(read(`${base}/a.csv`)).rejects.toThrow(new RegExp(`${base}/a\\.csv: the server answered ${status}.*Check the address`));
  expect(requests).toHaveLength(1);
  expect(leftovers()).toEqual([]);
});

test("the connection of an answer that is not read to its end is closed", async () => {
  let closed: Promise<unknown> | undefined;
  answer = (_request, response) => {
    closed = new Promise((done) => response.once("close", done));
    response.writeHead(404).write("endless");
  };
  await expect(read(`${base}/a.csv`)).rejects.toThrow(/404/);
  const late = new Promise((done) => setTimeout(done, 1_000, "late"));
  expect(await Promise.race([closed, late])).not.toBe("late");
});

test("a busy server is asked again", async () => {
  let busy = 2;
  answer = (request, response) => {
    busy -= 1;
    if (busy >= 0) response.writeHead(503).end();
    else send(CONTENT)(request, response);
  };
  expect((await read(`${base}/a.csv`)).content.equals(CONTENT)).toBe(true);
});

test("a cut download goes on where it broke off, as often as each attempt gains something", async () => {
  answer = cutting(100_000, 6);
  expect((await read(`${base}/a.csv`)).content.equals(CONTENT)).toBe(true);
  expect(requests).toHaveLength(7);
  expect(requests.slice(1).every(({ range, condition }) => /^bytes=[1-9]\d*-$/.test(range ?? "") && condition === ETAG)).toBe(true);
});

test("without ranges a cut download starts again", async () => {
  answer = cutting(100_000, 2, { ranges: false });
  expect((await read(`${base}/a.csv`)).content.equals(CONTENT)).toBe(true);
});

test("parts of two editions are never joined", async () => {
  let edition = 0;
  answer = cutting(100_000, 2, { etag: () => `"edition ${requests.length}"` });
  const { content } = await read(`${base}/a.csv`, { onProgress: () => (edition += 1) });
  expect(content.equals(CONTENT)).toBe(true);
  expect(edition).toBeGreaterThan(0);
});

test("a download that keeps breaking off fails, says how far it came and what to do, and leaves nothing", async () => {
  answer = cutting(100_000, 100, { ranges: false });
  await expect(read(`${base}/a.csv`)).rejects.toThrow(/a\.csv: the download broke off after \d+ of \d+ bytes.*later, or download the file by other means/);
  expect(requests).toHaveLength(4);
  expect(leftovers()).toEqual([]);
});

test("a server that cannot be reached is named at once", async () => {
  answer = send(CONTENT);
  await new Promise((done) => server.close(done));
  await expect(read(`${base}/a.csv`)).rejects.toThrow(/cannot be reached: .*Check the address and the network/);
  server.listen(0, "127.0.0.1");
});

test("an address that makes no sense is refused", async () => {
  await expect(read("http://")).rejects.toThrow(/is not an address/);
});

test("a folder that cannot be written to is named", async () => {
  answer = send(CONTENT);
  const nowhere = join(dir, "nowhere");
  await expect(read(`${base}/a.csv`, { tempDir: nowhere })).rejects.toThrow(/cannot be saved in .*nowhere.*Check the folder/);
});

test("a signal stops the download at once and leaves nothing", async () => {
  answer = (_request, response) => {
    response.writeHead(200, { "content-length": CONTENT.length }).write(CONTENT.subarray(0, 1000));
  };
  const stop = new AbortController();
  const reading = read(`${base}/a.csv`, { signal: stop.signal, onProgress: () => stop.abort(new Error("enough")) });
  await expect(reading).rejects.toThrow("enough");
  expect(leftovers()).toEqual([]);
});

test("a sign-in page in place of the file is refused as a web page, and removed", async () => {
  answer = send(Buffer.from("<html><body>Sign in</body></html>"), { "content-type": "text/html" });
  await expect(read(`${base}/a.csv`)).rejects.toThrow(/a\.csv is a web page/);
  expect(leftovers()).toEqual([]);
});
