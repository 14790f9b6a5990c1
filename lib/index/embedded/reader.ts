import { join } from "node:path";
import type { FieldGroup } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import type { PlaceTable } from "./build/place-counter";
import { Documents } from "./documents";
import { FAMILIES, KEY_KINDS, RANGE_FIELDS, type Family, type KeyKind, type Manifest, type MEMORY_FILES, type RangeField } from "./format";
import { documentOf, keyBounds } from "./key-hash";
import { mapOf } from "./map-of";
import { Postings } from "./postings";
import { RangeColumn } from "./ranges";
import { Bitmap, type DocumentSet, type DocumentView } from "./roaring";
import { PlaceDirectory } from "./query/place-directory";
import { Section } from "./section";
import { SpareBuffers } from "./spare-buffers";

/** A generation whose in-memory files are loaded and checked; the memory is shared by all workers. */
export interface LoadedGeneration {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly memory: Readonly<Record<(typeof MEMORY_FILES)[number], SharedArrayBuffer>>;
}

/** The field group that each kind of key stands in. */
const KEY_GROUPS: Readonly<Record<KeyKind, FieldGroup>> = { id: "identity", number: "identity", phone: "contact", email: "contact" };

/** One generation as one thread reads it. */
export class GenerationReader {
  readonly size: number;
  readonly documents: Documents;
  readonly repeatedStreets: DocumentView;
  private readonly sections: Readonly<Record<Family, Section>>;
  private readonly ranges: Readonly<Record<RangeField, RangeColumn>>;
  private readonly keys: Readonly<Record<KeyKind, Float64Array>>;
  private readonly everything: DocumentSet;
  private directory: PlaceDirectory | undefined;

  /** @param spare memory that batches may use again. */
  constructor(
    private readonly loaded: LoadedGeneration,
    spare = new SpareBuffers(),
  ) {
    const { manifest, memory, folder } = loaded;
    const terms = memory["terms.bin"];
    const postings = new Postings(memory["postings.bin"]);
    this.size = manifest.companies;
    this.everything = Bitmap.fromRange(0, this.size).freeze();
    this.documents = new Documents(join(folder, "documents.bin"), memory["summaries.bin"], memory["offsets.bin"], this.size, spare);
    this.sections = mapOf(FAMILIES, (family) => new Section(manifest.sections[family], terms, postings));
    this.ranges = mapOf(RANGE_FIELDS, (field) => new RangeColumn(manifest.ranges[field], terms, postings));
    this.keys = mapOf(KEY_KINDS, (kind) => new Float64Array(terms, ...manifest.keys[kind]));
    this.repeatedStreets = postings.set(manifest.repeatedStreets);
  }

  get generation(): string {
    return this.loaded.manifest.generation;
  }

  /** Every document. */
  get all(): DocumentView {
    return this.everything;
  }

  get places(): PlaceDirectory {
    return (this.directory ??= new PlaceDirectory(JSON.parse(Buffer.from(this.loaded.memory["places.json"]).toString("utf8")) as PlaceTable));
  }

  section(family: Family): Section {
    return this.sections[family];
  }

  range(field: RangeField): RangeColumn {
    return this.ranges[field];
  }

  /** The documents that hold one of these keys, each verified against its record, of which `keysOf` reads the key's own field group. */
  byKeys(kind: KeyKind, keys: readonly string[], keysOf: (record: CompanyRecord) => readonly string[]): DocumentSet {
    const found = new Bitmap();
    for (const key of keys) for (const document of this.candidates(kind, key)) if (keysOf(this.documents.record(document, [KEY_GROUPS[kind]])).includes(key)) found.add(document);
    return found;
  }

  close(): void {
    this.documents.close();
  }

  private *candidates(kind: KeyKind, key: string): Generator<number> {
    const entries = this.keys[kind];
    const [from, to] = keyBounds(key);
    let low = 0;
    for (let high = entries.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if (entries[middle]! < from) low = middle + 1;
      else high = middle;
    }
    for (; low < entries.length && entries[low]! < to; low++) yield documentOf(entries[low]!);
  }
}
