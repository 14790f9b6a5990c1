/**
 * Every filter of search and export, as data. Parsing, querying, the API description, the filter builder and the reference page
 * are driven by this list: a new filter is one entry here, its reading in the index, and its tests.
 */
// One by one, and industries without their titles: this list is loaded with the first page, which has room for no more.
import { IMPORT_EXPORT_CODES, LEGAL_STATUS_CODES, STATUS_CODES, SUBSIDIARY_CODES } from "./codes/company-codes";
import { COUNTRY_CODES } from "./codes/country-codes";
import { SIC_NUMBERS } from "./codes/sic-numbers";
import type { CodeTable } from "./codes/table";
import type { FieldName } from "./fields";

export const FILTER_GROUPS = [
  { key: "location", label: "Location" },
  { key: "industry", label: "Industry" },
  { key: "size", label: "Size" },
  { key: "company", label: "Company" },
  { key: "contact", label: "Contact data" },
  { key: "identifiers", label: "Identifiers" },
] as const;

type FilterGroup = (typeof FILTER_GROUPS)[number]["key"];

/**
 * What a filter's value looks like.
 * - `text`: one string, taken whole.
 * - `list`: one or several values, comma-separated or repeated; a company matches when it has any of them.
 * - `place`: stored place names, which may hold commas themselves; the index knows where one ends.
 * - `range`: `[min]` and `[max]`, both inclusive; a company whose value is unknown never matches.
 * - `flag`: `true` or `false`.
 */
type FilterKind = "text" | "list" | "place" | "range" | "flag";

/** How one value of a `list` filter is read and checked. */
export type ValueFormat = "id" | "code" | "country" | "postalCode" | "phone" | "email" | "website" | "nationalId";

interface FilterBase {
  readonly name: string;
  readonly group: FilterGroup;
  readonly label: string;
  readonly help: string;
  /** A value as it stands in a URL, before percent-encoding; for a range its `[min]`. */
  readonly example: string;
  /** The record fields the filter looks at. */
  readonly fields: readonly FieldName[];
}
interface PlainFilter extends FilterBase {
  readonly kind: "text" | "place" | "range" | "flag";
}
interface ListFilter extends FilterBase {
  readonly kind: "list";
  readonly format: ValueFormat;
  /** The allowed codes, where the filter has a closed set of them. */
  readonly codes?: CodeTable;
}
export type FilterDefinition = PlainFilter | ListFilter;

export const FILTERS = [
  { name: "ID", kind: "list", format: "id", group: "identifiers", label: "Company ID", help: "Company identifier. Fetches single records.", example: "gb-00102498", fields: ["ID"] },
  { name: "search", kind: "text", group: "company", label: "Name", help: "Company name. Also reads an official number, an e-mail address or @pattern, and a domain.", example: "maschinenbau", fields: ["Company Name", "Trade Name"] },
  { name: "sic4Digits", kind: "list", format: "code", codes: SIC_NUMBERS, group: "industry", label: "Industry (SIC)", help: "Four-digit US SIC 1987 codes; any of a company's six codes counts.", example: "7371,7372", fields: ["Business Category Code 1", "Business Category Code 2", "Business Category Code 3", "Business Category Code 4", "Business Category Code 5", "Business Category Code 6"] },
  { name: "importExportCode", kind: "list", format: "code", codes: IMPORT_EXPORT_CODES, group: "company", label: "Import/export", help: "Foreign trade code.", example: "B,H", fields: ["Import/Export Code"] },
  { name: "legalStatus", kind: "list", format: "code", codes: LEGAL_STATUS_CODES, group: "company", label: "Legal status", help: "Legal status code.", example: "3", fields: ["Business Legal Type"] },
  { name: "statusCode", kind: "list", format: "code", codes: STATUS_CODES, group: "company", label: "Location type", help: "Single location, headquarters or branch; `0,1` leaves branches out.", example: "0,1", fields: ["Location Type"] },
  { name: "subsidiaryCode", kind: "list", format: "code", codes: SUBSIDIARY_CODES, group: "company", label: "Subsidiary", help: "Whether another company owns this one.", example: "3", fields: ["Subsidiary Code"] },
  { name: "countryCode", kind: "list", format: "country", codes: COUNTRY_CODES, group: "location", label: "Country", help: "ISO 3166-1 two-letter codes, upper or lower case.", example: "NL,DE", fields: ["Country Code"] },
  { name: "provinceName", kind: "place", group: "location", label: "State/province", help: "Exact stored state, province or district, case aside; look it up with /api/provinces.", example: "Noord-Holland", fields: ["State/Province"] },
  { name: "cityName", kind: "place", group: "location", label: "City", help: "Exact stored city name, case aside; look it up with /api/cities.", example: "Amsterdam", fields: ["City"] },
  { name: "streetName", kind: "text", group: "location", label: "Street", help: "Words of the street, adjacent and in order, from the beginning of any of its words; the last may be partial and a house number may follow.", example: "Damrak 1", fields: ["Address 1", "Address 2"] },
  { name: "regionName", kind: "place", group: "location", label: "Region", help: "Exact stored region or state, case aside; look it up with /api/regions.", example: "Bayern", fields: ["Region", "State/Province"] },
  { name: "countryName", kind: "place", group: "location", label: "Country name", help: "Exact stored country name, case aside; look it up with /api/countries.", example: "Netherlands", fields: ["Country"] },
  { name: "postalCode", kind: "list", format: "postalCode", group: "location", label: "Postal code", help: "Exact postal code, case aside.", example: "1012 LG", fields: ["Postal Code"] },
  { name: "postalCodeInteger", kind: "range", group: "location", label: "Postal code range", help: "The number at the start of the postal code (1059 CM is 1059); a code that starts with a letter has none.", example: "1000", fields: ["Postal Code"] },
  { name: "employeesHere", kind: "range", group: "size", label: "Employees at the location", help: "Employees at the location.", example: "10", fields: ["Employees On Site"] },
  { name: "employeesTotal", kind: "range", group: "size", label: "Employees, whole company", help: "Employees in the whole company.", example: "50", fields: ["Employees Total"] },
  { name: "annualSales", kind: "range", group: "size", label: "Annual sales (US$)", help: "Annual sales in US dollars.", example: "1000000", fields: ["Yearly Revenue in U.S. Dollars"] },
  { name: "foundingYears", kind: "range", group: "company", label: "Founding year", help: "Founding year.", example: "1990", fields: ["Founding Year"] },
  { name: "phoneNumber", kind: "list", format: "phone", group: "location", label: "Phone number", help: "Full number in international format with a plus sign; blanks, dots, dashes and brackets are ignored.", example: "+31201234567", fields: ["Phone Number"] },
  { name: "email", kind: "list", format: "email", group: "identifiers", label: "E-mail", help: "A full address, `@domain` or a domain, or the start of the part before the @.", example: "@example.com", fields: ["Email"] },
  { name: "website", kind: "list", format: "website", group: "identifiers", label: "Website", help: "Host name; scheme, `www.` and path are ignored, and a domain also finds its subdomains.", example: "example.com", fields: ["Website"] },
  { name: "worldwideHeadquarterID", kind: "list", format: "id", group: "company", label: "Corporate group", help: "ID of the head of a worldwide group; finds the head and every member.", example: "gb-00102498", fields: ["Global Headquarter ID Number"] },
  { name: "nationalId", kind: "list", format: "nationalId", group: "identifiers", label: "National number", help: "Registration, VAT or LEI number, letters and digits compared; a VAT number with or without its country prefix. Add `countryCode` to be sure.", example: "923609016", fields: ["Company Registration Number", "VAT Number", "LEI"] },
  { name: "hasEmail", kind: "flag", group: "contact", label: "Has e-mail", help: "Whether an e-mail address is known.", example: "true", fields: ["Email"] },
  { name: "hasMarketability", kind: "flag", group: "contact", label: "Marketable", help: "Active, with a postal address and a phone, e-mail or website, and not barred from marketing by its register.", example: "true", fields: [] },
  { name: "hasPhone", kind: "flag", group: "contact", label: "Has phone", help: "Whether a phone number is known.", example: "true", fields: ["Phone Number"] },
  { name: "hasFax", kind: "flag", group: "contact", label: "Has fax", help: "Whether a fax number is known.", example: "true", fields: ["Fax Number"] },
  { name: "hasContactPerson", kind: "flag", group: "contact", label: "Has contact person", help: "Whether any person is named.", example: "true", fields: [] },
  { name: "hasWebsite", kind: "flag", group: "contact", label: "Has website", help: "Whether a website is known.", example: "true", fields: ["Website"] },
  { name: "hasNationalID", kind: "flag", group: "contact", label: "Has national number", help: "Whether a registration or VAT number is known.", example: "true", fields: ["Company Registration Number", "VAT Number"] },
  { name: "hasBusinessName", kind: "flag", group: "contact", label: "Has trade name", help: "Whether a trade name is known.", example: "true", fields: ["Trade Name"] },
  { name: "hasStreetAddress", kind: "flag", group: "contact", label: "Has street address", help: "Whether a street address is known.", example: "true", fields: ["Address 1"] },
  { name: "hasPostalCode", kind: "flag", group: "contact", label: "Has postal code", help: "Whether a postal code is known.", example: "true", fields: ["Postal Code"] },
  { name: "hasCEOName", kind: "flag", group: "contact", label: "Has CEO name", help: "Whether the chief executive is named.", example: "true", fields: ["CEO Name"] },
] as const satisfies readonly FilterDefinition[];

export type Filter = (typeof FILTERS)[number];
export type FilterName = Filter["name"];
export type FilterNameOf<K extends FilterKind> = Extract<Filter, { kind: K }>["name"];

const byName = new Map<string, Filter>(FILTERS.map((filter) => [filter.name, filter]));

/** The definition of the filter with exactly this name. */
export function filterByName(name: string): Filter | undefined {
  return byName.get(name);
}
