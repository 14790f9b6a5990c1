import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";

export type Row = Readonly<Record<string, string>>;

/** Rows of a CSV file below ../shared/data, header names trimmed; empty when the file is not there, so that a suite can skip itself. */
export function sampleRows(file: string, delimiter = ","): Row[] {
  const full = path.resolve("../shared/data", file);
  if (!existsSync(full)) return [];
  return parse(readFileSync(full), { bom: true, columns: (header: string[]) => header.map((name) => name.trim()), delimiter, relax_quotes: true });
}

/** All rows of the five companydata samples; empty when they are not there. */
export function companydataRows(): Row[] {
  return ["amsterdam", "berlin", "los-angeles", "madrid", "paris"].flatMap((city) => sampleRows(`registers/companydata/${city}.csv`, ";"));
}
