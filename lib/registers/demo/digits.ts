import { at, type Random } from "./random";

/** Phone numbers: a fixed beginning and so many free digits, the first of which may have to be 2 or more. */
export interface PhonePattern {
  /** With plus sign and country code. */
  readonly prefix: string;
  readonly digits: number;
  readonly least: number;
}

/**
 * Parses `20 7946 0###`: digits, then `#` for any digit and, first among them, `N` for 2 to 9.
 * @throws Error where it is not of that form.
 */
export function phonePattern(dialCode: string, text: string): PhonePattern {
  const [, fixed, first, rest] = /^(\d+)(N?)(#+)$/.exec(text.replaceAll(" ", "")) ?? [];
  if (fixed === undefined || first === undefined || rest === undefined) throw new Error(`${text} is no phone pattern`);
  const digits = first.length + rest.length;
  return { prefix: `+${dialCode}${fixed}`, digits, least: first === "" ? 0 : 2 * 10 ** (digits - 1) };
}

/** A phone number in E.164 form. */
export function phoneNumber(random: Random, pattern: PhonePattern): string {
  const bound = 10 ** pattern.digits;
  const value = pattern.least + random.below(bound - pattern.least);
  return pattern.prefix + String(bound + value).slice(1);
}

/** Postal codes of a town: letters in front, and numbers from `first` to `last` with leading zeros to `width`. */
export interface PostalRange {
  readonly prefix: string;
  readonly first: number;
  readonly last: number;
  readonly width: number;
}

/** Parses `10115-14199`, `M1-M40` or a single code. @throws Error where it is none of them. */
export function postalRange(text: string): PostalRange {
  const [, prefix = "", first, last] = /^([A-Z]*)(\d+)(?:-[A-Z]*(\d+))?$/.exec(text) ?? [];
  if (first === undefined) throw new Error(`${text} is no postal code`);
  return { prefix, first: Number(first), last: Number(last ?? first), width: first.length };
}

/** Letters that British, Canadian, Dutch and Irish postal codes all use. */
const POSTAL_LETTERS = "ABEHJLNPRTXW";

/** A postal code within a town's ranges; low numbers, which are the centres, are more frequent. */
export function postalCode(random: Random, ranges: readonly PostalRange[], tail: string, split: readonly [position: number, separator: string] | undefined): string {
  const range = ranges.length === 1 ? at(ranges, 0) : at(ranges, random.below(ranges.length));
  const span = range.last - range.first + 1;
  const offset = span === 1 ? 0 : Math.min(random.below(span), random.below(span));
  let code = String(range.first + offset);
  while (code.length < range.width) code = `0${code}`;
  if (split) code = code.slice(0, split[0]) + split[1] + code.slice(split[0]);
  return range.prefix + code + fill(random, tail);
}

/** Fills in a text's places: `#` becomes a digit, `@` a letter of postal codes. */
export function fill(random: Random, text: string): string {
  let filled = "";
  for (let index = 0; index < text.length; index++) {
    const place = text.charAt(index);
    if (place === "#") filled += String(random.below(10));
    else if (place === "@") filled += POSTAL_LETTERS.charAt(random.below(POSTAL_LETTERS.length));
    else filled += place;
  }
  return filled;
}
