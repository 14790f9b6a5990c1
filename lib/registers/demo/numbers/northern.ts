import { belgianCheck, britishVatCheck, complementOf11, irishVatLetter, remainderOf11 } from "../check-digits";
import { Sequence } from "../random";
import { nextChecked, pad, type NumberScheme } from "./scheme";

const norwegianCheck = (digits: string): string | undefined => complementOf11(digits, [3, 2, 7, 6, 5, 4, 3, 2]);

/** Norway: the organisation number, which branches have too; with MVA behind it, it is the VAT number. */
export const norwegianNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(20_000_000, "Norwegian numbers", seed);
  const next = () => nextChecked(sequence, 80_000_000, 8, norwegianCheck);
  return {
    company() {
      const number = next();
      return { registration: number, type: "Organisasjonsnummer", vat: `NO${number}MVA` };
    },
    branch: () => ({ registration: next(), type: "Organisasjonsnummer" }),
  };
};

/** Denmark: the CVR number, which with DK in front is the VAT number; a branch has a production unit's number of ten digits. */
export const danishNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(8_900_000, "Danish numbers", seed);
  const units = new Sequence(90_000_000, "Danish production units", seed);
  return {
    company() {
      const number = nextChecked(sequence, 1_000_000, 7, (digits) => complementOf11(digits, [2, 7, 6, 5, 4, 3, 2]));
      return { registration: number, type: "CVR", vat: `DK${number}` };
    },
    branch: () => ({ registration: `10${pad(units.next(), 8)}`, type: "P-nummer" }),
  };
};

/** Finland: the business ID, which with FI in front and without its dash is the VAT number. */
export const finnishNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(3_400_000, "Finnish numbers", seed);
  return {
    company() {
      const number = nextChecked(sequence, 100_000, 7, (digits) => complementOf11(digits, [7, 9, 10, 5, 8, 4, 2]));
      return { registration: `${number.slice(0, 7)}-${number.slice(7)}`, type: "Y-tunnus", vat: `FI${number}` };
    },
  };
};

/** The Netherlands: the trade register's eight digits (no check digit); a branch has twelve; the VAT number has its own digits. */
export const dutchNumbers: NumberScheme = (seed) => {
  const register = new Sequence(89_000_000, "Dutch register numbers", seed);
  const units = new Sequence(60_000_000, "Dutch branch numbers", seed);
  const vat = new Sequence(86_000_000, "Dutch VAT numbers", seed * 7);
  return {
    company() {
      const fiscal = nextChecked(vat, 400_000, 8, (digits) => remainderOf11(digits, [9, 8, 7, 6, 5, 4, 3, 2]));
      return { registration: pad(1_000_000 + register.next(), 8), type: "KvK", vat: `NL${fiscal}B01` };
    },
    branch: () => ({ registration: pad(units.next(), 12), type: "Vestigingsnummer" }),
  };
};

/** Belgium: the enterprise number, which with BE in front and without its dots is the VAT number; a branch has a number that begins with 2. */
export const belgianNumbers: NumberScheme = (seed) => {
  const sequence = new Sequence(8_000_000, "Belgian numbers", seed);
  const units = new Sequence(10_000_000, "Belgian branch numbers", seed);
  const dotted = (number: string) => `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`;
  return {
    company() {
      const number = nextChecked(sequence, 2_000_000, 8, belgianCheck);
      return { registration: dotted(number), type: "Enterprise number", vat: `BE${number}` };
    },
    branch() {
      const number = nextChecked(units, 20_000_000, 8, belgianCheck);
      return { registration: `${number.slice(0, 1)}.${number.slice(1, 4)}.${number.slice(4, 7)}.${number.slice(7)}`, type: "Establishment number" };
    },
  };
};

/**
 * The United Kingdom: Companies House's eight characters, with SC in Scotland, NI in Northern Ireland and OC, SO or NC for partnerships;
 * the VAT number has its own digits.
 * @see https://www.gov.uk/government/publications/company-names-and-numbers
 */
export const britishNumbers: NumberScheme = (seed) => {
  const register = new Sequence(16_000_000, "British company numbers", seed);
  const prefixed = new Map(["SC", "NI", "OC", "SO", "NC"].map((prefix) => [prefix, new Sequence(900_000, `company numbers with ${prefix}`, seed)]));
  const vat = new Sequence(8_900_000, "British VAT numbers", seed * 7);
  return {
    company({ form, tag }) {
      const partnership = /LLP/i.test(form);
      const prefix = tag === "SC" ? (partnership ? "SO" : "SC") : tag === "NI" ? (partnership ? "NC" : "NI") : partnership ? "OC" : "";
      const own = prefixed.get(prefix);
      return {
        registration: own ? prefix + pad(1000 + own.next(), 6) : pad(100_000 + register.next(), 8),
        type: "Company number",
        vat: `GB${nextChecked(vat, 1_000_000, 7, britishVatCheck)}`,
      };
    },
  };
};

/** Ireland: the companies register's six digits (no check digit); the VAT number has its own digits. */
export const irishNumbers: NumberScheme = (seed) => {
  const register = new Sequence(780_000, "Irish company numbers", seed);
  const vat = new Sequence(6_000_000, "Irish VAT numbers", seed * 7);
  return {
    company({ founded }) {
      const second = founded >= 2013 ? "H" : "";
      const digits = pad(3_000_000 + vat.next(), 7);
      return { registration: pad(10_000 + register.next(), 6), type: "CRO", vat: `IE${digits}${irishVatLetter(digits, second)}${second}` };
    },
  };
};
