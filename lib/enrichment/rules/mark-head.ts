import { isSameName } from "../operator/agreement";
import { ZONE } from "../page/page";
import { type Reading, TITLE_PARTS } from "../reading";

/**
 * Whether the site's mark says a part of the title that is more than a word: as all of its words or the bold ones, or at its head, before what the title calls the page ("Lindora Agency Anna
 * Malkow Disclosures") or the town at its end or, where the logo says how the part begins ("Lindora"), before a claim.
 */
export function isMarkHead(part: string, { page: { lines, homes, title } }: Reading, logos: readonly string[]): boolean {
  const others = title.split(TITLE_PARTS).filter((other) => !isSameName(other, part));
  const isBehind = (rest: string): boolean => others.some((other) => isSameName(rest, other) || other.endsWith(rest)) || logos.some((logo) => logo !== "" && part.startsWith(`${logo} `));
  const marks = [...lines, ...homes.map(({ text, zone }) => ({ text, zone: (zone & ZONE.header) !== 0 ? ZONE.mark : zone, bold: [] }))].filter(({ zone }) => (zone & ZONE.mark) !== 0);
  return part.includes(" ") && marks.some(({ text, bold }) => [text, ...bold].some((words) => isSameName(words, part)) || (text.startsWith(`${part} `) && isBehind(text.slice(part.length))));
}
