import { isCode, type CodeTable } from "./codes/table";
import type { ValueFormat } from "./filters";

/** The longest single value, in characters. */
export const MAX_VALUE_LENGTH = 500;
/** The most values one list may hold. */
export const MAX_LIST_VALUES = 1000;

/** What came of reading one value: the canonical form, or what is allowed instead. */
export type Reading = { readonly value: string } | { readonly allowed: string };

/** NUL, other control characters (tab and line breaks included) and unpaired surrogates have no place in any value. */
export function hasForbiddenCharacter(value: string): boolean {
  return /[\u0000-\u001f\u007f-\u009f]/.test(value) || /\p{Surrogate}/u.test(value);
}

/**
 * Reads one value of a list filter into its canonical form, in which equal meanings are equal strings.
 * @param codes the closed set of a `code` or `country` filter.
 */
export function readValue(format: ValueFormat, raw: string, codes?: CodeTable): Reading {
  switch (format) {
    case "id":
    case "postalCode":
      return { value: raw.trim().normalize("NFC") };
    case "code":
      return readCode(raw.trim(), codes);
    case "country":
      return readCode(raw.trim().toUpperCase(), codes);
    case "phone":
      return readPhone(raw);
    case "email":
      return readEmail(raw.trim());
    case "website":
      return readWebsite(raw.trim());
    case "nationalId":
      return readNationalId(raw);
  }
}

function readCode(value: string, codes: CodeTable | undefined): Reading {
  if (codes && isCode(codes, value)) return { value };
  const entries = codes?.entries ?? [];
  const few = entries.length <= 20;
  return { allowed: few ? `one of ${entries.map((entry) => entry.code).join(", ")}` : `one of the ${codes?.name ?? "known"} codes, such as ${entries.slice(0, 3).map((entry) => entry.code).join(", ")}` };
}

/**
 * E.164: a plus sign and at most 15 digits, the first not 0. A leading blank is the plus sign that form decoding turned into a blank.
 * @see https://www.itu.int/rec/T-REC-E.164
 */
function readPhone(raw: string): Reading {
  const signed = raw.startsWith(" ") ? `+${raw.slice(1)}` : raw;
  const value = signed.replace(/[\s.()/\-\u2010-\u2015]/g, "");
  return /^\+[1-9]\d{5,14}$/.test(value) ? { value } : { allowed: "a full number in international format with a plus sign, such as +31201234567 (00 and local forms are not supported)" };
}

function readEmail(raw: string): Reading {
  const value = raw.toLowerCase();
  const at = value.indexOf("@");
  const wellFormed = value !== "@" && !/\s/.test(value) && at === value.lastIndexOf("@") && (at < 0 || at < value.length - 1);
  return wellFormed ? { value } : { allowed: "an address, @domain, a domain, or the start of the part before the @" };
}

/** The host of a website value: lower case, without scheme, credentials, `www.`, port and path. */
export function hostOf(website: string): string | undefined {
  const plain = /^(?:www\.)?((?:[a-z0-9]+(?:-[a-z0-9]+)*\.){1,5}[a-z]{2,20})$/.exec(website)?.[1];
  if (plain !== undefined && !plain.startsWith("www")) return plain;
  const host = website
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, "")
    .replace(/[/?#].*$/, "")
    .replace(/^.*@/, "")
    .replace(/:\d*$/, "")
    .replace(/\.$/, "")
    .replace(/^www\d?\.(?=[^.]+\.)/, "");
  return /^(?=.{4,253}$)([\p{L}\p{N}_](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(host) ? host : undefined;
}

function readWebsite(raw: string): Reading {
  const value = hostOf(raw);
  return value === undefined ? { allowed: "a host name such as example.com" } : { value };
}

/** An official number as it is compared: upper case, letters and digits only. */
export function normaliseNumber(raw: string): string {
  if (/^[0-9A-Z]*$/.test(raw)) return raw;
  return raw.normalize("NFKC").toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function readNationalId(raw: string): Reading {
  const value = normaliseNumber(raw);
  return value === "" ? { allowed: "a registration, VAT or LEI number" } : { value };
}
