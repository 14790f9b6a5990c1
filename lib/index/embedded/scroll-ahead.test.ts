import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ScrollAhead, type ScrollAnswer } from "./scroll-ahead";

const answer = (release?: () => void): ScrollAnswer => ({ match: undefined, count: 1, json: new Uint8Array(1), position: [1], hasMore: true, release });

describe("ScrollAhead", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("gives a batch to who asks for it first, and to nobody else", async () => {
    const ahead = new ScrollAhead();
    const made = answer();
    ahead.begin("a", () => Promise.resolve(made));
    expect(ahead.take("b")).toBeUndefined();
    expect(await ahead.take("a")).toBe(made);
    expect(ahead.take("a")).toBeUndefined();
  });

  it("makes no batch twice, and no more than two at a time", () => {
    const ahead = new ScrollAhead();
    const make = vi.fn(() => Promise.resolve(answer()));
    for (const key of ["a", "a", "b", "c"]) ahead.begin(key, make);
    expect(make).toHaveBeenCalledTimes(2);
    expect(ahead.take("c")).toBeUndefined();
  });

  it("gives the memory back of what nobody asked for in time, or before it closed", async () => {
    const ahead = new ScrollAhead();
    const [late, closed, taken] = [vi.fn(), vi.fn(), vi.fn()];
    ahead.begin("late", () => Promise.resolve(answer(late)));
    ahead.begin("taken", () => Promise.resolve(answer(taken)));
    void ahead.take("taken");
    await vi.advanceTimersByTimeAsync(2000);
    expect(late).toHaveBeenCalledOnce();
    expect(ahead.take("late")).toBeUndefined();
    ahead.begin("closed", () => Promise.resolve(answer(closed)));
    ahead.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(closed).toHaveBeenCalledOnce();
    expect(taken).not.toHaveBeenCalled();
  });

  it("tells a failure to who takes the batch, and to nobody when none does", async () => {
    const ahead = new ScrollAhead();
    const fail = () => Promise.reject(new Error("The worker ended."));
    ahead.begin("asked for", fail);
    ahead.begin("not asked for", fail);
    await expect(ahead.take("asked for")).rejects.toThrow("The worker ended.");
    await vi.advanceTimersByTimeAsync(2000);
    expect(ahead.take("not asked for")).toBeUndefined();
  });
});
