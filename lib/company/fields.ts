/**
 * Every public field of a company record, as data. The exact public name is the key everywhere: in records, exports, the API
 * description, the column picker and the `companydata` files. The order below is the order of an exported record.
 */

export const FIELD_GROUPS = [
  { key: "identity", label: "Identity" },
  { key: "address", label: "Address" },
  { key: "contact", label: "Contact information" },
  { key: "executives", label: "Executives" },
  { key: "industry", label: "Industry codes" },
  { key: "legal", label: "Legal form and structure" },
  { key: "employees", label: "Employee counts" },
  { key: "financial", label: "Financial data" },
  { key: "headquarters", label: "Headquarters and group" },
  { key: "provenance", label: "Source" },
] as const;

export type FieldGroup = (typeof FIELD_GROUPS)[number]["key"];
type FieldType = "string" | "integer" | "number";

interface FieldDefinition {
  readonly name: string;
  readonly type: FieldType;
  readonly group: FieldGroup;
  /** One sentence for the API description and the column picker. */
  readonly help: string;
}

export const FIELDS = [
  { name: "ID", type: "string", group: "identity", help: "Unique company identifier; the `ID` filter takes it." },
  { name: "Company Name", type: "string", group: "identity", help: "Main name of the company." },
  { name: "Trade Name", type: "string", group: "identity", help: "Name the company trades under, where it differs." },
  { name: "Company Registration Number", type: "string", group: "identity", help: "Number in the national register." },
  { name: "Company Registration Type Code", type: "string", group: "identity", help: "Which kind of number the registration number is, as the source codes it." },
  { name: "VAT Number", type: "string", group: "identity", help: "VAT number with its country prefix." },
  { name: "LEI", type: "string", group: "identity", help: "Legal Entity Identifier (ISO 17442)." },

  { name: "Address Status", type: "string", group: "address", help: "Whether the address is shared with a registration agent: `Y` or `N`, as the source states it." },
  { name: "Address 1", type: "string", group: "address", help: "Street and house number." },
  { name: "Address 2", type: "string", group: "address", help: "Second address line." },
  { name: "Postal Code", type: "string", group: "address", help: "Postal code." },
  { name: "City", type: "string", group: "address", help: "City." },
  { name: "State/Province", type: "string", group: "address", help: "State, province or district." },
  { name: "Region", type: "string", group: "address", help: "Region." },
  { name: "Country", type: "string", group: "address", help: "Country name." },
  { name: "Country Code", type: "string", group: "address", help: "ISO 3166-1 two-letter country code." },
  { name: "Latitude", type: "number", group: "address", help: "Latitude in degrees (WGS 84)." },
  { name: "Longitude", type: "number", group: "address", help: "Longitude in degrees (WGS 84)." },

  { name: "Country Phone Access Code", type: "string", group: "contact", help: "Country calling code." },
  { name: "Phone Number", type: "string", group: "contact", help: "Phone number in international format with a plus sign." },
  { name: "Fax Number", type: "string", group: "contact", help: "Fax number in international format with a plus sign." },
  { name: "Cable Telex", type: "string", group: "contact", help: "Cable or telex address." },
  { name: "Email", type: "string", group: "contact", help: "E-mail address." },
  { name: "Website", type: "string", group: "contact", help: "Website." },

  { name: "CEO Name", type: "string", group: "executives", help: "Name of the chief executive." },
  { name: "CEO Title", type: "string", group: "executives", help: "Title of the chief executive." },

  { name: "Business Category", type: "string", group: "industry", help: "Line of business as the register states it." },
  { name: "Business Category Code 1", type: "string", group: "industry", help: "Main US SIC 1987 code, four digits." },
  { name: "Business Category Code 1 - Description", type: "string", group: "industry", help: "Title of code 1." },
  { name: "Business Category Code 2", type: "string", group: "industry", help: "Second US SIC 1987 code." },
  { name: "Business Category Code 2 - Description", type: "string", group: "industry", help: "Title of code 2." },
  { name: "Business Category Code 3", type: "string", group: "industry", help: "Third US SIC 1987 code." },
  { name: "Business Category Code 3 - Description", type: "string", group: "industry", help: "Title of code 3." },
  { name: "Business Category Code 4", type: "string", group: "industry", help: "Fourth US SIC 1987 code." },
  { name: "Business Category Code 4 - Description", type: "string", group: "industry", help: "Title of code 4." },
  { name: "Business Category Code 5", type: "string", group: "industry", help: "Fifth US SIC 1987 code." },
  { name: "Business Category Code 5 - Description", type: "string", group: "industry", help: "Title of code 5." },
  { name: "Business Category Code 6", type: "string", group: "industry", help: "Sixth US SIC 1987 code." },
  { name: "Business Category Code 6 - Description", type: "string", group: "industry", help: "Title of code 6." },

  { name: "Founding Year", type: "integer", group: "legal", help: "Year in which the company was founded or registered." },
  { name: "Business Legal Type", type: "string", group: "legal", help: "Legal status code; the `legalStatus` filter takes it." },
  { name: "Business Legal Type - Description", type: "string", group: "legal", help: "Meaning of the legal status code, or the register's own legal form." },
  { name: "Location Type", type: "string", group: "legal", help: "`0` single location, `1` headquarters or parent, `2` branch." },
  { name: "Location Type - Description", type: "string", group: "legal", help: "Meaning of the location type." },
  { name: "Subsidiary Code", type: "string", group: "legal", help: "`0` not a subsidiary, `3` subsidiary." },
  { name: "Subsidiary Code - Description", type: "string", group: "legal", help: "Meaning of the subsidiary code." },
  { name: "Import/Export Code", type: "string", group: "legal", help: "Foreign trade code, `A` to `H`." },
  { name: "Import/Export Code - Description", type: "string", group: "legal", help: "Meaning of the foreign trade code." },

  { name: "Employees On Site", type: "integer", group: "employees", help: "Employees at this location." },
  { name: "Employees On Site Indicator", type: "string", group: "employees", help: "`0` actual, `1` low end of a range, `2` estimated." },
  { name: "Employees Total", type: "integer", group: "employees", help: "Employees in the whole company." },
  { name: "Employees Total Indicator", type: "string", group: "employees", help: "`0` actual, `1` low end of a range, `2` estimated." },

  { name: "Yearly Revenue Local Currency", type: "integer", group: "financial", help: "Yearly revenue in the local currency." },
  { name: "Currency Code", type: "string", group: "financial", help: "ISO 4217 code of the local currency." },
  { name: "Yearly Revenue in U.S. Dollars", type: "integer", group: "financial", help: "Yearly revenue in US dollars." },
  { name: "Yearly Revenue Indicator", type: "string", group: "financial", help: "`0` actual, `1` low end of a range, `2` estimated." },

  { name: "Local Headquarter ID Number", type: "string", group: "headquarters", help: "ID of the headquarters or parent this location reports to." },
  { name: "Local Headquarter Company Name", type: "string", group: "headquarters", help: "Its name." },
  { name: "Local Headquarter Street Address", type: "string", group: "headquarters", help: "Its street address." },
  { name: "Local Headquarter City", type: "string", group: "headquarters", help: "Its city." },
  { name: "Local Headquarter State/Province", type: "string", group: "headquarters", help: "Its state or province." },
  { name: "Local Headquarter Country Name", type: "string", group: "headquarters", help: "Its country." },
  { name: "Local Headquarter Postal Code", type: "string", group: "headquarters", help: "Its postal code." },
  { name: "National Headquarter ID Number", type: "string", group: "headquarters", help: "ID of the highest company of the group in the same country." },
  { name: "National Headquarter Company Name", type: "string", group: "headquarters", help: "Its name." },
  { name: "National Headquarter Street Address", type: "string", group: "headquarters", help: "Its street address." },
  { name: "National Headquarter City Name", type: "string", group: "headquarters", help: "Its city." },
  { name: "National Headquarter State/Province Name", type: "string", group: "headquarters", help: "Its state or province." },
  { name: "National Headquarter Postal Code", type: "string", group: "headquarters", help: "Its postal code." },
  { name: "Global Headquarter ID Number", type: "string", group: "headquarters", help: "ID of the head of the worldwide group; the `worldwideHeadquarterID` filter takes it." },
  { name: "Global Headquarter Company Name", type: "string", group: "headquarters", help: "Its name." },
  { name: "Global Headquarter Street Address", type: "string", group: "headquarters", help: "Its street address." },
  { name: "Global Headquarter City Name", type: "string", group: "headquarters", help: "Its city." },
  { name: "Global Headquarter State/Province", type: "string", group: "headquarters", help: "Its state or province." },
  { name: "Global Headquarter Country Name", type: "string", group: "headquarters", help: "Its country." },
  { name: "Global Headquarter Postal Code", type: "string", group: "headquarters", help: "Its postal code." },
  { name: "Number of Companies in Group", type: "integer", group: "headquarters", help: "How many companies the worldwide group has." },
  { name: "Group Code", type: "string", group: "headquarters", help: "Group code, as the source states it." },
  { name: "Group Linkage Code", type: "string", group: "headquarters", help: "Level within the group, `0` or `1` at the head." },

  { name: "Register", type: "string", group: "provenance", help: "Code of the register the record comes from." },
  { name: "Register Record ID", type: "string", group: "provenance", help: "The record's own number in that register's file." },
  { name: "Register Updated", type: "string", group: "provenance", help: "Date of the register's data, YYYY-MM-DD." },
] as const satisfies readonly FieldDefinition[];

export type Field = (typeof FIELDS)[number];
export type FieldName = Field["name"];
/** The value type of a field, unknown values aside. */
export type FieldValue<N extends FieldName> = Extract<Field, { name: N }>["type"] extends "string" ? string : number;
/** What is known of a company, keyed by public field name; an unknown value is absent. */
export type FieldValues = { [N in FieldName]?: FieldValue<N> };
/** A record as the API delivers it: unknown values are null. */
export type PublicRecord = { readonly [N in FieldName]?: FieldValue<N> | null };

export type TextFieldName = { [N in FieldName]: FieldValue<N> extends string ? N : never }[FieldName];
export type NumberFieldName = Exclude<FieldName, TextFieldName>;

/** The fields of a search answer when the subscription enables no others. */
export const SEARCH_FIELDS = ["ID", "Company Name", "Country", "City"] as const satisfies readonly FieldName[];

const byName = new Map<string, Field>(FIELDS.map((field) => [field.name, field]));

/** The definition of the field with exactly this public name. */
export function fieldByName(name: string): Field | undefined {
  return byName.get(name);
}

export function isFieldName(name: string): name is FieldName {
  return byName.has(name);
}

/** The fields of one group, in export order. */
export function fieldsOfGroup(group: FieldGroup): readonly Field[] {
  return FIELDS.filter((field) => field.group === group);
}
