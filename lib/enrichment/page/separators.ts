import type { Line } from "./page";
import { cleanText } from "./text";

/** Pictures in type: emoji, dingbats and letters of icon fonts, and marks that pages draw between two parts of a line; signs of rights are text. */
const ICON = "(?![©®™])(?:\\p{Extended_Pictographic}|[\\ue000-\\uf8ff\\u2702-\\u27bf])[\\ufe0f\\u200d\\p{Emoji_Modifier}]*";
const AT_HEAD = new RegExp(`^(?:${ICON}\\s*)+`, "u");
const BETWEEN = new RegExp(`\\s(?:(?:${ICON})+|[*▪▫■□●○◦∙⋅‧・♦◆◇☆★►▶¦‖│┃❘⁃ㅣ]|//|::|\\|\\|)(?=\\s)|\\s?\\|(?!\\|)`, "gu");
/** "Hans Lang·Main Street 3", and not "col·legi". */
const TIGHT = /(\S)([•·])(?=[\p{Lu}\p{N}])|(?<=[^\s\p{Ll}])([•·])(?=\p{L})/gu;
/** Everything that the two would change. */
const MARKS = /[*|•·\u203c-\u3299\ue000-\uf8ff\ud83c-\ud83e\u00a6\u2027\u2043\u30fb]|\/\/|::/;

/** A line's text with one sign for all that divides it, and without the picture at its head. */
export function withSeparators(text: string): string {
  if (!MARKS.test(text)) return text;
  return text.replace(AT_HEAD, "").replace(BETWEEN, " |").replace(/\|(?=[^\s|])/g, "| ").replace(TIGHT, (sign, before: string | undefined, first: string | undefined) => (first === undefined ? ` ${sign} ` : `${before ?? ""} ${first} `)).trim();
}

/** Blanks that a page shows as more than one or two. */
const BLANKS = /[ \t\u00a0\u2000-\u200a\u202f]{2,}|[\t\u2003]/g;
const WIDTHS: Readonly<Record<string, number>> = { "\u00a0": 1, "\u2003": 3, "\t": 3 };
const WIDE = 2;
const SEVERAL_WORDS = /[\p{L}\p{N}][^\s]*\s+[^\s]*[\p{L}\p{N}.)]$/u;
const NEXT_WORDS = /^(?:\p{Ll}{2,4}\.\s)?[\p{Lu}\p{N}][^\s]*\s+\S/u;

/** A line as it is written, in the parts that wide gaps set apart where both sides have several words: "Hans Lang   Main Street 3". */
export function splitAtGaps(line: Line): readonly Line[] {
  const { text } = line;
  if (!/[\t\u00a0\u2003]/.test(text)) return [line];
  const parts: string[] = [];
  let from = 0;
  for (const { 0: gap, index } of text.matchAll(BLANKS)) {
    const isWide = Array.from(gap).reduce((sum, blank) => sum + (WIDTHS[blank] ?? 0), gap.includes(" ") ? 1 : 0) > WIDE || /\u00a0\u00a0/.test(gap);
    // A tab shows as one blank: between a label and its number it sets nothing apart.
    if (/^[ \t]+$/.test(gap) && /^\p{N}/u.test(text.slice(index + gap.length))) continue;
    if (!isWide || !SEVERAL_WORDS.test(text.slice(from, index).slice(-80)) || !NEXT_WORDS.test(text.slice(index + gap.length, index + gap.length + 80))) continue;
    parts.push(text.slice(from, index));
    from = index + gap.length;
  }
  if (parts.length === 0) return [line];
  return [...parts, text.slice(from)].map((part, at) => ({ ...line, text: part, head: at === 0 ? line.head : undefined, bold: line.bold.filter((one) => part.includes(one.trim())), links: line.links.filter((one) => part.includes(one.text.trim())) }));
}

/** A line's text as rules read it. */
export const textOfLine = (raw: string): string => withSeparators(cleanText(raw));
