import { FIELDS, isFieldName, type Field, type FieldName } from "../../lib/company/fields";
import type { FilterName } from "../../lib/company/filters";

/** The column that stays in view. */
export const NAME_COLUMN = "Company Name";

/** Shorter heads where the field's own name is long; the name is what they mean. */
const HEADS: { readonly [N in FieldName]?: string } = {
  "Company Name": "Company",
  "Business Category Code 1 - Description": "Industry",
  "Business Category Code 1": "SIC",
  "Employees Total": "Employees",
  "Yearly Revenue in U.S. Dollars": "Sales, US$",
  "Founding Year": "Founded",
  Email: "E-mail",
  "Phone Number": "Phone",
};

const WIDTHS: { readonly [N in FieldName]?: number } = { "Company Name": 300, City: 170, "Business Category Code 1 - Description": 230, "Employees Total": 108, "Yearly Revenue in U.S. Dollars": 108, "Founding Year": 92, Email: 210, Website: 180, "Phone Number": 140 };

/** Fields of which a value can be filtered by, each with the filter that takes it as it stands. */
const FILTERED_BY: { readonly [N in FieldName]?: FilterName } = {
  City: "cityName",
  "State/Province": "provinceName",
  Region: "regionName",
  Country: "countryName",
  "Country Code": "countryCode",
  "Postal Code": "postalCode",
  "Business Category Code 1": "sic4Digits",
  "Business Category Code 2": "sic4Digits",
  "Business Category Code 3": "sic4Digits",
  "Business Legal Type": "legalStatus",
  "Location Type": "statusCode",
  "Subsidiary Code": "subsidiaryCode",
  "Import/Export Code": "importExportCode",
  "Founding Year": "foundingYears",
  "Employees Total": "employeesTotal",
  "Employees On Site": "employeesHere",
  "Global Headquarter ID Number": "worldwideHeadquarterID",
};

/** Texts whose code stands in another field: who filters by the text means the code. */
const CODE_OF: { readonly [N in FieldName]?: FieldName } = {
  "Business Category Code 1 - Description": "Business Category Code 1",
  "Location Type - Description": "Location Type",
  "Business Legal Type - Description": "Business Legal Type",
};

/** Years and numbers that are names are not grouped. */
const UNGROUPED: ReadonlySet<FieldName> = new Set<FieldName>(["Founding Year", "Latitude", "Longitude"]);

export function headOf(name: FieldName): string {
  return HEADS[name] ?? name;
}

/** In pixels, before anybody has changed it. */
export function widthOf(name: FieldName): number {
  return WIDTHS[name] ?? 160;
}

export function isNumeric(field: Field): boolean {
  return field.type !== "string";
}

export function isGrouped(name: FieldName): boolean {
  return !UNGROUPED.has(name);
}

/** The filter that a cell's value can be put into, and the field that holds that value. */
export function filterOfColumn(name: FieldName): { readonly filter: FilterName; readonly field: FieldName } | undefined {
  const field = CODE_OF[name] ?? name;
  const filter = FILTERED_BY[field];
  return filter === undefined ? undefined : { filter, field };
}

/** The columns that can be chosen: every public field but the name, which is always there. */
export const CHOOSABLE: readonly Field[] = FIELDS.filter(({ name }) => name !== NAME_COLUMN);

/** Those of stored names that are still fields. */
export function knownColumns(names: readonly string[]): readonly FieldName[] {
  return names.filter(isFieldName).filter((name) => name !== NAME_COLUMN);
}
