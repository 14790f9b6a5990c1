import type { CompanyRecord } from "../../company/record";
import type { ReadContext, Register } from "../register";
import { readInputs } from "../shared/inputs";
import { RowReport } from "../shared/row-report";
import { type Mapping, NO_MAPPING } from "./mapping";
import { csvMapper } from "./map-row";
import { openTable } from "./open-table";

export interface CsvRegisterOptions {
  /** What the columns hold; by default they are told by their names. */
  readonly mapping?: Mapping;
  /** The register's code; several CSV registers stand side by side under codes of their own. "csv" by default. */
  readonly code?: string;
  readonly label?: string;
}

/**
 * A register of CSV files of any layout. IDs are `<prefix>-<ID>`, by the mapping's prefix or else the register's code, and by the ID column; in a file without one by
 * country and registration number, and without that by a hash of the row, so that equal rows get equal IDs at every import.
 */
export function csvRegister({ mapping = NO_MAPPING, code = "csv", label = "CSV files" }: CsvRegisterOptions = {}): Register {
  const identity = { code, idPrefix: mapping.idPrefix ?? code };
  async function* read(inputs: readonly string[], context: ReadContext): AsyncGenerator<CompanyRecord, void, undefined> {
    const report = new RowReport(context);
    for await (const { name: source, bytes } of readInputs(inputs, context)) {
      const { table, plan } = await openTable(bytes, mapping, source);
      // With a mapping, leaving columns out is its author's choice.
      if (mapping.columns === undefined) for (const field of plan.ignored) context.lost?.({ line: 1, field, reason: "the column is not called like a field", value: "", source });
      const mapper = csvMapper(plan, mapping, identity);
      for await (const item of table.items) {
        if (item.kind === "problem") report.reject(item, source, item);
        else {
          const record = report.map(item.cells, mapper, source, item);
          if (record !== undefined) yield record;
        }
      }
    }
    report.finish();
  }
  return {
    code,
    label,
    help: "CSV files of any layout, with a mapping file that says which column holds which field; without one columns are told by their names.",
    read,
  };
}
