import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Landmarks } from "./landmarks";

/** Few letters, so that beginnings are shared, and lengths on both sides of what landmarks keep. */
const term = fc.string({ unit: fc.constantFrom("a", "b", "ü", "株"), minLength: 1, maxLength: 14 });

function dictionary(terms: readonly string[]): { readonly sorted: readonly Buffer[]; readonly landmarks: Landmarks } {
  const sorted = [...new Set(terms)].map((text) => Buffer.from(text)).sort((a, b) => Buffer.compare(a, b));
  const offsets = Uint32Array.from({ length: sorted.length + 1 }, (_, i) => sorted.slice(0, i).reduce((sum, { length }) => sum + length, 0));
  return { sorted, landmarks: new Landmarks(Buffer.concat(sorted), offsets, sorted.length) };
}

describe("landmarks", () => {
  const dictionaries = fc.array(term, { minLength: 1, maxLength: 400 }).map(dictionary);

  it("stand on both sides of the first term that is not before a text", () => {
    fc.assert(
      fc.property(dictionaries, term, ({ sorted, landmarks }, text) => {
        const key = Buffer.from(text);
        const place = sorted.filter((each) => Buffer.compare(each, key) < 0).length;
        const [low, high] = landmarks.around(key, key.length, 0);
        expect(low).toBeLessThanOrEqual(place);
        expect(high).toBeGreaterThanOrEqual(place);
      }),
    );
  });

  it("stand on both sides of the last term that starts with a text", () => {
    fc.assert(
      fc.property(dictionaries, term, ({ sorted, landmarks }, text) => {
        const key = Buffer.from(text);
        const place = sorted.filter((each) => Buffer.compare(each.subarray(0, key.length), key) <= 0).length;
        const [low, high] = landmarks.around(key, key.length, 0xff);
        expect(low).toBeLessThanOrEqual(place);
        expect(high).toBeGreaterThanOrEqual(place);
      }),
    );
  });

  it("leave less to search than the dictionary", () => {
    const terms = Array.from({ length: 10_000 }, (_, i) => i.toString().padStart(5, "0"));
    const key = Buffer.from("04711");
    const [low, high] = dictionary(terms).landmarks.around(key, key.length, 0);
    expect(high - low).toBeLessThanOrEqual(128);
  });
});
