import type { PlaceKind } from "../../company/company-index";
import type { FilterName } from "../../company/filters";
import { emailParts, FLAGS, idsOf, officialNumbers, postalCodeInteger, sicCodes } from "../../company/matching";
import { foldExact, words } from "../../company/names";
import type { CompanyQuery, Range } from "../../company/query";
import type { CompanyRecord } from "../../company/record";
import { hostOf } from "../../company/values";
import { listedPlaces, placeNames } from "./places";

export type Predicate = (record: CompanyRecord) => boolean;

/** Every filter but `search`, which is not a yes or no: its readings depend on what the others leave. */
type PlainFilterName = Exclude<FilterName, "search">;

type Meanings = {
  readonly [N in PlainFilterName]: (wanted: NonNullable<CompanyQuery[N]>, all: readonly CompanyRecord[]) => Predicate;
};

/**
 * What each filter means, one line a filter: the value of the query to a test of one record. Values within a filter are OR-ed, and
 * an unknown value never matches; only the flags can ask for what is missing.
 */
const MEANINGS: Meanings = {
  ID: (wanted) => (record) => idsOf(record).some((id) => wanted.includes(id)),
  sic4Digits: (wanted) => (record) => sicCodes(record).some((code) => wanted.includes(code)),
  importExportCode: (wanted) => ({ values }) => isOneOf(wanted, values["Import/Export Code"]),
  legalStatus: (wanted) => ({ values }) => isOneOf(wanted, values["Business Legal Type"]),
  statusCode: (wanted) => ({ values }) => isOneOf(wanted, values["Location Type"]),
  subsidiaryCode: (wanted) => ({ values }) => isOneOf(wanted, values["Subsidiary Code"]),
  countryCode: (wanted) => ({ values }) => isOneOf(wanted, values["Country Code"]),
  provinceName: (wanted, all) => isIn("province", wanted, all),
  cityName: (wanted, all) => isIn("city", wanted, all),
  regionName: (wanted, all) => isIn("region", wanted, all),
  countryName: (wanted, all) => isIn("country", wanted, all),
  streetName: (wanted) => ({ values }) => [values["Address 1"], values["Address 2"]].some((line) => line !== undefined && runsThrough(line, wanted)),
  postalCode: (wanted) => ({ values }) => isOneOf(wanted.map(foldExact), optional(values["Postal Code"], foldExact)),
  postalCodeInteger: (wanted) => ({ values }) => isWithin(wanted, optional(values["Postal Code"], postalCodeInteger)),
  employeesHere: (wanted) => ({ values }) => isWithin(wanted, values["Employees On Site"]),
  employeesTotal: (wanted) => ({ values }) => isWithin(wanted, values["Employees Total"]),
  annualSales: (wanted) => ({ values }) => isWithin(wanted, values["Yearly Revenue in U.S. Dollars"]),
  foundingYears: (wanted) => ({ values }) => isWithin(wanted, values["Founding Year"]),
  phoneNumber: (wanted) => ({ values }) => isOneOf(wanted, values["Phone Number"]),
  email: (wanted) => (record) => wanted.some((value) => hasEmail(record, value)),
  website: (wanted) => (record) => wanted.some((host) => hasWebsite(record, host)),
  worldwideHeadquarterID: (wanted) => ({ values }) => isOneOf(wanted, values["Global Headquarter ID Number"]) || wanted.includes(values.ID),
  nationalId: (wanted) => (record) => officialNumbers(record).some((number) => wanted.includes(number)),
  hasEmail: (wanted) => (record) => FLAGS.hasEmail(record) === wanted,
  hasMarketability: (wanted) => (record) => FLAGS.hasMarketability(record) === wanted,
  hasPhone: (wanted) => (record) => FLAGS.hasPhone(record) === wanted,
  hasFax: (wanted) => (record) => FLAGS.hasFax(record) === wanted,
  hasContactPerson: (wanted) => (record) => FLAGS.hasContactPerson(record) === wanted,
  hasWebsite: (wanted) => (record) => FLAGS.hasWebsite(record) === wanted,
  hasNationalID: (wanted) => (record) => FLAGS.hasNationalID(record) === wanted,
  hasBusinessName: (wanted) => (record) => FLAGS.hasBusinessName(record) === wanted,
  hasStreetAddress: (wanted) => (record) => FLAGS.hasStreetAddress(record) === wanted,
  hasPostalCode: (wanted) => (record) => FLAGS.hasPostalCode(record) === wanted,
  hasCEOName: (wanted) => (record) => FLAGS.hasCEOName(record) === wanted,
};

/** The names of all filters that plainFilter understands. */
const PLAIN_FILTERS = Object.keys(MEANINGS).filter((name): name is PlainFilterName => name in MEANINGS);

/**
 * The test of all filters of the query but `search`.
 * @param all every record of the index: the place names they hold decide where an item of a comma list ends.
 */
export function plainFilter(query: CompanyQuery, all: readonly CompanyRecord[]): Predicate {
  const tests = PLAIN_FILTERS.flatMap((name) => testOf(name, query[name], all));
  return (record) => tests.every((test) => test(record));
}

function testOf<N extends PlainFilterName>(name: N, wanted: CompanyQuery[N], all: readonly CompanyRecord[]): Predicate[] {
  return wanted === undefined ? [] : [MEANINGS[name](wanted, all)];
}

/** The record's website is the host or one of its subdomains. */
export function hasWebsite({ values }: CompanyRecord, host: string): boolean {
  const own = optional(values.Website, hostOf);
  return own !== undefined && isWithinDomain(own, host);
}

/** The record's e-mail domain is the domain or one of its subdomains. */
export function hasEmailDomain({ values }: CompanyRecord, domain: string): boolean {
  const own = optional(values.Email, emailParts)?.domain;
  return own !== undefined && isWithinDomain(own, domain);
}

/** The part of the record's e-mail before the @ starts with the text. */
export function hasEmailStart({ values }: CompanyRecord, start: string): boolean {
  return optional(values.Email, emailParts)?.local.startsWith(start) ?? false;
}

/** A full address, `@domain`, a domain, or the start of the local part; what could be both of the last two is both. */
export function hasEmail(record: CompanyRecord, value: string): boolean {
  if (value.startsWith("@")) return hasEmailDomain(record, value.slice(1));
  if (value.includes("@")) return optional(record.values.Email, wholeAddress) === value;
  return hasEmailStart(record, value) || (value.includes(".") && hasEmailDomain(record, value));
}

function wholeAddress(email: string): string | undefined {
  const parts = emailParts(email);
  return parts && `${parts.local}@${parts.domain}`;
}

function isWithinDomain(own: string, domain: string): boolean {
  return own === domain || own.endsWith(`.${domain}`);
}

function isIn(kind: PlaceKind, wanted: readonly string[], all: readonly CompanyRecord[]): Predicate {
  const places = listedPlaces(kind, wanted, all);
  return (record) => placeNames(kind, record).some((name) => places.has(foldExact(name)));
}

/** The wanted words stand in the line one after the other, from any of its words on; the last may be the start of its word. */
function runsThrough(line: string, wanted: string): boolean {
  const sought = words(wanted);
  const present = words(line);
  const startsAt = (start: number): boolean => sought.every((word, i) => (i === sought.length - 1 ? (present[start + i] ?? "").startsWith(word) : present[start + i] === word));
  return sought.length > 0 && present.some((_, start) => startsAt(start));
}

function isOneOf(wanted: readonly string[], value: string | undefined): boolean {
  return value !== undefined && wanted.includes(value);
}

function isWithin({ min = -Infinity, max = Infinity }: Range, value: number | undefined): boolean {
  return value !== undefined && min <= value && value <= max;
}

function optional<T>(value: string | undefined, read: (value: string) => T): T | undefined {
  return value === undefined ? undefined : read(value);
}
