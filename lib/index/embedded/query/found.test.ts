import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Bitmap, FEW } from "../roaring";
import { foundIn } from "./found";

const documents = fc.uniqueArray(fc.nat(3 * FEW), { maxLength: 3 * FEW }).map((some) => some.sort((a, b) => a - b));

describe("documents that were found", () => {
  it("are the same whether they are few or many", () => {
    fc.assert(
      fc.property(documents, documents, fc.nat(3 * FEW), (all, others, at) => {
        const found = foundIn(new Bitmap(all));
        const shared = all.filter((document) => others.includes(document));
        const common = found.within(new Bitmap(others));
        expect([...common.slice(0, all.length)]).toEqual(shared);
        expect([...found.without(common).slice(0, all.length)]).toEqual(all.filter((document) => !shared.includes(document)));
        expect([...found.slice(at, 10)]).toEqual(all.slice(at, at + 10));
        expect(found.rank(at)).toBe(all.filter((document) => document <= at).length);
        expect([found.size, found.set().toArray()]).toEqual([all.length, all]);
      }),
    );
  });
});
