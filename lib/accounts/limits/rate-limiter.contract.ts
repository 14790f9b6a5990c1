import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { machineTime } from "./machine-time";
import type { RateDecision, RateLimiter } from "./rate-limiter";
import { hammer, mostInASecond } from "./testing/processes";

/** What a store offers its tests. */
export interface StoreUnderTest {
  /** A limiter on the store; several share it. */
  open(): Promise<RateLimiter>;
  /** The first arguments of hammer.ts for this store. */
  readonly hammerTarget: () => readonly [kind: string, place: string];
  /** How many logs the store holds. */
  kept(): Promise<number>;
  /** How many of this process's limiters hold on to the store. */
  holders(): Promise<number>;
}

const RATE = 50;
let keys = 0;
const newKey = (): string => `key_contract${(keys += 1)}`;

/** Guarantees of every limiter; call it inside a `describe`. */
export function rateLimiterContract(store: StoreUnderTest): void {
  const opened: RateLimiter[] = [];
  const open = async (): Promise<RateLimiter> => {
    const limiter = await store.open();
    opened.push(limiter);
    return limiter;
  };
  afterEach(async () => {
    vi.useRealTimers();
    for (const limiter of opened.splice(0)) await limiter.close();
  });

  it("allows at most the rate and 2 more in any sliding second over two processes that hammer, and the whole rate", async () => {
    const allowed = await hammer(2, [...store.hammerTarget(), newKey(), RATE, 3000, 8]);
    expect(mostInASecond(allowed)).toBeLessThanOrEqual(RATE + 2);
    expect(allowed.length).toBeGreaterThanOrEqual(3 * RATE);
    expect(allowed.length).toBeLessThanOrEqual(4 * RATE + 2);
  });

  it("never refuses an even pace of the rate, spread over two limiters, for four seconds", async () => {
    const limiters = [await open(), await open()];
    const key = newKey();
    const refused: number[] = [];
    let next = machineTime();
    for (let request = 0; request < 4 * RATE; request += 1) {
      await until(next);
      const decision = await limiters[request % 2]!.take(key, RATE);
      // From the answer on: what delays one request on its way to the store must not bring the next one closer to it.
      next = machineTime() + 1_000_000 / RATE;
      if (!decision.allowed) refused.push(request);
    }
    expect(refused).toEqual([]);
  });

  it("tells what is left, and when refusing a wait after which the key is allowed, and shortly before which it is not", async () => {
    const limiter = await open();
    const key = newKey();
    const decisions: RateDecision[] = [];
    for (let request = 0; request < 6; request += 1) decisions.push(await limiter.take(key, 5));
    expect(decisions.map(({ allowed, limit, remaining }) => [allowed, limit, remaining])).toEqual([...[4, 3, 2, 1, 0].map((left) => [true, 5, left]), [false, 5, 0]]);
    const refusal = decisions.at(-1)!;
    expect(decisions[0]!.retryAfterMs).toBe(0);
    expect(refusal.retryAfterMs).toBeGreaterThan(500);
    expect(refusal.retryAfterMs).toBeLessThanOrEqual(1000);
    const end = machineTime() + refusal.retryAfterMs * 1000;
    await until(end - 200_000);
    const early = await limiter.take(key, 5);
    expect(early.allowed && machineTime() < end).toBe(false);
    await until(end);
    expect((await limiter.take(key, 5)).allowed).toBe(true);
  });

  it("keeps keys apart, and lets a key whose rate changes go by the new one", async () => {
    const limiter = await open();
    const [first, second] = [newKey(), newKey()];
    expect((await limiter.take(first, 1)).allowed).toBe(true);
    expect((await limiter.take(first, 1)).allowed).toBe(false);
    expect((await limiter.take(second, 1)).allowed).toBe(true);
    expect(await limiter.take(first, 3)).toMatchObject({ allowed: true, limit: 3, remaining: 2 });
  });

  it("counts a rate of thousands, in cells", async () => {
    const limiter = await open();
    const key = newKey();
    let count = 0;
    const start = machineTime();
    while ((await limiter.take(key, 1000)).allowed) count += 1;
    expect(count).toBeGreaterThanOrEqual(1000);
    expect(count).toBeLessThanOrEqual(1000 * Math.ceil((machineTime() - start) / 1_000_000) * 1.01 + 2);
  });

  it("is not moved by a wall clock set back or ahead", async () => {
    const limiter = await open();
    const key = newKey();
    vi.useFakeTimers({ toFake: ["Date"] });
    for (const clock of ["2026-11-20", "2020-01-01", "2040-01-01"]) {
      vi.setSystemTime(new Date(clock));
      const decisions = [await limiter.take(key, 1), await limiter.take(key, 1)];
      expect(decisions.map(({ allowed }) => allowed)).toEqual([true, false]);
      await until(machineTime() + decisions[1]!.retryAfterMs * 1000);
    }
  });

  it("forgets keys that went silent", async () => {
    const limiter = await open();
    for (let count = 0; count < 300; count += 1) await limiter.take(newKey(), RATE);
    expect(await store.kept()).toBeGreaterThanOrEqual(300);
    await sleep(3200);
    await limiter.take(newKey(), RATE);
    expect(await store.kept()).toBe(1);
  });

  it.each([0, -1, 1.5])("refuses a rate of %s as a mistake of the caller's", async (perSecond) => {
    const limiter = await open();
    await expect(Promise.resolve().then(() => limiter.take(newKey(), perSecond))).rejects.toThrow(RangeError);
  });

  it("lets go of the store when closed", async () => {
    // The limiters of the tests before are still leaving.
    await sleep(200);
    const before = await store.holders();
    const limiter = await store.open();
    await limiter.take(newKey(), RATE);
    expect(await store.holders()).toBe(before + 1);
    await limiter.close();
    await expect.poll(() => store.holders()).toBe(before);
  });
}

/** Waits to the microsecond or longer: a timer may be early by a part of a millisecond. */
async function until(time: number): Promise<void> {
  for (let left = time - machineTime(); left > 0; left = time - machineTime()) await sleep(Math.ceil(left / 1000));
}
