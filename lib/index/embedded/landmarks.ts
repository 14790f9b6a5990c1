/** Every so many terms one is a landmark. */
const STRIDE = 64;
/** Of a landmark so many bytes are kept, as big-endian numbers, which order as the bytes do. */
const KEPT_BYTES = 8;

/**
 * The beginnings of every 64th term of a sorted dictionary, close together: a search begins in memory that other searches have just
 * used, instead of in pages of the dictionary that nobody has touched for long.
 */
export class Landmarks {
  private readonly beginnings: Uint32Array;

  /** @param keys the terms in UTF-8 one behind another, each from its offset to the next one's. */
  constructor(
    keys: Uint8Array,
    offsets: Uint32Array,
    private readonly size: number,
  ) {
    this.beginnings = new Uint32Array(Math.ceil(size / STRIDE) * 2);
    for (let mark = 0; mark * 2 < this.beginnings.length; mark++) {
      const [start, end] = [offsets[mark * STRIDE]!, offsets[mark * STRIDE + 1]!];
      this.beginnings[mark * 2] = beginning(keys, start, end, 0);
      this.beginnings[mark * 2 + 1] = beginning(keys, start + 4, end, 0);
    }
  }

  /**
   * Between which positions, both included, the first term stands that is not before a text.
   * @param text in UTF-8, `length` bytes of it.
   * @param padding what stands behind a text shorter than what is kept: 0, or 0xff to pass what starts with the text.
   */
  around(text: Uint8Array, length: number, padding: number): readonly [low: number, high: number] {
    const upper = beginning(text, 0, length, padding);
    const lower = beginning(text, 4, length, padding);
    const notBehind = this.count(upper, lower, true);
    const { beginnings } = this;
    const last = (notBehind - 1) * 2;
    const met = notBehind > 0 && beginnings[last] === upper && beginnings[last + 1] === lower;
    const before = met && (length > KEPT_BYTES || padding === 0) ? this.count(upper, lower, false) : notBehind;
    return [Math.max(0, (before - 1) * STRIDE), Math.min(this.size, notBehind * STRIDE)];
  }

  /** How many landmarks are below a beginning, or not above it. */
  private count(upper: number, lower: number, inclusive: boolean): number {
    const { beginnings } = this;
    let low = 0;
    for (let high = beginnings.length >>> 1; low < high; ) {
      const middle = (low + high) >>> 1;
      const first = beginnings[middle * 2]!;
      const second = beginnings[middle * 2 + 1]!;
      if (first < upper || (first === upper && (second < lower || (inclusive && second === lower)))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Four bytes as one number. */
function beginning(bytes: Uint8Array, start: number, end: number, padding: number): number {
  let number = 0;
  for (let at = start; at < start + 4; at++) number = number * 256 + (at < end ? bytes[at]! : padding);
  return number;
}
