import { describe, expect, it } from "vitest";
import { SpareBuffers } from "./spare-buffers";

describe("SpareBuffers", () => {
  it("gives out again what was given back, never twice, and only for what is large and fits", () => {
    const spare = new SpareBuffers();
    const first = spare.take(1_000_000);
    spare.give(first.buffer);
    expect(spare.take(500).buffer).not.toBe(first.buffer);
    expect(spare.take(2_000_000).buffer).not.toBe(first.buffer);
    expect(spare.take(500_000).buffer).toBe(first.buffer);
    expect(spare.take(500_000).buffer).not.toBe(first.buffer);
  });

  it("keeps no more than 64 MB", () => {
    const spare = new SpareBuffers();
    const given = Array.from({ length: 20 }, () => new ArrayBuffer(8 << 20));
    for (const buffer of given) spare.give(buffer);
    const taken = Array.from({ length: 20 }, () => spare.take(8 << 20).buffer).filter((buffer) => given.includes(buffer));
    expect(taken).toEqual(given.slice(-8));
  });
});
