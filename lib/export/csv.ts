import type { FieldName } from "../company/fields";
import type { RecordWriter } from "./record-writer";

export const SEPARATORS = [",", ";", "\t"] as const;
export type Separator = (typeof SEPARATORS)[number];
export type DecimalSign = "." | ",";

export interface CsvOptions {
  readonly separator: Separator;
  readonly decimal: DecimalSign;
}

/** Without it Excel reads UTF-8 as the system's old code page. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * CSV of RFC 4180 in UTF-8 with a byte order mark and CRLF: a header, then a line a record; unknown values are empty.
 * Texts that a spreadsheet would run as a formula are made harmless (`safeText`); numbers stay numbers, ungrouped, with the decimal sign wanted.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function csvWriter(columns: readonly FieldName[], { separator, decimal }: CsvOptions): RecordWriter {
  const special = new RegExp(`["\\r\\n${separator}]|^\\s|\\s$`);
  const cell = (value: string | number | null | undefined): string => {
    if (value === null || value === undefined) return "";
    const text = typeof value === "number" ? value.toString().replace(".", decimal) : safeText(value);
    return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const line = (cells: readonly string[]): string => `${cells.join(separator)}\r\n`;
  return { head: BYTE_ORDER_MARK + line(columns.map(cell)), record: (record) => line(columns.map((column) => cell(record[column]))), tail: "", maxBytes: Infinity };
}

/** A plus sign and seven to fifteen digits: a number in international format (E.164), which no program reads as more than a number. */
const PHONE = /^\+\d{7,15}$/;
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A text that no spreadsheet runs: one that begins like a formula gets an apostrophe in front. Phone numbers stay as they are, because CRMs read them.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function safeText(text: string): string {
  return FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
}
