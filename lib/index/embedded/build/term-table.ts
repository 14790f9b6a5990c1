import { growBytes, growWords } from "./grow";

/** Key bytes of all strings behind one another, and where each starts, with one more entry for the end. */
export interface TermKeys {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly offsets: Uint32Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** FNV-1a. http://www.isthe.com/chongo/tech/comp/fnv/ */
const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Numbers distinct strings 0, 1, 2 … in order of first sight, at the cost of their UTF-8 bytes and about 12 more each. A JavaScript
 * Map takes some 100 bytes a string, ends at 16.7 million entries and makes the collector walk all of them.
 */
export class TermTable {
  private bytes = new Uint8Array(1 << 16);
  private offsets = new Uint32Array(1 << 12);
  /** Two words a slot: the string's number plus one (0 is free), and its hash, which spares most looks at other strings' bytes. */
  private slots = new Uint32Array(1 << 13);
  private scratch = new Uint8Array(1 << 12);
  private hashed = 0;
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** The number of this string, a new one when it was not seen before. */
  idOf(term: string): number {
    const length = this.encode(term);
    return this.find(this.scratch, 0, length, this.hashed);
  }

  /** The number of the string whose UTF-8 bytes these are, a new one when it was not seen before. */
  idOfBytes(bytes: Uint8Array, start: number, end: number): number {
    let value = FNV_BASIS;
    for (let i = start; i < end; i++) value = Math.imul(value ^ bytes[i]!, FNV_PRIME);
    return this.find(bytes, start, end - start, mixed(value));
  }

  /** The string of a number. */
  text(id: number): string {
    return decoder.decode(this.bytes.subarray(this.offsets[id], this.offsets[id + 1]));
  }

  private find(bytes: Uint8Array, start: number, length: number, hashed: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = (hashed << 1) & mask;
    for (let entry = slots[slot]!; entry !== 0; entry = slots[slot]!) {
      if (slots[slot + 1] === hashed && this.equals(entry - 1, bytes, start, length)) return entry - 1;
      slot = (slot + 2) & mask;
    }
    return this.insert(slot, bytes, start, length, hashed);
  }

  keys(): TermKeys {
    return { bytes: this.bytes, offsets: this.offsets.subarray(0, this.count + 1) };
  }

  /** Puts the term's bytes into `scratch` and their hash into `hashed`; returns their number. */
  private encode(term: string): number {
    const { length } = term;
    if (length * 3 > this.scratch.length) this.scratch = new Uint8Array(length * 4);
    const { scratch } = this;
    let value = FNV_BASIS;
    for (let i = 0; i < length; i++) {
      const code = term.charCodeAt(i);
      if (code > 127) return this.encodeUtf8(term);
      scratch[i] = code;
      value = Math.imul(value ^ code, FNV_PRIME);
    }
    this.hashed = mixed(value);
    return length;
  }

  private encodeUtf8(term: string): number {
    const length = encoder.encodeInto(term, this.scratch).written;
    let value = FNV_BASIS;
    for (let i = 0; i < length; i++) value = Math.imul(value ^ this.scratch[i]!, FNV_PRIME);
    this.hashed = mixed(value);
    return length;
  }

  private equals(id: number, bytes: Uint8Array, from: number, length: number): boolean {
    const start = this.offsets[id]!;
    if (this.offsets[id + 1]! - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.bytes[start + i] !== bytes[from + i]) return false;
    return true;
  }

  private insert(slot: number, bytes: Uint8Array, from: number, length: number, hashed: number): number {
    const id = this.count++;
    const start = this.offsets[id]!;
    this.bytes = growBytes(this.bytes, start + length);
    for (let i = 0; i < length; i++) this.bytes[start + i] = bytes[from + i]!;
    this.offsets = growWords(this.offsets, id + 2);
    this.offsets[id + 1] = start + length;
    this.slots[slot] = id + 1;
    this.slots[slot + 1] = hashed;
    if (this.count * 4 > this.slots.length) this.spread();
    return id;
  }

  /** Doubles the slots. */
  private spread(): void {
    const { slots } = this;
    const larger = new Uint32Array(slots.length * 2);
    const mask = larger.length - 1;
    for (let old = 0; old < slots.length; old += 2) {
      if (slots[old] === 0) continue;
      let slot = (slots[old + 1]! << 1) & mask;
      while (larger[slot] !== 0) slot = (slot + 2) & mask;
      larger[slot] = slots[old]!;
      larger[slot + 1] = slots[old + 1]!;
    }
    this.slots = larger;
  }
}

/** The last step of FNV-1a as used here: only low bits choose the slot. */
function mixed(value: number): number {
  const folded = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (folded ^ (folded >>> 13)) >>> 0;
}
