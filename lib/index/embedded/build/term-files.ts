import { join } from "node:path";
import type { CompanyRecord } from "../../../company/record";
import { FAMILIES, KEY_KINDS, PREFIX_FAMILIES, RANGE_FIELDS, type FileName, type Manifest } from "../format";
import { mapOf } from "../map-of";
import { Bitmap } from "../roaring";
import { KeyBuilder } from "./key-builder";
import { OutputFile } from "./output-file";
import { PostingWriter } from "./posting-writer";
import { RangeBuilder } from "./range-builder";
import { indexRecord, type TermSink } from "./record-terms";
import { SectionBuilder } from "./section-builder";

/** The other half of a generation: everything that records are found by. */
export type TermHalf = Pick<Manifest, "companies" | "sections" | "ranges" | "keys" | "repeatedStreets"> & { readonly files: Pick<Manifest["files"], "terms.bin" | "postings.bin"> };

/**
 * Collects the terms of records that come in document order and writes their dictionaries and postings.
 * @param onRecord called with the number of records collected so far.
 */
export function writeTerms(folder: string, records: Iterable<CompanyRecord>, onRecord: (count: number) => void): TermHalf {
  const sections = mapOf(FAMILIES, () => new SectionBuilder());
  const ranges = mapOf(RANGE_FIELDS, () => new RangeBuilder());
  const keys = mapOf(KEY_KINDS, () => new KeyBuilder());
  const repeatedStreets = new Bitmap();
  let document = 0;
  const sink: TermSink = {
    term: (family, term) => sections[family].add(term, document),
    range: (field, value) => ranges[field].set(document, value),
    key: (kind, key) => keys[kind].add(key, document),
    repeatedStreet: () => repeatedStreets.add(document),
  };
  for (const record of records) {
    indexRecord(record, sink);
    onRecord(++document);
  }

  const create = (name: FileName): OutputFile => new OutputFile(join(folder, name));
  const [terms, postingsFile] = [create("terms.bin"), create("postings.bin")];
  const postings = new PostingWriter(postingsFile);
  const contents = {
    companies: document,
    sections: mapOf(FAMILIES, (family) => sections[family].write(terms, postings, PREFIX_FAMILIES.has(family))),
    ranges: mapOf(RANGE_FIELDS, (field) => ranges[field].write(terms, postings)),
    keys: mapOf(KEY_KINDS, (kind) => keys[kind].write(terms)),
    repeatedStreets: postings.writeSet(repeatedStreets),
  };
  return { ...contents, files: { "terms.bin": terms.close(), "postings.bin": postingsFile.close() } };
}
