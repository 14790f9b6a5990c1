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
