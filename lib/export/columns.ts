import { FIELDS, type FieldGroup, type FieldName } from "../company/fields";

export interface ColumnPreset {
  readonly key: string;
  readonly label: string;
  /** What it is for. */
  readonly help: string;
  /** In the order of the file; undefined is every column there is. */
  readonly columns: readonly FieldName[] | undefined;
}

export const COLUMN_PRESETS: readonly ColumnPreset[] = [
  { key: "all", label: "Everything", help: "Every field of your package", columns: undefined },
  {
    key: "contact",
    label: "Contact list",
    help: "Names, addresses, phone, e-mail, chief executive",
    columns: ["ID", "Company Name", "Address 1", "Postal Code", "City", "State/Province", "Country", "Phone Number", "Email", "Website", "CEO Name", "CEO Title", "Business Category Code 1 - Description", "Employees Total"],
  },
  {
    key: "profile",
    label: "Company profile",
    help: "Industry, size, sales, age, group",
    columns: ["ID", "Company Name", "Company Registration Number", "VAT Number", "City", "Country Code", "Business Category Code 1", "Business Category Code 1 - Description", "Founding Year", "Business Legal Type - Description", "Employees Total", "Yearly Revenue in U.S. Dollars", "Global Headquarter ID Number", "Global Headquarter Company Name"],
  },
  { key: "ids", label: "IDs only", help: "To match against your own data", columns: ["ID"] },
];

/** The columns that a package with these field groups delivers, in export order. */
export function columnsOfGroups(groups: readonly FieldGroup[]): readonly FieldName[] {
  return FIELDS.filter(({ group }) => groups.includes(group)).map(({ name }) => name);
}

/** A preset's columns, as far as they are available. */
export function columnsOfPreset({ columns }: ColumnPreset, available: readonly FieldName[]): readonly FieldName[] {
  return columns === undefined ? available : columns.filter((name) => available.includes(name));
}
