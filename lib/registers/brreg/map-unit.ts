import { countryByCode } from "../../company/codes";
import type { CompanyRecord } from "../../company/record";
import { naceToSic, type NaceEdition } from "../industry/nace";
import { assemble, type Draft, Rejection } from "../shared/assemble";
import { readDate, yearOf } from "../shared/dates";
import { remembering } from "../shared/remember";
import type { Lose } from "../shared/row-report";
import type { AccountBook } from "./accounts";
import { placeOf } from "./address";
import { contactOf } from "./contact";
import { branchStructure, companyStructure, revenueOf } from "./figures";
import { isBranchForm, legalForm } from "./legal-forms";
import { isOrganisationNumber, NOT_A_NUMBER } from "./organisation-number";
import type { RoleBook } from "./roles";
import type { Activity, Unit } from "./unit";

/** First part of the register's IDs. */
export const NORWAY = "no";

/** What is known beside a unit's own row. */
export interface Surroundings {
  readonly nace: NaceEdition;
  /** Date of the file, where its name tells; "" else. */
  readonly fileDate: string;
  readonly roles: RoleBook;
  readonly accounts: AccountBook;
  /** How many branches a company has; undefined when no file tells. */
  branchesOf(company: string): number | undefined;
}

/** Stands for an industry that the register does not know (uoppgitt). */
const NO_INDUSTRY = "00.000";
/** Estate of a bankrupt: not a company that sells and buys. */
const BANKRUPTS_ESTATE = "KBO";
/** The figure is what the register was told, not an estimate. */
const ACTUAL = "0";

const SIC: Readonly<Record<NaceEdition, (code: string) => string | undefined>> = {
  "1.1": remembering((code) => naceToSic(code, "1.1")),
  "2": remembering((code) => naceToSic(code, "2")),
  "2.1": remembering((code) => naceToSic(code, "2.1")),
};

function idOf(number: string): string {
  return `${NORWAY}-${number}`;
}

/** US SIC codes of the lines of business, each once, in their order. */
function sicCodesOf(activities: readonly Activity[], nace: NaceEdition, lose: Lose): readonly string[] {
  const codes = new Set<string>();
  for (const { code } of activities) {
    const sic = SIC[nace](code);
    if (sic !== undefined) codes.add(sic);
    else if (code !== NO_INDUSTRY) lose("Business Category Code 1", "not an industry code (NACE)", code);
  }
  return [...codes];
}

function foundingYear(unit: Pick<Unit, "founded" | "registered">, lose: Lose): number | undefined {
  for (const date of [unit.founded, unit.registered]) {
    const read = date === "" ? undefined : readDate(date);
    if (read !== undefined) return yearOf(read);
    if (date !== "") lose("Founding Year", "not a date", date);
  }
  return undefined;
}

function parentOf(unit: Pick<Unit, "parent">, lose: Lose): string | undefined {
  if (unit.parent === "") return undefined;
  if (isOrganisationNumber(unit.parent)) return idOf(unit.parent);
  lose("Local Headquarter ID Number", NOT_A_NUMBER, unit.parent);
  return undefined;
}

/** The whole draft in one literal: an object put together from parts takes several times as long, and there are millions. */
function draftOf(unit: Unit, around: Surroundings, lose: Lose): Draft {
  const isBranch = isBranchForm(unit.form);
  const form = legalForm(unit.form);
  const place = placeOf(unit);
  const country = place.countryCode === "" ? undefined : countryByCode(place.countryCode);
  if (country === undefined && place.countryCode !== "") lose("Country Code", "not an ISO 3166 country code", place.countryCode);
  const { phone, email, website } = contactOf(unit, lose);
  const sic = sicCodesOf(unit.activities, around.nace, lose);
  const structure = isBranch ? branchStructure(unit, lose) : companyStructure(unit, around.branchesOf(unit.number), lose);
  const { kroner, dollars } = revenueOf(unit.number, around.accounts);
  const ceo = around.roles.of(unit.number)?.ceo;
  return {
    ID: idOf(unit.number),
    "Company Name": unit.name,
    "Company Registration Number": unit.number,
    "VAT Number": unit.vatRegistered ? `NO${unit.number}MVA` : undefined,
    "Address 1": place.street,
    "Address 2": place.rest,
    "Postal Code": place.postalCode,
    City: place.city,
    "State/Province": place.county,
    Region: place.municipality,
    Country: country?.name,
    "Country Code": country?.code,
    "Country Phone Access Code": country && `00${country.dialCode}`,
    "Phone Number": phone,
    Email: email,
    Website: website,
    "CEO Name": ceo?.name,
    "CEO Title": ceo?.title,
    "Business Category": unit.activities[0]?.text,
    "Business Category Code 1": sic[0],
    "Business Category Code 2": sic[1],
    "Business Category Code 3": sic[2],
    "Founding Year": foundingYear(unit, lose),
    "Business Legal Type": form?.status ?? "0",
    "Business Legal Type - Description": unit.formText || form?.text || unit.form,
    "Location Type": structure.location,
    "Subsidiary Code": structure.subsidiary,
    "Employees On Site": structure.employeesOnSite,
    "Employees On Site Indicator": structure.employeesOnSite === undefined ? undefined : ACTUAL,
    "Employees Total": structure.employeesTotal,
    "Employees Total Indicator": structure.employeesTotal === undefined ? undefined : ACTUAL,
    "Yearly Revenue Local Currency": kroner,
    "Currency Code": kroner === undefined ? undefined : "NOK",
    "Yearly Revenue in U.S. Dollars": dollars,
    "Yearly Revenue Indicator": kroner === undefined ? undefined : ACTUAL,
    Register: NORWAY,
    "Register Record ID": unit.number,
    "Register Updated": readDate(unit.retrieved) ?? around.fileDate,
  };
}

/**
 * Makes a record of a unit: a company, or a branch that reports to its company.
 * @returns a Rejection for a unit that was struck off, a branch that was closed, a number that is none.
 */
export function mapUnit(unit: Unit, around: Surroundings, lose: Lose): CompanyRecord | Rejection {
  if (unit.struckOff !== "") return new Rejection("struck off the register", `on ${unit.struckOff}`);
  if (unit.closed !== "") return new Rejection("the branch is closed", `since ${unit.closed}`);
  if (!isOrganisationNumber(unit.number)) return new Rejection(NOT_A_NUMBER, unit.number);
  return assemble(draftOf(unit, around, lose), {
    formerNames: unit.formerNames,
    parentId: parentOf(unit, lose),
    hasContactPerson: around.roles.of(unit.number)?.contact === true ? true : undefined,
    marketable: unit.dissolving || unit.form === BANKRUPTS_ESTATE ? false : undefined,
  });
}
