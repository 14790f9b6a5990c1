import { isOfOtherScript } from "../operator/formless";
import { isNameLabel } from "../operator/stated-names";
import type { Line } from "../page/page";
import type { Reading } from "../reading";
import { namesOfLine } from "./line-names";

/** How far above a name the row with the same in the page's own script stands, in lines. */
const REACH = 8;

/**
 * Whether a company's name in Latin letters is but the translation of one above: its label goes on where that of a name in the page's own script ends
 * ("Наименование: ООО «Синий кит»", "Наименование на английском: Blue Whale LLC").
 */
export function isTranslation(reading: Reading, at: number, name: string): boolean {
  const { lines } = reading.page;
  const label = isOfOtherScript(name) ? "" : labelOf(lines, at);
  if (label === "") return false;
  return lines.slice(Math.max(0, at - REACH), at).some((line, index) => {
    const own = labelOf(lines, Math.max(0, at - REACH) + index);
    return own.length < label.length && isNameLabel(own) && label.startsWith(own) && /^ ?[(（]|^ \p{L}/u.test(label.slice(own.length)) && namesOfLine(reading, line).some(({ name }) => isOfOtherScript(name));
  });
}

/** What a line's value stands behind: its own words before a colon, else the term or the first cell before it; empty where there is neither. */
function labelOf(lines: readonly Line[], at: number): string {
  const [before, line] = [lines[at - 1], lines[at]];
  const inLine = /^([^:：]{2,60}?) ?[:：]/u.exec(line?.text ?? "")?.[1];
  if (inLine !== undefined) return inLine;
  return before !== undefined && before.text.length <= 60 && (before.level === 7 || before.cell?.column === 0) ? before.text.replace(/\s*[:：]$/u, "") : "";
}
