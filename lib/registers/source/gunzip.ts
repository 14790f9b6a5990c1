import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { errorCode, SourceError } from "./problem";

/** Larger than zlib's 16 KB: fewer turns of the event loop for the same bytes. */
const CHUNK_BYTES = 256 * 1024;

/**
 * Unpacks gzip, all members of a multi-member file, checking length and CRC-32 of each. Zero bytes after the last member (tape
 * padding) are allowed. Throws SourceError when the data is cut off or damaged; errors of `bytes` pass through as they are.
 * `name` is how the file is called in messages.
 */
export async function* gunzip(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Buffer, void, undefined> {
  const unpacker = createGunzip({ chunkSize: CHUNK_BYTES });
  // Failures surface in the loop below, which reads the other end.
  const feeding = pipeline(bytes, unpacker).catch(() => undefined);
  try {
    const chunks: AsyncIterable<Buffer> = unpacker;
    yield* chunks;
  } catch (error) {
    if (errorCode(error)?.startsWith("Z_") !== true) throw error;
    if (errorCode(error) === "Z_BUF_ERROR") {
      throw new SourceError(`${name} is cut off: its packed data ends too early. Download or copy it again.`, { cause: error });
    }
    throw new SourceError(`${name} is damaged: its packed data does not unpack. Download or copy it again.`, { cause: error });
  } finally {
    unpacker.destroy();
    await feeding;
  }
}
