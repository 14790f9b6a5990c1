/** A view of the same memory as a Buffer, without copying. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A byte stream whose beginning can be looked at before it is read. Memory: what was looked at, plus one chunk. */
export class PeekableBytes implements AsyncIterable<Buffer> {
  readonly #source: AsyncIterator<Uint8Array>;
  /** Chunks that were looked at. */
  #head: Buffer[] = [];
  #ended = false;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#source = bytes[Symbol.asyncIterator]();
  }

  /** At least the next `size` bytes, fewer only when the stream has no more (`complete`). They stay in the stream. */
  async peek(size: number): Promise<{ bytes: Buffer; complete: boolean }> {
    let length = this.#head.reduce((sum, chunk) => sum + chunk.length, 0);
    while (length < size && !this.#ended) {
      const next = await this.#source.next();
      if (next.done === true) this.#ended = true;
      else {
        this.#head.push(asBuffer(next.value));
        length += next.value.length;
      }
    }
    const [only] = this.#head;
    return { bytes: this.#head.length === 1 && only !== undefined ? only : Buffer.concat(this.#head), complete: this.#ended };
  }

  /** Everything from here on, in the chunks in which it came. Stopping early closes the stream underneath. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer, void, undefined> {
    try {
      for (let chunk = this.#head.shift(); chunk !== undefined; chunk = this.#head.shift()) yield chunk;
      while (!this.#ended) {
        const next = await this.#source.next();
        if (next.done === true) this.#ended = true;
        else if (next.value.length > 0) yield asBuffer(next.value);
      }
    } finally {
      if (!this.#ended) await this.#source.return?.();
    }
  }
}
