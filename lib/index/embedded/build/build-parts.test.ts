import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentOf, keyBounds, packKey } from "../key-hash";
import { IdSet } from "./id-set";
import { PostingLists } from "./posting-lists";
import { sortByKey } from "./string-sort";
import { TermTable } from "./term-table";

describe("TermTable", () => {
  it("gives equal strings one number, different strings different ones, and keeps their bytes", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 8 })), (terms) => {
        const table = new TermTable();
        const ids = terms.map((term) => table.idOf(term));
        expect(table.size).toBe(new Set(terms).size);
        const { bytes, offsets } = table.keys();
        terms.forEach((term, i) => expect(Buffer.from(bytes.subarray(offsets[ids[i]!], offsets[ids[i]! + 1])).toString("utf8")).toBe(term));
      }),
    );
  });

  it("holds a hundred thousand terms", () => {
    const table = new TermTable();
    for (let i = 0; i < 100_000; i++) expect(table.idOf(`term ${i}`)).toBe(i);
    expect(table.idOf("term 77777")).toBe(77_777);
  });
});

describe("PostingLists", () => {
  it("gives back each term's documents in order, whatever their number", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 4000 }), (terms) => {
        const lists = new PostingLists();
        const naive = new Map<number, number[]>();
        terms.forEach((term, document) => {
          lists.add(term, document);
          lists.add(term, document);
          naive.set(term, [...(naive.get(term) ?? []), document]);
        });
        for (const [term, documents] of naive) {
          const copy = new Uint32Array(lists.count(term));
          expect(lists.copy(term, copy, 0)).toBe(documents.length);
          expect([...copy]).toEqual(documents);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("keeps a list of many chunks whole", () => {
    const lists = new PostingLists();
    for (let document = 0; document < 300_000; document++) {
      lists.add(0, document);
      if (document % 2 === 0) lists.add(1, document);
    }
    const [all, even] = [new Uint32Array(300_000), new Uint32Array(150_000)];
    lists.copy(0, all, 0);
    lists.copy(1, even, 0);
    expect(all.every((document, i) => document === i)).toBe(true);
    expect(even.every((document, i) => document === i * 2)).toBe(true);
  });
});

it("sortByKey orders terms by their bytes", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: fc.constantFrom("a", "b", "é", "日", "\u{1f600}") })), (terms) => {
      const table = new TermTable();
      terms.forEach((term) => table.idOf(term));
      const { bytes, offsets } = table.keys();
      const sorted = [...sortByKey(bytes, offsets)].map((id) => terms[id]!);
      expect(sorted).toEqual([...terms].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
    }),
  );
});

it("a packed key lies in its key's bounds and gives back its document", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(2 ** 27 - 1), (key, document) => {
      const packed = packKey(key, document);
      const [from, to] = keyBounds(key);
      expect(packed >= from && packed < to).toBe(true);
      expect(documentOf(packed)).toBe(document);
      expect(Number.isSafeInteger(packed)).toBe(true);
    }),
  );
});

it("IdSet takes each ID once", () => {
  const ids = new IdSet();
  for (let i = 0; i < 50_000; i++) expect(ids.add(`gb-${i}`)).toBe(true);
  for (let i = 0; i < 50_000; i++) expect(ids.add(`gb-${i}`)).toBe(false);
});
