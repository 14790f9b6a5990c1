import table from "./rates.json";

/** The day on which the table was written, ISO 8601. */
export const RATES_AS_OF: string = table.asOf;

const RATES: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(table.rates));
const LAST_YEAR = Math.max(...[...RATES.values()].map((rates) => table.firstYear + rates.length - 1));

/**
 * An amount in US dollars, by the average rate of the year. The rates are approximate yearly averages, written down once so that the
 * same import gives the same figures on every machine and day: good for comparing and filtering companies, not for accounting.
 * @param amount in whole units of the currency; may be negative.
 * @param currency ISO 4217 code, upper case.
 * @param year the year of the amount; before or after the table's years the nearest one counts.
 * @returns whole dollars, or undefined for a currency that the table does not have and for an amount or year that is not a number.
 */
export function toUsDollars(amount: number, currency: string, year: number): number | undefined {
  if (!Number.isFinite(amount) || !Number.isFinite(year)) return undefined;
  const nearest = Math.min(Math.max(Math.trunc(year), table.firstYear), LAST_YEAR);
  const rate = RATES.get(currency)?.[nearest - table.firstYear];
  if (rate === undefined) return undefined;
  // Adding zero turns a rounded -0 into 0, which prints and compares as people expect.
  return Math.round(amount / rate) + 0;
}
