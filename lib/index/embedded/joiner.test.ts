import fc from "fast-check";
import { expect, test } from "vitest";
import { Joiner } from "./joiner";

/** Pieces as text, each with its comma, one behind another in shared memory. */
function stored(pieces: readonly string[]): { readonly source: SharedArrayBuffer; readonly starts: Float64Array } {
  const parts = pieces.map((piece) => Buffer.from(`${piece},`));
  const source = new SharedArrayBuffer(parts.reduce((sum, part) => sum + part.length, 0));
  const starts = [0];
  for (const part of parts) {
    new Uint8Array(source).set(part, starts.at(-1));
    starts.push(starts.at(-1)! + part.length);
  }
  return { source, starts: new Float64Array(starts) };
}

function join(pieces: readonly string[], chosen: readonly number[]): string {
  const { source, starts } = stored(pieces);
  return Buffer.from(new Joiner(source).join(starts, chosen)).toString("utf8");
}

test("any pieces in any order are joined as they are, whatever their places and lengths", () => {
  const choices = fc.array(fc.string({ minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 30 }).chain((pieces) => fc.tuple(fc.constant(pieces), fc.array(fc.nat(pieces.length - 1))));
  fc.assert(
    fc.property(choices, ([pieces, chosen]) => {
      expect(join(pieces, chosen)).toBe(`[${chosen.map((i) => pieces[i]).join(",")}]`);
    }),
    { numRuns: 500 },
  );
});

test("an answer larger than usual is joined too, and one answer does not change the one before", () => {
  const pieces = Array.from({ length: 2000 }, (_, i) => `"${i}:${"x".repeat(i % 50)}"`);
  const { source, starts } = stored(pieces);
  const joiner = new Joiner(source);
  const all = joiner.join(starts, pieces.map((_, i) => i));
  const odd = joiner.join(starts, [1, 3, 5]);
  joiner.join(starts, [2, 4, 6]);
  expect(Buffer.from(all).toString()).toBe(`[${pieces.join(",")}]`);
  expect(Buffer.from(odd).toString()).toBe(`[${[1, 3, 5].map((i) => pieces[i]).join(",")}]`);
});
