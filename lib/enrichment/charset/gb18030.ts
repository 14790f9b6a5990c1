import { gb18030, gb18030Four } from "./indexes";
import { type Decoded, decodeWith, refuseTwo } from "./units";

/** The numbers of four-byte characters from U+10000 on begin here. */
const ASTRAL = 189_000;
const LAST_ASTRAL = 1_237_575;

/** GBK and GB18030 are decoded alike. @see https://encoding.spec.whatwg.org/#gb18030-decoder */
export function decodeGb18030(bytes: Uint8Array): Decoded {
  const [two, four] = [gb18030(), gb18030Four()];
  return decodeWith(bytes, (first, at, out) => {
    if (first === 0x80) {
      out.unit(0x20ac);
      return at + 1;
    }
    if (first === 0xff) {
      out.error();
      return at + 1;
    }
    const second = bytes[at + 1];
    if (second !== undefined && isDigit(second)) {
      const [third, fourth] = [bytes[at + 2], bytes[at + 3]];
      if (third === undefined || (third >= 0x81 && third <= 0xfe && fourth === undefined)) {
        out.error();
        return bytes.length;
      }
      const valid = third >= 0x81 && third <= 0xfe && fourth !== undefined && isDigit(fourth);
      const number = valid ? ((first - 0x81) * 10 + second - 0x30) * 1260 + (third - 0x81) * 10 + fourth - 0x30 : -1;
      const character = four[number] ?? "";
      if (character !== "") out.text(character);
      else if (number >= ASTRAL && number <= LAST_ASTRAL) out.codePoint(0x10000 + number - ASTRAL);
      else out.error();
      // A sequence that is none gives back all but its first byte; a whole one without a character is taken.
      return valid ? at + 4 : at + 1;
    }
    const valid = second !== undefined && second >= 0x40 && second <= 0xfe && second !== 0x7f;
    const character = valid ? (two[(first - 0x81) * 190 + second - (second < 0x7f ? 0x40 : 0x41)] ?? "") : "";
    if (character === "") return refuseTwo(second, at, out);
    out.text(character);
    return at + 2;
  });
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}
