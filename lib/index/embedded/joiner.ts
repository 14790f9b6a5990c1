const [OPEN, CLOSE] = [0x5b, 0x5d];
const ROOM_BYTES = 32 << 10;
/** Where answers of usual size are put together, to be copied in one go. */
const room = new Uint32Array(ROOM_BYTES / 4);

/**
 * Joins pieces of shared memory to a JSON array. The engine copies shared memory byte by byte wherever source and target are not
 * aligned alike; here it is read and written four bytes at a time, shifted into each other.
 */
export class Joiner {
  private readonly words: Uint32Array;
  private readonly bytes: Uint8Array;

  constructor(source: SharedArrayBuffer) {
    this.words = new Uint32Array(source, 0, source.byteLength >>> 2);
    this.bytes = new Uint8Array(source);
  }

  /**
   * @param starts where each piece starts, which ends with a comma where the next one starts.
   * @param pieces their numbers.
   */
  join(starts: Float64Array, pieces: ArrayLike<number>): Uint8Array<ArrayBuffer> {
    let size = 2;
    for (let i = 0; i < pieces.length; i++) size += starts[pieces[i]! + 1]! - starts[pieces[i]!]!;
    const target = size <= ROOM_BYTES ? room : new Uint32Array((size + 3) >>> 2);
    const joined = new Uint8Array(target.buffer, 0, pieces.length === 0 ? 2 : size - 1);
    let end = 1;
    for (let i = 0; i < pieces.length; i++) {
      const start = starts[pieces[i]!]!;
      while (i + 1 < pieces.length && pieces[i + 1] === pieces[i]! + 1) i++;
      const length = starts[pieces[i]! + 1]! - start;
      this.copy(start, length, target, end);
      end += length;
    }
    joined[0] = OPEN;
    joined[joined.length - 1] = CLOSE;
    return target === room ? Buffer.from(joined) : joined;
  }

  /** Copies a piece; bytes behind it in the target's last word may change too. */
  private copy(start: number, length: number, target: Uint32Array, to: number): void {
    const { words } = this;
    // Where the source would start if the target did at a whole word.
    const from = start - (to & 3);
    let read = Math.floor(from / 4);
    let write = to >>> 2;
    const last = (to + length - 1) >>> 2;
    if (from < 0 || read + (last - write) + 1 >= words.length) {
      this.copyBytes(start, length, target, to);
      return;
    }
    const kept = (1 << ((to & 3) * 8)) - 1;
    const before = target[write]! & kept;
    const [down, up] = [(from & 3) * 8, 32 - (from & 3) * 8];
    const first = write;
    // A shift by 32 would be none.
    if (down === 0) {
      while (write <= last) target[write++] = words[read++]!;
    } else {
      for (let low = words[read]!; write <= last; write++) {
        const high = words[++read]!;
        target[write] = (low >>> down) | (high << up);
        low = high;
      }
    }
    target[first] = (target[first]! & ~kept) | before;
  }

  private copyBytes(start: number, length: number, target: Uint32Array, to: number): void {
    new Uint8Array(target.buffer, to, length).set(this.bytes.subarray(start, start + length));
  }
}
