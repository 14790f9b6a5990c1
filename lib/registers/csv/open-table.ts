import { type CsvTable, readCsv } from "../source/csv";
import type { Mapping } from "./mapping";
import { type Plan, planColumns } from "./plan";

/** A CSV file whose columns are settled. */
export interface OpenTable {
  readonly table: CsvTable;
  readonly plan: Plan;
  /** The columns' names; their numbers from 1 where the file has no header. */
  readonly names: readonly string[];
}

/**
 * Looks at the beginning of a file and settles what its columns hold.
 * @param file the file's name, for messages.
 * @throws SourceError when mapping and file do not go together.
 */
export async function openTable(bytes: AsyncIterable<Uint8Array>, mapping: Mapping, file: string): Promise<OpenTable> {
  const { delimiter, encoding } = mapping;
  // A mapping that calls columns by names says that there are some.
  const named = [...(mapping.columns?.keys() ?? [])].some((name) => !/^\d+$/.test(name));
  const header = mapping.header ?? (named ? true : undefined);
  const table = await readCsv(bytes, { ...(delimiter && { delimiter }), ...(encoding !== undefined && { encoding }), ...(header !== undefined && { header }) });
  const names = table.dialect.header ?? Array.from({ length: table.dialect.width }, (_, index) => String(index + 1));
  return { table, names, plan: planColumns(mapping, names, table.dialect.header === undefined, file) };
}
