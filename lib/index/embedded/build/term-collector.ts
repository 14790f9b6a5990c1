import { KEY_KINDS, RANGE_FIELDS, type Family, type KeyKind, type RangeField } from "../format";
import { mapOf } from "../map-of";
import { growWords } from "./grow";
import { KeyBuilder } from "./key-builder";
import { RangeBuilder } from "./range-builder";
import { VALUE_FAMILIES, type TermSink, type ValueFamily, type ValueSink } from "./record-terms";
import { SectionBuilder, type SectionData } from "./section-builder";

export type Sections<F extends Family> = Readonly<Record<F, SectionData>>;

/** What documents are found by but for their names and group, as plain arrays that can go to another thread. */
export interface ValueData {
  readonly sections: Sections<ValueFamily>;
  readonly ranges: Readonly<Record<RangeField, Float64Array<ArrayBuffer>>>;
  readonly keys: Readonly<Record<KeyKind, Float64Array<ArrayBuffer>>>;
  readonly repeatedStreets: Uint32Array<ArrayBuffer>;
}

/** Collects the terms of some families. */
export class TermCollector<F extends Family> implements TermSink<F> {
  /** The document whose terms come: 0, 1, 2 … in the order of reading. */
  document = 0;
  readonly families: Readonly<Record<F, SectionBuilder>>;

  constructor(private readonly names: readonly F[]) {
    this.families = mapOf(names, () => new SectionBuilder());
  }

  sections(): Sections<F> {
    return mapOf(this.names, (family) => this.families[family].data());
  }
}

/** Collects everything but names and groups. */
export class ValueCollector extends TermCollector<ValueFamily> implements ValueSink {
  private readonly ranges = mapOf(RANGE_FIELDS, () => new RangeBuilder());
  private readonly keys = mapOf(KEY_KINDS, () => new KeyBuilder());
  private repeated = new Uint32Array(1 << 10);
  private repeatedCount = 0;

  constructor() {
    super(VALUE_FAMILIES);
  }

  range(field: RangeField, value: number): void {
    this.ranges[field].set(this.document, value);
  }

  key(kind: KeyKind, key: string): void {
    this.keys[kind].add(key, this.document);
  }

  repeatedStreet(): void {
    this.repeated = growWords(this.repeated, this.repeatedCount + 1);
    this.repeated[this.repeatedCount++] = this.document;
  }

  data(): ValueData {
    return {
      sections: this.sections(),
      ranges: mapOf(RANGE_FIELDS, (field) => this.ranges[field].data()),
      keys: mapOf(KEY_KINDS, (kind) => this.keys[kind].data()),
      repeatedStreets: this.repeated.subarray(0, this.repeatedCount),
    };
  }
}
