import type { Line } from "./page";

/** A dash or sign with a blank behind it, by which typed lists begin their lines. */
const BULLET = /^[-–—+>»*]{1,2} (?=\S)/u;

/** The page's lines without the dashes of typed lists: where neighbours begin with the same one, it is none of the text. */
export function withoutBullets(lines: readonly Line[]): readonly Line[] {
  const marks = lines.map(({ text }) => (BULLET.exec(text)?.[0]));
  if (!marks.some((mark, at) => mark !== undefined && mark === marks[at + 1])) return lines;
  return lines.map((line, at) => {
    const mark = marks[at];
    return mark !== undefined && (mark === marks[at - 1] || mark === marks[at + 1]) ? { ...line, text: line.text.slice(mark.length) } : line;
  });
}
