import type { FieldName } from "../company/fields";
import type { RecordWriter } from "./record-writer";
import { ZIP_MAX_BYTES } from "./zip";

/** Of one cell, in UTF-16 units. @see https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3 */
const CELL_LENGTH = 32_767;
const BOLD = 1;

/** A value that no cell of a worksheet holds. */
export class CellTooLongError extends Error {
  constructor(column: string, length: number) {
    super(`${column}: a value has ${length} characters, and a cell of Excel holds ${CELL_LENGTH}. Leave this column out, or choose CSV.`);
    this.name = "CellTooLongError";
  }
}

/**
 * The worksheet part of a workbook: a header that stays in view and filters, then a row a record. Numbers are numbers and texts are texts, which Excel
 * never runs as formulas and of which it keeps leading zeros and plus signs; unknown values have no cell.
 * @see https://ecma-international.org/publications-and-standards/standards/ecma-376/ part 1, 18.3
 */
export function sheetWriter(columns: readonly FieldName[]): RecordWriter {
  const letters = columns.map((_, index) => columnLetters(index));
  const last = letters.at(-1) ?? "A";
  const widths = columns.map((column, index) => `<col min="${index + 1}" max="${index + 1}" width="${Math.min(40, Math.max(12, column.length + 2))}" customWidth="1"/>`).join("");
  const header = columns.map((column, index) => `<c r="${letters[index] ?? ""}1" s="${BOLD}" t="inlineStr">${inline(column)}</c>`).join("");
  return {
    head: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${header}</row>`,
    record: (record, row) => {
      const number = row + 2;
      const cells = columns.map((column, index) => {
        const value = record[column];
        if (value === null || value === undefined || value === "") return "";
        const at = `<c r="${letters[index] ?? ""}${number}"`;
        if (typeof value === "number") return `${at}><v>${value}</v></c>`;
        if (value.length > CELL_LENGTH) throw new CellTooLongError(column, value.length);
        return `${at} t="inlineStr">${inline(value)}</c>`;
      });
      return `<row r="${number}">${cells.join("")}</row>`;
    },
    tail: `</sheetData><autoFilter ref="A1:${last}1"/></worksheet>`,
    maxBytes: ZIP_MAX_BYTES,
  };
}

/** "A" to "Z", "AA" and on. @param index from 0. */
function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? "" : columnLetters(rest - 1)) + String.fromCharCode(65 + (index % 26));
}

const MARKUP = /[&<>]/g;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** What XML cannot hold, carriage returns that reading XML would change, and texts that look like the escape itself. */
const UNWRITABLE = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text in a cell. What XML cannot hold is written `_xHHHH_`, as the standard says (part 1, 22.9.2.19). */
function inline(text: string): string {
  const escaped = text.replace(UNWRITABLE, (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`).replace(MARKUP, (sign) => ENTITIES[sign] ?? "");
  return `<is><t xml:space="preserve">${escaped}</t></is>`;
}
