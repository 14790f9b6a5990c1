/** Two years, a date in any order, hours of a day: what stands beside numbers and is grouped like one. */
const DATES = /^(?:(?:19|20)\d\d ?[-–—/] ?(?:19|20)\d\d|(?:0?[1-9]|[12]\d|3[01])(?:\. ?|[-/])(?:0?[1-9]|1[0-2])(?:\. ?|[-/])(?:19|20)\d\d|(?:19|20)\d\d(?:\. ?|[-/])(?:0[1-9]|1[0-2])(?:\. ?|[-/])(?:0[1-9]|[12]\d|3[01])|(?:[01]?\d|2[0-4])(?:[.:][0-5]0|:[0-5]\d) ?[-–—] ?(?:[01]?\d|2[0-4])(?:[.:][0-5]0|:[0-5]\d))$/;

/** Whether a row of digits as written is a span of years, a date or opening hours. */
export const isDateOrHours = (written: string): boolean => DATES.test(written);

/** How a number is written: numbers that begin with their country's letters are alike, others where their groups are. */
export const formOf = (written: string): string => (/\p{L}/u.test(written.charAt(0)) ? "A" : written.replace(/\d/g, "0"));

/**
 * Whether a number that begins behind a text would be the rest of something: of an article's, of one whose beginning was none ("1998/013535/07", "F-11482"), of a
 * telephone's behind its country's or area's code ("+44 113 496 0000", "(113) 496-0000", "0113 496 0000"), an amount, or what an advertising account has ("UA-…").
 * @param isSecond whether another official number ends right before it
 */
export const isCutOff = (before: string, isSecond: boolean): boolean => /(?:§|Art\.?|Artikel|Abs\.?) ?$/.test(before) || (isSecond ? /[.-]$/ : /\d[/.-]$|(?<![\p{L}\p{N}])\p{Lu}-$|(?<![\d.,/-]|\d )\(?0\d{1,4}\)? $|\+\d{1,3}(?:[ .()-]{1,2}\d{1,4}){0,2}[ .)-]{0,2}$|\+$|(?<!\p{L} ?)\(\d{2,4}\) ?$|[$€£¥] ?(?:\d{1,3}[.,])?$|(?<!\p{L})(?:UA|AW|GTM|DC)-$/u).test(before);

const COURT_SUFFIX = /^ ?(?:[BP]|(?!AG|KG|SE|UG|VR|PR|EG|UID|UST|IHK|VAT|TEL|FAX|BIC|FON|GLN|DUN|USt)[A-Z]{2,3})(?![\p{L}\p{N}]|\.\p{L})/u;
/** In registers of clubs only where nothing follows: there the letters are as well the next label's. */
const CLUB_SUFFIX = /^ ?(?:B|(?!AG|KG|SE|UG|VR|PR|EG)[A-Z]{2,3})(?=\s*(?:$|[,;|)]))/u;

/** German courts tell numbers apart by up to three capital letters behind them ("HRB 1067 BS", "VR 208 OED", Berlin's "VR 5321 B"): how many. */
export function courtSuffix(scheme: string, behind: string): number {
  const isClub = scheme === "de-lettered-registers" || scheme === "de-other-registers";
  if (!isClub && scheme !== "de-handelsregister" && !scheme.startsWith("de-division")) return 0;
  return (isClub ? CLUB_SUFFIX : COURT_SUFFIX).exec(behind.slice(0, 5))?.[0].trim().length ?? 0;
}

/** "UA-12345678-1": an account for statistics. */
const ACCOUNT = /^(?:UA|AW|GTM|DC)-\d/;

/** Degrees with their decimals beside others, and an amount: what stands in a text as one number with a point. */
const DEGREES = /^\d{1,3}\.\d{4,}$/;
const MORE_DEGREES = [/^°?\s?[NSEWO]?\s?[,;/|]?\s?[-−+]?\d{1,3}\.\d{3}/, /\d{1,3}\.\d{3,}°?\s?[NSEWO]?\s?[,;/|]?\s?[-−+]?$/] as const;
const AMOUNT = /^\d{4,}\.\d{2}$/;

/** Whether a number as written is one of two coordinates, one with two decimals, or an account's for statistics. */
export const isOtherNumber = (written: string, before: string, behind: string): boolean => AMOUNT.test(written) || ACCOUNT.test(written) || (DEGREES.test(written) && (/[-−]$|(?:lat|lon|lng|geo)\p{L}*\s?[:=]?\s?$/iu.test(before) || /^\s?°/.test(behind) || MORE_DEGREES[0].test(behind) || MORE_DEGREES[1].test(before)));

/** Whether the letters at a number's beginning are its country's or register's as written: in capitals, or a register's apart from its digits ("hrb1979" and "de136695976" are who writes). */
export const beginsWithLetters = (text: string): boolean => /^\p{Lu}[\p{Lu}\d]/u.test(text) || /^(?:hr ?[ab]|gnr|gsr|[pv]r)(?:[-.]? ?n(?:umme)?r)?[^\p{L}\d]/iu.test(text);

/** "Pen-y-bont", "x= y=", "by hrb1979": a letter alone is a label where it is no word's part and no axis, and a register's letters in lower case where its digits do not follow at once. */
export const isOfWord = (label: string, text: string, start: number, end: number): boolean => (label.length === 1 && (/[-–'’]/.test(text.charAt(start - 1)) || text.charAt(end) === "=")) || /^(?:hr[ab]|\p{Ll})\d/u.test(text.slice(start, end + 1));

/** "Lindenstr. 88, 80337 München", "Gedimino pr. 20": a postal code behind its house and before its town, and a house in an avenue. */
export const isOfAddress = (written: string, before: string, behind: string): boolean => /^pr[ .]/.test(written) || (/^\d{5}$/.test(written) && /\d ?[a-z]?, (?:D-)?$/.test(before) && /^ \p{Lu}\p{Ll}/u.test(behind));

const OWN_LABEL = /(?<!\p{L})(?!(?:Co|Company|Compan(?:y|ies) House|Reg|Regd|Registered|Registration)\b)\p{Lu}[\p{L}&]{1,14} (?:No|Nr|Number|N[°º])[.:]* ?$/u;

/** "SRA No. 661907": whether a number has a label that no table has. */
export const isOwnLabelled = (text: string, start: number): boolean => OWN_LABEL.test(text.slice(Math.max(0, start - 30), start));
