import { toUsDollars } from "../rates";
import type { Industry } from "./industries";
import { at, type Random } from "./random";

/** The last year of the register's figures. */
export const LAST_YEAR = 2025;

type Quantiles = readonly (readonly [share: number, value: number])[];

const SLOTS = 4096;

/** A table of equally likely values, straight lines between the quantiles. */
function table(quantiles: Quantiles): readonly number[] {
  return Array.from({ length: SLOTS }, (_, slot) => {
    const share = (slot + 0.5) / SLOTS;
    const upper = quantiles.findIndex(([bound]) => bound > share);
    const [fromShare, from] = at(quantiles, upper - 1);
    const [toShare, to] = at(quantiles, upper);
    return from + ((to - from) * (share - fromShare)) / (toShare - fromShare);
  });
}

/** Employees of a company: half have fewer than five, one in a hundred over 400. */
const EMPLOYEES = table([[0, 1], [0.22, 1], [0.35, 2], [0.5, 4], [0.65, 8], [0.78, 16], [0.88, 35], [0.94, 80], [0.975, 200], [0.99, 450], [0.997, 1500], [0.9995, 6000], [1, 30_000]]);
/** Years since the founding: half younger than 14, one in two hundred over 180. */
const AGES = table([[0, 0], [0.1, 2], [0.25, 6], [0.5, 14], [0.75, 28], [0.9, 50], [0.95, 75], [0.98, 110], [0.995, 180], [1, 420]]);
/** Revenue per employee against the industry's. */
const EARNINGS = table([[0, 0.1], [0.1, 0.35], [0.25, 0.6], [0.5, 0.95], [0.75, 1.5], [0.9, 2.4], [0.98, 5], [1, 14]]);

function draw(random: Random, values: readonly number[]): number {
  return at(values, random.below(SLOTS));
}

/** How a figure is known: `0` actual, `1` low end of a range, `2` estimated. */
export type Indicator = "0" | "1" | "2";

export function indicator(random: Random): Indicator {
  const share = random.below(100);
  return share < 55 ? "0" : share < 70 ? "1" : "2";
}

export function foundingYear(random: Random): number {
  return LAST_YEAR - Math.floor(draw(random, AGES));
}

/** Employees of a company of the industry, at least 1; partnerships and proprietors stay small. */
export function employees(random: Random, industry: Industry, person: boolean): number {
  const usual = draw(random, EMPLOYEES) * industry.size;
  return Math.max(1, Math.round(person ? Math.min(usual, 30) / 2 : usual));
}

const RANGES = [1, 2, 5, 10, 20, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000];

/** A head count as the indicator tells it: a range's low end is one of the usual bounds. */
export function told(count: number, how: Indicator): number {
  if (how !== "1") return count;
  let low = 1;
  for (const bound of RANGES) if (bound <= count) low = bound;
  return low;
}

export interface Revenue {
  readonly local: number;
  readonly dollars: number;
}

/** What revenue depends on beside the company. */
interface Economy {
  /** ISO 4217 code. */
  readonly currency: string;
  /** Local currency that companies earn where those of the United States earn a dollar. */
  readonly localPerDollar: number;
}

/** A year's revenue that fits head count, industry and country, to three digits. */
export function revenue(random: Random, headCount: number, industry: Industry, country: Economy): Revenue {
  const local = threeDigits(headCount * industry.revenuePerEmployee * draw(random, EARNINGS) * country.localPerDollar);
  return { local, dollars: toUsDollars(local, country.currency, LAST_YEAR) ?? 0 };
}

function threeDigits(amount: number): number {
  let unit = 1;
  while (amount / unit >= 1000) unit *= 10;
  return Math.round(amount / unit) * unit;
}
