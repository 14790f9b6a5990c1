import { digitsOf, luhn, mod11and10, mod97, twoRounds, weighted } from "./checks";
import { spanishNif } from "./spanish-nif";

/** The part of a VAT number behind its country's letters, and whether its check digits hold. */
export interface VatRule {
  readonly shape: string;
  readonly passes: (national: string) => boolean;
}

const last = (digits: string): number => Number(digits.slice(-1));

/** https://www.finanzonline.gv.at: the digits 2, 4 and 6 doubled and their digits added. */
function austrian(national: string): boolean {
  const sum = digitsOf(national.slice(1, 8)).reduce((total, digit, at) => {
    const value = digit * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 4);
  return (10 - (sum % 10)) % 10 === last(national);
}

export function belgian(national: string): boolean {
  return 97 - (Number(national.slice(0, -2)) % 97) === Number(national.slice(-2));
}

export function bulgarian(national: string): boolean {
  return national.length === 10 || twoRounds(national, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]) === last(national);
}

const CYPRUS_EVEN = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
function cypriot(national: string): boolean {
  const sum = digitsOf(national.slice(0, 8)).reduce((total, digit, at) => total + (at % 2 === 0 ? (CYPRUS_EVEN[digit] ?? 0) : digit), 0);
  return national.charCodeAt(8) - 65 === sum % 26;
}

/** The Czech and Slovak IČO: eight digits, the last a check. */
export function ico(national: string): boolean {
  const rest = (11 - (weighted(national, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return (rest === 0 ? 1 : rest) % 10 === last(national);
}

export function danish(national: string): boolean {
  return weighted(national, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
}

export function greek(national: string): boolean {
  return (weighted(national, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(national);
}

export function finnish(national: string): boolean {
  return weighted(national, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0;
}

/** Two check characters before a SIREN; where they are digits they are (12 + 3 × (SIREN mod 97)) mod 97. */
function french(national: string): boolean {
  const [key, siren] = [national.slice(0, 2), national.slice(2)];
  return luhn(siren) && (!/^\d\d$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97);
}

/** Old and new style (the latter's sums leave 42 or 55), branches with three digits more, government and health bodies. */
export function british(national: string): boolean {
  if (/^(GD[0-4]|HA[5-9])\d\d$/.test(national)) return true;
  const sum = weighted(national, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return sum === 0 || sum === 42 || sum === 55;
}

export function hungarian(national: string): boolean {
  return weighted(national, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0;
}

function irish(national: string): boolean {
  const old = /^(\d)[A-Z+*](\d{5})([A-W])$/.exec(national);
  const digits = old ? `0${old[2] ?? ""}${old[1] ?? ""}` : national.slice(0, 7);
  const letter = old ? (old[3] ?? "") : national.charAt(7);
  const second = old ? 0 : Math.max(0, "WABCDEFGHI".indexOf(national.charAt(8) || "W"));
  return "WABCDEFGHIJKLMNOPQRSTUV"[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23] === letter;
}

export function lithuanian(national: string): boolean {
  const body = national.slice(0, -1);
  const first = digitsOf(body).map((_, at) => 1 + (at % 9));
  const second = digitsOf(body).map((_, at) => 1 + ((at + 2) % 9));
  return (national.length > 9 || national.at(-2) === "1") && twoRounds(national, first, second) === last(national);
}

export function latvian(national: string): boolean {
  return national >= "4" && weighted(national, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
}

/** The nine digits pass the test of eleven, or the whole, for sole traders since 2020, leaves 1 modulo 97. */
function dutch(national: string): boolean {
  return national.slice(-2) !== "00" && (elevenTest(national.slice(0, 9)) || mod97(`NL${national}`) === 1);
}

/** The Dutch test of eleven of RSIN and VAT numbers. */
export function elevenTest(digits: string): boolean {
  return weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
}

export function polish(national: string): boolean {
  return weighted(national, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(national);
}

export function portuguese(national: string): boolean {
  return ((11 - (weighted(national, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === last(national);
}

export function romanian(national: string): boolean {
  const padded = national.padStart(10, "0");
  return ((weighted(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(national);
}

export function slovenian(national: string): boolean {
  const rest = 11 - (weighted(national, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return rest !== 11 && rest % 10 === last(national);
}

/**
 * The VAT numbers of the European Union and Northern Ireland by their prefix.
 * @see https://ec.europa.eu/taxation_customs/vies/ (shapes)
 * @see https://arthurdejong.org/python-stdnum/formats (check digits)
 */
export const VAT_RULES: Readonly<Record<string, VatRule>> = {
  AT: { shape: "U\\d{8}", passes: austrian },
  BE: { shape: "[01]\\d{9}", passes: belgian },
  BG: { shape: "\\d{9,10}", passes: bulgarian },
  CY: { shape: "[0-59]\\d{7}[A-Z]", passes: cypriot },
  CZ: { shape: "\\d{8,10}", passes: (national) => (national.length === 8 ? ico(national) : national.length === 9 || Number(national) % 11 === 0) },
  DE: { shape: "[1-9]\\d{8}", passes: mod11and10 },
  DK: { shape: "[1-9]\\d{7}", passes: danish },
  EE: { shape: "\\d{9}", passes: (national) => weighted(national, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 },
  EL: { shape: "\\d{9}", passes: greek },
  ES: { shape: "[A-Z0-9]\\d{7}[A-Z0-9]", passes: spanishNif },
  FI: { shape: "\\d{8}", passes: finnish },
  FR: { shape: "[0-9A-HJ-NP-Z]{2}\\d{9}", passes: french },
  GB: { shape: "(?:\\d{12}|\\d{9}|GD[0-4]\\d\\d|HA[5-9]\\d\\d)", passes: british },
  HR: { shape: "\\d{11}", passes: mod11and10 },
  HU: { shape: "\\d{8}", passes: hungarian },
  IE: { shape: "(?:\\d{7}[A-W][A-I]?|\\d[A-Z+*]\\d{5}[A-W])", passes: irish },
  IT: { shape: "\\d{11}", passes: (national) => luhn(national) && !national.startsWith("0000000") },
  LT: { shape: "(?:\\d{12}|\\d{9})", passes: lithuanian },
  LU: { shape: "\\d{8}", passes: (national) => Number(national.slice(0, 6)) % 89 === Number(national.slice(6)) },
  LV: { shape: "\\d{11}", passes: latvian },
  MT: { shape: "[1-9]\\d{7}", passes: (national) => weighted(national, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0 },
  NL: { shape: "\\d{9}B\\d{2}", passes: dutch },
  PL: { shape: "\\d{10}", passes: polish },
  PT: { shape: "[1-9]\\d{8}", passes: portuguese },
  RO: { shape: "[1-9]\\d{1,9}", passes: romanian },
  SE: { shape: "\\d{10}\\d\\d", passes: (national) => luhn(national.slice(0, 10)) },
  SI: { shape: "[1-9]\\d{7}", passes: slovenian },
  SK: { shape: "[1-9]\\d[2-47-9]\\d{7}", passes: (national) => Number(national) % 11 === 0 },
  XI: { shape: "(?:\\d{12}|\\d{9}|GD[0-4]\\d\\d|HA[5-9]\\d\\d)", passes: british },
};
