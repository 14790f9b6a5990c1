import { findLabels } from "./label-trie";

/** Between the labels of one number. */
const JOINT = /^[\s/·:.°º(]*$/u;
/** Between the last of them and the number, whose first letters may stand apart ("TVA - BE 0123…"). */
const LAST_JOINT = /^[\s/·:.°º(–-]*(?:(?<=\s)[A-Z]{2,3}[\s.-]?)?$/u;
/** "Numéro", "N° de": what a label that tells but the register stands behind. */
const COUNT = /\s(?:n[°ºro]|num[ée]ro|n[úu]mero|number|num+er|numer|číslo)\.?(?: (?:de|d[iou]))? ?$/iu;

/**
 * What of a text stands before the labels of numbers that end it ("Zaluma" of "Zaluma Numéro BCE / TVA"); labels of two letters are names' own words as well,
 * unless a sign parts them ("Zaluma, IČ"). The whole text where no label ends it, or nothing stands before.
 */
export function beforeLabels(text: string): string {
  let end = text.length;
  for (const { label, start, end: labelEnd } of findLabels(text).toReversed()) {
    if ((label.isShort && !/[,;:(–-]\s*$/u.test(text.slice(0, start))) || label.schemes.length === 0 || start === 0 || !(end === text.length ? LAST_JOINT : JOINT).test(text.slice(labelEnd, end))) break;
    end = start - (COUNT.exec(text.slice(0, start))?.[0].length ?? 0);
  }
  return end > 0 && end < text.length ? text.slice(0, end).trimEnd() : text;
}

/** How far behind a name the number of its last words' label begins, at most. */
const REACH = 60;
/** A number of some length right behind its label, its own letters before it. */
const NUMBER = /^[\s:.°º№#]*(?:n[°ºro]\.? ?)?(?:[A-Z]{2,3}[\s.-]?)?\d(?:[\s./-]?\d){5}/iu;

/**
 * Where a name ends that stands between two places of a line, if its last words are the label of the number behind it ("UAB Zaluma" of "UAB Zaluma Įmonės kodas: 110053842");
 * labels of two letters are names' own words as well, unless a colon follows.
 */
export function endBeforeLabel(line: string, start: number, end: number): number {
  const text = line.slice(start, end + REACH);
  for (const { label, start: at, end: labelEnd } of findLabels(text)) {
    if (at === 0 || start + at >= end || (label.isShort && text.charAt(labelEnd) !== ":") || !NUMBER.test(text.slice(labelEnd))) continue;
    return start + text.slice(0, at - (COUNT.exec(text.slice(0, at))?.[0].length ?? 0)).trimEnd().length;
  }
  return end;
}
