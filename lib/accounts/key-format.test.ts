import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crc32, generateKey, hashKey, isWellFormedKey } from "./key-format";

describe("API keys", () => {
  it("are fm_ and 49 base62 characters, and never the same twice", () => {
    const keys = Array.from({ length: 1000 }, generateKey);
    for (const key of keys) expect(key).toMatch(/^fm_[0-9A-Za-z]{49}$/);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every(isWellFormedKey)).toBe(true);
  });

  it("with any one character changed are malformed", () => {
    const alphabet = Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-. ");
    const key = generateKey();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: key.length - 1 }), fc.constantFrom(...alphabet), (at, other) => {
        const changed = key.slice(0, at) + other + key.slice(at + 1);
        expect(isWellFormedKey(changed)).toBe(changed === key);
      }),
      { numRuns: 2000 },
    );
  });

  it("of another length, prefix or shape are malformed", () => {
    const key = generateKey();
    for (const other of ["", "fm_", key.slice(1), key.slice(0, -1), `${key}0`, ` ${key}`, `${key}\n`, key.replace("fm_", "FM_"), `${key}, ${key}`]) expect(isWellFormedKey(other)).toBe(false);
  });

  it("are stored as SHA-256 (the standard's own test value)", () => {
    expect(hashKey("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("have a gzip CRC-32", () => {
    expect(crc32("123456789")).toBe(0xcbf43926);
  });
});
