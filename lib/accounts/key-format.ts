import { hash, randomBytes } from "node:crypto";

/**
 * An API key reads `fm_`, 43 base62 characters (256 random bits), 6 base62 characters (CRC-32 of all before). The prefix lets
 * secret scanners find leaked keys, the checksum lets a mistyped key fail before any storage is asked.
 */
const PREFIX = "fm_";
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const WELL_FORMED = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A new key of 52 characters. It is shown once; only its hash is kept. */
export function generateKey(): string {
  const body = PREFIX + randomBase62(32, SECRET_LENGTH);
  return body + checksum(body);
}

/** A new identifier: the prefix and 72 random bits in 13 base62 characters. */
export function generateId(prefix: string): string {
  return prefix + randomBase62(9, 13);
}

/** A new secret that a browser keeps: the prefix and 256 random bits in 43 base62 characters. Only its hash is kept. */
export function generateToken(prefix: string): string {
  return prefix + randomBase62(32, SECRET_LENGTH);
}

/** Whether a string has the form of a token with that prefix. */
export function isWellFormedToken(prefix: string, token: string): boolean {
  return token.startsWith(prefix) && /^[0-9A-Za-z]{43}$/.test(token.slice(prefix.length));
}

/** Whether a string has a key's prefix, length, alphabet and checksum; says nothing of whether the key was ever issued. */
export function isWellFormedKey(key: string): boolean {
  return WELL_FORMED.test(key) && checksum(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH);
}

/** SHA-256 of a key or token in lower-case hexadecimal. It has 256 random bits, so that no slow hash is needed. */
export function hashKey(key: string): string {
  return hash("sha256", key);
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  while (digits.length < CHECKSUM_LENGTH) {
    digits = ALPHABET.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

function randomBase62(bytes: number, length: number): string {
  let rest = BigInt(`0x${randomBytes(bytes).toString("hex")}`);
  let text = "";
  while (text.length < length) {
    text = ALPHABET.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

/**
 * CRC-32 as in gzip, of ASCII text (`zlib.crc32` is not in every Node 20).
 * @see https://www.rfc-editor.org/rfc/rfc1952#section-8
 */
export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index += 1) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ text.charCodeAt(index)) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}
