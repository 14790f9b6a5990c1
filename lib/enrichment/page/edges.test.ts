import fc from "fast-check";
import { expect, it } from "vitest";
import { PageLines } from "./edges";
import type { Line } from "./page";

const PLAIN = "nothing of note";
const TELLS = "VAT no 1";

const lineOf = (text: string, block: number): Line => ({ text, zone: 0, level: 0, block, cell: undefined, href: undefined, links: [], bold: [], head: undefined });

/** Which lines of a page are kept. */
function keptOf(texts: readonly string[]): readonly number[] {
  const lines = new PageLines();
  texts.forEach((text, at) => lines.push(lineOf(text, at)));
  return lines.end().map(({ block }) => block);
}

it("keeps all lines of a page of ordinary length", () => {
  expect(keptOf(Array.from({ length: 3500 }, () => PLAIN))).toHaveLength(3500);
});

it("keeps the first 2,000 and the last 1,500 lines of a long page and, between them, what stands 8 lines above and 4 below the particulars, wherever they stand", () => {
  const length = 14_000;
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 2000, max: length - 1501 }), { maxLength: 12 }), (places) => {
      const texts = Array.from({ length }, (_, at) => (places.includes(at) ? TELLS : PLAIN));
      const isKept = (at: number): boolean => at < 2000 || at >= length - 1500 || places.some((place) => at >= place - 8 && at <= place + 4);
      expect(keptOf(texts)).toEqual(texts.flatMap((_, at) => (isKept(at) ? [at] : [])));
    }),
    { numRuns: 30 },
  );
});

it("keeps 400 lines of a long page's middle at most, and the first", () => {
  const kept = keptOf(Array.from({ length: 20_000 }, () => TELLS));
  expect(kept.length).toBeLessThan(2000 + 1500 + 400 + 13);
  expect(kept.slice(0, 2300)).toEqual(Array.from({ length: 2300 }, (_, at) => at));
});
