import { codeLabel, IMPORT_EXPORT_CODES, STATUS_CODES, SUBSIDIARY_CODES } from "../../company/codes";
import type { FieldValues } from "../../company/fields";
import type { CompanyId, CompanyRecord } from "../../company/record";
import { near, postalCodeIn, secondLineIn, streetIn } from "./addresses";
import { leiChecks } from "./check-digits";
import { anotherName, type Company } from "./company";
import { emailOf, executiveOf, faxOf, phoneOf, websiteOf } from "./contacts";
import { employees, indicator, revenue, told } from "./figures";
import type { OfficialNumbers } from "./numbers/scheme";
import { KNOWN, type Profile } from "./presence";
import type { Random } from "./random";

export const DEMO_CODE = "demo";
/** Date of the register's data: fixed, as everything about it. */
const UPDATED = "2026-01-01";

/** What a record says of the company's place among others. */
export interface Role {
  readonly id: CompanyId;
  /** The part of the ID that is the register's own. */
  readonly recordId: string;
  readonly location: "0" | "1" | "2";
  readonly subsidiary: "0" | "3";
  readonly parentId?: CompanyId;
  readonly profile: Profile;
  /** The head count, where the group decides it. */
  readonly headCount?: number;
}

/** A branch: in another town, under the company's name with the town's, perhaps with a number of its own. */
export interface Branch {
  readonly name: string;
  readonly numbers: OfficialNumbers | undefined;
}

type Values = FieldValues & { ID: CompanyId; "Company Name": string };

/** A company's record; for a branch `company` is its company as if founded in the branch's town. */
export function recordOf(random: Random, company: Company, role: Role, branch?: Branch): CompanyRecord {
  const { country, city, form } = company;
  const { profile } = role;
  const numbers = branch ? branch.numbers : company.numbers;
  const trade = tradeCode(random, company.industry.trade);
  // What is always known, then what the profile decides, then the rest: few records differ early, so that they share their shapes.
  const values: Values = {
    ID: role.id,
    "Company Name": branch?.name ?? company.name,
    "Address Status": random.perMille(30) ? "Y" : "N",
    City: city.name,
    "State/Province": city.province,
    Country: country.name,
    "Country Code": country.code,
    "Country Phone Access Code": country.accessCode,
    "Business Legal Type": form.status,
    "Business Legal Type - Description": form.statusLabel,
    "Location Type": role.location,
    "Location Type - Description": LOCATIONS[role.location],
    "Subsidiary Code": role.subsidiary,
    "Subsidiary Code - Description": SUBSIDIARIES[role.subsidiary],
    "Import/Export Code": trade,
    "Import/Export Code - Description": TRADES.get(trade) ?? "",
    Register: DEMO_CODE,
    "Register Record ID": role.recordId,
    "Register Updated": UPDATED,
  };
  addAddress(random, values, company, profile);
  addBusiness(values, company, profile);
  addContacts(random, values, company, profile);
  addFigures(random, values, company, role);
  if (numbers) addNumbers(values, numbers, profile);
  if (city.region !== "") values.Region = city.region;
  if (!branch) {
    if (profile & KNOWN.tradeName || (company.latinName !== undefined && random.perMille(600))) values["Trade Name"] = company.latinName ?? anotherName(random, company, false);
    if (random.perMille(20)) values.LEI = leiOf(random, role.recordId);
  }
  if (profile & KNOWN.industry) addFurtherBusiness(random, values, company);
  const record: Writable<CompanyRecord> = { values };
  if (numbers?.others && profile & KNOWN.number) record.otherNumbers = numbers.others;
  if (role.parentId !== undefined) record.parentId = role.parentId;
  if (!branch && random.perMille(50)) record.formerNames = [anotherName(random, company, true)];
  if (random.perMille(60)) record.hasContactPerson = true;
  if (random.below(400) === 0) record.marketable = false;
  return record;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const LOCATIONS = { "0": label(STATUS_CODES, "0"), "1": label(STATUS_CODES, "1"), "2": label(STATUS_CODES, "2") };
const SUBSIDIARIES = { "0": label(SUBSIDIARY_CODES, "0"), "3": label(SUBSIDIARY_CODES, "3") };
const TRADES: ReadonlyMap<string, string> = new Map(IMPORT_EXPORT_CODES.entries.map((entry) => [entry.code, entry.label]));

function label(table: Parameters<typeof codeLabel>[0], code: string): string {
  return codeLabel(table, code) ?? "";
}

/** A few in the industry trade abroad, most in its usual direction. */
function tradeCode(random: Random, usual: string): string {
  const share = random.below(1000);
  if (usual === "G") return share < 5 ? "ADEF".charAt(share % 4) : "G";
  return share < 220 ? usual : share < 260 ? "BCH".charAt(share % 3) : share < 270 ? "ADEF".charAt(share % 4) : "G";
}

function addAddress(random: Random, values: Values, { country, city, industry }: Company, profile: Profile): void {
  if (profile & KNOWN.street) values["Address 1"] = streetIn(random, country, city, { language: city.language, industry: industry.index, town: city.inNames });
  if (profile & KNOWN.secondLine) values["Address 2"] = secondLineIn(random, country);
  if (profile & KNOWN.postalCode) values["Postal Code"] = postalCodeIn(random, country, city);
  if (profile & KNOWN.place) {
    values.Latitude = near(random, city.latitude);
    values.Longitude = near(random, city.longitude);
  }
}

function addBusiness(values: Values, { industry, business, founded }: Company, profile: Profile): void {
  if (profile & KNOWN.industry) {
    values["Business Category"] = industry.label;
    values["Business Category Code 1"] = business.code;
    values["Business Category Code 1 - Description"] = business.title;
  }
  if (profile & KNOWN.founded) values["Founding Year"] = founded;
}

/** Of 100 companies, 40 have a second code, 18 a third and 6 a fourth, all in their industry. */
function addFurtherBusiness(random: Random, values: Values, { industry, business }: Company): void {
  const share = random.below(100);
  if (share < 60) return;
  const second = industry.lines.pick(random);
  if (second.code === business.code) return;
  values["Business Category Code 2"] = second.code;
  values["Business Category Code 2 - Description"] = second.title;
  if (share < 82) return;
  const third = industry.lines.pick(random);
  if (third.code === business.code || third === second) return;
  values["Business Category Code 3"] = third.code;
  values["Business Category Code 3 - Description"] = third.title;
  if (share < 94) return;
  const fourth = industry.lines.pick(random);
  if (fourth.code === business.code || fourth === second || fourth === third) return;
  values["Business Category Code 4"] = fourth.code;
  values["Business Category Code 4 - Description"] = fourth.title;
}

function addContacts(random: Random, values: Values, company: Company, profile: Profile): void {
  if (profile & KNOWN.phone) values["Phone Number"] = phoneOf(random, company);
  if (profile & KNOWN.fax) values["Fax Number"] = faxOf(random, company);
  // A proprietor is no chief executive: the company has their name.
  const executive = profile & KNOWN.ceo && company.form.status !== "1" ? executiveOf(random, company) : undefined;
  if (company.domain !== "") {
    if (profile & KNOWN.email) values.Email = emailOf(random, company, executive);
    if (profile & KNOWN.website) values.Website = websiteOf(random, company);
  }
  if (!executive) return;
  values["CEO Name"] = executive.name;
  values["CEO Title"] = executive.title;
}

function addFigures(random: Random, values: Values, company: Company, { profile, headCount, location }: Role): void {
  const count = headCount ?? employees(random, company.industry, company.form.person);
  if (profile & KNOWN.employees) {
    const how = indicator(random);
    // A headquarters has part of its company's people; a branch's figure is its own.
    const here = location === "1" ? Math.max(1, Math.round((count * random.between(5, 60)) / 100)) : count;
    values["Employees On Site"] = told(here, how);
    values["Employees On Site Indicator"] = how;
    if (location !== "2") {
      values["Employees Total"] = told(count, how);
      values["Employees Total Indicator"] = how;
    }
  }
  if (profile & KNOWN.revenue && location !== "2") {
    const earned = revenue(random, count, company.industry, company.country);
    values["Yearly Revenue Local Currency"] = earned.local;
    values["Currency Code"] = company.country.currency;
    values["Yearly Revenue in U.S. Dollars"] = earned.dollars;
    values["Yearly Revenue Indicator"] = indicator(random);
  }
}

/** The beginning of the demo register's LEIs: no issuer has it. */
const LEI_ISSUER = "DEMO00";
const LEI_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function addNumbers(values: Values, numbers: OfficialNumbers, profile: Profile): void {
  if (profile & KNOWN.number) {
    values["Company Registration Number"] = numbers.registration;
    values["Company Registration Type Code"] = numbers.type;
  }
  if (numbers.vat !== undefined && profile & KNOWN.vat) values["VAT Number"] = numbers.vat;
}

/** A LEI that no other record has, because the record's own number is in it. */
function leiOf(random: Random, recordId: string): string {
  let characters = LEI_ISSUER;
  for (let index = 0; index < 12 - recordId.length; index++) characters += LEI_CHARACTERS.charAt(random.below(LEI_CHARACTERS.length));
  characters += recordId;
  return characters + leiChecks(characters);
}
