import { countryByName, type CodeTable } from "../../company/codes";
import { remembering } from "../shared/remember";
import { cleanText, repairDoubleEncoding } from "../shared/text";

/** The vendor's headquarters columns hold at most this much of a country's name. */
const CUT_LENGTH = 20;

/**
 * A cell's text, cleaned, with double-encoded UTF-8 set right: also where the vendor put it into small letters afterwards, so that "Âª", which stood
 * for "ª", became "âª".
 */
export function repairText(cell: string): string {
  const repaired = repairDoubleEncoding(cell);
  if (!/[âã][\u0080-\u00bf]/.test(repaired)) return cleanText(repaired);
  const inCapitals = repaired.replace(/[âã](?=[\u0080-\u00bf])/g, (letter) => letter.toUpperCase());
  const restored = repairDoubleEncoding(inCapitals);
  return cleanText(restored === inCapitals ? repaired : restored);
}

/** ISO 3166-1 code of a country's name, cut off or whole; undefined for an unknown one. */
export const countryCodeOf = remembering((name) => countryByName(name)?.code);

/** What the vendor's longer names are, where they are seen cut; the beginnings of others are completed from the table of countries. */
const LONG_NAMES = ["UNITED STATES OF AMERICA", "BONAIRE SINT EUSTATIUS AND SABA", "VIRGIN ISLANDS BRITISH"];

/**
 * The whole name of a country whose name was cut to 20 characters ("UNITED STATES OF AME"); every other name as it is, "UNITED ARAB EMIRATES",
 * which has 20 characters, included.
 */
export const wholeCountryName = remembering((name) => {
  if (name.length !== CUT_LENGTH) return name;
  const whole = LONG_NAMES.find((long) => long.startsWith(name)) ?? countryByName(name)?.name;
  return whole === undefined || whole.toLowerCase() === name.toLowerCase() ? name : whole;
});

/** A cell that a spreadsheet could not compute, in English, Dutch, German, French and Spanish: "#NAME?", "#NAAM?", "#N/A". */
export function isSpreadsheetError(text: string): boolean {
  return text.startsWith("#") && /^#(?:[\p{Lu}\d/¡¿]+[!?]|N\/[ABDV]|NV)$/u.test(text);
}

/** Nothing but zeros: the vendor's and the spreadsheet's way to write an unknown code, ID or year ("0000" as calling code). */
export function isZeros(text: string): boolean {
  return /^0+$/.test(text);
}

/** A US SIC code with the leading zeros that a spreadsheet took: "111" is "0111". */
export function wholeSicCode(code: string): string {
  return /^\d{1,3}$/.test(code) ? code.padStart(4, "0") : code;
}

/** Countries whose postal codes have a fixed number of digits; in the United States the longer form is ZIP+4 without its dash. */
const POSTAL_DIGITS: ReadonlyMap<string, readonly number[]> = new Map([
  ["DE", [5]],
  ["ES", [5]],
  ["FR", [5]],
  ["IT", [5]],
  ["US", [5, 9]],
]);

/** A postal code with the one or two leading zeros that a spreadsheet took: "7180" in Spain is "07180". */
export function wholePostalCode(code: string, countryCode: string | undefined): string {
  const lengths = countryCode === undefined ? undefined : POSTAL_DIGITS.get(countryCode);
  if (lengths === undefined || !/^\d+$/.test(code)) return code;
  const length = lengths.find((digits) => code.length <= digits && digits - code.length <= 2);
  return length === undefined ? code : code.padStart(length, "0");
}

/** What the vendor calls the kind of number that the Dutch trade register gives, its own leading zeros aside. */
const DUTCH_TRADE_REGISTER = /^0*19$/;

/** A Dutch trade register number, which has eight digits, with the leading zeros that a spreadsheet took: "1045536" is "01045536". */
export function wholeDutchNumber(number: string, typeCode: string, countryCode: string | undefined): string {
  return countryCode === "NL" && DUTCH_TRADE_REGISTER.test(typeCode) && /^\d{5,7}$/.test(number) ? number.padStart(8, "0") : number;
}

/** The code whose meaning is given, compared without case; undefined for a text that the table does not have. */
export function codeOfLabel(table: CodeTable, label: string): string | undefined {
  return table.entries.find((entry) => entry.label.toLowerCase() === label.toLowerCase())?.code;
}
