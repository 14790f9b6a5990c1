import { jis0208 } from "./indexes";
import { type Decoded, Units } from "./units";

type Mode = "ascii" | "roman" | "katakana" | "jis0208";

/** What follows an escape byte, and the mode it begins. */
const ESCAPES: Readonly<Record<string, Mode>> = { "(B": "ascii", "(J": "roman", "(I": "katakana", "$@": "jis0208", $B: "jis0208" };
const ESCAPE = 0x1b;

/** @see https://encoding.spec.whatwg.org/#iso-2022-jp-decoder */
export function decodeIso2022Jp(bytes: Uint8Array): Decoded {
  const index = jis0208();
  const out = new Units(bytes.length);
  let mode: Mode = "ascii";
  // Whether anything was decoded since the last escape: two in a row are an error.
  let decoded = true;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    const next = byte === ESCAPE ? ESCAPES[String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0)] : undefined;
    if (next !== undefined) {
      if (!decoded) out.error();
      [mode, decoded] = [next, false];
      at += 3;
      continue;
    }
    decoded = true;
    at += 1;
    if (byte === ESCAPE) {
      out.error();
    } else if (mode === "jis0208" && byte >= 0x21 && byte <= 0x7e) {
      const trail = bytes[at];
      if (trail === ESCAPE) {
        out.error();
        continue;
      }
      const character = trail !== undefined && trail >= 0x21 && trail <= 0x7e ? (index[(byte - 0x21) * 94 + trail - 0x21] ?? "") : "";
      at += 1;
      if (character === "") out.error();
      else out.text(character);
    } else {
      single(byte, mode, out);
    }
  }
  return { text: out.toString(), errors: out.errors };
}

function single(byte: number, mode: Mode, out: Units): void {
  if (mode === "katakana" && byte >= 0x21 && byte <= 0x5f) out.unit(0xff61 + byte - 0x21);
  else if (mode === "katakana" || mode === "jis0208" || byte >= 0x80 || byte === 0x0e || byte === 0x0f) out.error();
  else if (mode === "roman" && byte === 0x5c) out.unit(0xa5);
  else if (mode === "roman" && byte === 0x7e) out.unit(0x203e);
  else out.unit(byte);
}
