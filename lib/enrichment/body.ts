import type { IncomingMessage } from "node:http";
import { pipeline, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import { unreachable } from "./failures";

export interface Body {
  /** Decoded, at most as many as asked for; a buffer of their own. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether there was more. */
  readonly truncated: boolean;
}

type Pieces = AsyncIterable<Buffer>;

/** Codings on top of each other; honest servers use one. */
const MOST_CODINGS = 3;
/** What comes in may be larger than what it decodes to, but not by much. In bytes. */
const ENCODED_SLACK = 1 << 20;

/**
 * Reads a body up to a number of decoded bytes and then ends the connection. Decoders work in pieces of 16 KB and only as fast as they are read, so that
 * a body that unpacks to gigabytes costs what is asked for and no more.
 * @throws ServiceError `unreachable` for a coding that is none of gzip, deflate and br and for a body that does not decode; else the connection's error.
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Body> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of decoded(response, maxBytes)) {
      pieces.push(piece);
      length += piece.length;
      if (length > maxBytes) break;
    }
  } catch (error) {
    // zlib's codes begin so, and the connection's do not.
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (/^(Z_|ERR__?ERROR_|ERR_PADDING)/.test(code)) throw unreachable(`its body is not encoded as it says (${code})`);
    throw error;
  } finally {
    response.destroy();
  }
  const bytes = new Uint8Array(Math.min(length, maxBytes));
  let at = 0;
  for (const piece of pieces) {
    const part = piece.subarray(0, bytes.length - at);
    bytes.set(part, at);
    at += part.length;
  }
  return { bytes, truncated: length > maxBytes };
}

function decoded(response: IncomingMessage, maxBytes: number): Pieces {
  const codings = (response.headers["content-encoding"] ?? "").toLowerCase().split(",").map((coding) => coding.trim());
  const applied = codings.filter((coding) => coding !== "" && coding !== "identity");
  if (applied.length === 0) return response;
  if (applied.length > MOST_CODINGS) throw unreachable(`its body is encoded ${applied.length} times over`);
  return applied.reduceRight(decode, limited(response, maxBytes + ENCODED_SLACK));
}

/** Ends that are missing are forgiven, as browsers do. */
const FORGIVING = { finishFlush: constants.Z_SYNC_FLUSH };

function decode(source: Pieces, coding: string): Pieces {
  switch (coding) {
    case "gzip":
    case "x-gzip":
      return through(source, createGunzip(FORGIVING));
    case "deflate":
      return inflate(source);
    case "br":
      return through(source, createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }));
    default:
      throw unreachable(`its body has the coding ${JSON.stringify(coding.slice(0, 30))}, which was not asked for`);
  }
}

function through(source: Pieces, decoder: Transform): Pieces {
  // An error shows where the decoder is read.
  pipeline(source, decoder, () => undefined);
  return decoder;
}

/** `deflate` is the zlib format, and some servers send it bare: the first byte tells. @see https://www.rfc-editor.org/rfc/rfc9110#section-8.4.1.2 */
async function* inflate(source: Pieces): AsyncGenerator<Buffer> {
  const reader = source[Symbol.asyncIterator]();
  const first = await reader.next();
  if (first.done === true) return;
  const all = async function* (): AsyncGenerator<Buffer> {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => reader };
  };
  const isZlib = ((first.value[0] ?? 0) & 15) === 8;
  yield* through(all(), isZlib ? createInflate(FORGIVING) : createInflateRaw(FORGIVING));
}

/** Input without end that decodes to nothing would be read for as long as there is time. */
async function* limited(source: Pieces, most: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const piece of source) {
    length += piece.length;
    if (length > most) throw unreachable("its encoded body is longer than what was asked for of it");
    yield piece;
  }
}
