import { bulgarianCheck, frenchVatKey, lastDigitOf11Complement, luhn, remainderOf11Or0, spanishCifControl } from "../check-digits";
import { Sequence } from "../random";
import { nextChecked, pad, type NumberScheme } from "./scheme";

/** France: SIREN, nine digits; a branch has SIRET, the SIREN and five further digits, of which the head office has the first. */
export const frenchNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(69_000_000, "French numbers", seed);
  const establishment = (siren: string, nth: number) => siren + nextOf(siren + pad(nth, 4));
  return {
    company() {
      const siren = nextChecked(sequence, 30_000_000, 8, luhn);
      return { registration: siren, type: "SIREN", vat: `FR${frenchVatKey(siren)}${siren}`, others: [establishment(siren, 1)] };
    },
    branch: (company, nth) => ({ registration: establishment(company.registration, nth + 1), type: "SIRET" }),
  };
};

function nextOf(digits: string): string {
  return digits.slice(9) + luhn(digits);
}

/** Tax provinces, of which an Italian number's 8th to 10th digits are one. */
const ITALIAN_OFFICES = 100;

/** Italy: the VAT number of eleven digits, under which companies are registered too. */
export const italianNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(90_000_000, "Italian numbers", seed);
  return {
    company() {
      const number = sequence.next();
      const digits = pad(100_000 + Math.floor(number / ITALIAN_OFFICES), 7) + pad((number % ITALIAN_OFFICES) + 1, 3);
      const vat = digits + luhn(digits);
      return { registration: vat, type: "Codice fiscale", vat: `IT${vat}` };
    },
  };
};

const SPANISH_LETTERS: readonly [form: RegExp, letter: string][] = [
  [/^S\.?A\.?U?\.?$/i, "A"],
  [/^S\.?\s?Coop/i, "F"],
  [/^C\.?B\.?$/i, "E"],
  [/^S\.?C\.?$/i, "J"],
  [/Fundaci|Asociaci/i, "G"],
];

/** Spain: the CIF, whose first letter tells the legal form; with ES in front it is the VAT number. */
export const spanishNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(9_900_000, "Spanish numbers", seed);
  return {
    company({ form }) {
      const letter = SPANISH_LETTERS.find(([forms]) => forms.test(form))?.[1] ?? "B";
      const digits = pad(100_000 + sequence.next(), 7);
      const cif = letter + digits + spanishCifControl(digits, false);
      return { registration: cif, type: "CIF", vat: `ES${cif}` };
    },
  };
};

/** Portugal: the NIPC, which with PT in front is the VAT number. */
export const portugueseNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(1_900_000, "Portuguese numbers", seed);
  return {
    company() {
      const number = nextChecked(sequence, 50_000_000, 8, (digits) => lastDigitOf11Complement(digits, [9, 8, 7, 6, 5, 4, 3, 2], true));
      return { registration: number, type: "NIPC", vat: `PT${number}` };
    },
  };
};

/** Greece: the commercial register's twelve digits (no check digit); the VAT number, prefix EL, has its own. */
export const greekNumbers: NumberScheme = (seed) => {
  const register = new Sequence(1_800_000, "Greek register numbers", seed);
  const tax = new Sequence(2_900_000, "Greek tax numbers", seed * 7);
  return {
    company({ random }) {
      const afm = nextChecked(tax, 80_000_000, 8, (digits) => remainderOf11Or0(digits, [256, 128, 64, 32, 16, 8, 4, 2]));
      return { registration: `${pad(register.next(), 7)}${pad(random.between(1, 60), 2)}000`, type: "GEMI", vat: `EL${afm}` };
    },
  };
};

/** Bulgaria: the EIK, which with BG in front is the VAT number. */
export const bulgarianNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(9_000_000, "Bulgarian numbers", seed);
  return {
    company() {
      const number = nextChecked(sequence, 11_000_000, 8, bulgarianCheck);
      return { registration: number, type: "EIK", vat: `BG${number}` };
    },
  };
};
