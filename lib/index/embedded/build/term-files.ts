import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { FAMILIES, KEY_KINDS, PREFIX_FAMILIES, RANGE_FIELDS, type Family, type FileName, type Manifest, type SectionLayout } from "../format";
import { mapOf } from "../map-of";
import { Bitmap } from "../roaring";
import { writeKeys } from "./key-builder";
import { OutputFile } from "./output-file";
import { PostingWriter } from "./posting-writer";
import { writeRange } from "./range-builder";
import { GROUP_FAMILY } from "./record-terms";
import type { SectionData } from "./section-builder";
import { writeSection } from "./section-writer";
import type { StreetData } from "./street-collector";
import type { ValueData } from "./value-collector";

/** One half of a generation: everything that records are found by. */
export type TermHalf = Pick<Manifest, "companies" | "sections" | "ranges" | "keys" | "repeatedStreets"> & { readonly files: Pick<Manifest["files"], "terms.bin" | "postings.bin"> };

/**
 * Writes dictionaries and postings.
 * @param documents the number of each document in the index, by the order of collecting.
 * @param group the families of groups, numbered as in the index already; awaited when all else is written.
 */
export async function writeTerms(folder: string, documents: Uint32Array, streets: StreetData, values: ValueData, group: Promise<SectionData>): Promise<TermHalf> {
  const create = (name: FileName): OutputFile => new OutputFile(join(folder, name));
  const [terms, postingsFile] = [create("terms.bin"), create("postings.bin")];
  const postings = new PostingWriter(postingsFile);
  const collected: Readonly<Record<Exclude<Family, typeof GROUP_FAMILY>, SectionData>> = { ...streets.sections, ...values.sections };
  const sections: Partial<Record<Family, SectionLayout>> = {};
  for (const family of FAMILIES) {
    if (family === GROUP_FAMILY) continue;
    sections[family] = writeSection(collected[family], documents, terms, postings, PREFIX_FAMILIES.has(family));
    await setImmediate();
  }
  const contents = {
    companies: documents.length,
    ranges: mapOf(RANGE_FIELDS, (field) => writeRange(values.ranges[field], documents, terms, postings)),
    keys: mapOf(KEY_KINDS, (kind) => writeKeys(values.keys[kind], documents, terms)),
    repeatedStreets: postings.writeSet(new Bitmap(streets.repeatedStreets.map((each) => documents[each]!).sort())),
  };
  sections[GROUP_FAMILY] = writeSection(await group, undefined, terms, postings, PREFIX_FAMILIES.has(GROUP_FAMILY));
  return { ...contents, sections: sections as TermHalf["sections"], files: { "terms.bin": terms.close(), "postings.bin": postingsFile.close() } };
}
