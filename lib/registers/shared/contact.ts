import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { emailParts } from "../../company/matching";
import { hostOf } from "../../company/values";

/** https://www.rfc-editor.org/rfc/rfc3696 (erratum 1690): the longest address that mail servers pass on. */
const MAX_EMAIL_LENGTH = 254;

/**
 * A phone or fax number in E.164 ("+31201234567"), without its extension.
 * @param countryCode ISO 3166-1 code of the country in whose national form the number may be written; undefined where it is not known.
 * @returns undefined for what is no possible number of that country, or of the one its own plus sign names.
 */
export function toE164(raw: string, countryCode: string | undefined): string | undefined {
  const international = raw.trim().replace(/^00/, "+");
  const home = countryCode !== undefined && isSupportedCountry(countryCode) ? countryCode : undefined;
  const number = parsePhoneNumberFromString(international, home);
  return number?.isPossible() === true ? number.number : undefined;
}

/** An e-mail address in lower case; undefined for what is none. */
export function cleanEmail(raw: string): string | undefined {
  const value = raw.trim().toLowerCase().replace(/^mailto:/, "");
  const parts = emailParts(value);
  const wellFormed = parts !== undefined && /^[^\s@<>(),;:"]+$/.test(parts.local) && hostOf(parts.domain) !== undefined;
  return wellFormed && value.length <= MAX_EMAIL_LENGTH ? value : undefined;
}

/** A website with scheme and host in lower case, its path as it is written; undefined for what names no host. */
export function cleanWebsite(raw: string): string | undefined {
  const value = raw.trim();
  if (/\s/.test(value) || value.includes("@") || hostOf(value) === undefined) return undefined;
  return value.replace(/^(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/)?[^/?#]*/, (start) => start.toLowerCase());
}
