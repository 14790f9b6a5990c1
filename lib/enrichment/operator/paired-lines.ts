import { findLabels } from "../identifiers/label-trie";
import type { Line } from "../page/page";
import { isNameLabel } from "./stated-names";

/** A row of digits that is all of a line, with the letters that numbers have around them. */
const NUMBER = /^(?=(?:\D*\d){6})[A-Z]{0,3}[ -]?\d[\d .\-/]{3,20}[\dA-Za-z]{1,3}$/;
/** Lists beyond this are of something else. */
const MAX_LABELS = 8;
const MAX_LABEL = 45;

/**
 * The page's lines, each label with its value, where a list has all labels before all values ("Firma", "USt-IdNr.", then "Acme GmbH", "DE…": two columns in
 * plain blocks), or a number above its label. Told by the lines that are but a number.
 */
export function pairedLines(lines: readonly Line[]): readonly Line[] {
  let paired: Line[] | undefined;
  let from = 0;
  for (let at = 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || at < from || line.cell !== undefined || line.text.length > 26 || !NUMBER.test(line.text) || isLabel(lines[at - 1])) continue;
    const columns = columnsOf(lines, at, from);
    const label = columns === undefined && isNumberLabel(lines[at + 1]) && !/^\W*\d/.test(lines[at + 2]?.text ?? "") ? lines[at + 1] : undefined;
    if (columns === undefined && label === undefined) continue;
    paired ??= [];
    paired.push(...lines.slice(from, columns?.start ?? at));
    if (label !== undefined) [paired, from] = [[...paired, withLabel(label, line)], at + 2];
    else if (columns !== undefined) {
      const { start, count } = columns;
      for (let row = start; row < start + count; row += 1) {
        const [name, value] = [lines[row], lines[row + count]];
        if (name !== undefined && value !== undefined) paired.push(withLabel(name, value));
      }
      from = start + 2 * count;
    }
  }
  return paired === undefined ? lines : [...paired, ...lines.slice(from)];
}

const withLabel = (label: Line, value: Line): Line => ({ ...value, text: `${label.text.replace(/\s*[:：]$/u, "")}: ${value.text}` });

/** The labels and as many values behind them, of which a number is one. @param from before this line nothing is taken */
function columnsOf(lines: readonly Line[], number: number, from: number): { readonly start: number; readonly count: number } | undefined {
  for (let count = 2; count <= MAX_LABELS && number - count >= from; count += 1) {
    if (!isNumberLabel(lines[number - count])) continue;
    let run = number - count;
    while (run > from && number - count - run < MAX_LABELS && isLabelLike(lines[run - 1])) run -= 1;
    let start = run;
    while (start < number - count && !isLabel(lines[start])) start += 1;
    // "Tel.", "UID" | "Acme AG", "044 …", "CHE-…": the telephone has as many labels before it as values.
    if (start <= number - 2 * count) continue;
    const labels = lines.slice(start, start + count);
    const values = lines.slice(start + count, start + 2 * count);
    if (values.length === count && labels.every(isLabelLike) && labels.filter(isLabel).length * 2 >= count && values.every((value, row) => isValueOf(value, labels[row]))) return { start, count };
    return undefined;
  }
  return undefined;
}

const isLabelLike = (line: Line | undefined): boolean => line !== undefined && line.cell === undefined && line.text.length <= MAX_LABEL && !/\d/.test(line.text);

/** A value is no label; one that is but a number stands beside the label of a number, and beside that of an official one nothing without digits. */
function isValueOf(value: Line, label: Line | undefined): boolean {
  return value.cell === undefined && !value.text.endsWith(":") && !isLabel(value) && (!isNumberLabel(label) || /\d{2}/.test(value.text)) && (!NUMBER.test(value.text) || isNameless(label));
}

/** Whether a label is no name's, as far as is known. */
const isNameless = (label: Line | undefined): boolean => label !== undefined && !isNameLabel(label.text.replace(/\s*[:：]$/u, "")) && (isLabel(label) || label.text.length <= 12);

/** Whether a line is but the label of a name, of any number, or ends in a colon. */
const isLabel = (line: Line | undefined): boolean => line !== undefined && isLabelLike(line) && (/[:：]$/u.test(line.text) || isNameLabel(line.text) || wholeLabel(line.text) !== undefined);

/** Whether a line is but the label of an official number. */
const isNumberLabel = (line: Line | undefined): boolean => line !== undefined && isLabelLike(line) && (wholeLabel(line.text.replace(/\s*[:：]$/u, ""))?.schemes.length ?? 0) > 0;

function wholeLabel(text: string) {
  const [hit] = findLabels(text);
  return hit?.start === 0 && !/[\p{L}\p{N}]/u.test(text.slice(hit.end)) ? hit.label : undefined;
}
