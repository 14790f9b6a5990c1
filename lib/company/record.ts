import type { FieldValues } from "./fields";

/** A company's identifier in this service: `<register code>-<record id>`, or the file's own ID for `companydata`. */
export type CompanyId = string;

/**
 * The one internal shape of a company: what a register reader yields and what the index is built from. Values are repaired and
 * normalised (E.164 phones, four-digit SIC codes, ISO countries) by the reader; nothing is guessed later.
 */
export interface CompanyRecord {
  /** Public values by field name. `ID` and `Company Name` are always there; an unknown value is absent, never "" or null. */
  readonly values: FieldValues & { readonly ID: CompanyId; readonly "Company Name": string };
  /** Earlier names, searchable but not delivered. */
  readonly formerNames?: readonly string[];
  /** Further official numbers beside registration number, VAT number and LEI (a branch's own number, a tax number). */
  readonly otherNumbers?: readonly string[];
  /** Other IDs under which the `ID` filter finds this record. */
  readonly aliases?: readonly CompanyId[];
  /**
   * ID of the headquarters or parent this record reports to, in this service's form, also where that record is not loaded. The
   * index builder fills the headquarters fields from it where the reader left them empty.
   */
  readonly parentId?: CompanyId;
  /** A named person other than the CEO is known (chair, contact person): `hasContactPerson`. */
  readonly hasContactPerson?: boolean;
  /** False when the register bars marketing to this company or it is being dissolved; absent means not barred. */
  readonly marketable?: boolean;
}
