import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "redis";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createRateLimiter } from ".";
import type { RateLimiter } from "./rate-limiter";
import { rateLimiterContract } from "./rate-limiter.contract";
import { openRedisRateLimiter } from "./redis-rate-limiter";
import { freePort, redisInstalled, startRedis, type RedisServer } from "./testing/redis-server";

const unavailable = expect.objectContaining({ code: "limits_unavailable", status: 503 }) as Error;

describe.skipIf(!redisInstalled)("limits in Redis (skipped where redis-server is not installed)", () => {
  let redis: RedisServer;
  let observer: ReturnType<typeof createClient>;
  beforeAll(async () => {
    redis = await startRedis();
    observer = createClient({ url: redis.url });
    await observer.connect();
  });
  afterAll(async () => {
    observer.destroy();
    await redis.stop();
  });
  beforeEach(() => observer.flushAll());

  rateLimiterContract({
    open: () => openRedisRateLimiter(redis.url),
    hammerTarget: () => ["redis", redis.url],
    kept: () => observer.dbSize(),
    holders: async () => (await observer.clientList()).length,
  });

  it("go on by themselves after Redis forgot its scripts and everything else", async () => {
    const limiter = await openRedisRateLimiter(redis.url);
    await limiter.take("key_1", 1);
    await observer.scriptFlush();
    await observer.flushAll();
    expect(await limiter.take("key_1", 1)).toMatchObject({ allowed: true });
    await limiter.close();
  });

  it("begin a log anew that is damaged or lies in the future, as after the clock of Redis was set back", async () => {
    const limiter = await openRedisRateLimiter(redis.url);
    await observer.set("firmament:limits:key_1/2", "damaged");
    expect(await limiter.take("key_1", 2)).toMatchObject({ allowed: true, remaining: 1 });
    const future = Buffer.alloc(16 + 8 * 4);
    for (let cell = 0; cell < 4; cell += 1) future.writeDoubleLE((Date.now() + 3_600_000) * 1000, 16 + 8 * cell);
    await observer.set("firmament:limits:key_2/2", future);
    expect(await limiter.take("key_2", 2)).toMatchObject({ allowed: true, remaining: 1 });
    await limiter.close();
  });
});

describe.skipIf(!redisInstalled)("while Redis is away (skipped where redis-server is not installed)", () => {
  let dataDir: string;
  let limiter: RateLimiter | undefined;
  let redis: RedisServer | undefined;
  let messages: string[];
  const log = { warn: (_: object, message: string) => void messages.push(message), info: (message: string) => void messages.push(message) };
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), "limits-"));
    messages = [];
  });
  afterEach(async () => {
    await limiter?.close();
    await redis?.stop();
    [limiter, redis] = [undefined, undefined];
    rmSync(dataDir, { recursive: true });
  });

  const allowedOf = async (takes: number, key: string): Promise<number> => {
    let allowed = 0;
    for (let take = 0; take < takes; take += 1) if ((await limiter?.take(key, 5))?.allowed) allowed += 1;
    return allowed;
  };

  it("the machine limits on its own, says so once, and Redis decides again as soon as it answers", async () => {
    const port = await freePort();
    redis = await startRedis(port);
    limiter = await createRateLimiter({ dataDir, redisUrl: redis.url }, log);
    expect(await allowedOf(10, "key_1")).toBe(5);
    await redis.stop();
    expect(await allowedOf(10, "key_2")).toBe(5);
    expect(messages).toEqual([expect.stringMatching(/does not answer.*this machine limits on its own/)]);
    redis = await startRedis(port);
    const answersAgain = async (): Promise<string[]> => (await limiter?.take("key_3", 1000), messages.slice(1));
    await expect.poll(answersAgain, { timeout: 5000 }).toEqual([expect.stringMatching(/answers again/)]);
  });

  it("a Redis that hangs delays requests by half a second, once", async () => {
    redis = await startRedis();
    limiter = await createRateLimiter({ dataDir, redisUrl: redis.url }, log);
    await limiter.take("key_1", 5);
    redis.signal("SIGSTOP");
    const started = performance.now();
    const first = await Promise.all(Array.from({ length: 10 }, async () => limiter?.take("key_2", 5)));
    expect(first.filter((decision) => decision?.allowed)).toHaveLength(5);
    expect(performance.now() - started).toBeGreaterThan(450);
    const second = performance.now();
    await allowedOf(10, "key_3");
    expect(performance.now() - second).toBeLessThan(400);
    redis.signal("SIGCONT");
    const answersAgain = async (): Promise<string[]> => (await limiter?.take("key_4", 1000), messages.slice(1));
    await expect.poll(answersAgain, { timeout: 10_000 }).toEqual([expect.stringMatching(/answers again/)]);
  });

  it("the service starts all the same", async () => {
    limiter = await createRateLimiter({ dataDir, redisUrl: `redis://127.0.0.1:${await freePort()}` }, log);
    expect(await allowedOf(10, "key_1")).toBe(5);
    expect(messages).toHaveLength(1);
  });

  it("the limiter in Redis alone says that it cannot decide", async () => {
    limiter = await openRedisRateLimiter(`redis://127.0.0.1:${await freePort()}`);
    await expect(Promise.resolve(limiter.take("key_1", 5))).rejects.toThrow(unavailable);
  });
});
