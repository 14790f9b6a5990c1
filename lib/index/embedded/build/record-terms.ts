import { officialNumbers, emailParts, FLAGS, idsOf, namesOf, postalCodeInteger, sicCodes } from "../../../company/matching";
import { analyseName, foldExact, words } from "../../../company/names";
import type { CompanyRecord } from "../../../company/record";
import { hostOf } from "../../../company/values";
import type { Family, KeyKind, RangeField } from "../format";

/** Where a record's terms go; one document at a time, in ascending order. */
export interface TermSink {
  term(family: Family, term: string): void;
  range(field: RangeField, value: number): void;
  key(kind: KeyKind, key: string): void;
  /** The document's street words repeat: adjacent pairs do not prove a longer phrase. */
  repeatedStreet(): void;
}

/** Between the words of a `pair` term. */
export const PAIR = " ";

/** Host labels from the last to the first, each followed by a dot: a domain's key is a prefix of its subdomains' keys. */
export function reversedHost(host: string): string {
  return host.split(".").reverse().map((label) => `${label}.`).join("");
}

/** Everything under which a record is found: the definition of what the index holds. */
export function indexRecord(record: CompanyRecord, sink: TermSink): void {
  indexNames(record, sink);
  indexStreet(record, sink);
  indexValues(record, sink);
  indexContact(record, sink);
  for (const id of idsOf(record)) sink.key("id", id);
  for (const number of officialNumbers(record)) sink.key("number", number);
}

function indexNames(record: CompanyRecord, sink: TermSink): void {
  for (const name of namesOf(record)) {
    const { tokens, core, extra } = analyseName(name);
    for (const token of tokens) sink.term("name", token);
    for (const token of extra) sink.term("name", token);
    sink.term("fullName", core.join(" "));
  }
}

function indexStreet({ values }: CompanyRecord, sink: TermSink): void {
  const lines = [values["Address 1"], values["Address 2"]].flatMap((line) => (line === undefined ? [] : [words(line)]));
  for (const line of lines) {
    line.forEach((word, i) => {
      sink.term("street", word);
      if (i > 0) sink.term("pair", line[i - 1]! + PAIR + word);
    });
  }
  const all = lines.flat();
  if (new Set(all).size < all.length) sink.repeatedStreet();
}

function indexValues(record: CompanyRecord, sink: TermSink): void {
  const { values } = record;
  const exact = (family: Family, value: string | undefined): void => {
    if (value !== undefined) sink.term(family, value);
  };
  const folded = (family: Family, value: string | undefined): void => {
    if (value !== undefined) sink.term(family, foldExact(value));
  };
  const number = (field: RangeField, value: number | undefined): void => {
    if (value !== undefined) sink.range(field, value);
  };
  for (const code of sicCodes(record)) sink.term("sic", code);
  exact("importExport", values["Import/Export Code"]);
  exact("legalStatus", values["Business Legal Type"]);
  exact("status", values["Location Type"]);
  exact("subsidiary", values["Subsidiary Code"]);
  exact("countryCode", values["Country Code"]);
  exact("group", values["Global Headquarter ID Number"]);
  folded("countryName", values.Country);
  folded("province", values["State/Province"]);
  folded("region", values["State/Province"]);
  folded("region", values.Region);
  folded("city", values.City);
  folded("postalCode", values["Postal Code"]);
  number("postalCodeInteger", values["Postal Code"] === undefined ? undefined : postalCodeInteger(values["Postal Code"]));
  number("employeesHere", values["Employees On Site"]);
  number("employeesTotal", values["Employees Total"]);
  number("annualSales", values["Yearly Revenue in U.S. Dollars"]);
  number("foundingYears", values["Founding Year"]);
  for (const [flag, holds] of FLAG_TESTS) if (holds(record)) sink.term("flag", flag);
}

const FLAG_TESTS = Object.entries(FLAGS);

function indexContact({ values }: CompanyRecord, sink: TermSink): void {
  const email = values.Email === undefined ? undefined : emailParts(values.Email);
  if (email) {
    sink.key("email", `${email.local}@${email.domain}`);
    sink.term("emailLocal", email.local);
    sink.term("emailDomain", reversedHost(email.domain));
  }
  const host = values.Website === undefined ? undefined : hostOf(values.Website);
  if (host !== undefined) sink.term("host", reversedHost(host));
  if (values["Phone Number"] !== undefined) sink.key("phone", values["Phone Number"]);
}
