/** Two years, a date in any order, hours of a day: what stands beside numbers and is grouped like one. */
const DATES = /^(?:(?:19|20)\d\d ?[-–—/] ?(?:19|20)\d\d|(?:0?[1-9]|[12]\d|3[01])(?:\. ?|[-/])(?:0?[1-9]|1[0-2])(?:\. ?|[-/])(?:19|20)\d\d|(?:19|20)\d\d(?:\. ?|[-/])(?:0[1-9]|1[0-2])(?:\. ?|[-/])(?:0[1-9]|[12]\d|3[01])|(?:[01]?\d|2[0-4])[.:][0-5]0 ?[-–—] ?(?:[01]?\d|2[0-4])[.:][0-5]0)$/;

/** Whether a row of digits as written is a span of years, a date or opening hours. */
export const isDateOrHours = (written: string): boolean => DATES.test(written);

/** How a number is written: numbers that begin with their country's letters are alike, others where their groups are. */
export const formOf = (written: string): string => (/\p{L}/u.test(written.charAt(0)) ? "A" : written.replace(/\d/g, "0"));

/**
 * Whether a number that begins behind a text would be the rest of something: of an article's, of one whose beginning was none ("1998/013535/07", "F-11482"), of a
 * telephone's behind its area's code ("0113 496 0000").
 * @param isSecond whether another official number ends right before it
 */
export const isCutOff = (before: string, isSecond: boolean): boolean => /(?:§|Art\.?|Artikel|Abs\.?) ?$/.test(before) || (isSecond ? /[.-]$/ : /\d[/.-]$|(?<![\p{L}\p{N}])\p{Lu}-$|(?<![\d.,/-]|\d )\(?0\d{1,4}\)? $/u).test(before);

const COURT_SUFFIX = /^ ?(?:[BP]|(?!AG|KG|SE|UG|VR|PR|EG|UID|UST|IHK|VAT|TEL|FAX|BIC|FON|GLN|DUN|USt)[A-Z]{2,3})(?![\p{L}\p{N}]|\.\p{L})/u;
/** In registers of clubs only where nothing follows: there the letters are as well the next label's. */
const CLUB_SUFFIX = /^ (?!AG|KG|SE|UG|VR|PR|EG)[A-Z]{2,3}(?=\s*(?:$|[,;|)]))/u;

/** German courts tell numbers apart by up to three capital letters behind them ("HRB 1067 BS", "VR 208 OED"): how many. */
export function courtSuffix(scheme: string, behind: string): number {
  const isClub = scheme === "de-lettered-registers" || scheme === "de-other-registers";
  if (!isClub && scheme !== "de-handelsregister" && !scheme.startsWith("de-division")) return 0;
  return (isClub ? CLUB_SUFFIX : COURT_SUFFIX).exec(behind.slice(0, 5))?.[0].trim().length ?? 0;
}
