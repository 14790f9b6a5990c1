import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSpent, logShape, logSize, takeFromLog } from "./sliding-log";

const SECOND = 1_000_000;
/** When the simulations begin, microseconds. */
const START = 50 * SECOND;

/** The times of the requests that are allowed. */
function allowed(perSecond: number, times: readonly number[]): number[] {
  const shape = logShape(perSecond);
  const log = Buffer.alloc(logSize(shape));
  return times.filter((time) => takeFromLog(log, shape, time).allowed);
}

/** The most times within any second, its end excluded. */
function mostInASecond(times: readonly number[]): number {
  let [most, from] = [0, 0];
  times.forEach((time, index) => {
    while ((times[from] ?? time) <= time - SECOND) from += 1;
    most = Math.max(most, index - from + 1);
  });
  return most;
}

const exactRate = fc.integer({ min: 1, max: 480 });
/** Gaps between requests, from none through hammering to idle, microseconds. */
const gaps = fc.array(fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 3000 }) }, fc.constant(0), fc.integer({ min: 0, max: 1_200_000 })), { minLength: 1, maxLength: 1500 });

function times(between: readonly number[]): number[] {
  let time = START;
  return between.map((gap) => (time += gap));
}

describe("the sliding log", () => {
  it("allows at most the rate and 2 more in any second, whatever comes", () => {
    fc.assert(fc.property(exactRate, gaps, (perSecond, between) => mostInASecond(allowed(perSecond, times(between))) <= perSecond + 2), { numRuns: 300 });
  });

  it("allows at most 1 % and 2 more in any second above 480 a second", () => {
    fc.assert(
      fc.property(fc.integer({ min: 481, max: 20_000 }), fc.integer({ min: 1, max: 900 }), (perSecond, gap) => {
        const hammering = Array.from({ length: 60_000 }, (_, index) => START + index * gap);
        return mostInASecond(allowed(perSecond, hammering)) <= perSecond * 1.01 + 2;
      }),
      { numRuns: 30 },
    );
  });

  it("allows exactly the rate at once to a key that was silent", () => {
    fc.assert(fc.property(exactRate, (perSecond) => allowed(perSecond, Array<number>(perSecond + 50).fill(START)).length === perSecond));
  });

  it("allows the rate on average and no more under hammering", () => {
    for (const perSecond of [1, 7, 50, 333, 480, 481, 5000]) {
      const seconds = 20;
      const hammering = Array.from({ length: 200_000 }, (_, index) => START + index * seconds * 5);
      const { length } = allowed(perSecond, hammering);
      expect(length).toBeGreaterThanOrEqual(perSecond * seconds);
      expect(length).toBeLessThanOrEqual(perSecond * (seconds + 1) + perSecond * 0.01 + 2);
    }
  });

  it("never refuses an even pace of the rate, though each request may be late by 2 places", () => {
    const perSecond = fc.integer({ min: 20, max: 480 });
    fc.assert(
      fc.property(perSecond, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (rate, lateness) => {
        const step = SECOND / rate;
        const paced = Array.from({ length: rate * 3 }, (_, index) => START + index * step + (lateness.next().value ?? 0) * step * 1.999);
        const arriving = paced.sort((a, b) => a - b);
        return allowed(rate, arriving).length === arriving.length;
      }),
      { numRuns: 60 },
    );
  });

  it("never refuses an even pace of any rate", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (rate) => {
        const paced = Array.from({ length: Math.min(rate * 3, 20_000) }, (_, index) => START + (index * SECOND) / rate);
        return allowed(rate, paced).length === paced.length;
      }),
      { numRuns: 60 },
    );
  });

  it("tells the wait after which a request is allowed, and no sooner", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), gaps, (perSecond, between) => {
        const shape = logShape(perSecond);
        const log = Buffer.alloc(logSize(shape));
        for (const time of times(between)) {
          const { wait } = takeFromLog(log, shape, time);
          if (wait <= 1) continue;
          const waited = (share: number): boolean => takeFromLog(Buffer.from(log), shape, time + share).allowed;
          expect(waited(wait)).toBe(true);
          expect(waited(wait - 1)).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("tells how many more are allowed at once, at least", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), gaps, (perSecond, between) => {
        const shape = logShape(perSecond);
        const log = Buffer.alloc(logSize(shape));
        const last = times(between).at(-1) ?? START;
        const { remaining } = times(between).map((time) => takeFromLog(log, shape, time)).at(-1) ?? { remaining: -1 };
        let more = 0;
        while (takeFromLog(log, shape, last).allowed) more += 1;
        expect(more).toBeGreaterThanOrEqual(remaining);
        expect(more).toBeLessThanOrEqual(remaining + 3 * shape.perCell);
      }),
      { numRuns: 200 },
    );
  });

  it("forgets what was written before the machine's clock began anew", () => {
    const shape = logShape(5);
    const log = Buffer.alloc(logSize(shape));
    const later = START + 3600 * SECOND;
    for (let count = 0; count < 5; count += 1) takeFromLog(log, shape, later);
    expect(takeFromLog(Buffer.from(log), shape, later).allowed).toBe(false);
    expect(isSpent(log, START)).toBe(true);
    expect(takeFromLog(log, shape, START)).toEqual({ allowed: true, remaining: 4, wait: 0 });
  });

  it("is spent when it can refuse nothing any more", () => {
    const shape = logShape(3);
    const log = Buffer.alloc(logSize(shape));
    takeFromLog(log, shape, START);
    expect(isSpent(log, START + SECOND - 1)).toBe(false);
    expect(isSpent(log, START + SECOND)).toBe(true);
  });

  it("fits into one page of the store with its name", () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (perSecond) => logSize(logShape(perSecond)) <= 3900));
  });

  it.each([0, -1, 1.5, NaN, Infinity])("has no form for a rate of %s", (perSecond) => {
    expect(() => logShape(perSecond)).toThrow(/whole number.*got/);
  });
});
