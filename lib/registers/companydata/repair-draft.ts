import { STATUS_CODES, SUBSIDIARY_CODES, type CodeTable } from "../../company/codes";
import type { TextFieldName } from "../../company/fields";
import { Rejection, type Draft } from "../shared/assemble";
import { cleanEmail, cleanWebsite, toE164 } from "../shared/contact";
import { isScientific } from "../shared/numbers";
import type { Lose } from "../shared/row-report";
import type { Columns } from "./columns";
import { codeOfLabel, countryCodeOf, isZeros, wholeCountryName, wholeDutchNumber, wholePostalCode, wholeSicCode } from "./repairs";

/** A draft while it is being repaired. */
export type RepairedDraft = { -readonly [N in keyof Draft]: Draft[N] };

/** Identifiers: cut short by a spreadsheet they would be another company's. */
const IDENTIFIERS: readonly TextFieldName[] = [
  "Company Registration Number",
  "VAT Number",
  "Phone Number",
  "Fax Number",
  "Local Headquarter ID Number",
  "National Headquarter ID Number",
  "Global Headquarter ID Number",
  "Group Code",
];

/** Where zeros alone mean that the value is unknown. */
const UNKNOWN_WHEN_ZEROS: readonly TextFieldName[] = [
  "Postal Code",
  "Country Phone Access Code",
  "Local Headquarter ID Number",
  "Local Headquarter Postal Code",
  "National Headquarter ID Number",
  "National Headquarter Postal Code",
  "Global Headquarter ID Number",
  "Global Headquarter Postal Code",
];

const SIC_CODES: readonly TextFieldName[] = [
  "Business Category Code 1",
  "Business Category Code 2",
  "Business Category Code 3",
  "Business Category Code 4",
  "Business Category Code 5",
  "Business Category Code 6",
];

/**
 * Repairs one row's values in place: what spreadsheets did to numbers, what the vendor cut off, and the codes that the file gives by their
 * meaning only.
 * @returns a Rejection when the row cannot be told apart from another one or a meaning is unknown.
 */
export function repairDraft(draft: RepairedDraft, columns: Columns, lose: Lose): Rejection | undefined {
  if (draft.ID !== undefined && isScientific(draft.ID)) return new Rejection("the ID was cut short by a spreadsheet", draft.ID);
  dropCutNumbers(draft, lose);
  for (const field of UNKNOWN_WHEN_ZEROS) if (isZeros(draft[field] ?? "")) draft[field] = undefined;
  for (const field of SIC_CODES) draft[field] = change(draft[field], wholeSicCode);
  const country = draft["Country Code"]?.toUpperCase() ?? (draft.Country === undefined ? undefined : countryCodeOf(draft.Country));
  draft["Country Code"] = country;
  repairNumbers(draft, country);
  repairPlaces(draft, country);
  repairContact(draft, country, lose);
  return (
    codeFromMeaning(draft, columns, "Location Type", "Location Type - Description", STATUS_CODES) ??
    codeFromMeaning(draft, columns, "Subsidiary Code", "Subsidiary Code - Description", SUBSIDIARY_CODES)
  );
}

function change(value: string | undefined, repair: (value: string) => string | undefined): string | undefined {
  return value === undefined ? undefined : repair(value);
}

function dropCutNumbers(draft: RepairedDraft, lose: Lose): void {
  for (const field of IDENTIFIERS) {
    const value = draft[field];
    if (value === undefined || !isScientific(value)) continue;
    lose(field, "a number that a spreadsheet cut short", value);
    draft[field] = undefined;
  }
}

function repairNumbers(draft: RepairedDraft, country: string | undefined): void {
  const kind = draft["Company Registration Type Code"] ?? "";
  draft["Company Registration Number"] = change(draft["Company Registration Number"], (number) => wholeDutchNumber(number, kind, country));
}

function repairPlaces(draft: RepairedDraft, country: string | undefined): void {
  const postalCode = (field: TextFieldName, countryCode: string | undefined): void => {
    draft[field] = change(draft[field], (code) => wholePostalCode(code, countryCode));
  };
  postalCode("Postal Code", country);
  postalCode("National Headquarter Postal Code", country);
  for (const level of ["Local", "Global"] as const) {
    const name = `${level} Headquarter Country Name` as const;
    draft[name] = change(draft[name], wholeCountryName);
    postalCode(`${level} Headquarter Postal Code`, draft[name] === undefined ? undefined : countryCodeOf(draft[name]));
  }
}

function repairContact(draft: RepairedDraft, country: string | undefined, lose: Lose): void {
  const read = (field: TextFieldName, reason: string, reader: (value: string) => string | undefined): void => {
    const value = draft[field];
    if (value === undefined) return;
    draft[field] = reader(value);
    if (draft[field] === undefined) lose(field, reason, value);
  };
  read("Phone Number", "no phone number", (number) => toE164(number, country));
  read("Fax Number", "no phone number", (number) => toE164(number, country));
  read("Email", "no e-mail address", cleanEmail);
  read("Website", "no website", cleanWebsite);
}

/** The code of a column that the file gives by its meaning only; none given is the first code, "0", as the vendor writes it. */
function codeFromMeaning(draft: RepairedDraft, columns: Columns, code: TextFieldName, meaning: TextFieldName, table: CodeTable): Rejection | undefined {
  if (columns.has(code) || !columns.has(meaning)) return undefined;
  const label = draft[meaning];
  draft[code] = label === undefined ? "0" : codeOfLabel(table, label);
  return draft[code] === undefined ? new Rejection(`${meaning} is not in the ${table.name} table`, label) : undefined;
}
