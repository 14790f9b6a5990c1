import fc from "fast-check";
import { expect, test } from "vitest";
import type { Posting } from "../format";
import { Postings } from "../postings";
import { Bitmap, type DocumentSet } from "../roaring";
import { Terms } from "../terms";
import { foundIn } from "./found";
import { RankedResult } from "./ranked-result";

const DOCUMENTS = 40_000;

/** Every so manieth document from one on: a term that few or many documents have. */
const spread = fc.record({ first: fc.nat(DOCUMENTS), step: fc.constantFrom(1, 2, 3, 7, 50, 900, 9000) });

function setOf({ first, step }: { readonly first: number; readonly step: number }): DocumentSet {
  const documents: number[] = [first];
  for (let document = first + step; document < DOCUMENTS; document += step) documents.push(document);
  return new Bitmap(documents);
}

/** Posting lists in the layout of the index, one a set. */
function termsOf(sets: readonly DocumentSet[]): readonly Terms[] {
  const words: number[] = [];
  const places = sets.map((set): Posting => {
    if (set.size === 1) return [set.minimum(), 1];
    const offset = words.length;
    if (set.size <= 8) words.push(...set.toArray());
    else {
      const bytes = set.serialize("portable");
      const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
      padded.set(bytes);
      words.push(bytes.length, ...new Uint32Array(padded.buffer));
    }
    return [offset, set.size];
  });
  const memory = new SharedArrayBuffer(words.length * 4);
  new Uint32Array(memory).set(words);
  const postings = new Postings(memory);
  return places.map((place) => new Terms(postings, [place]));
}

test("a page anywhere is what going through all documents tier by tier gives", () => {
  fc.assert(
    fc.property(spread, fc.array(spread, { maxLength: 4 }), fc.nat(DOCUMENTS), fc.integer({ min: 1, max: 60 }), (all, better, offset, limit) => {
      const sets = better.map(setOf);
      const terms = termsOf(sets);
      const tiers = terms.map((each) => () => [each]);
      const documents = setOf(all).toArray();
      const tierOf = (document: number): number => (sets.findIndex((set) => set.has(document)) + sets.length + 1) % (sets.length + 1);
      const ordered = documents.map((document) => [tierOf(document), document] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      for (const from of [0, 5, offset % (documents.length + 2)]) {
        const result = new RankedResult(foundIn(setOf(all)), "name", tiers);
        expect(Array.from(result.slice(from, limit))).toEqual(ordered.slice(from, from + limit).map(([, document]) => document));
        expect(Array.from(result.slice(0, limit))).toEqual(ordered.slice(0, limit).map(([, document]) => document));
        result.dispose();
      }
    }),
    { numRuns: 150 },
  );
});
