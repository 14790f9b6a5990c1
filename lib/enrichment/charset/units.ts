const REPLACEMENT = 0xfffd;

/** UTF-16 code units as they are decoded. No decoder makes more of them than there are bytes. */
export class Units {
  readonly #units: Uint16Array;
  #length = 0;
  /** Sequences that meant nothing. */
  errors = 0;

  constructor(bytes: number) {
    this.#units = new Uint16Array(bytes + 2);
  }

  unit(unit: number): void {
    this.#units[this.#length] = unit;
    this.#length += 1;
  }

  /** @param character one or two code units. */
  text(character: string): void {
    for (let at = 0; at < character.length; at += 1) this.unit(character.charCodeAt(at));
  }

  codePoint(codePoint: number): void {
    if (codePoint < 0x10000) this.unit(codePoint);
    else this.text(String.fromCodePoint(codePoint));
  }

  error(): void {
    this.errors += 1;
    this.unit(REPLACEMENT);
  }

  toString(): string {
    return Buffer.from(this.#units.buffer, 0, this.#length * 2).toString("utf16le");
  }
}

/** What comes of bytes that were decoded. */
export interface Decoded {
  readonly text: string;
  /** Sequences that meant nothing, each U+FFFD in the text. */
  readonly errors: number;
}

/**
 * Reads bytes one after another and may step back, as the standard's decoders do.
 * @param step decodes from `at` on: notes what it finds in `out` and returns where to go on. Past the end, bytes read as -1.
 */
export function decodeWith(bytes: Uint8Array, step: (byte: number, at: number, out: Units) => number): Decoded {
  const out = new Units(bytes.length);
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      out.unit(byte);
      at += 1;
    } else {
      at = step(byte, at, out);
    }
  }
  return { text: out.toString(), errors: out.errors };
}

/**
 * Ends a sequence of two bytes that has no character: an ASCII byte is no part of it and is read again, so that no markup is swallowed.
 * @param trail the second byte, undefined past the end.
 * @returns where to go on.
 */
export function refuseTwo(trail: number | undefined, at: number, out: Units): number {
  out.error();
  return trail !== undefined && trail >= 0x80 ? at + 2 : at + 1;
}
