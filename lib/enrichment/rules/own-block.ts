import { withoutParty } from "../operator/bare-labels";
import { findNames } from "../operator/names";
import { isSameName, nameKey } from "../operator/agreement";
import { SUFFIX } from "../operator/legal-suffixes";
import { townOf } from "../operator/places";
import { ZONE } from "../page/page";
import { isTitled, type Reading } from "../reading";

/** How many lines a company's particulars have, at most, from its name to its number. */
const MOST_LINES = 7;
const MOST_CHARACTERS = 90;
/** So few lines are one statement, whatever elements they are in. */
const CLOSE = 3;
/** A form in words that is all of a line is but the end of the name above it. */
const WRITTEN_OUT = /^\p{L}{5,} /u;

/**
 * Whether a company's name is all of its line (or of a table's cell) and a number stands below it with nothing but particulars between: short lines of the same
 * part that speak of nobody else. Who an article, a directory's entry or a job is about is in the title or in a heading above.
 */
export function headsParticulars(reading: Reading, name: string, at: number, number: number): boolean {
  const { page: { lines }, places } = reading;
  const head = lines[at];
  if (head === undefined || number - at > MOST_LINES || !nameKey(name).hasForm || (SUFFIX.exec(name)?.index === 0 && WRITTEN_OUT.test(name)) || withoutParty(head.text).length - name.length > 4 || (head.level > 0 && head.level < 7) || (head.zone & (ZONE.article | ZONE.others | ZONE.quote)) !== 0) return false;
  if (isTitled(name, reading) || lines.some(({ level, text }) => level > 0 && level < 7 && isSameName(text, name))) return false;
  const between = lines.slice(at + 1, number + 1);
  const isShort = between.every(({ text, level }, below) => text.length <= MOST_CHARACTERS && (level === 0 || level === 7) && places[at + 1 + below]?.section === places[at]?.section && findNames(text).length === 0);
  return isShort && (head.cell !== undefined ? head.cell.table === lines[number]?.cell?.table : between.some(({ text }) => townOf(text) !== undefined) || head.block === lines[number]?.block || number - at <= CLOSE);
}
