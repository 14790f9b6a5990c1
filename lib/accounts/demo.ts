import type { IndexStatus } from "../company/company-index";

/** Code of the register of fictional companies. */
const DEMO_REGISTER = "demo";

/**
 * Whether fictional companies are all there is: only then is a demo key made, and only then does it work. It is printed on a
 * terminal and copied from there, so that it must never open real data.
 */
export function isDemoData(status: IndexStatus): boolean {
  return status.registers.length > 0 && status.registers.every((register) => register.code === DEMO_REGISTER);
}
