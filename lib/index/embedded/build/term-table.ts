import { growBytes, growWords } from "./grow";

const encoder = new TextEncoder();

/**
 * Numbers distinct strings 0, 1, 2 … in order of first sight, at the cost of their UTF-8 bytes and about 12 more each. A JavaScript
 * Map takes some 100 bytes a string, ends at 16.7 million entries and makes the collector walk all of them.
 */
export class TermTable {
  private bytes = new Uint8Array(1 << 16);
  private offsets = new Uint32Array(1 << 12);
  private slots = new Uint32Array(1 << 13);
  private scratch = new Uint8Array(1 << 12);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** The number of this string, a new one when it was not seen before. */
  idOf(term: string): number {
    const length = this.encode(term);
    const mask = this.slots.length - 1;
    let slot = hash(this.scratch, length) & mask;
    for (let entry = this.slots[slot]!; entry !== 0; entry = this.slots[slot]!) {
      if (this.equals(entry - 1, length)) return entry - 1;
      slot = (slot + 1) & mask;
    }
    return this.insert(slot, length);
  }

  /** Key bytes of all strings behind one another, and where each starts (`size + 1` offsets). */
  keys(): { readonly bytes: Uint8Array; readonly offsets: Uint32Array } {
    return { bytes: this.bytes, offsets: this.offsets.subarray(0, this.count + 1) };
  }

  private encode(term: string): number {
    const { length } = term;
    if (length * 3 > this.scratch.length) this.scratch = new Uint8Array(length * 4);
    const { scratch } = this;
    for (let i = 0; i < length; i++) {
      const code = term.charCodeAt(i);
      if (code > 127) return encoder.encodeInto(term, scratch).written;
      scratch[i] = code;
    }
    return length;
  }

  private equals(id: number, length: number): boolean {
    const start = this.offsets[id]!;
    if (this.offsets[id + 1]! - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.bytes[start + i] !== this.scratch[i]) return false;
    return true;
  }

  private insert(slot: number, length: number): number {
    const id = this.count++;
    const start = this.offsets[id]!;
    this.bytes = growBytes(this.bytes, start + length);
    this.bytes.set(this.scratch.subarray(0, length), start);
    this.offsets = growWords(this.offsets, id + 2);
    this.offsets[id + 1] = start + length;
    this.slots[slot] = id + 1;
    if (this.count * 2 > this.slots.length) this.rehash();
    return id;
  }

  private rehash(): void {
    const slots = new Uint32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let id = 0; id < this.count; id++) {
      let slot = hash(this.bytes, this.offsets[id + 1]!, this.offsets[id]) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id + 1;
    }
    this.slots = slots;
  }
}

/** FNV-1a over bytes `from` to `to`, with a final mix because only its low bits choose the slot. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(bytes: Uint8Array, to: number, from = 0): number {
  let value = 0x811c9dc5;
  for (let i = from; i < to; i++) value = Math.imul(value ^ bytes[i]!, 0x01000193);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
