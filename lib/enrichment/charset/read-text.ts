import { decodeBytes } from "./decode";
import { guessEncoding } from "./guess";
import { type Encoding, encodingOf } from "./labels";
import { prescan } from "./prescan";

/** A page's bytes, and what is known of them. */
export interface PageBytes {
  readonly bytes: Uint8Array;
  /** Whether they end in the middle of the page, and perhaps of a character. */
  readonly truncated: boolean;
  /** Label that the server's header names. */
  readonly label: string | undefined;
  /** Host that the page is from: the last resort for guessing. */
  readonly hostname: string;
}

export interface PageText {
  readonly text: string;
  readonly encoding: Encoding;
}

const MARKS: readonly (readonly [mark: readonly number[], encoding: Encoding])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/**
 * Decodes a page. The order is the standard's: byte order mark, header, `meta`, the bytes themselves. But declarations are often wrong, so that what is
 * UTF-8 by every byte is read as UTF-8 whatever is declared, and what is declared as UTF-8 and is none, by what it is.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function readText(page: PageBytes): PageText {
  const { bytes, truncated } = page;
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  const [encoding, content] = marked ? [marked[1], bytes.subarray(marked[0].length)] : [chooseEncoding(page), bytes];
  const { text } = decodeBytes(content, encoding);
  // Half a character at the cut is none.
  return { text: truncated && encoding !== "replacement" ? text.replace(/\ufffd$/, "") : text, encoding };
}

function chooseEncoding({ bytes, truncated, label, hostname }: PageBytes): Encoding {
  const wide = wideEncoding(bytes);
  if (wide) return wide;
  const inHeader = encodingOf(label);
  const declared = inHeader ?? prescan(bytes);
  if (declared === "replacement") return declared;
  const isWide = declared === "utf-16le" || declared === "utf-16be";
  if (isWide && bytes.includes(0)) return declared;
  const utf8 = strictUtf8(bytes, truncated);
  if (utf8 === "plain" && declared && !isWide) return declared;
  // Japanese of seven bits has escapes, and nothing else in a page has.
  if (utf8 === "plain" && bytes.includes(0x1b)) return guessEncoding(bytes, hostname);
  if (utf8 !== "invalid") return "utf-8";
  if (declared && declared !== "utf-8" && !isWide) return declared;
  if (isMostlyUtf8(bytes)) return "utf-8";
  const inPage = inHeader === undefined ? undefined : prescan(bytes);
  return inPage && inPage !== "utf-8" && inPage !== "replacement" ? inPage : guessEncoding(bytes, hostname);
}

/** UTF-16 without a mark: a page begins with `<` and two more ASCII characters. */
function wideEncoding([a, b, c, d]: Uint8Array): Encoding | undefined {
  if (a === 0x3c && b === 0 && c !== 0 && d === 0) return "utf-16le";
  return a === 0 && b === 0x3c && c === 0 && d !== 0 ? "utf-16be" : undefined;
}

function strictUtf8(bytes: Uint8Array, truncated: boolean): "plain" | "valid" | "invalid" {
  if (bytes.every((byte) => byte < 0x80)) return "plain";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: truncated });
    return "valid";
  } catch {
    return "invalid";
  }
}

/** A page put together of several sources: more characters are UTF-8 than are not. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const { text, errors } = decodeBytes(bytes, "utf-8");
  return (text.match(/[^\x00-\x7f\ufffd]/gu) ?? []).length > errors;
}
