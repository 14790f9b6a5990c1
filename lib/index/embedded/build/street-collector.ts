import { words } from "../../../company/names";
import { mapOf } from "../map-of";
import { growWords } from "./grow";
import { PAIR, STREET_FAMILIES, type StreetFamily } from "./record-terms";
import { SectionBuilder, type SectionData } from "./section-builder";

/** What documents are found by when a street is asked for. */
export interface StreetData {
  readonly sections: Readonly<Record<StreetFamily, SectionData>>;
  /** Documents whose street words repeat: adjacent pairs do not prove a longer phrase. */
  readonly repeatedStreets: Uint32Array;
}

const NONE: readonly string[] = [];

/** Collects the words of streets and the pairs of adjacent ones. */
export class StreetCollector {
  private document = 0;
  private readonly families = mapOf(STREET_FAMILIES, () => new SectionBuilder());
  private repeated = new Uint32Array(1 << 10);
  private repeatedCount = 0;

  /** Documents collected so far. */
  get documents(): number {
    return this.document;
  }

  /** Collects the two address lines of the next document. */
  add(line1: string | undefined, line2: string | undefined): void {
    const first = this.addLine(line1);
    const second = this.addLine(line2);
    const all = second.length === 0 ? first : [...first, ...second];
    if (all.some((word, i) => all.indexOf(word) < i)) {
      this.repeated = growWords(this.repeated, this.repeatedCount + 1);
      this.repeated[this.repeatedCount++] = this.document;
    }
    this.document++;
  }

  data(): StreetData {
    return { sections: mapOf(STREET_FAMILIES, (family) => this.families[family].data()), repeatedStreets: this.repeated.subarray(0, this.repeatedCount) };
  }

  private addLine(line: string | undefined): readonly string[] {
    if (line === undefined) return NONE;
    const found = words(line);
    found.forEach((word, i) => {
      this.families.street.add(word, this.document);
      if (i > 0) this.families.pair.add(found[i - 1]! + PAIR + word, this.document);
    });
    return found;
  }
}
