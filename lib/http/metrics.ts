/** Upper bounds of the latency histogram's buckets, in seconds; what is slower is in none but the last, open one. */
export const LATENCY_BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

/** What was answered at one endpoint since the start. */
export interface EndpointCounts {
  readonly byStatus: Map<number, number>;
  /** Answers in each bucket alone, not added up; one more than there are bounds. */
  readonly buckets: number[];
  /** Of all answers together. */
  seconds: number;
}

/** What was answered, as plain data. */
export interface Counts {
  readonly endpoints: ReadonlyMap<string, EndpointCounts>;
  /** 429 answers by error code. */
  readonly limited: ReadonlyMap<string, number>;
}

/**
 * Counts answers in plain numbers: an answer costs a few additions, and only a reader of `/metrics` pays for their names and labels. Endpoints are paths as
 * defined, never as sent, so that there are only so many.
 */
export class RequestMetrics implements Counts {
  endpoints = new Map<string, EndpointCounts>();
  limited = new Map<string, number>();

  /**
   * Counts an answer.
   * @param code of the error, where it was one.
   * @param ms from the request to its answer.
   */
  observe(endpoint: string, status: number, code: string | undefined, ms: number): void {
    const counts = this.endpoints.get(endpoint) ?? this.#begin(endpoint);
    counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1);
    const seconds = ms / 1000;
    counts.seconds += seconds;
    let bucket = 0;
    for (const bound of LATENCY_BOUNDS) {
      if (seconds <= bound) break;
      bucket += 1;
    }
    counts.buckets[bucket] = (counts.buckets[bucket] ?? 0) + 1;
    if (status === 429 && code !== undefined) this.limited.set(code, (this.limited.get(code) ?? 0) + 1);
  }

  /** Adds what was counted elsewhere. */
  add(counted: Counts): void {
    for (const [endpoint, { byStatus, buckets, seconds }] of counted.endpoints) {
      const counts = this.endpoints.get(endpoint) ?? this.#begin(endpoint);
      for (const [status, count] of byStatus) counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + count);
      for (const [i, count] of buckets.entries()) counts.buckets[i] = (counts.buckets[i] ?? 0) + count;
      counts.seconds += seconds;
    }
    for (const [code, count] of counted.limited) this.limited.set(code, (this.limited.get(code) ?? 0) + count);
  }

  /** Hands over what was counted so far, and begins anew. */
  take(): Counts {
    const taken = { endpoints: this.endpoints, limited: this.limited };
    this.endpoints = new Map();
    this.limited = new Map();
    return taken;
  }

  #begin(endpoint: string): EndpointCounts {
    const counts: EndpointCounts = { byStatus: new Map(), buckets: LATENCY_BOUNDS.map(() => 0).concat(0), seconds: 0 };
    this.endpoints.set(endpoint, counts);
    return counts;
  }
}
