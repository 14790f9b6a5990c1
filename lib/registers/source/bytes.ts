/** A view of the same memory as a Buffer, without copying. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A byte stream whose beginning can be looked at before it is read. Memory: what was looked at, plus one chunk. */
export class PeekableBytes implements AsyncIterable<Buffer> {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #head: Buffer = Buffer.alloc(0);
  #ended = false;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  /** At least the next `size` bytes, fewer only when the stream has no more (`complete`). They stay in the stream. */
  async peek(size: number): Promise<{ bytes: Buffer; complete: boolean }> {
    const chunks = [this.#head];
    let length = this.#head.length;
    while (length < size && !this.#ended) {
      const next = await this.#chunks.next();
      if (next.done === true) this.#ended = true;
      else {
        chunks.push(asBuffer(next.value));
        length += next.value.length;
      }
    }
    if (chunks.length > 1) this.#head = Buffer.concat(chunks);
    return { bytes: this.#head, complete: this.#ended };
  }

  /** Everything from here on. Stopping early closes the stream underneath. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer, void, undefined> {
    try {
      if (this.#head.length > 0) {
        const head = this.#head;
        this.#head = Buffer.alloc(0);
        yield head;
      }
      while (!this.#ended) {
        const next = await this.#chunks.next();
        if (next.done === true) this.#ended = true;
        else if (next.value.length > 0) yield asBuffer(next.value);
      }
    } finally {
      if (!this.#ended) await this.#chunks.return?.();
    }
  }
}
