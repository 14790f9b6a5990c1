import { describe, expect, it } from "vitest";
import type { RateDecision, RateLimiter } from "./rate-limiter";
import { rememberRefusals } from "./remembered-refusals";

const allowed = (limit: number): RateDecision => ({ allowed: true, limit, remaining: 0, retryAfterMs: 0 });
const refused = (limit: number, retryAfterMs: number): RateDecision => ({ allowed: false, limit, remaining: 0, retryAfterMs });

/** A store that gives these answers in turn, at once or later, and a clock to set. */
function underTest(answers: readonly RateDecision[], later: boolean) {
  const clock = { now: 1_000_000 };
  const asked: string[] = [];
  const store: RateLimiter = {
    take: (keyId) => {
      const answer = answers[asked.push(keyId) - 1] ?? allowed(0);
      return later ? Promise.resolve(answer) : answer;
    },
    close: () => Promise.resolve(),
  };
  return { limiter: rememberRefusals(store, () => clock.now), clock, asked };
}

describe.each([false, true])("a remembered refusal (the store answers later: %s)", (later) => {
  it("is repeated with the wait that is left, without asking the store, and not beyond", async () => {
    const { limiter, clock, asked } = underTest([refused(5, 300), allowed(5)], later);
    expect(await limiter.take("a", 5)).toEqual(refused(5, 300));
    clock.now += 100_500;
    expect(await limiter.take("a", 5)).toEqual(refused(5, 200));
    expect(asked).toEqual(["a"]);
    clock.now += 199_500;
    expect(await limiter.take("a", 5)).toEqual(allowed(5));
    expect(asked).toEqual(["a", "a"]);
  });

  it("is that key's and that rate's only", async () => {
    const { limiter, asked } = underTest([refused(5, 300), allowed(5), allowed(6)], later);
    await limiter.take("a", 5);
    expect(await limiter.take("b", 5)).toEqual(allowed(5));
    expect(await limiter.take("a", 6)).toEqual(allowed(6));
    expect(asked).toEqual(["a", "b", "a"]);
  });

  it("takes bounded memory: beyond 10,000 keys the store is asked again", async () => {
    const { limiter, asked } = underTest(Array<RateDecision>(10_002).fill(refused(1, 1000)), later);
    for (let key = 0; key <= 10_000; key += 1) await limiter.take(`key_${key}`, 1);
    await limiter.take("key_0", 1);
    expect(asked).toHaveLength(10_002);
  });
});
