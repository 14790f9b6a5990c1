const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysIn(month: number, year: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}

/**
 * A calendar date in ISO 8601 (YYYY-MM-DD) from the forms that registers use: "2016-06-14" (a time after it is ignored), "20160614", and day
 * first "14/06/2016", "14.06.2016", "14-06-2016".
 * @returns undefined for another form and for a day that does not exist.
 */
export function readDate(text: string): string | undefined {
  const parts = /^(?<day>\d{2})[/.-](?<month>\d{2})[/.-](?<year>\d{4})$/.exec(text) ?? /^(?<year>\d{4})-?(?<month>\d{2})-?(?<day>\d{2})(?:T|$)/.exec(text);
  const { year = "", month = "", day = "" } = parts?.groups ?? {};
  return Number(day) >= 1 && Number(day) <= daysIn(Number(month), Number(year)) ? `${year}-${month}-${day}` : undefined;
}

/** The year of an ISO date. */
export function yearOf(isoDate: string): number {
  return Number(isoDate.slice(0, 4));
}

/** A year that a company can have been founded in, 1000 to 2100; undefined for anything else. */
export function readYear(text: string): number | undefined {
  return /^(?:1\d{3}|20\d{2}|2100)$/.test(text) ? Number(text) : undefined;
}
