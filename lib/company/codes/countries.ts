import { COUNTRY_CODES } from "./country-codes";
import { COUNTRY_LINES } from "./country-lines";
import { foldPlace } from "./fold";
import { codeLabel } from "./table";

/** A country of ISO 3166-1. */
export interface Country {
  /** ISO 3166-1 alpha-2 code, upper case. */
  readonly code: string;
  /** Common English name, such as "Germany" or "United States". */
  readonly name: string;
  /** Names in its own official languages and scripts, such as ["Deutschland"]; at least one. */
  readonly local: readonly string[];
  /** Telephone country code, digits only, such as "49". Several countries share "1", "44" and others. */
  readonly dialCode: string;
  /** ISO 4217 code of the currency in use, such as "EUR". */
  readonly currency: string;
}

/** Some sources cut country names to this many characters. */
const CUT_LENGTH = 20;

const byFoldedName = new Map<string, Country>();

/** The 249 countries of ISO 3166-1, by code. */
export const COUNTRIES: readonly Country[] = COUNTRY_LINES.split("\n").map((line) => {
  const [code = "", local = "", dialCode = "", currency = "", others = ""] = line.split("|");
  const name = codeLabel(COUNTRY_CODES, code) ?? "";
  const country: Country = { code, name, local: local.split(";"), dialCode, currency };
  for (const known of [name, ...country.local, ...others.split(";")]) byFoldedName.set(foldPlace(known), country);
  return country;
});
byFoldedName.delete("");

const BY_CODE: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.code, country]));

/** The country of an alpha-2 code in upper or lower case; undefined for a code that ISO 3166-1 does not have. */
export function countryByCode(code: string): Country | undefined {
  return BY_CODE.get(code.toUpperCase());
}

/**
 * The country of a name as registers and people write it: English, local or a common variant ("USA", "Holland", "KOREA REP OF"),
 * parts of the United Kingdom included; case, diacritics and punctuation do not matter. A name of exactly 20 characters may be one
 * that its source cut off ("UNITED STATES OF AME"). Undefined when no country, or more than one, has such a name. Not for codes.
 */
export function countryByName(name: string): Country | undefined {
  const folded = foldPlace(name);
  const exact = byFoldedName.get(folded);
  if (exact !== undefined || name.trim().length !== CUT_LENGTH) return exact;
  const begun = new Set<Country>();
  for (const [known, country] of byFoldedName) if (known.startsWith(folded)) begun.add(country);
  const [only, another] = begun;
  return another === undefined ? only : undefined;
}
