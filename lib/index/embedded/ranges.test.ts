import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { OutputFile } from "./build/output-file";
import { PostingWriter } from "./build/posting-writer";
import { RangeBuilder, writeRange } from "./build/range-builder";
import { Postings } from "./postings";
import { RangeColumn } from "./ranges";
import { Bitmap } from "./roaring";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ranges-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

let run = 0;
function columnOf(values: readonly (number | undefined)[]): RangeColumn {
  const [terms, postings] = [join(folder, `terms-${++run}`), join(folder, `postings-${run}`)];
  const [termsFile, postingsFile] = [new OutputFile(terms), new OutputFile(postings)];
  const builder = new RangeBuilder();
  values.forEach((value, document) => value !== undefined && builder.set(document, value));
  const layout = writeRange(builder.data(), undefined, termsFile, new PostingWriter(postingsFile));
  termsFile.close();
  postingsFile.close();
  const shared = (path: string): SharedArrayBuffer => {
    const bytes = readFileSync(path);
    const memory = new SharedArrayBuffer(bytes.length);
    new Uint8Array(memory).set(bytes);
    return memory;
  };
  return new RangeColumn(layout, shared(terms), new Postings(shared(postings)));
}

const value = fc.option(fc.oneof(fc.integer({ min: -3, max: 12 }), fc.integer({ min: -1e12, max: 1e12 })), { nil: undefined });
const bound = fc.option(fc.oneof(fc.integer({ min: -5, max: 15 }), fc.integer({ min: -1e12, max: 1e12 })), { nil: undefined });

it("a range finds exactly the known values between its inclusive bounds, among all documents and among candidates", () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 200 }), bound, bound, fc.array(fc.nat(199)), (values, min, max, some) => {
      const column = columnOf(values);
      const range = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
      const matching = values.flatMap((each, document) => (each !== undefined && each >= (min ?? -Infinity) && each <= (max ?? Infinity) ? [document] : []));
      expect(column.within(range).toArray()).toEqual(matching);
      const candidates = new Bitmap(some);
      expect(column.within(range, candidates).toArray()).toEqual(matching.filter((document) => candidates.has(document)));
    }),
    { numRuns: 150 },
  );
});

/** As many values as asked for, of which about `known` in 100 are known and some much more common than others. */
function spread({ documents, distinct, known, seed }: { readonly documents: number; readonly distinct: number; readonly known: number; readonly seed: number }): (number | undefined)[] {
  let state = seed;
  const next = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  return Array.from({ length: documents }, () => (next() * 100 < known ? Math.floor(next() ** 3 * distinct) - 2 : undefined));
}

it("a page by value is what sorting all candidates gives: equal ones by document, those without a value last in both directions", () => {
  const shape = fc.record({ documents: fc.nat(4000), distinct: fc.constantFrom(1, 2, 16, 17, 40, 1000, 1e6), known: fc.constantFrom(0, 3, 60, 100), seed: fc.nat(2 ** 31) });
  fc.assert(
    fc.property(shape, fc.constantFrom(1, 2, 7, 50), fc.array(fc.tuple(fc.nat(4500), fc.integer({ min: 0, max: 600 })), { minLength: 1, maxLength: 5 }), (wanted, step, pages) => {
      const values = spread(wanted);
      const column = columnOf(values);
      const candidates = values.map((_value, document) => document).filter((document) => document % step === 0);
      for (const descending of [true, false]) {
        const order = (a: number | undefined, b: number | undefined): number => (a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : descending ? b - a : a - b);
        const sorted = [...candidates].sort((a, b) => order(values[a], values[b]) || a - b);
        for (const [offset, limit] of [[0, 50] as const, ...pages]) {
          expect(column.order(descending).slice(new Bitmap(candidates), offset, limit)).toEqual(sorted.slice(offset, offset + limit));
        }
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
