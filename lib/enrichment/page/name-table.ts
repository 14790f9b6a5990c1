interface Slot<T> {
  readonly name: string;
  readonly value: T;
}

const UPPER_TO_LOWER = 32;

/** What belongs to a name of HTML (an element's, an attribute's), looked up where the name stands in the page, in any case, without making a string of it. */
export class NameTable<T> {
  private readonly slots: (Slot<T> | undefined)[];
  private readonly mask: number;
  private longest = 0;

  /** @param entries names in lower case, each once */
  constructor(entries: readonly (readonly [string, T])[]) {
    const size = 2 ** Math.ceil(Math.log2(entries.length * 4));
    this.slots = Array.from({ length: size });
    this.mask = size - 1;
    for (const [name, value] of entries) {
      this.longest = Math.max(this.longest, name.length);
      let at = this.placeOf(name, 0, name.length);
      while (this.slots[at] !== undefined) at = (at + 1) & this.mask;
      this.slots[at] = { name, value };
    }
  }

  /** The value of the name from `start` to `end`, exclusive; undefined for a name that the table has not. */
  at(html: string, start: number, end: number): T | undefined {
    if (end - start > this.longest) return undefined;
    let at = this.placeOf(html, start, end);
    for (let slot = this.slots[at]; slot !== undefined; slot = this.slots[at]) {
      if (isNameAt(slot.name, html, start, end)) return slot.value;
      at = (at + 1) & this.mask;
    }
    return undefined;
  }

  private placeOf(text: string, start: number, end: number): number {
    let hash = 0;
    for (let at = start; at < end; at += 1) hash = Math.imul(hash, 33) + (text.charCodeAt(at) | UPPER_TO_LOWER);
    return (hash ^ (hash >>> 9)) & this.mask;
  }
}

function isNameAt(name: string, html: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let at = 0; at < name.length; at += 1) {
    const code = html.charCodeAt(start + at);
    const wanted = name.charCodeAt(at);
    if (code !== wanted && (wanted < 97 || (code | UPPER_TO_LOWER) !== wanted)) return false;
  }
  return true;
}
