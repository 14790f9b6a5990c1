import { type Line, type Page, ZONE } from "../page/page";
import { isDocument } from "./documents";
import { COPYRIGHT } from "./sections";

/** How long a footer is at most: pages that end with more mark it. */
const MOST = { lines: 40, characters: 1500 };
/** How many parts at a page's end are looked at: behind the footer stands a way up, or a counter. */
const PARTS = 3;
/** What is laid over a page, or stands beside its text, may come last in its source. */
const BESIDE = ZONE.consent | ZONE.hidden | ZONE.nav | ZONE.aside;

/**
 * The page's lines; where none is marked as a footer, however that is named in the site's language (`<div id="pie">`, a table's last row), the last block of the
 * page is one that links to its legal pages or has the copyright sign beside something else ("Helecho, S.L. - CIF … - Aviso legal").
 */
export function withUnmarkedFooter({ lines, parents }: Pick<Page, "lines" | "parents">): readonly Line[] {
  if (lines.some(({ zone }) => (zone & ZONE.footer) !== 0)) return lines;
  let end = lines.length;
  for (let part = 0; part < PARTS; part += 1) {
    const last = lines.slice(0, end).findLastIndex(({ zone }) => (zone & BESIDE) === 0);
    if (last < 0) return lines;
    const from = startOfLastBlock(lines, parents, last);
    if (from !== undefined && isFooter(lines.slice(from, last + 1))) return lines.map((line, at) => (at < from || at > last || (line.zone & BESIDE) !== 0 ? line : { ...line, zone: line.zone | ZONE.footer }));
    end = from ?? last;
  }
  return lines;
}

/** Where the largest block begins that ends with a line and is but a smaller part of the page; undefined where the line's own is more than that. */
function startOfLastBlock(lines: readonly Line[], parents: readonly number[], last: number): number | undefined {
  const half = lines.slice(0, last + 1).reduce((sum, { text }) => sum + text.length, 0) / 2;
  const most = Math.min(half, MOST.characters);
  let start: number | undefined;
  let at = last;
  let characters = 0;
  // Blocks are counted as they open: all that stands in this one, which is still open, has its number or a higher one.
  for (let block = lines[last]?.block ?? 0; block > 0; block = parents[block] ?? 0) {
    for (let line = lines[at]; line !== undefined && line.block >= block; line = lines[at]) {
      characters += line.text.length;
      if (last - at >= MOST.lines || characters > most || line.level === 1 || line.level === 2 || (line.zone & ZONE.article) !== 0) return start;
      at -= 1;
    }
    start = at + 1;
  }
  return start;
}

/** Longer lines are running text. */
const MAX_LINE = 300;

/** A sign alone is read as it stands, and hosts sign the pages that they show for others. */
function isFooter(lines: readonly Line[]): boolean {
  return lines.some(({ text, href, links }) => (href !== undefined && isDocument(text)) || (text.length <= MAX_LINE && (links.some((link) => isDocument(link.text)) || (lines.length > 1 && COPYRIGHT.test(text)))));
}
