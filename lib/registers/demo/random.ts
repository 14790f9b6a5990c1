/** A stored position of a generator: `Random.restore` replays the draws that followed. */
export type RandomState = readonly [number, number, number, number];

/**
 * Small seeded generator of pseudo-random numbers (sfc32, public domain, https://pracrand.sourceforge.net). Integer arithmetic only, so that a seed gives
 * the same numbers on every machine and in every version of the engine. Not for secrets.
 */
export class Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  /** @param seed any integer; its low 32 bits count. */
  constructor(seed: number) {
    this.a = seed | 0;
    this.b = 0x2f6e2b1;
    this.c = 0x5851f42d;
    for (let round = 0; round < 15; round++) this.next();
  }

  /** 32 random bits as a signed integer. */
  next(): number {
    const result = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + result) | 0;
    return result;
  }

  /** An integer of `count` random bits, 1 to 31. */
  bits(count: number): number {
    return this.next() >>> (32 - count);
  }

  /** An integer from 0 to `bound` - 1; `bound` is 1 to 2^32. */
  below(bound: number): number {
    return Math.floor((this.next() >>> 0) * (bound / 0x100000000));
  }

  /** An integer from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  /** True `share` times in 1,000. */
  perMille(share: number): boolean {
    return this.below(1000) < share;
  }

  save(): RandomState {
    return [this.a, this.b, this.c, this.counter];
  }

  restore(state: RandomState): void {
    [this.a, this.b, this.c, this.counter] = state;
  }
}

const MAX_CHOICE_BITS = 12;

/** One of several items by weight, in constant time: a table of at most 4,096 slots, of which every item has at least one. */
export class Choice<T> {
  private readonly slots: readonly T[];
  /** The table has 2^bits slots: about 16 an item, so that short lists stay small. */
  private readonly bits: number;

  /**
   * @param items 1 to 4,096.
   * @param weightOf relative weight by item and position, above 0.
   */
  constructor(
    readonly items: readonly T[],
    weightOf: (item: T, index: number) => number,
  ) {
    if (items.length === 0 || items.length > 1 << MAX_CHOICE_BITS) throw new RangeError(`a choice has 1 to ${1 << MAX_CHOICE_BITS} items, not ${items.length}`);
    this.bits = 6;
    while (this.bits < MAX_CHOICE_BITS && 1 << this.bits < 16 * items.length) this.bits += 1;
    const weights = items.map(weightOf);
    if (!weights.every((weight) => weight > 0)) throw new RangeError("an item of a choice weighs more than 0");
    let left = weights.reduce((sum, weight) => sum + weight, 0);
    let free = 1 << this.bits;
    const slots: T[] = [];
    items.forEach((item, index) => {
      const weight = weights[index] ?? 0;
      const later = items.length - index - 1;
      const count = later === 0 ? free : Math.min(free - later, Math.max(1, Math.round((free * weight) / left)));
      for (let slot = 0; slot < count; slot++) slots.push(item);
      free -= count;
      left -= weight;
    });
    this.slots = slots;
  }

  pick(random: Random): T {
    return at(this.slots, random.bits(this.bits));
  }
}

/** Items of which the first is the most frequent and the n-th about n times as rare (Zipf–Mandelbrot, exponent 1, shift 2). */
export function zipf<T>(items: readonly T[]): Choice<T> {
  return new Choice(items, (_item, index) => 1 / (index + 3));
}

/** The item at a position. @throws RangeError where there is none. */
export function at<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`);
  return item;
}

/**
 * Every number from 0 to `size` - 1 once, in an order that looks random, without remembering any: a walk whose step is near the golden section of
 * the size and shares no divisor with it.
 */
export class Sequence {
  private value: number;
  private readonly step: number;
  private left: number;

  /** @param size 2 to 2^52. @param what named in the error when the numbers run out. */
  constructor(
    private readonly size: number,
    private readonly what: string,
    start = 0,
  ) {
    this.left = size;
    this.value = start % size;
    let step = Math.floor(size * 0.6180339887) | 1;
    while (commonDivisor(step, size) > 1) step += 1;
    this.step = step;
  }

  /** @throws RangeError after `size` numbers. */
  next(): number {
    if (this.left === 0) throw new RangeError(`the demo register has no more ${this.what}: ${this.size} are used`);
    this.left -= 1;
    this.value = (this.value + this.step) % this.size;
    return this.value;
  }
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
