import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import type { CompanyIndex } from "../company/company-index";
import type { RequestMetrics } from "./metrics";

/** What the metrics are read from. */
export interface MetricsSources {
  readonly metrics: Pick<RequestMetrics, "endpoints" | "limited">;
  readonly index: Pick<CompanyIndex, "status" | "activity">;
}

/**
 * What `/metrics` shows beside latencies: requests, index and workers, read from their sources when it is asked for, and what prom-client tells of the process.
 * @see https://prometheus.io/docs/practices/naming/
 */
export function createMetricsRegistry(sources: MetricsSources): Registry {
  const registry = new Registry();
  addRequests(registry, sources);
  addIndex(registry, sources);
  addActivity(registry, sources);
  collectDefaultMetrics({ register: registry });
  return registry;
}

function addRequests(registry: Registry, { metrics }: MetricsSources): void {
  new Counter({
    name: "firmament_requests_total",
    help: "Answered API requests.",
    labelNames: ["endpoint", "status"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [endpoint, { byStatus }] of metrics.endpoints) for (const [status, count] of byStatus) this.inc({ endpoint, status }, count);
    },
  });
  new Counter({
    name: "firmament_limited_requests_total",
    help: "Requests refused with 429, by the error's code.",
    labelNames: ["reason"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, count] of metrics.limited) this.inc({ reason }, count);
    },
  });
}

function addIndex(registry: Registry, { index }: MetricsSources): void {
  new Gauge({
    name: "firmament_index_info",
    help: "1 for the index generation that serves; without a value while none does.",
    labelNames: ["generation", "built_at"],
    registers: [registry],
    collect() {
      this.reset();
      const status = index.status();
      if (status) this.set({ generation: status.generation, built_at: status.builtAt }, 1);
    },
  });
  new Gauge({ name: "firmament_index_up", help: "1 while an index generation serves, else 0.", registers: [registry], collect() { this.set(index.status() ? 1 : 0); } });
  new Gauge({
    name: "firmament_index_companies",
    help: "Companies that can be found, by register.",
    labelNames: ["register"],
    registers: [registry],
    collect() {
      this.reset();
      for (const { code, companies } of index.status()?.registers ?? []) this.set({ register: code }, companies);
    },
  });
}

const ACTIVITY = [
  ["openGenerations", "firmament_index_open_generations", "Index generations in memory: the one that serves, and those that scrolls go on with."],
  ["workers", "firmament_index_workers", "Query threads."],
  ["busyWorkers", "firmament_index_busy_workers", "Query threads that have something to do."],
  ["waitingQuestions", "firmament_index_waiting_questions", "Questions given to query threads and not answered yet."],
] as const;

function addActivity(registry: Registry, { index }: MetricsSources): void {
  if (index.activity === undefined) return;
  for (const [figure, name, help] of ACTIVITY) new Gauge({ name, help, registers: [registry], collect() { this.set(index.activity?.()[figure] ?? 0); } });
}
