/**
 * A company number in its one form, eight characters: leading zeros that a spreadsheet took are put back ("2888172" is "02888172", "SC1234" is
 * "SC001234"), letters are capitals. Undefined for what cannot be one.
 * @see https://www.gov.uk/government/publications/uniform-resource-identifiers-uri-customer-guide
 */
export function readCompanyNumber(text: string): string | undefined {
  const number = text.toUpperCase();
  if (/^[A-Z\d]{8}$/.test(number)) return number;
  if (/^\d{1,7}$/.test(number)) return number.padStart(8, "0");
  return /^[A-Z]{2}\d{1,5}$/.test(number) ? number.slice(0, 2) + number.slice(2).padStart(6, "0") : undefined;
}

/** What of a company the beginning of its number tells: the part of the register it is in. */
export function prefixOf(companyNumber: string): string {
  return companyNumber.slice(0, 2);
}

/** Companies formed under foreign law; their registered office is abroad. */
const OVERSEAS = new Set(["FC", "NF", "SF"]);

/** Whether a number prefix is of companies of foreign law. */
export function isOverseas(prefix: string): boolean {
  return OVERSEAS.has(prefix);
}

/**
 * Kinds of companies whose office must lie in one part of the United Kingdom: companies and limited liability partnerships of Scotland and
 * Northern Ireland (Companies Act 2006, s. 9 and 86), and Scotland's charitable incorporated organisations. Not limited partnerships, which may move.
 * Other numbers are of England and Wales together.
 */
const SEATS: ReadonlyMap<string, string> = new Map([
  ["SC", "Scotland"],
  ["SO", "Scotland"],
  ["CS", "Scotland"],
  ["NI", "Northern Ireland"],
  ["NC", "Northern Ireland"],
  ["R0", "Northern Ireland"],
]);

/** The part of the United Kingdom in which a company with this number prefix has its office by law; undefined where the law leaves it open. */
export function seatOf(prefix: string): string | undefined {
  return SEATS.get(prefix);
}
