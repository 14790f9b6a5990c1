/**
 * Roaring bitmaps read where they are stored, in the portable format: for few documents a call into the library takes longer than the
 * look-up, and a set of its own has to be made and collected.
 * @see https://github.com/RoaringBitmap/RoaringFormatSpec
 */

const WITH_RUNS = 12347;
/** With runs and fewer containers than this, the containers' places are not stored. */
const PLACES_FROM = 4;
/** A container of more values than this is a bitset. */
const MOST_LISTED = 4096;
const BITSET_BYTES = 8192;
/** Reading so many values of a list one after another takes as long as searching it for one. */
const SEARCH_COST = 24;

/** The documents of a set of at most MOST_LISTED that is stored at `start`, ascending. */
export function listStored(bytes: Uint8Array, start: number): number[] {
  const documents: number[] = [];
  for (const stored = new Containers(bytes, start); !stored.done; ) {
    stored.list(documents);
    stored.next();
  }
  return documents;
}

/** Adds those of the documents, given in ascending order, that are in the set stored at `start`. */
export function addStored(bytes: Uint8Array, start: number, documents: readonly number[], found: number[]): void {
  const stored = new Containers(bytes, start);
  for (let from = 0, to = 0; from < documents.length; from = to) {
    const key = documents[from]! >>> 16;
    for (to = from + 1; to < documents.length && documents[to]! >>> 16 === key; ) to++;
    stored.skipTo(key);
    if (stored.done) break;
    if (stored.key === key) stored.among(documents, from, to, found);
  }
}

/** The containers of a stored set one after another: each holds the values of one key, their upper 16 bits. */
class Containers {
  key: number;
  private readonly count: number;
  /** Where the flags stand that tell which containers hold runs; 0 when none does. */
  private readonly runFlags: number;
  private readonly descriptors: number;
  /** Where the containers' places stand; 0 when they are not stored. */
  private readonly places: number;
  private at = 0;
  private data: number;
  private size: number;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly start: number,
  ) {
    const withRuns = uint16(bytes, start) === WITH_RUNS;
    this.count = withRuns ? uint16(bytes, start + 2) + 1 : uint32(bytes, start + 4);
    this.runFlags = withRuns ? start + 4 : 0;
    this.descriptors = withRuns ? start + 4 + ((this.count + 7) >>> 3) : start + 8;
    const behind = this.descriptors + this.count * 4;
    this.places = !withRuns || this.count >= PLACES_FROM ? behind : 0;
    this.data = behind + (this.places === 0 ? 0 : this.count * 4);
    this.key = uint16(bytes, this.descriptors);
    this.size = uint16(bytes, this.descriptors + 2) + 1;
  }

  get done(): boolean {
    return this.at >= this.count;
  }

  /** Goes on to the first container whose key is not below this one. */
  skipTo(key: number): void {
    if (this.places === 0) {
      while (this.key < key && !this.done) this.next();
      return;
    }
    if (key <= this.key) return;
    // No key stands twice, so the one sought is at most so far away: where no container is missing in between, just there.
    let high = Math.min(this.count, this.at + key - this.key);
    let at = this.keyAt(high - 1) < key ? high : this.at + 1;
    while (at < high) {
      const middle = (at + high) >>> 1;
      if (this.keyAt(middle) < key) at = middle + 1;
      else high = middle;
    }
    this.goTo(at);
  }

  next(): void {
    if (this.places === 0) this.data += this.length();
    this.goTo(this.at + 1);
  }

  private goTo(at: number): void {
    this.at = at;
    if (this.at >= this.count) return;
    const descriptor = this.descriptors + this.at * 4;
    this.key = this.keyAt(at);
    this.size = uint16(this.bytes, descriptor + 2) + 1;
    if (this.places !== 0) this.data = this.start + uint32(this.bytes, this.places + this.at * 4);
  }

  /** Adds this container's values, which are at most MOST_LISTED. */
  list(documents: number[]): void {
    const { bytes, data } = this;
    const base = this.key * 0x10000;
    if (this.hasRuns()) {
      for (let run = data + 2, end = run + uint16(bytes, data) * 4; run < end; run += 4) {
        const first = base + uint16(bytes, run);
        for (let value = first, last = first + uint16(bytes, run + 2); value <= last; value++) documents.push(value);
      }
    } else {
      for (let at = data, end = data + this.size * 2; at < end; at += 2) documents.push(base + uint16(bytes, at));
    }
  }

  /** Adds those of the documents from `from` to before `to`, all of this container's key, that it holds. */
  among(documents: readonly number[], from: number, to: number, found: number[]): void {
    if (this.hasRuns()) this.amongRuns(documents, from, to, found);
    else if (this.size > MOST_LISTED) this.amongBits(documents, from, to, found);
    else if (this.size > SEARCH_COST * (to - from)) this.searchEach(documents, from, to, found);
    else this.readAll(documents, from, to, found);
  }

  /** Branches that nobody can foresee cost more than a look into a table. */
  private readAll(documents: readonly number[], from: number, to: number, found: number[]): void {
    const { bytes, data } = this;
    for (let i = from; i < to; i++) wanted[documents[i]! & 0xffff] = 1;
    const base = this.key * 0x10000;
    for (let at = data, end = data + this.size * 2; at < end; at += 2) {
      const value = uint16(bytes, at);
      if (wanted[value] === 1) found.push(base + value);
    }
    for (let i = from; i < to; i++) wanted[documents[i]! & 0xffff] = 0;
  }

  private searchEach(documents: readonly number[], from: number, to: number, found: number[]): void {
    const { bytes, data, size } = this;
    for (let i = from, low = 0; i < to; i++) {
      const value = documents[i]! & 0xffff;
      for (let high = size; low < high; ) {
        const middle = (low + high) >>> 1;
        if (uint16(bytes, data + middle * 2) < value) low = middle + 1;
        else high = middle;
      }
      if (low < size && uint16(bytes, data + low * 2) === value) found.push(documents[i]!);
    }
  }

  private amongBits(documents: readonly number[], from: number, to: number, found: number[]): void {
    for (let i = from; i < to; i++) {
      const value = documents[i]! & 0xffff;
      if ((this.bytes[this.data + (value >>> 3)]! >>> (value & 7)) & 1) found.push(documents[i]!);
    }
  }

  private amongRuns(documents: readonly number[], from: number, to: number, found: number[]): void {
    const { bytes, data } = this;
    let run = data + 2;
    const end = run + uint16(bytes, data) * 4;
    for (let i = from; i < to; i++) {
      const value = documents[i]! & 0xffff;
      while (run < end && uint16(bytes, run) + uint16(bytes, run + 2) < value) run += 4;
      if (run < end && uint16(bytes, run) <= value) found.push(documents[i]!);
    }
  }

  private keyAt(position: number): number {
    return uint16(this.bytes, this.descriptors + position * 4);
  }

  private hasRuns(): boolean {
    return this.runFlags !== 0 && ((this.bytes[this.runFlags + (this.at >>> 3)]! >>> (this.at & 7)) & 1) === 1;
  }

  private length(): number {
    if (this.hasRuns()) return 2 + uint16(this.bytes, this.data) * 4;
    return this.size > MOST_LISTED ? BITSET_BYTES : this.size * 2;
  }
}

/** Which values of a container are looked for. */
const wanted = new Uint8Array(0x10000);

function uint16(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8);
}

function uint32(bytes: Uint8Array, at: number): number {
  return (uint16(bytes, at) | (uint16(bytes, at + 2) << 16)) >>> 0;
}
