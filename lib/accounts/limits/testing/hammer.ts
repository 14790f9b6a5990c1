/**
 * A process of its own that asks a limiter as fast as it answers, `width` requests at a time, for some milliseconds. It starts when it
 * is told to on standard input and prints what was allowed: for each request the machine's time just before and just after it.
 * Arguments: sqlite|redis, data folder or URL, key, requests per second, milliseconds, width.
 */
import { once } from "node:events";
import { machineTime } from "../machine-time";
import { openRedisRateLimiter } from "../redis-rate-limiter";
import { openSqliteRateLimiter } from "../sqlite-rate-limiter";

const [kind, place = "", key = "", perSecond, milliseconds, width] = process.argv.slice(2);
const limiter = kind === "redis" ? await openRedisRateLimiter(place) : openSqliteRateLimiter({ dataDir: place });
process.stdout.write("ready\n");
await once(process.stdin, "data");

const until = machineTime() + Number(milliseconds) * 1000;
const allowed: [before: number, after: number][] = [];

async function ask(): Promise<void> {
  for (let before = machineTime(); before < until; before = machineTime()) {
    const decision = await limiter.take(key, Number(perSecond));
    if (decision.allowed) allowed.push([before, machineTime()]);
  }
}

await Promise.all(Array.from({ length: Number(width) }, ask));
await limiter.close();
process.stdout.write(JSON.stringify(allowed));
process.stdin.destroy();
