import { Registry } from "prom-client";
import type { ApiAnswer, Handler } from "../message";
import { LATENCY_BOUNDS, type RequestMetrics } from "../metrics";
import { createMetricsRegistry, type MetricsSources } from "../metrics-registry";

const LATENCY = "firmament_request_seconds";

/**
 * Answers `GET /metrics` in Prometheus' text format. It is the operator's, not the API's: it takes no key and no parameter, is in no description, and whoever mounts it
 * decides who may ask.
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function createMetricsHandler(sources: MetricsSources): Handler {
  const registry = createMetricsRegistry(sources);
  return async ({ method }) => {
    if (method !== "GET") return answer(405, "Use GET.\n", { Allow: "GET" });
    return answer(200, `${await registry.metrics()}\n${latencies(sources.metrics)}`);
  };
}

function answer(status: number, body: string, more: Readonly<Record<string, string>> = {}): ApiAnswer {
  const headers = { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE, "Content-Length": Buffer.byteLength(body).toString(), "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  return { status, headers: { ...headers, ...more }, body };
}

/**
 * The latency histogram. prom-client has no way to show figures that were counted elsewhere, and counting them with it would cost each request a look-up of labels.
 * A histogram's buckets hold all that is not slower than their bound, so that each includes the ones before.
 */
function latencies(metrics: Pick<RequestMetrics, "endpoints">): string {
  const lines = [`# HELP ${LATENCY} Time from an API request to its answer.`, `# TYPE ${LATENCY} histogram`];
  for (const [endpoint, { buckets, seconds }] of metrics.endpoints) {
    let upTo = 0;
    for (const [i, count] of buckets.entries()) {
      upTo += count;
      lines.push(`${LATENCY}_bucket{endpoint="${endpoint}",le="${LATENCY_BOUNDS[i] ?? "+Inf"}"} ${upTo}`);
    }
    lines.push(`${LATENCY}_sum{endpoint="${endpoint}"} ${seconds}`, `${LATENCY}_count{endpoint="${endpoint}"} ${upTo}`);
  }
  return `${lines.join("\n")}\n`;
}
