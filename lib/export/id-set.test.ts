import fc from "fast-check";
import { expect, it } from "vitest";
import { digestIds, IdSet, NO_IDS } from "./id-set";

it("a set of IDs knows exactly those that were added, however many", () => {
  const set = new IdSet();
  const ids = Array.from({ length: 200_000 }, (_, number) => `gb-${number.toString().padStart(8, "0")}`);
  expect(ids.every((id) => set.add(id))).toBe(true);
  expect([set.size, ids.every((id) => set.has(id)), ids.some((id) => set.add(id))]).toEqual([200_000, true, false]);
  expect(ids.some((id) => set.has(id.replace("gb", "no")))).toBe(false);
});

it("a digest is the same however the sequence is cut, and another one for another order", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), fc.nat(), (ids, cut) => {
      const at = cut % ids.length;
      expect(digestIds(digestIds(NO_IDS, ids.slice(0, at)), ids.slice(at))).toBe(digestIds(NO_IDS, ids));
      expect(digestIds(NO_IDS, [...ids].reverse())).not.toBe(digestIds(NO_IDS, ids));
    }),
  );
});
