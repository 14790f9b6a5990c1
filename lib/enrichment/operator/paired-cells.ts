import { findLabels } from "../identifiers/label-trie";
import type { Line } from "../page/page";
import { isNameLabel } from "./stated-names";

/** Tables beyond this are lists of something else. */
const MAX_LINES = 60;

/**
 * The page's lines, with labels and values side by side where a table has all its labels in one row and the values in the next, or all of them as lines of one
 * cell and the values as as many lines of the next cell.
 */
export function pairedCells(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ cell }) => cell !== undefined)) return lines;
  const paired: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const table = lines[at]?.cell?.table;
    let end = at + 1;
    while (end < lines.length && lines[end]?.cell?.table === table) end += 1;
    const part = lines.slice(at, end);
    paired.push(...(table === undefined || part.length > MAX_LINES || part.length < 4 ? part : (transposed(part) ?? zipped(part) ?? part)));
    at = end;
  }
  return paired;
}

/** A table of two rows, the first of which holds but labels. */
function transposed(lines: readonly Line[]): readonly Line[] | undefined {
  const heads = lines.filter(({ cell }) => cell?.row === 0);
  if (heads.length < 2 || lines.some(({ cell }) => (cell?.row ?? 2) > 1) || heads.some(({ cell, text }, column) => cell?.column !== column || text.length > 60)) return undefined;
  if (!heads.every(({ level }) => level === 7) && !heads.slice(1).some(({ text }) => isLabel(text))) return undefined;
  return heads.flatMap((head, column) => [head, ...lines.filter(({ cell }) => cell?.row === 1 && cell.column === column)].map((line, order) => inCell(line, column, Math.min(order, 1))));
}

/** A row of two cells: as many labels, one in each line, as values. */
function zipped(lines: readonly Line[]): readonly Line[] | undefined {
  const [labels, values] = [0, 1].map((column) => lines.filter(({ cell }) => cell?.row === 0 && cell.column === column));
  if (labels === undefined || values === undefined || labels.length < 3 || labels.length !== values.length || labels.length + values.length !== lines.length) return undefined;
  if (!labels.every(({ text }) => text.endsWith(":") || isLabel(text) || !/\d/.test(text)) || !labels.some(({ text }) => isLabel(text))) return undefined;
  return labels.flatMap((label, row) => [inCell(label, row, 0), ...values.slice(row, row + 1).map((value) => inCell(value, row, 1))]);
}

const inCell = (line: Line, row: number, column: number): Line => (line.cell === undefined ? line : { ...line, cell: { table: line.cell.table, row, column } });

/** Whether a text is but the label of a name or an official number. */
function isLabel(text: string): boolean {
  const bare = text.replace(/\s*[:：]$/u, "");
  const [label] = findLabels(bare);
  return isNameLabel(bare) || (label?.start === 0 && !/[\p{L}\p{N}]/u.test(bare.slice(label.end)));
}
