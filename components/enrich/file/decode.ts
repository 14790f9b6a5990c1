/** The encodings that files of tables come in, by their labels in https://encoding.spec.whatwg.org/; the usual ones first. */
export const ENCODINGS = [
  { value: "utf-8", label: "UTF-8" },
  { value: "windows-1252", label: "Western (Windows-1252)" },
  { value: "windows-1250", label: "Central European (Windows-1250)" },
  { value: "windows-1251", label: "Cyrillic (Windows-1251)" },
  { value: "windows-1253", label: "Greek (Windows-1253)" },
  { value: "windows-1254", label: "Turkish (Windows-1254)" },
  { value: "macintosh", label: "Western (Mac OS Roman)" },
  { value: "utf-16le", label: "UTF-16, little-endian" },
  { value: "utf-16be", label: "UTF-16, big-endian" },
  { value: "shift_jis", label: "Japanese (Shift_JIS)" },
  { value: "gb18030", label: "Chinese (GB 18030)" },
  { value: "euc-kr", label: "Korean (EUC-KR)" },
] as const;

export type Encoding = (typeof ENCODINGS)[number]["value"];

/**
 * The encoding of a file: by its byte order mark; UTF-16 by where its zero bytes stand; UTF-8 when it is that by every byte. Anything else is taken for
 * what Excel writes in Western Europe: one-byte encodings cannot be told apart by their bytes, which is why the reader can choose another one.
 */
function encodingOf(bytes: Uint8Array): Encoding {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  const zeros = [0, 0];
  const looked = bytes.subarray(0, 4000);
  looked.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > looked.length / 5 && even < odd / 4) return "utf-16le";
  if (even > looked.length / 5 && odd < even / 4) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** What somebody gave: a file's bytes, which can be read in several ways, or a text that was pasted. */
export interface Given {
  readonly name: string;
  readonly source: { readonly bytes: Uint8Array } | { readonly text: string };
}

/**
 * The text of what was given, without a byte order mark, and how its bytes were read.
 * @param chosen instead of what is found.
 */
export function textOf({ source }: Given, chosen?: Encoding): { readonly text: string; readonly encoding: Encoding | undefined } {
  if ("text" in source) return { text: source.text, encoding: undefined };
  const encoding = chosen ?? encodingOf(source.bytes);
  return { text: new TextDecoder(encoding).decode(source.bytes), encoding };
}
