import { z } from "zod";
import type { FieldName } from "../../company/fields";
import type { ShownCompany } from "../../company/resolution";
import { emailParts } from "../../company/matching";
import { hostOf, normaliseNumber } from "../../company/values";

/** The fields that a company is judged by. */
export const JUDGED_FIELDS = [
  "ID",
  "Company Name",
  "Trade Name",
  "Country Code",
  "City",
  "Website",
  "Email",
  "Location Type",
  "Company Registration Number",
  "VAT Number",
  "LEI",
  "Local Headquarter ID Number",
] as const satisfies readonly FieldName[];

/** A company of the index, as far as a page can agree with it. */
export interface KnownCompany {
  readonly id: string;
  /** Company and trade name. */
  readonly names: readonly string[];
  /** ISO 3166-1 two-letter code. */
  readonly country: string | undefined;
  readonly city: string | undefined;
  readonly websiteHost: string | undefined;
  readonly emailDomain: string | undefined;
  /** Registration number, VAT number and LEI: capitals and digits. It may have further ones, by which the index finds it. */
  readonly numbers: readonly string[];
  readonly isBranch: boolean;
  readonly headquartersId: string | undefined;
  /** All fields delivered. */
  readonly fields: ShownCompany;
}

const text = z.string().nullish().transform((value) => value ?? undefined);
const companySchema = z.object({
  ID: z.string(),
  "Company Name": z.string(),
  "Trade Name": text,
  "Country Code": text,
  City: text,
  Website: text,
  Email: text,
  "Location Type": text,
  "Company Registration Number": text,
  "VAT Number": text,
  LEI: text,
  "Local Headquarter ID Number": text,
});
const recordsSchema = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

/** Reads records as the index delivers them. @param json an array of records, in UTF-8. */
export function readCompanies(json: Uint8Array): readonly KnownCompany[] {
  return recordsSchema.parse(JSON.parse(new TextDecoder().decode(json))).map((fields) => {
    const values = companySchema.parse(fields);
    return {
      id: values.ID,
      names: present([values["Company Name"], values["Trade Name"]]),
      country: values["Country Code"],
      city: values.City,
      websiteHost: values.Website === undefined ? undefined : hostOf(values.Website),
      emailDomain: values.Email === undefined ? undefined : emailParts(values.Email)?.domain,
      numbers: present([values["Company Registration Number"], values["VAT Number"], values.LEI]).map(normaliseNumber),
      isBranch: values["Location Type"] === "2",
      headquartersId: values["Local Headquarter ID Number"],
      fields,
    };
  });
}

function present(values: readonly (string | undefined)[]): readonly string[] {
  return values.filter((value) => value !== undefined);
}
