import type { Line } from "./page";
import { cleanText } from "./text";

/** What is kept of a long page's text: its beginning and its end, where companies name themselves; lines and characters. */
const HEAD = { lines: 2000, characters: 120_000 };
const TAIL = { lines: 1500, characters: 100_000 };

/** The first and the last lines of a page whose text is longer than is looked at, all lines of the others; only these are cleaned. */
export function edges(lines: readonly Line[]): readonly Line[] {
  const head = reach(lines, HEAD);
  const tail = reach(lines.slice(-TAIL.lines).toReversed(), TAIL);
  const kept = head + tail >= lines.length ? lines : [...lines.slice(0, head), ...lines.slice(lines.length - tail)];
  return kept.map((line) => ({ ...line, text: cleanText(line.text) })).filter(({ text }) => text !== "");
}

function reach(lines: readonly Line[], { lines: most, characters }: typeof HEAD): number {
  let left = characters;
  const end = lines.slice(0, most).findIndex(({ text }) => (left -= text.length) < 0);
  return end < 0 ? Math.min(most, lines.length) : end;
}
