import { officialNumbers, emailParts, FLAGS, idsOf, namesOf, postalCodeInteger, sicCodes } from "../../../company/matching";
import { analyseName, foldExact, words, type NameAnalysis } from "../../../company/names";
import type { CompanyRecord } from "../../../company/record";
import { hostOf } from "../../../company/values";
import { FAMILIES, type Family, type KeyKind, type RangeField } from "../format";

/** The families that names are found by. Collecting them takes as long as all others, so another thread does those meanwhile. */
export const NAME_FAMILIES = ["name", "fullName"] as const satisfies readonly Family[];
export type NameFamily = (typeof NAME_FAMILIES)[number];

/** Companies by their global headquarters, which is known only when all records are read. */
export const GROUP_FAMILY = "group";
export type ValueFamily = Exclude<Family, NameFamily | typeof GROUP_FAMILY>;
export const VALUE_FAMILIES: readonly ValueFamily[] = FAMILIES.filter((family) => family !== GROUP_FAMILY && family !== "name" && family !== "fullName");

/** Where the terms of one family go. */
export interface Terms {
  add(term: string, document: number): void;
}

/** Where the terms of a document go, family by family. */
export interface TermSink<F extends Family> {
  readonly document: number;
  readonly families: Readonly<Record<F, Terms>>;
}

/** Where everything but names goes. */
export interface ValueSink extends TermSink<ValueFamily> {
  range(field: RangeField, value: number): void;
  key(kind: KeyKind, key: string): void;
  /** The document's street words repeat: adjacent pairs do not prove a longer phrase. */
  repeatedStreet(): void;
}

/** Between the words of a `pair` term. */
export const PAIR = " ";

/** Host labels from the last to the first, each followed by a dot: a domain's key is a prefix of its subdomains' keys. */
export function reversedHost(host: string): string {
  let reversed = "";
  let end = host.length;
  for (let dot = host.lastIndexOf("."); dot >= 0; dot = dot > 0 ? host.lastIndexOf(".", dot - 1) : -1) {
    reversed += `${host.slice(dot + 1, end)}.`;
    end = dot;
  }
  return `${reversed}${host.slice(0, end)}.`;
}

/**
 * The terms of a record's names.
 * @returns the normalised company name.
 */
export function indexNames(record: CompanyRecord, sink: TermSink<NameFamily>): string {
  const [first, ...others] = namesOf(record);
  const analysis = analyseName(first);
  indexName(analysis, sink);
  for (const name of others) indexName(analyseName(name), sink);
  return analysis.tokens.join(" ");
}

function indexName({ tokens, core, extra }: NameAnalysis, { families, document }: TermSink<NameFamily>): void {
  for (const token of tokens) families.name.add(token, document);
  for (const token of extra) families.name.add(token, document);
  families.fullName.add(core.join(" "), document);
}

/** Everything else under which a record is found, but its group. */
export function indexValues(record: CompanyRecord, sink: ValueSink): void {
  indexStreet(record, sink);
  indexFields(record, sink);
  indexContact(record, sink);
  for (const id of idsOf(record)) sink.key("id", id);
  for (const number of officialNumbers(record)) sink.key("number", number);
}

function indexStreet({ values }: CompanyRecord, sink: ValueSink): void {
  const first = lineWords(values["Address 1"], sink);
  const second = lineWords(values["Address 2"], sink);
  const all = second.length === 0 ? first : [...first, ...second];
  if (all.some((word, i) => all.indexOf(word) < i)) sink.repeatedStreet();
}

const NONE: readonly string[] = [];

function lineWords(line: string | undefined, { families, document }: ValueSink): readonly string[] {
  if (line === undefined) return NONE;
  const found = words(line);
  for (let i = 0; i < found.length; i++) {
    families.street.add(found[i]!, document);
    if (i > 0) families.pair.add(found[i - 1]! + PAIR + found[i]!, document);
  }
  return found;
}

function indexFields(record: CompanyRecord, sink: ValueSink): void {
  const { values } = record;
  const { families, document } = sink;
  const exact = (terms: Terms, value: string | undefined): void => {
    if (value !== undefined) terms.add(value, document);
  };
  const folded = (terms: Terms, value: string | undefined): void => {
    if (value !== undefined) terms.add(foldExact(value), document);
  };
  const number = (field: RangeField, value: number | undefined): void => {
    if (value !== undefined) sink.range(field, value);
  };
  for (const code of sicCodes(record)) families.sic.add(code, document);
  exact(families.importExport, values["Import/Export Code"]);
  exact(families.legalStatus, values["Business Legal Type"]);
  exact(families.status, values["Location Type"]);
  exact(families.subsidiary, values["Subsidiary Code"]);
  exact(families.countryCode, values["Country Code"]);
  folded(families.countryName, values.Country);
  folded(families.province, values["State/Province"]);
  folded(families.region, values["State/Province"]);
  folded(families.region, values.Region);
  folded(families.city, values.City);
  folded(families.postalCode, values["Postal Code"]);
  number("postalCodeInteger", values["Postal Code"] === undefined ? undefined : postalCodeInteger(values["Postal Code"]));
  number("employeesHere", values["Employees On Site"]);
  number("employeesTotal", values["Employees Total"]);
  number("annualSales", values["Yearly Revenue in U.S. Dollars"]);
  number("foundingYears", values["Founding Year"]);
  for (const [flag, holds] of FLAG_TESTS) if (holds(record)) families.flag.add(flag, document);
}

const FLAG_TESTS = Object.entries(FLAGS);

function indexContact({ values }: CompanyRecord, sink: ValueSink): void {
  const { families, document } = sink;
  const email = values.Email === undefined ? undefined : emailParts(values.Email);
  if (email) {
    sink.key("email", `${email.local}@${email.domain}`);
    families.emailLocal.add(email.local, document);
    families.emailDomain.add(reversedHost(email.domain), document);
  }
  const host = values.Website === undefined ? undefined : hostOf(values.Website);
  if (host !== undefined) families.host.add(reversedHost(host), document);
  if (values["Phone Number"] !== undefined) sink.key("phone", values["Phone Number"]);
}
