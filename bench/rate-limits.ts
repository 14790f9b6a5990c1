import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createRateLimiter } from "../lib/accounts/limits";
import { percentile, timed } from "./statistics";

interface RateLimitCost {
  readonly step: string;
  /** Microseconds a request. */
  readonly p50: number;
  readonly p99: number;
}

const RATE = 50;
const SILENT = { warn: () => undefined, info: () => undefined };

/**
 * What the limiter adds to a request, in process, one request after the other: allowed ones of many keys at the default rate, and
 * refused ones of a key that hammers.
 * @param redisUrl measures the limiter in that Redis instead of the one in a temporary file.
 */
export async function measureRateLimits({ keys = 400, redisUrl }: { readonly keys?: number; readonly redisUrl?: string } = {}): Promise<RateLimitCost[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "bench-limits-"));
  const limiter = await createRateLimiter({ dataDir, redisUrl }, SILENT);
  const store = redisUrl === undefined ? "SQLite" : "Redis";
  const requests = Array.from({ length: keys * RATE }, (_, request) => `bench ${process.pid} ${request % keys}`);
  try {
    const allowed = await timed(requests, async (key) => {
      if (!(await limiter.take(key, RATE)).allowed) throw new Error("A request within its rate was refused.");
    });
    const refused = await timed(requests, () => limiter.take("bench hammered", 1), 1);
    return [cost(`rate limit in ${store}, allowed`, allowed), cost(`rate limit in ${store}, refused`, refused)];
  } finally {
    await limiter.close();
    rmSync(dataDir, { recursive: true });
  }
}

function cost(step: string, milliseconds: readonly number[]): RateLimitCost {
  return { step, p50: 1000 * percentile(milliseconds, 0.5), p99: 1000 * percentile(milliseconds, 0.99) };
}
