import fc from "fast-check";
import { describe, expect, it } from "vitest";
import table from "./rates.json";
import { RATES_AS_OF, toUsDollars } from "./rates";

const CURRENCIES = Object.keys(table.rates);
const REQUIRED = "EUR GBP NOK SEK DKK CHF PLN CZK HUF RON BGN ISK JPY CNY INR BRL MXN CAD AUD NZD TRY ZAR KRW SGD HKD USD".split(" ");

describe("exchange rates", () => {
  it("the table says when it was written and has every currency of the big registers for 2015 to 2025", () => {
    expect(RATES_AS_OF).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(REQUIRED.filter((currency) => !CURRENCIES.includes(currency))).toEqual([]);
    expect(Object.entries(table.rates).filter(([currency, rates]) => !/^[A-Z]{3}$/.test(currency) || rates.length !== 11 || rates.some((rate) => !(rate > 0)))).toEqual([]);
  });

  it("no rate jumps by more than half from one year to the next but the lira's", () => {
    const jumps = Object.entries(table.rates).flatMap(([currency, rates]) => rates.slice(1).map((rate, at) => ({ currency, ratio: rate / (rates[at] ?? rate) })));
    expect([...new Set(jumps.filter(({ ratio }) => ratio > 1.5 || ratio < 0.67).map(({ currency }) => currency))]).toEqual(["TRY"]);
  });

  it.each([
    [1_000_000, "NOK", 2024, 93_070],
    [1_000_000, "EUR", 2022, 1_053_000],
    [1_000_000, "GBP", 2020, 1_283_862],
    [5_000, "USD", 2019, 5_000],
  ])("%d %s of %d is about %d US dollars", (amount, currency, year, dollars) => {
    const converted = toUsDollars(amount, currency, year) ?? Number.NaN;
    expect(Number.isInteger(converted)).toBe(true);
    expect(Math.abs(converted / dollars - 1)).toBeLessThan(0.005);
  });

  it("a year outside the table takes the nearest one", () => {
    expect(toUsDollars(100_000, "EUR", 1999)).toBe(toUsDollars(100_000, "EUR", 2015));
    expect(toUsDollars(100_000, "EUR", 2031)).toBe(toUsDollars(100_000, "EUR", 2025));
    expect(toUsDollars(100_000, "EUR", 2021)).not.toBe(toUsDollars(100_000, "EUR", 2022));
  });

  it("an unknown currency, or an amount or year that is no number, has no dollars", () => {
    for (const currency of ["", "eur", "XXX", "toString"]) expect(toUsDollars(1, currency, 2020)).toBeUndefined();
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(toUsDollars(wrong, "EUR", 2020)).toBeUndefined();
      expect(toUsDollars(1, "EUR", wrong)).toBeUndefined();
    }
  });

  it("more money stays more money, and losses mirror profits", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), fc.integer({ min: 2000, max: 2040 }), fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 10 ** 12 }), (currency, year, one, other) => {
        const [less, more] = [toUsDollars(Math.min(one, other), currency, year) ?? Number.NaN, toUsDollars(Math.max(one, other), currency, year) ?? Number.NaN];
        expect(less).toBeLessThanOrEqual(more);
        expect(Math.abs((toUsDollars(-one, currency, year) ?? Number.NaN) + (toUsDollars(one, currency, year) ?? Number.NaN))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
