import { decodeHTMLAttribute } from "entities/decode";
import { NameTable } from "./name-table";

/** Attributes that are read, each with its bit; all others are skipped where they stand. */
export const ATTRIBUTE = {
  class: 1, id: 2, href: 4, content: 8, name: 16, property: 32, itemprop: 64, itemtype: 128, itemscope: 256, typeof: 512, type: 1024, style: 2048, hidden: 4096, role: 8192, lang: 16384, datetime: 32768, alt: 65536, "aria-label": 131072, title: 262_144, rel: 524_288,
} as const;
type Attribute = (typeof ATTRIBUTE)[keyof typeof ATTRIBUTE];
const TABLE = new NameTable<Attribute>(Object.entries(ATTRIBUTE));
const STRUCTURE = ATTRIBUTE.itemprop | ATTRIBUTE.itemscope | ATTRIBUTE.typeof | ATTRIBUTE.property;

const MAX_LENGTH = 2000;

/** The attributes of the tag that is being read: where their values stand. Only what is asked for becomes a string, at most 2,000 characters of it. */
export class Attributes {
  private readonly starts = new Uint32Array(32);
  private readonly ends = new Uint32Array(32);
  private present = 0;
  private current = 0;

  constructor(private readonly html: string) {}

  /** Begins another tag. */
  clear(): void {
    this.present = 0;
  }

  /** An attribute's name stands from `start` to `end`; of two with one name the first counts. */
  open(start: number, end: number): void {
    const bit = TABLE.at(this.html, start, end) ?? 0;
    this.current = (this.present & bit) === 0 ? bit : 0;
    if (this.current === 0) return;
    this.present |= bit;
    const at = placeOf(bit);
    this.starts[at] = 0;
    this.ends[at] = 0;
  }

  /** Its value stands from `start` to `end`. */
  value(start: number, end: number): void {
    if (this.current === 0) return;
    const at = placeOf(this.current);
    this.starts[at] = start;
    this.ends[at] = end;
  }

  has(attribute: Attribute): boolean {
    return (this.present & attribute) !== 0;
  }

  /** Whether microdata or RDFa is written here. */
  get haveStructure(): boolean {
    return (this.present & STRUCTURE) !== 0;
  }

  /** An attribute's value, empty where it has none; undefined where the tag has no such attribute. */
  get(attribute: Attribute): string | undefined {
    if ((this.present & attribute) === 0) return undefined;
    const raw = this.raw(attribute);
    return raw.includes("&") ? decodeHTMLAttribute(raw) : raw;
  }

  /** An attribute's value as it stands in the page, entities and all; empty where there is none. */
  raw(attribute: Attribute): string {
    if ((this.present & attribute) === 0) return "";
    const at = placeOf(attribute);
    const start = this.starts[at] ?? 0;
    return this.html.slice(start, Math.min(this.ends[at] ?? 0, start + MAX_LENGTH));
  }
}

const placeOf = (bit: number): number => 31 - Math.clz32(bit);
