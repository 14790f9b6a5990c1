import type { FieldValues } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";

/** A record in one line: ID, main name, what else is known, and what stands beside the public values. */
export function company(id: string, name: string, values: FieldValues = {}, beside: Omit<CompanyRecord, "values"> = {}): CompanyRecord {
  return { ...beside, values: { Register: "fixture", "Register Record ID": id, ...values, ID: id, "Company Name": name } };
}
