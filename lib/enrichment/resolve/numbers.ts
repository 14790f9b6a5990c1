import { isSameNumber } from "../same-company";
import type { KnownCompany } from "./known-company";

/**
 * Countries whose VAT number is the registration number with letters before it.
 * @see https://taxation-customs.ec.europa.eu/system/files/2021-01/vat_numbers_structure.pdf
 */
const REGISTRATION_IN_VAT = /^(?:(?:BE|DK|FI|NO|PT|CZ|IT|HR|BG|RO|PL)(\d{2,13})|ES([0-9A-Z]\d{7}[0-9A-Z]))$/;

/**
 * Numbers that are part of an official number and name the same company: the enterprise of a French establishment (SIRET) or VAT number, the
 * organisation of a Swedish one, and VAT numbers that are a registration number with letters.
 */
export function numbersWithin(number: string, country: string | undefined): readonly string[] {
  const within = [
    /^FR[0-9A-Z]{2}(\d{9})$/.exec(number)?.[1],
    country === "FR" ? /^(\d{9})\d{5}$/.exec(number)?.[1] : undefined,
    /^SE(\d{10})01$/.exec(number)?.[1],
    /^(?:NO)?(\d{9})MVA$/.exec(number)?.[1],
    /^(CHE\d{9})(?:MWST|TVA|IVA)$/.exec(number)?.[1],
    ...(REGISTRATION_IN_VAT.exec(number)?.slice(1) ?? []),
    // Registers write the letters of the Austrian Firmenbuch, or do not.
    country === "AT" ? /^\d{1,6}[A-Z]$/.exec(number)?.[0].replace(/^/, "FN") : undefined,
  ];
  return within.filter((each) => each !== undefined);
}

/** Whether the company has this number, as far as its record shows. */
export function showsNumber(number: string, { numbers }: KnownCompany): boolean {
  return numbers.some((own) => isSameNumber(own, number));
}

/** Whether the company has another number of the same kind, by its letters and length. */
export function hasOtherOfKind(number: string, { numbers }: KnownCompany): boolean {
  return numbers.some((own) => shapeOf(own) === shapeOf(number) && !isSameNumber(own, number));
}

function shapeOf(number: string): string {
  return number.replace(/\d/g, "9").replace(/(?<=.{2})[A-Z]/g, "A");
}
