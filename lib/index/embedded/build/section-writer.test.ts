import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Postings } from "../postings";
import { Section } from "../section";
import { OutputFile } from "./output-file";
import { PostingWriter } from "./posting-writer";
import { SectionBuilder } from "./section-builder";
import { writeSection } from "./section-writer";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "section-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

let run = 0;
/** Builds a section from the terms of each document and reads it back from its files. */
function sectionOf(documents: readonly (readonly string[])[]): Section {
  const [terms, postings] = [join(folder, `terms-${++run}`), join(folder, `postings-${run}`)];
  const [termsFile, postingsFile] = [new OutputFile(terms), new OutputFile(postings)];
  const builder = new SectionBuilder();
  documents.forEach((words, document) => words.forEach((word) => builder.add(word, document)));
  const layout = writeSection(builder.data(), undefined, termsFile, new PostingWriter(postingsFile), true);
  termsFile.close();
  postingsFile.close();
  return new Section(layout, shared(terms), new Postings(shared(postings)));
}

function shared(path: string): SharedArrayBuffer {
  const bytes = readFileSync(path);
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return memory;
}

/** What a prefix should find, by looking at every document. */
function expected(documents: readonly (readonly string[])[], test: (word: string) => boolean): number[] {
  return documents.flatMap((words, document) => (words.some(test) ? [document] : []));
}

const word = fc.oneof(fc.string({ maxLength: 3, unit: fc.constantFrom("a", "b", "é", "日") }), fc.string({ maxLength: 6 }));
const corpus = fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 300 });

describe("a section", () => {
  it("finds by exact term and by prefix what a look at every document finds", () => {
    fc.assert(
      fc.property(corpus, fc.array(word, { minLength: 1, maxLength: 20 }), (documents, asked) => {
        const section = sectionOf(documents);
        for (const text of [...asked, ...(documents[0] ?? []), "a", "ab", "é"]) {
          expect(section.exact(text)?.toArray() ?? []).toEqual(expected(documents, (each) => each === text));
          expect(section.prefix(text)?.toArray() ?? []).toEqual(expected(documents, (each) => each.startsWith(text)));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("finds wide prefixes, whose unions are stored, like narrow ones", () => {
    const documents = Array.from({ length: 3000 }, (_, i) => [`term${i}`, `t${i % 7}`, "the same"]);
    const section = sectionOf(documents);
    for (const prefix of ["t", "te", "term", "term1", "term12", "term123", "the", "the same", "x"])
      expect(section.prefix(prefix)?.size ?? 0).toBe(expected(documents, (each) => each.startsWith(prefix)).length);
  });

  it("counts a term's documents within a set", () => {
    const section = sectionOf(Array.from({ length: 100 }, (_, i) => [`mod${i % 3}`, i === 5 ? "single" : "many"]));
    const within = section.exact("mod2")!;
    const counts = Object.fromEntries(Array.from({ length: section.size }, (_, i) => [section.term(i), section.countWithin(i, within)]));
    expect(counts).toEqual({ many: 32, mod0: 0, mod1: 0, mod2: 33, single: 1 });
  });
});
