import { brreg } from "./brreg";
import { companiesHouse } from "./companies-house";
import { companydata } from "./companydata";
import { demoRegister } from "./demo/demo-register";
import type { Register } from "./register";

/** Every register that can be read, in the order of the command line's help. */
export const REGISTERS: readonly Register[] = [companydata, companiesHouse, brreg, demoRegister()];

/** The register of a word on the command line. */
export function registerByCommand(command: string): Register | undefined {
  return REGISTERS.find((register) => (register.command ?? register.code) === command);
}
