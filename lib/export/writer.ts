import type { FieldName } from "../company/fields";
import { csvWriter, type CsvOptions } from "./csv";
import { jsonLinesWriter } from "./json-lines";
import type { RecordWriter } from "./record-writer";
import { sheetWriter } from "./sheet";

export type ExportFormat = "csv" | "xlsx" | "jsonl";

export interface FileOptions extends CsvOptions {
  readonly format: ExportFormat;
  readonly columns: readonly FieldName[];
}

/** What a worksheet holds beside its header. @see https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3 */
export const XLSX_MAX_RECORDS = 1_048_575;

/** The writer of a format; of XLSX it writes the sheet, which `packWorkbook` makes a workbook of. */
export function writerOf({ format, columns, ...options }: FileOptions): RecordWriter {
  switch (format) {
    case "csv":
      return csvWriter(columns, options);
    case "jsonl":
      return jsonLinesWriter(columns);
    case "xlsx":
      return sheetWriter(columns);
  }
}
