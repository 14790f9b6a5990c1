const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LF = 0x0a;

const PLAIN = 0;
const STRING = 1;
const OPEN = 2;
const CLOSE = 3;
const NEWLINE = 4;
/** Cannot stand outside a string by RFC 8259: the text is damaged here, or was before. */
const ILLEGAL = 5;

const KIND = new Uint8Array(256).fill(ILLEGAL);
for (const byte of Buffer.from(" \t\r,:0123456789+-.eEtrufalsn", "latin1")) KIND[byte] = PLAIN;
for (const byte of Buffer.from("{[", "latin1")) KIND[byte] = OPEN;
for (const byte of Buffer.from("}]", "latin1")) KIND[byte] = CLOSE;
KIND[QUOTE] = STRING;
KIND[LF] = NEWLINE;

export type Scan = "end" | "more" | "damage";

/**
 * Finds the end of one JSON object by counting brackets, and damage as early as it shows: a line end inside a string, a letter
 * outside one. What JSON.parse finds out anyway is left to it. The state lasts over chunks.
 */
export class ObjectScanner {
  #depth = 0;
  #inString = false;
  /** Where scanning goes on; one beyond the bytes when they end in a backslash. */
  at = 0;
  /** Line ends passed since `start`. */
  newlines = 0;

  /** Begins at an opening brace. */
  start(at: number): void {
    this.at = at;
    this.#depth = 0;
    this.#inString = false;
    this.newlines = 0;
  }

  /** Scans on until the object ends ("end": `at` is behind it), damage shows, or the bytes are used up ("more"). */
  scan(bytes: Uint8Array): Scan {
    const length = bytes.length;
    let at = this.at;
    let result: Scan = "more";
    if (this.#inString) at = this.#string(bytes, at);
    while (at < length && result === "more" && !this.#inString) {
      switch (KIND[bytes[at++] ?? 0]) {
        case PLAIN:
          break;
        case STRING:
          at = this.#string(bytes, at);
          break;
        case OPEN:
          this.#depth += 1;
          break;
        case CLOSE:
          this.#depth -= 1;
          if (this.#depth === 0) result = "end";
          break;
        case NEWLINE:
          this.newlines += 1;
          break;
        default:
          result = "damage";
      }
    }
    this.at = at;
    return result === "more" && at < length ? "damage" : result;
  }

  /**
   * From within a string to behind its closing quote; to a line end or the end of the bytes when that comes first (`#inString`
   * stays).
   */
  #string(bytes: Uint8Array, from: number): number {
    const length = bytes.length;
    let at = from;
    while (at < length) {
      const byte = bytes[at];
      if (byte === QUOTE) {
        this.#inString = false;
        return at + 1;
      }
      if (byte === LF) break;
      at += byte === BACKSLASH ? 2 : 1;
    }
    this.#inString = true;
    return at;
  }
}
