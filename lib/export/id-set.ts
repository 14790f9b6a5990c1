const START = 1 << 12;

/**
 * A set of company IDs that stays small: eight bytes an ID and as much again of room, so that a million takes 16 MB. It keeps 64 bits of
 * each, not the text: that two different ones among a million are taken for the same has a chance of one in thirty million.
 */
export class IdSet {
  private slots = new Uint32Array(2 * START);
  private held = 0;

  get size(): number {
    return this.held;
  }

  /** @returns false when it was there already. */
  add(id: string): boolean {
    const [high, low] = hashOf(id);
    if (!place(this.slots, high, low)) return false;
    this.held += 1;
    if (4 * this.held > this.slots.length) this.grow();
    return true;
  }

  has(id: string): boolean {
    const [high, low] = hashOf(id);
    return this.slots[slotOf(this.slots, high, low)] !== 0;
  }

  private grow(): void {
    const larger = new Uint32Array(2 * this.slots.length);
    for (let slot = 0; slot < this.slots.length; slot += 2) {
      const high = this.slots[slot] ?? 0;
      if (high !== 0) place(larger, high, this.slots[slot + 1] ?? 0);
    }
    this.slots = larger;
  }
}

/** The digest of no IDs. */
export const NO_IDS = "0".repeat(16);

/** A digest of IDs in their order: equal for equal sequences, and going on from where it stood. @param before NO_IDS at the beginning. */
export function digestIds(before: string, ids: Iterable<string>): string {
  let [a, b] = [parseInt(before.slice(0, 8), 16), parseInt(before.slice(8), 16)];
  for (const id of ids) [a, b] = hashOf(id, a, b);
  return a.toString(16).padStart(8, "0") + b.toString(16).padStart(8, "0");
}

/** @returns the slot that holds it, or the free one where it belongs. */
function slotOf(slots: Uint32Array, high: number, low: number): number {
  const mask = slots.length - 2;
  let slot = (low << 1) & mask;
  while (slots[slot] !== 0 && (slots[slot] !== high || slots[slot + 1] !== low)) slot = (slot + 2) & mask;
  return slot;
}

function place(slots: Uint32Array, high: number, low: number): boolean {
  const slot = slotOf(slots, high, low);
  if (slots[slot] !== 0) return false;
  slots[slot] = high;
  slots[slot + 1] = low;
  return true;
}

/** Two multiplicative hashes over UTF-16 units, each mixed at the end; the first is never 0, which marks a free slot. */
function hashOf(id: string, seedHigh = 0, seedLow = 0): readonly [high: number, low: number] {
  let high = 0xdeadbeef ^ seedHigh;
  let low = 0x41c6ce57 ^ seedLow;
  for (let i = 0; i < id.length; i += 1) {
    const unit = id.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high >>> 0 || 1, low >>> 0];
}
