import type { CompanyRecord } from "../../company/record";
import type { LostValue, ReadContext } from "../register";
import { type CsvOptions, readCsv } from "../source/csv";
import { SourceError } from "../source/problem";
import { readInputs } from "./inputs";
import { type Mapper, RowReport } from "./row-report";

/** A register whose files are CSV. */
export interface CsvFormat {
  /** What is known of how the files are written; the rest is detected. */
  readonly options: CsvOptions;
  /**
   * Looks at a file's header (names without surrounding blanks) and gives what maps its rows.
   * @param file the file's name, for messages and for what it tells.
   * @param lose notes a column that will not be used although it holds what a record could.
   * @throws SourceError when the header is not this register's.
   */
  openTable(header: readonly string[], file: string, lose: (column: string, reason: string) => void): Mapper<readonly string[]>;
}

/**
 * Reads the CSV files of a register into records, in constant memory and in their order; rows that cannot be used go to the context.
 * @throws SourceError naming the input when it cannot be read or is not of the format.
 */
export async function* readCsvRegister(inputs: readonly string[], context: ReadContext, format: CsvFormat): AsyncGenerator<CompanyRecord, void, undefined> {
  const report = new RowReport(context);
  for await (const { name, bytes } of readInputs(inputs, context)) {
    const { dialect, items } = await readCsv(bytes, format.options);
    if (dialect.header === undefined) throw new SourceError(`${name} has no line that names its columns. Check that it is the register's file.`);
    const loseColumn = (field: string, reason: string): void => context.lost?.({ line: 1, field, reason, value: "", source: name } satisfies LostValue);
    const mapper = format.openTable(dialect.header, name, loseColumn);
    for await (const item of items) {
      if (item.kind === "problem") report.reject(item, name, item);
      else {
        const record = report.map(item.cells, mapper, name, item);
        if (record !== undefined) yield record;
      }
    }
  }
  report.finish();
}
