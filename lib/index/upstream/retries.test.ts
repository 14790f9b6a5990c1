import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UPSTREAM_LIMITS } from "./limits";
import { RetryBudget, waitBefore } from "./retries";

describe("the wait before another try", () => {
  const limits = { ...UPSTREAM_LIMITS, firstDelay: 100, longestWait: 2000 };

  it("doubles with every failure up to the longest, half of it random", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (failed) => {
        const whole = Math.min(100 * 2 ** (failed - 1), 2000);
        const wait = waitBefore(failed, undefined, limits) ?? -1;
        expect(wait).toBeGreaterThanOrEqual(whole / 2);
        expect(wait).toBeLessThanOrEqual(whole);
      }),
    );
    expect(new Set(Array.from({ length: 20 }, () => waitBefore(3, undefined, limits))).size).toBeGreaterThan(15);
  });

  it("is never shorter than the upstream asks for, and left to the caller where it asks for long", () => {
    expect(waitBefore(1, 2, limits)).toBeGreaterThanOrEqual(2000);
    expect(waitBefore(1, 3, limits)).toBeUndefined();
  });
});

describe("the budget of retries", () => {
  it("bounds them to ten, and to a tenth of what succeeds", () => {
    const budget = new RetryBudget();
    const spendAll = (): number => {
      let spent = 0;
      while (budget.spend()) spent += 1;
      return spent;
    };
    expect(spendAll()).toBe(10);
    for (let call = 0; call < 55; call += 1) budget.earn();
    expect(spendAll()).toBe(5);
    for (let call = 0; call < 1000; call += 1) budget.earn();
    expect(spendAll()).toBe(10);
  });
});
