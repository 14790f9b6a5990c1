import type { PlaceKind } from "../../../company/company-index";
import type { FilterName, FilterNameOf } from "../../../company/filters";
import { emailParts, idsOf, officialNumbers } from "../../../company/matching";
import { foldExact } from "../../../company/names";
import type { CompanyQuery } from "../../../company/query";
import { reversedHost } from "../build/record-terms";
import type { Family, RangeField } from "../format";
import type { GenerationReader } from "../reader";
import { Bitmap, type DocumentView } from "../roaring";
import { placeNames } from "./place-names";
import { streetSet } from "./street";
import { unite } from "./unite";

/** Filters whose values are stored terms, with the family that holds them. */
export const TERM_FILTERS: { readonly [N in FilterName]?: Family } = {
  sic4Digits: "sic",
  importExportCode: "importExport",
  legalStatus: "legalStatus",
  statusCode: "status",
  subsidiaryCode: "subsidiary",
  countryCode: "countryCode",
};

export const PLACE_FILTERS: { readonly [N in FilterNameOf<"place">]: Family } = {
  provinceName: "province",
  cityName: "city",
  regionName: "region",
  countryName: "countryName",
};

export const PLACE_KINDS: { readonly [N in FilterNameOf<"place">]: PlaceKind } = { provinceName: "province", cityName: "city", regionName: "region", countryName: "country" };

/** The documents of hosts or e-mail domains that are this one or lie below it. */
export function withSubdomains(reader: GenerationReader, family: "host" | "emailDomain", host: string): DocumentView | undefined {
  return reader.section(family).prefix(reversedHost(host));
}

/** An e-mail filter's value: an address, `@domain` or a domain with its subdomains, or the start of the local part. */
export function emailSet(reader: GenerationReader, value: string): DocumentView {
  const address = emailParts(value);
  if (address) return reader.byKeys("email", [value], ({ values }) => (values.Email === undefined ? [] : [values.Email.trim().toLowerCase()]));
  if (value.startsWith("@")) return unite([withSubdomains(reader, "emailDomain", value.slice(1))]);
  const local = reader.section("emailLocal").prefix(value);
  return unite([local, value.includes(".") ? withSubdomains(reader, "emailDomain", value) : undefined]);
}

/** The documents with an official number. */
export function numberSet(reader: GenerationReader, numbers: readonly string[]): DocumentView {
  return reader.byKeys("number", numbers, officialNumbers);
}

/** The documents that pass one filter, `search` and ranges aside. */
export function filterSet(reader: GenerationReader, name: FilterName, query: CompanyQuery): DocumentView {
  const family = TERM_FILTERS[name];
  if (family) return termsSet(reader, family, listOf(query, name));
  switch (name) {
    case "ID":
      return reader.byKeys("id", query.ID!, idsOf);
    case "nationalId":
      return numberSet(reader, query.nationalId!);
    case "phoneNumber":
      return reader.byKeys("phone", query.phoneNumber!, ({ values }) => (values["Phone Number"] === undefined ? [] : [values["Phone Number"]]));
    case "email":
      return unite(query.email!.map((value) => emailSet(reader, value)));
    case "website":
      return unite(query.website!.map((host) => withSubdomains(reader, "host", host)));
    case "worldwideHeadquarterID":
      return unite([termsSet(reader, "group", query.worldwideHeadquarterID!), reader.byKeys("id", query.worldwideHeadquarterID!, ({ values }) => [values.ID])]);
    case "postalCode":
      return termsSet(reader, "postalCode", query.postalCode!.map(foldExact));
    case "streetName":
      return streetSet(reader, query.streetName!);
    case "provinceName":
    case "cityName":
    case "regionName":
    case "countryName":
      return termsSet(reader, PLACE_FILTERS[name], placeNames(reader.section(PLACE_FILTERS[name]), query[name]!));
    default:
      return flagSet(reader, name, query[name as FilterNameOf<"flag">]!);
  }
}

function listOf(query: CompanyQuery, name: FilterName): readonly string[] {
  return query[name as FilterNameOf<"list">]!;
}

function termsSet(reader: GenerationReader, family: Family, terms: readonly string[]): DocumentView {
  return unite(terms.map((term) => reader.section(family).exact(term)));
}

function flagSet(reader: GenerationReader, flag: string, wanted: boolean): DocumentView {
  const having = unite([reader.section("flag").exact(flag)]);
  return wanted ? having : Bitmap.andNot(reader.all, having);
}

export const RANGE_FILTERS: { readonly [N in FilterNameOf<"range">]: RangeField } = {
  postalCodeInteger: "postalCodeInteger",
  employeesHere: "employeesHere",
  employeesTotal: "employeesTotal",
  annualSales: "annualSales",
  foundingYears: "foundingYears",
};
