import type { Subscription } from "../../accounts/subscription";
import { fieldByName, SEARCH_FIELDS, type FieldName } from "../../company/fields";

/** What helps to tell whether it is the right company, beside the fields of a search. */
export const FURTHER_FIELDS = ["Country Code", "Trade Name", "Company Registration Number", "VAT Number", "Website", "Location Type"] as const satisfies readonly FieldName[];

/** What is told of a website's company: the fields of a search, and of the further ones those that the subscription's package has. */
export function companyFields({ searchFields, package: { groups } }: Pick<Subscription, "searchFields" | "package">): readonly FieldName[] {
  const inPackage = FURTHER_FIELDS.filter((name) => groups.some((group) => group === fieldByName(name)?.group));
  return [...new Set<FieldName>([...SEARCH_FIELDS, ...searchFields, ...inPackage])];
}
