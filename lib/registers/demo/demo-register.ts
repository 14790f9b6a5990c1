import type { CompanyRecord } from "../../company/record";
import type { ReadContext, Register } from "../register";
import { DEMO_CODE } from "./record";
import { DEFAULT_DEMO_SIZE, generateDemoRecords } from "./records";

/** How many records between two reports of progress, in which others get their turn too. */
const REPORT_EVERY = 1000;

/**
 * The register that needs no file: fictional companies, as `generateDemoRecords` makes them.
 * @param size how many records, 1 to 20,000,000.
 * @param seed any safe integer.
 */
export function demoRegister(size: number = DEFAULT_DEMO_SIZE, seed = 1): Register {
  return {
    code: DEMO_CODE,
    label: "Demo register (fictional companies)",
    help: "Fictional companies in real cities, made up the same way every time. Takes no files.",
    read: (inputs, context) => readDemo(inputs, context, size, seed),
  };
}

async function* readDemo(inputs: readonly string[], context: ReadContext, size: number, seed: number): AsyncGenerator<CompanyRecord> {
  if (inputs.length > 0) throw new Error(`the demo register makes its companies up and takes no files: leave out ${inputs.join(", ")}`);
  let count = 0;
  for (const record of generateDemoRecords(size, seed)) {
    if (count % REPORT_EVERY === 0) {
      context.signal?.throwIfAborted();
      context.rowsRead(count);
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    count += 1;
    yield record;
  }
  context.rowsRead(count);
}
