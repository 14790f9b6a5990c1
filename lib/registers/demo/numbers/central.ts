import { austrianVatCheck, complementOf11, lastDigitOf11Complement, luhn, mod11And10, remainderOf11, remainderOf11Or0 } from "../check-digits";
import { at, Sequence } from "../random";
import { nextChecked, pad, type NumberScheme } from "./scheme";

/** Letters behind a German register number, where a court needs them to tell numbers apart. */
const SUFFIXES = ["", " B", " HH", " HB", " KI", " FL", " P", " CB"];
const GERMAN_REGISTERS: readonly [registers: string, forms: RegExp][] = [
  ["HRA", /KG|OHG|e\.K\.|PartG/],
  ["VR", /e\.V\./],
  ["GnR", /eG$/],
];

/** Germany: HRB for companies, HRA for partnerships and merchants, VR for associations, GnR for cooperatives; the VAT number has its own digits. */
export const germanNumbers: NumberScheme = (seed) => {
  const registers = SUFFIXES.map((suffix) => ({ suffix, numbers: new Sequence(900_000, "German register numbers", seed) }));
  let given = 0;
  const vat = new Sequence(90_000_000, "German VAT numbers", seed * 7);
  return {
    company({ form }) {
      const { suffix, numbers } = at(registers, Math.floor(given / 900_000));
      given += 1;
      const type = GERMAN_REGISTERS.find(([, forms]) => forms.test(form))?.[0] ?? "HRB";
      return {
        registration: `${type} ${100 + numbers.next()}${suffix}`,
        type,
        vat: `DE${nextChecked(vat, 10_000_000, 8, mod11And10)}`,
      };
    },
  };
};

const AUSTRIAN_LETTERS = "abdfghikmpstvwxyz";

/** Austria: the commercial register's number with its letter. */
export const austrianNumbers: NumberScheme = (seed) => {
  const register = new Sequence(640_000, "Austrian register numbers", seed);
  const vat = new Sequence(9_000_000, "Austrian VAT numbers", seed * 7);
  return {
    company() {
      const number = 10_000 + register.next();
      return { registration: `FN ${number}${AUSTRIAN_LETTERS.charAt(number % 17)}`, type: "FN", vat: `ATU${nextChecked(vat, 1_000_000, 7, austrianVatCheck)}` };
    },
  };
};

const SWISS_VAT_WORDS: Readonly<Record<string, string>> = { fr: "TVA", it: "IVA" };

/** Switzerland: the UID, which with MWST, TVA or IVA behind it is the VAT number. */
export const swissNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(40_000_000, "Swiss numbers", seed);
  return {
    company({ tag }) {
      const uid = nextChecked(sequence, 10_000_000, 8, (digits) => complementOf11(digits, [5, 4, 3, 2, 7, 6, 5, 4]));
      return { registration: `CHE-${uid.slice(0, 3)}.${uid.slice(3, 6)}.${uid.slice(6)}`, type: "UID", vat: `CHE${uid}${SWISS_VAT_WORDS[tag] ?? "MWST"}` };
    },
  };
};

/** Poland: the court register's number (KRS); tax (NIP) and statistical (REGON) numbers have their own digits. */
export const polishNumbers: NumberScheme = (seed) => {
  const court = new Sequence(1_150_000, "Polish court register numbers", seed);
  const tax = new Sequence(800_000_000, "Polish tax numbers", seed * 7);
  const statistical = new Sequence(80_000_000, "Polish statistical numbers", seed * 13);
  return {
    company() {
      return {
        registration: pad(10_000 + court.next(), 10),
        type: "KRS",
        vat: `PL${nextChecked(tax, 111_000_000, 9, (digits) => remainderOf11(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]))}`,
        others: [nextChecked(statistical, 10_000_000, 8, (digits) => remainderOf11Or0(digits, [8, 9, 2, 3, 4, 5, 6, 7]))],
      };
    },
  };
};

/** The Czech Republic: the IČO, which with CZ in front is the VAT number. */
export const czechNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(8_000_000, "Czech numbers", seed);
  return {
    company() {
      const number = nextChecked(sequence, 1_000_000, 7, (digits) => lastDigitOf11Complement(digits, [8, 7, 6, 5, 4, 3, 2], false));
      return { registration: number, type: "IČO", vat: `CZ${number}` };
    },
  };
};

/** Sweden: the organisation number, of which companies' begin with 55; with 01 behind it, it is the VAT number. */
export const swedishNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(8_000_000, "Swedish numbers", seed);
  return {
    company() {
      const number = nextChecked(sequence, 552_000_000, 9, luhn);
      return { registration: `${number.slice(0, 6)}-${number.slice(6)}`, type: "Organisationsnummer", vat: `SE${number}01` };
    },
  };
};
