import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Bitmap } from "./roaring";
import { addStored, listStored } from "./stored-set";

/** Lone values, runs, and more in one place than a list holds, over up to six containers. */
const documents = fc
  .array(
    fc.oneof(
      fc.record({ first: fc.nat(400_000), count: fc.constant(1), step: fc.constant(1) }),
      fc.record({ first: fc.nat(400_000), count: fc.nat(200), step: fc.constant(1) }),
      fc.record({ first: fc.nat(300_000), count: fc.nat(9000), step: fc.integer({ min: 2, max: 9 }) }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.flatMap(({ first, count, step }) => Array.from({ length: count }, (_, i) => first + i * step)))
  .filter((some) => some.length > 0);

/** A stored set somewhere in memory. */
function stored(values: readonly number[], runs: boolean, start: number): { readonly bytes: Uint8Array; readonly all: readonly number[] } {
  const set = new Bitmap(values);
  if (runs) set.runOptimize();
  const serialized = set.serialize("portable");
  const bytes = new Uint8Array(new SharedArrayBuffer(start + serialized.length));
  bytes.set(serialized, start);
  return { bytes, all: set.toArray() };
}

function amongStored(bytes: Uint8Array, start: number, sought: readonly number[]): readonly number[] {
  const found: number[] = [];
  addStored(bytes, start, sought, found);
  return found;
}

describe("a stored set", () => {
  it("has the documents that the library reads from it", () => {
    fc.assert(
      fc.property(documents, documents, fc.boolean(), fc.nat(9), (values, asked, runs, start) => {
        const { bytes, all } = stored(values, runs, start);
        const sought = new Bitmap(asked).toArray();
        const having = new Set(all);
        expect(amongStored(bytes, start, sought)).toEqual(sought.filter((document) => having.has(document)));
        for (const document of [sought[0]!, all[0]!, all.at(-1)!]) expect(amongStored(bytes, start, [document])).toEqual(having.has(document) ? [document] : []);
      }),
    );
  });

  it("of few documents is listed in ascending order", () => {
    fc.assert(
      fc.property(documents, fc.boolean(), fc.nat(9), (values, runs, start) => {
        const { bytes, all } = stored(values.slice(0, 4096), runs, start);
        expect(listStored(bytes, start)).toEqual(all);
      }),
    );
  });
});
