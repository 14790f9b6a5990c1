import fc from "fast-check";

/** The bytes as a stream of chunks of these sizes, repeated until all is sent; one chunk without sizes. */
export async function* inChunks(content: string | Uint8Array, sizes: readonly number[] = []): AsyncGenerator<Uint8Array, void, undefined> {
  const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes.length === 0 ? bytes.length : sizes[turn % sizes.length]!;
    // The event loop turns between chunks, as it does between reads of a file.
    await Promise.resolve();
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

export async function collectBytes(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await collect(chunks));
}

/** Chunk sizes from single bytes to more than the whole input. */
export const chunkSizes = fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 400 })), { minLength: 1, maxLength: 8 });
