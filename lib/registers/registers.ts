import { readFileSync } from "node:fs";
import { brreg } from "./brreg";
import { companiesHouse } from "./companies-house";
import { companydata } from "./companydata";
import { csvRegister } from "./csv";
import { describeMapping } from "./csv/describe";
import { type Mapping, NO_MAPPING, parseMapping } from "./csv/mapping";
import { renderDescription } from "./csv/render";
import { demoRegister } from "./demo/demo-register";
import type { Register } from "./register";

const CSV = "csv";

/** Every register that can be read, in the order of the command line's help. */
export const REGISTERS: readonly Register[] = [companydata, companiesHouse, brreg, csvRegister(), demoRegister()];

/** What the command line may say of a `csv` register. */
export interface CsvChoice {
  /** Path of the mapping file; without one columns are told by their names. */
  readonly mapping?: string | undefined;
  /** The register's code, so that several stand side by side. */
  readonly code?: string | undefined;
}

/**
 * The register of a word on the command line.
 * @throws SourceError for a mapping that cannot be read.
 */
export function registerByCommand(command: string, choice: CsvChoice = {}): Register | undefined {
  if (command === CSV) return csvRegister({ mapping: mappingOf(choice), ...(choice.code !== undefined && { code: choice.code, label: `CSV files (${choice.code})` }) });
  return REGISTERS.find((register) => (register.command ?? register.code) === command);
}

/**
 * What an import of a CSV file would make of it: the mapping, the first ten records and problems, as text.
 * @throws SourceError for a file or mapping that cannot be read.
 */
export async function describeCsv(input: string, choice: CsvChoice, tempDir: string): Promise<string> {
  return renderDescription(await describeMapping(input, mappingOf(choice), { tempDir, code: choice.code ?? CSV }));
}

function mappingOf({ mapping }: CsvChoice): Mapping {
  return mapping === undefined ? NO_MAPPING : parseMapping(readFileSync(mapping, "utf8"), mapping);
}
