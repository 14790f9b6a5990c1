import type { City, DemoCountry, HouseNumber } from "./country";
import { fill, postalCode } from "./digits";
import { compose, type NameScene } from "./names";
import type { Random } from "./random";

/** A place within about 5 km of the town's centre. */
const SPREAD = 0.05;

/** Street and house number in the town, in the country's order. */
export function streetIn(random: Random, country: DemoCountry, { streets }: City, scene: NameScene): string {
  const street = random.perMille(600) ? streets.names.pick(random) : compose(random, streets.patterns.pick(random), scene);
  return withNumber(random, street, country.house, country.houseMax);
}

/** Floor, building, post office box. */
export function secondLineIn(random: Random, country: DemoCountry): string {
  return fill(random, country.extras.pick(random));
}

export function postalCodeIn(random: Random, country: DemoCountry, city: City): string {
  return postalCode(random, city.postal, country.postalTail, country.postalSplit);
}

function withNumber(random: Random, street: string, house: HouseNumber, max: number): string {
  if (house === "blocks") return `${random.between(1, 8)}-${random.between(1, max)}-${random.between(1, 25)} ${street}`;
  const number = houseNumber(random, max);
  return house === "before" ? `${number} ${street}` : house === "comma" ? `${street}, ${number}` : `${street} ${number}`;
}

/** Low numbers are more frequent: every street has a number 1. */
function houseNumber(random: Random, max: number): string {
  const number = 1 + Math.min(random.below(max), random.below(max), random.below(max));
  return random.perMille(40) ? String(number) + "abcd".charAt(random.below(4)) : String(number);
}

/** Degrees (WGS 84) near the given ones, five decimals. The sum of two draws: the centre is denser. */
export function near(random: Random, degrees: number): number {
  const offset = (random.below(10_001) + random.below(10_001) - 10_000) / 10_000;
  return Math.round((degrees + offset * SPREAD) * 100_000) / 100_000;
}
