import { big5, eucKr, jis0208, jis0212 } from "./indexes";
import { type Decoded, decodeWith, refuseTwo } from "./units";

/** @see https://encoding.spec.whatwg.org/#big5-decoder */
export function decodeBig5(bytes: Uint8Array): Decoded {
  const index = big5();
  return decodeWith(bytes, (lead, at, out) => {
    if (lead === 0x80 || lead === 0xff) {
      out.error();
      return at + 1;
    }
    const trail = bytes[at + 1];
    const offset = trail === undefined ? undefined : trail < 0x7f ? trail - 0x40 : trail - 0x62;
    const valid = trail !== undefined && ((trail >= 0x40 && trail <= 0x7e) || (trail >= 0xa1 && trail <= 0xfe));
    const character = valid && offset !== undefined ? (index[(lead - 0x81) * 157 + offset] ?? "") : "";
    if (character === "") return refuseTwo(trail, at, out);
    out.text(character);
    return at + 2;
  });
}

/** @see https://encoding.spec.whatwg.org/#euc-kr-decoder */
export function decodeEucKr(bytes: Uint8Array): Decoded {
  const index = eucKr();
  return decodeWith(bytes, (lead, at, out) => {
    if (lead === 0x80 || lead === 0xff) {
      out.error();
      return at + 1;
    }
    const trail = bytes[at + 1];
    const character = trail !== undefined && trail >= 0x41 && trail <= 0xfe ? (index[(lead - 0x81) * 190 + trail - 0x41] ?? "") : "";
    if (character === "") return refuseTwo(trail, at, out);
    out.text(character);
    return at + 2;
  });
}

/** Of half-width katakana. */
const KATAKANA = 0xff61;

/** @see https://encoding.spec.whatwg.org/#shift_jis-decoder */
export function decodeShiftJis(bytes: Uint8Array): Decoded {
  const index = jis0208();
  return decodeWith(bytes, (lead, at, out) => {
    if (lead === 0x80) {
      out.unit(lead);
      return at + 1;
    }
    if (lead >= 0xa1 && lead <= 0xdf) {
      out.unit(KATAKANA + lead - 0xa1);
      return at + 1;
    }
    if (lead === 0xa0 || lead > 0xfc) {
      out.error();
      return at + 1;
    }
    const trail = bytes[at + 1];
    const valid = trail !== undefined && trail >= 0x40 && trail <= 0xfc && trail !== 0x7f;
    const pointer = valid ? (lead - (lead < 0xa0 ? 0x81 : 0xc1)) * 188 + trail - (trail < 0x7f ? 0x40 : 0x41) : -1;
    // Characters of the writer's own.
    const own = pointer >= 8836 && pointer <= 10_715;
    const character = own ? "" : (index[pointer] ?? "");
    if (!own && character === "") return refuseTwo(trail, at, out);
    if (own) out.unit(0xe000 + pointer - 8836);
    else out.text(character);
    return at + 2;
  });
}

/** @see https://encoding.spec.whatwg.org/#euc-jp-decoder */
export function decodeEucJp(bytes: Uint8Array): Decoded {
  const [plane1, plane2] = [jis0208(), jis0212()];
  return decodeWith(bytes, (lead, at, out) => {
    const second = bytes[at + 1];
    if (lead === 0x8e && second !== undefined && second >= 0xa1 && second <= 0xdf) {
      out.unit(KATAKANA + second - 0xa1);
      return at + 2;
    }
    const isThree = lead === 0x8f && second !== undefined && second >= 0xa1 && second <= 0xfe;
    const [start, index] = isThree ? [at + 1, plane2] : [at, plane1];
    const [row, cell] = [bytes[start] ?? 0, bytes[start + 1]];
    if (!isThree && lead !== 0x8e && lead !== 0x8f && (lead < 0xa1 || lead === 0xff)) {
      out.error();
      return at + 1;
    }
    const valid = row >= 0xa1 && row <= 0xfe && cell !== undefined && cell >= 0xa1 && cell <= 0xfe;
    const character = valid ? (index[(row - 0xa1) * 94 + cell - 0xa1] ?? "") : "";
    if (character === "") return refuseTwo(cell, start, out);
    out.text(character);
    return start + 2;
  });
}
