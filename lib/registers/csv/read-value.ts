import { codeLabel, countryByCode, countryByName, IMPORT_EXPORT_CODES, isCode, LEGAL_STATUS_CODES, SIC_CODES, STATUS_CODES, SUBSIDIARY_CODES, type CodeTable } from "../../company/codes";
import type { NumberFieldName, TextFieldName } from "../../company/fields";
import { naceToSic, ukSicToSic } from "../industry/nace";
import { cleanEmail, cleanWebsite, toE164 } from "../shared/contact";
import { readDate, readYear, yearOf } from "../shared/dates";
import { remembering } from "../shared/remember";
import { readAmount } from "./amount";
import type { Writing } from "./column-target";

/** What came of a value, or why nothing did. */
export type Read<T> = { readonly value: T } | { readonly problem: string };

/** A country by its ISO code in any case or by a name; undefined for neither. */
export const readCountry = remembering((text) => (/^[A-Za-z]{2}$/.test(text) ? countryByCode(text) : undefined) ?? countryByName(text));

function read<T>(value: T | undefined, problem: string): Read<T> {
  return value === undefined ? { problem } : { value };
}

/** A code of a table, written as the code or as its meaning. */
function readCode(table: CodeTable): (text: string) => Read<string> {
  const byLabel = new Map(table.entries.map(({ code, label }) => [label.toLowerCase(), code]));
  return (text) => read(isCode(table, text) ? text : byLabel.get(text.toLowerCase()), `not a ${table.name} code`);
}

/** US SIC 1987, with the leading zero that spreadsheets take. */
function readSic(text: string): string | undefined {
  const code = text.replace(/^\d{3}$/, "0$&");
  return codeLabel(SIC_CODES, code) === undefined ? undefined : code;
}

/** National forms of NACE put a letter before or after the digits: "G47.81", "70.10Z". */
function readNace(text: string): string | undefined {
  return naceToSic(text.replace(/^[A-V](?=\d)/i, "").replace(/(?<=\d)[A-Z]$/i, ""));
}

function readIndustry(text: string, { kind }: Writing): Read<string> {
  if (kind === "nace") return read(readNace(text), "not a NACE code");
  if (kind === "uk-sic") return read(ukSicToSic(text), "not a UK SIC code");
  return read(readSic(text), "not a US SIC 1987 code; say in the mapping when it is of another kind");
}

function readDay(text: string, { date }: Writing): string | undefined {
  return readDate(date === "mdy" ? text.replace(/^(\d{1,2})([/.-])(\d{1,2})\2(?=\d{4}$)/, "$3$2$1$2") : text);
}

function readIndicator(text: string): Read<string> {
  return read(/^[012]$/.test(text) ? text : undefined, "not 0 (actual), 1 (low end of a range) or 2 (estimated)");
}

const LEGAL = readCode(LEGAL_STATUS_CODES);
const LOCATION = readCode(STATUS_CODES);
const SUBSIDIARY = readCode(SUBSIDIARY_CODES);
const TRADE = readCode(IMPORT_EXPORT_CODES);

/**
 * A text field's value, normalised: phones in E.164, codes of their tables, dates in ISO 8601; free text as it is.
 * @param country ISO code of the row's country, in whose form phones may be written.
 */
export function readText(field: TextFieldName, text: string, writing: Writing, country: string | undefined): Read<string> {
  switch (field) {
    case "Phone Number":
    case "Fax Number":
      return read(toE164(text, country), country === undefined ? "not a possible phone number; without a country it needs its plus sign" : "not a possible phone number");
    case "Email":
      return read(cleanEmail(text), "not an e-mail address");
    case "Website":
      return read(cleanWebsite(text), "names no host");
    case "Business Category Code 1":
    case "Business Category Code 2":
    case "Business Category Code 3":
    case "Business Category Code 4":
    case "Business Category Code 5":
    case "Business Category Code 6":
      return readIndustry(text, writing);
    case "Business Legal Type":
      return LEGAL(text);
    case "Location Type":
      return LOCATION(text);
    case "Subsidiary Code":
      return SUBSIDIARY(text);
    case "Import/Export Code":
      return TRADE(text);
    case "Employees On Site Indicator":
    case "Employees Total Indicator":
    case "Yearly Revenue Indicator":
      return readIndicator(text);
    case "Currency Code":
      return read(/^[A-Z]{3}$/i.test(text) ? text.toUpperCase() : undefined, "not an ISO 4217 currency code");
    case "Register Updated":
      return read(readDay(text, writing), "not a date");
    default:
      return { value: text };
  }
}

function readFoundingYear(text: string, writing: Writing): number | undefined {
  const day = readYear(text) === undefined ? readDay(text, writing) : undefined;
  return readYear(day === undefined ? text : String(yearOf(day)));
}

function within(value: number, limit: number): number | undefined {
  return Math.abs(value) <= limit ? value : undefined;
}

/** A number field's value: revenues rounded to whole units, counts whole and not negative, years from years or dates. */
export function readNumberValue(field: NumberFieldName, text: string, writing: Writing): Read<number> {
  if (field === "Founding Year") return read(readFoundingYear(text, writing), "not a year or date");
  const amount = readAmount(text, writing.decimal);
  if (typeof amount === "string") return { problem: amount };
  switch (field) {
    case "Latitude":
      return read(within(amount, 90), "not between -90 and 90 degrees");
    case "Longitude":
      return read(within(amount, 180), "not between -180 and 180 degrees");
    case "Yearly Revenue Local Currency":
    case "Yearly Revenue in U.S. Dollars":
      return read(Number.isSafeInteger(Math.round(amount)) ? Math.round(amount) + 0 : undefined, "too large to be exact");
    case "Employees On Site":
    case "Employees Total":
    case "Number of Companies in Group":
      return read(Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined, "not a count");
  }
}
