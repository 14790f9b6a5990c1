/**
 * What of a record the filters look at, beyond its plain field values. The index builder stores these readings and its lookups
 * verify against them.
 */
import type { FilterNameOf } from "./filters";
import type { CompanyRecord } from "./record";
import { normaliseNumber } from "./values";

/** The record's names: company, trade and former names. */
export function namesOf(record: CompanyRecord): readonly [string, ...string[]] {
  const trade = record.values["Trade Name"];
  return [record.values["Company Name"], ...(trade === undefined ? [] : [trade]), ...(record.formerNames ?? [])];
}

/** Every form under which `nationalId` finds the record: registration, VAT (with and without country prefix), LEI and other numbers. */
export function officialNumbers({ values, otherNumbers }: CompanyRecord): readonly string[] {
  const numbers: string[] = [];
  const add = (number: string): void => {
    if (number !== "" && !numbers.includes(number)) numbers.push(number);
  };
  for (const number of [values["Company Registration Number"], values.LEI, ...(otherNumbers ?? [])]) if (number !== undefined) add(normaliseNumber(number));
  if (values["VAT Number"] !== undefined) vatForms(normaliseNumber(values["VAT Number"])).forEach(add);
  return numbers;
}

/** A VAT number as it stands and, where it starts with a country prefix (two letters, three for Switzerland's CHE), without it. */
function vatForms(vat: string): readonly string[] {
  const prefix = /^(CHE|[A-Z]{2})(?=[A-Z]{0,2}\d)/.exec(vat)?.[0];
  return prefix === undefined ? [vat] : [vat, vat.slice(prefix.length)];
}

/** The IDs under which the `ID` filter finds the record. */
export function idsOf(record: CompanyRecord): readonly string[] {
  return [record.values.ID, ...(record.aliases ?? [])];
}

/** The two sides of an e-mail address in lower case, or undefined when it has no @ between two of them. */
export function emailParts(email: string): { readonly local: string; readonly domain: string } | undefined {
  const value = email.trim().toLowerCase();
  const at = value.lastIndexOf("@");
  return at > 0 && at < value.length - 1 ? { local: value.slice(0, at), domain: value.slice(at + 1) } : undefined;
}

/** The number at the start of a postal code: `1059 CM` is 1059; a code that starts with a letter has none. */
export function postalCodeInteger(postalCode: string): number | undefined {
  const digits = /^\s*(\d{1,15})/.exec(postalCode)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The codes of a company's lines of business, at most six, in its own order. */
export function sicCodes({ values }: CompanyRecord): readonly string[] {
  const codes: string[] = [];
  for (const name of SIC_FIELDS) {
    const code = values[name];
    if (code !== undefined) codes.push(code);
  }
  return codes;
}

const SIC_FIELDS = ["Business Category Code 1", "Business Category Code 2", "Business Category Code 3", "Business Category Code 4", "Business Category Code 5", "Business Category Code 6"] as const;

/** Whether each data item is available. A postal address is a street or a postal code together with a city. */
export const FLAGS: { readonly [N in FilterNameOf<"flag">]: (record: CompanyRecord) => boolean } = {
  hasEmail: ({ values }) => values.Email !== undefined,
  hasMarketability: (record) => isMarketable(record),
  hasPhone: ({ values }) => values["Phone Number"] !== undefined,
  hasFax: ({ values }) => values["Fax Number"] !== undefined,
  hasContactPerson: ({ values, hasContactPerson }) => values["CEO Name"] !== undefined || hasContactPerson === true,
  hasWebsite: ({ values }) => values.Website !== undefined,
  hasNationalID: ({ values }) => values["Company Registration Number"] !== undefined || values["VAT Number"] !== undefined,
  hasBusinessName: ({ values }) => values["Trade Name"] !== undefined,
  hasStreetAddress: ({ values }) => values["Address 1"] !== undefined,
  hasPostalCode: ({ values }) => values["Postal Code"] !== undefined,
  hasCEOName: ({ values }) => values["CEO Name"] !== undefined,
};

function isMarketable({ values, marketable }: CompanyRecord): boolean {
  const address = (values["Address 1"] ?? values["Postal Code"]) !== undefined && values.City !== undefined;
  const reachable = (values["Phone Number"] ?? values.Email ?? values.Website) !== undefined;
  return marketable !== false && address && reachable;
}
