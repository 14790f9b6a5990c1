import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReferenceIndex } from "../index/reference-index";
import { createMetricsHandler } from "./endpoints/metrics";
import { RequestMetrics } from "./metrics";
import { startApi, type ApiServer } from "./testing/api-server";
import { COMPANIES } from "./testing/companies";

const INDEX = createReferenceIndex(COMPANIES);

async function shown(metrics: RequestMetrics, index: Parameters<typeof createMetricsHandler>[0]["index"] = INDEX): Promise<string> {
  const { status, body } = await createMetricsHandler({ metrics, index })({ method: "GET", target: "/metrics", header: () => undefined });
  expect(status).toBe(200);
  return String(body);
}

/** The value of a series; undefined when it is not there. */
function value(text: string, series: string): number | undefined {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe("the metrics of answered requests", () => {
  const metrics = new RequestMetrics();
  const refusing = { take: () => ({ allowed: false, limit: 1, remaining: 0, retryAfterMs: 10 }) };
  let api: ApiServer;
  let text: string;
  beforeAll(async () => {
    api = await startApi({ metrics, rateLimiter: refusing });
    await api.get("/api/company/search?search=acme");
    await api.get("/api/company/search?search=acme");
    await api.get("/api/company/search?search=acme", {});
    await api.get("/api/cities?search=a", { "x-api-key": await api.createKey({ ratePerSecond: 1 }) });
    await api.get("/api/what-somebody-made-up");
    text = await shown(metrics);
  });
  afterAll(() => api.close());

  it("count by endpoint and status, and never name a path that was made up", () => {
    expect(value(text, 'firmament_requests_total{endpoint="/api/company/search",status="200"}')).toBe(2);
    expect(value(text, 'firmament_requests_total{endpoint="/api/company/search",status="401"}')).toBe(1);
    expect(value(text, 'firmament_requests_total{endpoint="(unknown)",status="404"}')).toBe(1);
    expect(text).not.toContain("made-up");
  });

  it("count refusals for limits by their reason", () => {
    expect(value(text, 'firmament_limited_requests_total{reason="rate_limited"}')).toBe(1);
  });

  it("hold each answer in every bucket from its time on", () => {
    const buckets = [...text.matchAll(/firmament_request_seconds_bucket\{endpoint="\/api\/company\/search",le="([^"]+)"\} (\d+)/g)].map(([, bound, count]) => [bound, Number(count)]);
    expect(buckets.at(-1)).toEqual(["+Inf", 3]);
    expect(buckets.map(([, count]) => count)).toEqual(buckets.map(([, count]) => Number(count)).sort((a, b) => a - b));
    expect(value(text, 'firmament_request_seconds_count{endpoint="/api/company/search"}')).toBe(3);
    expect(value(text, 'firmament_request_seconds_sum{endpoint="/api/company/search"}')).toBeGreaterThan(0);
  });
});

describe("the latency histogram", () => {
  it("puts an answer as slow as a bound into that bound's bucket, and a slower one into the last", async () => {
    const metrics = new RequestMetrics();
    metrics.observe("/a", 200, undefined, 1);
    metrics.observe("/a", 200, undefined, 60_000);
    const text = await shown(metrics);
    const upTo = (bound: string): number | undefined => value(text, `firmament_request_seconds_bucket{endpoint="/a",le="${bound}"}`);
    expect([upTo("0.0005"), upTo("0.001"), upTo("10"), upTo("+Inf")]).toEqual([0, 1, 1, 2]);
    expect(value(text, 'firmament_request_seconds_sum{endpoint="/a"}')).toBeCloseTo(60.001);
  });
});

describe("the metrics page", () => {
  it("tells the generation, its companies, what the workers do, and of the process", async () => {
    const status = { generation: "g1", companies: 7, builtAt: "2026-11-20T00:00:00.000Z", registers: [{ code: "brreg", label: "", companies: 7, rejected: 0, date: "" }] };
    const activity = { openGenerations: 2, workers: 4, busyWorkers: 1, waitingQuestions: 3 };
    const text = await shown(new RequestMetrics(), { status: () => status, activity: () => activity });
    expect(value(text, 'firmament_index_info{generation="g1",built_at="2026-11-20T00:00:00.000Z"}')).toBe(1);
    expect(value(text, 'firmament_index_companies{register="brreg"}')).toBe(7);
    expect(value(text, "firmament_index_up")).toBe(1);
    expect(["open_generations", "workers", "busy_workers", "waiting_questions"].map((name) => value(text, `firmament_index_${name}`))).toEqual([2, 4, 1, 3]);
    expect(value(text, "process_resident_memory_bytes")).toBeGreaterThan(1e6);
  });

  it("follows what it tells of: no generation is named any more once none serves", async () => {
    let status = INDEX.status();
    const handler = createMetricsHandler({ metrics: new RequestMetrics(), index: { status: () => status } });
    const text = async (): Promise<string> => String((await handler({ method: "GET", target: "/metrics", header: () => undefined })).body);
    expect(await text()).toContain("firmament_index_info{generation=");
    status = undefined;
    const after = await text();
    expect(after).not.toContain("firmament_index_info{");
    expect(value(after, "firmament_index_up")).toBe(0);
    expect(after).not.toContain("firmament_index_workers");
  });

  it("is in a form that a reader of the format takes: every line a comment or a series with a number", async () => {
    const metrics = new RequestMetrics();
    metrics.observe("/a", 200, undefined, 1);
    const text = await shown(metrics);
    expect(text.endsWith("\n")).toBe(true);
    const wrong = text.split("\n").filter((line) => line !== "" && !/^# (HELP|TYPE) [a-z_0-9]+ .+$/.test(line) && !/^[a-z_0-9]+(\{[a-z_]+="[^"\n]*"(,[a-z_]+="[^"\n]*")*\})? (-?[\d.e+-]+|Nan)$/.test(line));
    expect(wrong).toEqual([]);
    const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("takes GET alone", async () => {
    const { status, headers } = await createMetricsHandler({ metrics: new RequestMetrics(), index: INDEX })({ method: "POST", target: "/metrics", header: () => undefined });
    expect([status, headers["Allow"]]).toEqual([405, "GET"]);
  });
});

it("counting costs less than 2 µs an answer", () => {
  const metrics = new RequestMetrics();
  const answers = 200_000;
  const begun = performance.now();
  for (let i = 0; i < answers; i += 1) metrics.observe("/api/company/search", i % 10 === 0 ? 429 : 200, i % 10 === 0 ? "rate_limited" : undefined, i % 50);
  expect(((performance.now() - begun) * 1000) / answers).toBeLessThan(2);
});
