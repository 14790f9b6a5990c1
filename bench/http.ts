import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { writeQuery, type CompanyQuery } from "../lib/company/query";
import type { GenerationReader } from "../lib/index/embedded/reader";
import { createKey } from "./key";
import { Connection } from "./load";
import { residentBytes, runLoad, startConstant, startServer, type RunningServer } from "./processes";
import { sampleRecords } from "./data";
import { CLASSES, questions } from "./queries";
import { table } from "./statistics";
import { hasWrk, runWrk } from "./wrk";

const delays = z.array(z.object({ thread: z.number(), p50: z.number(), p99: z.number(), max: z.number() }));
const scrollHead = z.object({ meta: z.object({ scrollId: z.string(), hasMoreRecords: z.boolean(), recordCount: z.number() }) });
const SECONDS = 8;
const CONNECTIONS = 16;
/** What a batch says of itself stands in front of its records and is shorter. */
const HEAD_BYTES = 64 << 10;

function target(path: string, query: CompanyQuery): string {
  return `${path}?${new URLSearchParams(writeQuery(query).map(([name, value]) => [name, value]))}`;
}

function targets(reader: GenerationReader, names: readonly string[], count: number): string[] {
  const records = sampleRecords(reader, 5000);
  return CLASSES.filter(({ name }) => names.includes(name)).flatMap((kind) => questions(kind, records, count).map((query) => target("/api/company/search", query)));
}

/** The service over HTTP: searches against a constant answer of the same bytes, scrolls with their memory, and a mixed load. */
export async function benchHttp(dataDir: string, reader: GenerationReader): Promise<string> {
  const delayFolder = mkdtempSync(join(tmpdir(), "bench-http-"));
  const key = await createKey(dataDir);
  const server = await startServer(dataDir, delayFolder);
  try {
    const searches = await benchSearches(server, key, targets(reader, ["name words"], 1000));
    const scrolls = await benchScrolls(server, key, reader.size);
    const mixed = await benchMixed(server, key, reader);
    await server.stop();
    const threads = delays.parse(readdirSync(delayFolder).map((name) => JSON.parse(readFileSync(join(delayFolder, name), "utf8")) as unknown));
    const rows = threads.sort((a, b) => a.thread - b.thread).map(({ thread, p50, p99, max }) => [thread === 0 ? "main thread" : `thread ${thread}`, p50, p99, max]);
    return [searches, scrolls, mixed, table(["event loop delay, from 5 s after the start", "p50 ms", "p99 ms", "max ms"], rows)].join("\n\n");
  } finally {
    await server.stop();
    rmSync(delayFolder, { recursive: true, force: true });
  }
}

async function benchSearches(server: RunningServer, key: string, asked: readonly string[]): Promise<string> {
  const answers = await Promise.all(asked.slice(0, 50).map((each) => answerTo(`http://127.0.0.1:${server.port}${each}`, key)));
  const answer = answers.sort((a, b) => a.body.length - b.body.length)[Math.floor(answers.length / 2)] ?? { headers: {}, body: "" };
  const constant = await startConstant(answer);
  const [run, generator] = hasWrk() ? ([runWrk, "wrk"] as const) : ([runLoad, "bench/load.ts for want of wrk"] as const);
  const rows: (string | number)[][] = [];
  try {
    const plan = { key, connections: CONNECTIONS, seconds: SECONDS, targets: asked };
    // After a start the server reads its whole index once, and both still compile what they will run.
    for (const port of [server.port, constant.port]) await run({ ...plan, port });
    for (let round = 1; round <= 3; round++) {
      const own = await run({ ...plan, port: server.port });
      const bare = await run({ ...plan, port: constant.port });
      rows.push([`round ${round}`, own.requestsPerSecond, own.p50, own.p99, own.failures, bare.requestsPerSecond, own.requestsPerSecond / bare.requestsPerSecond]);
    }
  } finally {
    await constant.stop();
  }
  return table([`search, ${CONNECTIONS} connections of ${generator}`, "requests/s", "p50 ms", "p99 ms", "not 200", `node:http, the same answer, body ${Buffer.byteLength(answer.body)} bytes`, "ratio"], rows);
}

/** An answer of the service, with the headers that are its own. */
async function answerTo(url: string, key: string): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly body: string }> {
  const response = await fetch(url, { headers: { "x-api-key": key } });
  const { connection: _connection, date: _date, "keep-alive": _keepAlive, ...headers } = Object.fromEntries(response.headers);
  return { headers, body: await response.text() };
}

async function benchScrolls(server: RunningServer, key: string, size: number): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const pageSize of [1000, 5000]) {
    const connection = new Connection({ port: server.port, key }, HEAD_BYTES);
    let [scroll, done, bytes, baseline, peak] = ["", 0, 0, 0, 0];
    const start = performance.now();
    for (let more = true; more && done < 1_000_000; ) {
      const { status, length, body } = await connection.get(`/api/company/export?useScroll=true&pageSize=${pageSize}${scroll}`);
      if (status !== 200) throw new Error(`The scroll answered ${status}: ${body.toString("utf8", 0, 300)}`);
      const { meta } = scrollHead.parse(JSON.parse(`${body.toString("utf8", 0, body.indexOf(',"data"'))}}`));
      scroll = `&scrollId=${encodeURIComponent(meta.scrollId)}`;
      more = meta.hasMoreRecords;
      done += meta.recordCount;
      bytes += length;
      const resident = residentBytes(server.pid);
      if (done <= 50_000) baseline = Math.max(baseline, resident);
      peak = Math.max(peak, resident);
    }
    const seconds = (performance.now() - start) / 1000;
    connection.close();
    rows.push([`batches of ${pageSize}`, done, done / seconds, bytes / seconds / 1e6, baseline / 1e6, (peak - baseline) / 1e6]);
  }
  return table([`scroll of full records, ${size.toLocaleString("en-US")} companies`, "rows", "rows/s", "MB/s", "RSS at 50,000 MB", "growth MB"], rows);
}

async function benchMixed(server: RunningServer, key: string, reader: GenerationReader): Promise<string> {
  const plan = { port: server.port, key, seconds: SECONDS };
  const light = targets(reader, ["name words", "national id", "prefix"], 300);
  const heavy = [...targets(reader, ["wide filters", "filters", "country and page"], 100), ...Array.from({ length: 50 }, (_, i) => `/api/company/export?pageSize=10000&employeesTotal[min]=${i}`)];
  const alone = await runLoad({ ...plan, connections: 4, targets: light });
  const [beside, loaded] = await Promise.all([runLoad({ ...plan, connections: 4, targets: light }), runLoad({ ...plan, connections: 4, targets: heavy })]);
  const row = (name: string, { requestsPerSecond, p50, p99, failures }: typeof alone): (string | number)[] => [name, requestsPerSecond, p50, p99, failures];
  return table(["mixed load, 4 + 4 connections", "requests/s", "p50 ms", "p99 ms", "not 200"], [row("light alone", alone), row("light beside heavy", beside), row("heavy", loaded)]);
}
