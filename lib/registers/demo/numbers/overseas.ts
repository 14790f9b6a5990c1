import { abnOf, acnCheck, cnpjChecks, japaneseCheck, luhn } from "../check-digits";
import { at, Sequence } from "../random";
import { nextChecked, pad, type NumberScheme } from "./scheme";

/**
 * The first two digits that the United States' tax office has given to employers' numbers.
 * @see https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes
 */
const EIN_PREFIXES = "10 12 20 26 27 45 46 47 81 82 83 84 85 86 87 88 92 93 30 32 35 36 37 38 61 15 24 40 44 94 95 80 90 33 39 41 42 43 48 62 63 64 66 68 71 72 73 74 75 76 77 91 01 02 03 04 05 06 11 13 14 16 21 22 23 25 34 51 52 54 55 56 57 58 59 65".split(" ");

/** The United States: the employer identification number (no check digit). */
export const americanNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(10_000_000 * EIN_PREFIXES.length, "American numbers", seed);
  return {
    company() {
      const number = sequence.next();
      return { registration: `${at(EIN_PREFIXES, number % EIN_PREFIXES.length)}-${pad(Math.floor(number / EIN_PREFIXES.length), 7)}`, type: "EIN" };
    },
  };
};

/** Canada: the business number. */
export const canadianNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(20_000_000, "Canadian numbers", seed);
  return {
    company: () => ({ registration: nextChecked(sequence, 70_000_000, 8, luhn), type: "BN" }),
  };
};

const dottedCnpj = (digits: string) => `${digits.slice(0, 2)}.${digits.slice(2, 5)}.${digits.slice(5, 8)}/${digits.slice(8, 12)}-${digits.slice(12)}`;

/** Brazil: the CNPJ, whose digits 9 to 12 count a company's establishments from 0001. */
export const brazilianNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(60_000_000, "Brazilian numbers", seed);
  const establishment = (root: string, nth: number) => {
    const digits = root + pad(nth, 4);
    return dottedCnpj(digits + cnpjChecks(digits));
  };
  return {
    company: () => ({ registration: establishment(pad(1_000_000 + sequence.next(), 8), 1), type: "CNPJ" }),
    branch: (company, nth) => ({ registration: establishment(company.registration.replace(/\D/g, "").slice(0, 8), nth + 1), type: "CNPJ" }),
  };
};

/** Japan: the corporate number of thirteen digits. */
export const japaneseNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(3_000_000, "Japanese numbers", seed);
  return {
    company({ random }) {
      // Office of registration (4 digits), form (2: 01 stock company, 02 limited), serial number (6).
      const serial = sequence.next();
      const digits = `${pad(100 + 100 * Math.floor(serial / 1_000_000) + random.below(90), 4)}0${random.between(1, 2)}${pad(serial % 1_000_000, 6)}`;
      return { registration: japaneseCheck(digits) + digits, type: "Corporate number" };
    },
  };
};

/** India: the corporate identity number: listing, industry, state, year, ownership, serial number (no check digit). */
export const indianNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(1_000_000, "Indian numbers", seed);
  return {
    company({ form, tag, founded, sic, random }) {
      const ownership = /Private|Pvt/.test(form) ? "PTC" : "PLC";
      const listing = ownership === "PLC" && random.perMille(300) ? "L" : "U";
      return { registration: `${listing}${sic}${random.below(10)}${tag}${founded}${ownership}${pad(sequence.next(), 6)}`, type: "CIN" };
    },
  };
};

/** Australia: the company number (ACN); the business number (ABN) is two digits in front of it. */
export const australianNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(66_000_000, "Australian numbers", seed);
  return {
    company() {
      const acn = nextChecked(sequence, 1_000_000, 8, acnCheck);
      return { registration: acn, type: "ACN", others: [abnOf(acn)] };
    },
  };
};
