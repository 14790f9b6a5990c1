import { decodeGb18030 } from "./gb18030";
import { decodeIso2022Jp } from "./iso-2022-jp";
import type { Encoding } from "./labels";
import { decodeSingleByte, textOf } from "./single-byte";
import { decodeBig5, decodeEucJp, decodeEucKr, decodeShiftJis } from "./two-byte";
import type { Decoded } from "./units";

/**
 * Decodes bytes as the standard says; what means nothing becomes U+FFFD, and nothing is taken for a byte order mark. Node's own decoders are used for UTF-8 and UTF-16
 * alone: their other tables depend on its version and differ from the standard's.
 * @see https://encoding.spec.whatwg.org/
 */
export function decodeBytes(bytes: Uint8Array, encoding: Encoding): Decoded {
  switch (encoding) {
    case "utf-8":
    case "utf-16le":
    case "utf-16be":
      return counted(new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes));
    case "gbk":
    case "gb18030":
      return decodeGb18030(bytes);
    case "big5":
      return decodeBig5(bytes);
    case "euc-jp":
      return decodeEucJp(bytes);
    case "iso-2022-jp":
      return decodeIso2022Jp(bytes);
    case "shift_jis":
      return decodeShiftJis(bytes);
    case "euc-kr":
      return decodeEucKr(bytes);
    case "replacement":
      return bytes.length === 0 ? { text: "", errors: 0 } : { text: "\ufffd", errors: 1 };
    case "x-user-defined":
      return { text: textOf(Uint16Array.from(bytes, (byte) => (byte < 0x80 ? byte : 0xf700 + byte))), errors: 0 };
    default:
      return counted(decodeSingleByte(bytes, encoding));
  }
}

function counted(text: string): Decoded {
  let errors = 0;
  for (let at = text.indexOf("\ufffd"); at >= 0; at = text.indexOf("\ufffd", at + 1)) errors += 1;
  return { text, errors };
}
