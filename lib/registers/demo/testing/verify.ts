/**
 * Whether official numbers are valid, worked out the way their verifiers do it: over the whole number, by sums that come out even. It
 * shares nothing with the code that makes the numbers.
 */

const digitsOf = (text: string): number[] => Array.from(text, Number);
const dot = (digits: readonly number[], weights: readonly number[]): number => digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);
const weighted = (text: string, weights: readonly number[], modulus: number): boolean => dot(digitsOf(text), weights) % modulus === 0;

function luhnValid(text: string): boolean {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  return digitsOf(text).reverse().reduce((sum, digit, index) => sum + (index % 2 === 1 ? (doubled[digit] ?? NaN) : digit), 0) % 10 === 0;
}

export function leiValid(text: string): boolean {
  return /^[0-9A-Z]{18}\d\d$/.test(text) && BigInt(Array.from(text, (character) => parseInt(character, 36)).join("")) % 97n === 1n;
}

function mod11And10Valid(text: string): boolean {
  let check = 5;
  for (const digit of digitsOf(text)) check = (((check === 0 ? 10 : check) * 2) % 11 + digit) % 10;
  return check === 1;
}

function cnpjValid(text: string): boolean {
  const remainder = (weights: readonly number[]) => (dot(digitsOf(text), weights) * 10) % 11 % 10;
  return remainder([5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) === Number(text[12]) && remainder([6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) === Number(text[13]);
}

function bulgarianValid(text: string): boolean {
  const sum = (from: number) => dot(digitsOf(text.slice(0, 8)), [0, 1, 2, 3, 4, 5, 6, 7].map((offset) => offset + from)) % 11;
  const first = sum(1);
  return (first === 10 ? sum(3) % 10 : first) === Number(text[8]);
}

function irishValid(text: string): boolean {
  const letters = "WABCDEFGHIJKLMNOPQRSTUV";
  return letters[(dot(digitsOf(text.slice(0, 7)), [8, 7, 6, 5, 4, 3, 2]) + 9 * Math.max(0, letters.indexOf(text[8] ?? "W"))) % 23] === text[7];
}

/** 11 times what is needed to the check digit: remainders 0 and 10 both stand as 0. */
function remainderIsLast(text: string, weights: readonly number[]): boolean {
  return (dot(digitsOf(text.slice(0, -1)), weights) % 11) % 10 === Number(text.at(-1));
}

const ofLength = (pattern: RegExp, valid: (body: string) => boolean) => (number: string): boolean => {
  const body = pattern.exec(number)?.[1];
  return body !== undefined && valid(body);
};

/** VAT numbers by the country of the record. */
export const VAT: Readonly<Record<string, (number: string) => boolean>> = {
  AT: ofLength(/^ATU(\d{8})$/, (body) => luhnValid(body.slice(0, 6) + String((Number(body[6]) + 4 + Number(body[7])) % 10))),
  BE: ofLength(/^BE([01]\d{9})$/, (body) => (Number(body.slice(0, 8)) + Number(body.slice(8))) % 97 === 0),
  BG: ofLength(/^BG(\d{9})$/, bulgarianValid),
  CH: ofLength(/^CHE(\d{9})(?:MWST|TVA|IVA)$/, (body) => weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 1], 11)),
  CZ: ofLength(/^CZ(\d{8})$/, (body) => (11 - (dot(digitsOf(body.slice(0, 7)), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(body[7])),
  DE: ofLength(/^DE([1-9]\d{8})$/, mod11And10Valid),
  DK: ofLength(/^DK([1-9]\d{7})$/, (body) => weighted(body, [2, 7, 6, 5, 4, 3, 2, 1], 11)),
  ES: ofLength(/^ES[ABEFGJ](\d{8})$/, luhnValid),
  FI: ofLength(/^FI(\d{8})$/, (body) => weighted(body, [7, 9, 10, 5, 8, 4, 2, 1], 11)),
  FR: ofLength(/^FR(\d{11})$/, (body) => luhnValid(body.slice(2)) && Number(`${body.slice(2)}12`) % 97 === Number(body.slice(0, 2))),
  GB: ofLength(/^GB(\d{9})$/, (body) => (dot(digitsOf(body.slice(0, 7)), [8, 7, 6, 5, 4, 3, 2]) + Number(body.slice(7))) % 97 === 0),
  GR: ofLength(/^EL(\d{9})$/, (body) => remainderIsLast(body, [256, 128, 64, 32, 16, 8, 4, 2])),
  IE: ofLength(/^IE(\d{7}[A-W]H?)$/, irishValid),
  IT: ofLength(/^IT(\d{11})$/, luhnValid),
  NL: ofLength(/^NL(\d{9})B\d\d$/, (body) => weighted(body, [9, 8, 7, 6, 5, 4, 3, 2, -1], 11)),
  NO: ofLength(/^NO([89]\d{8})MVA$/, (body) => weighted(body, [3, 2, 7, 6, 5, 4, 3, 2, 1], 11)),
  PL: ofLength(/^PL(\d{10})$/, (body) => weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7, -1], 11)),
  PT: ofLength(/^PT(\d{9})$/, (body) => (dot(digitsOf(body), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11) - (body.endsWith("0") ? 1 : 0) <= 0),
  SE: ofLength(/^SE(\d{10})01$/, luhnValid),
};

const plain = (number: string): string => number.replace(/[\s./-]/g, "");

/** Registration numbers by what the record calls them. */
export const REGISTRATION: Readonly<Record<string, (number: string) => boolean>> = {
  HRB: (number) => /^HRB [1-9]\d{2,5}( [A-Z]{1,2})?$/.test(number),
  HRA: (number) => /^HRA [1-9]\d{2,5}( [A-Z]{1,2})?$/.test(number),
  VR: (number) => /^VR [1-9]\d{2,5}( [A-Z]{1,2})?$/.test(number),
  GnR: (number) => /^GnR [1-9]\d{2,5}( [A-Z]{1,2})?$/.test(number),
  FN: (number) => /^FN \d{5,6}[a-z]$/.test(number),
  UID: (number) => /^CHE-\d{3}\.\d{3}\.\d{3}$/.test(number) && VAT.CH?.(`${plain(number)}MWST`) === true,
  KRS: (number) => /^000\d{7}$/.test(number),
  IČO: (number) => VAT.CZ?.(`CZ${number}`) === true,
  Organisationsnummer: (number) => /^55\d{4}-\d{4}$/.test(number) && luhnValid(plain(number)),
  Organisasjonsnummer: (number) => VAT.NO?.(`NO${number}MVA`) === true,
  CVR: (number) => VAT.DK?.(`DK${number}`) === true,
  "P-nummer": (number) => /^10\d{8}$/.test(number),
  "Y-tunnus": (number) => /^\d{7}-\d$/.test(number) && VAT.FI?.(`FI${plain(number)}`) === true,
  KvK: (number) => /^\d{8}$/.test(number),
  Vestigingsnummer: (number) => /^0000\d{8}$/.test(number),
  "Enterprise number": (number) => VAT.BE?.(`BE${plain(number)}`) === true,
  "Establishment number": (number) => /^2\.\d{3}\.\d{3}\.\d{3}$/.test(number) && (Number(plain(number).slice(0, 8)) + Number(plain(number).slice(8))) % 97 === 0,
  "Company number": (number) => /^(\d{8}|(SC|NI|OC|SO|NC)\d{6})$/.test(number),
  CRO: (number) => /^\d{6}$/.test(number),
  SIREN: (number) => /^\d{9}$/.test(number) && luhnValid(number),
  SIRET: (number) => /^\d{14}$/.test(number) && luhnValid(number) && luhnValid(number.slice(0, 9)),
  "Codice fiscale": (number) => VAT.IT?.(`IT${number}`) === true,
  CIF: (number) => VAT.ES?.(`ES${number}`) === true,
  NIPC: (number) => VAT.PT?.(`PT${number}`) === true,
  GEMI: (number) => /^\d{12}$/.test(number),
  EIK: (number) => VAT.BG?.(`BG${number}`) === true,
  EIN: (number) => /^\d{2}-\d{7}$/.test(number),
  BN: (number) => /^\d{9}$/.test(number) && luhnValid(number),
  CNPJ: (number) => /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/.test(number) && cnpjValid(plain(number)),
  "Corporate number": (number) => /^[1-9]\d{12}$/.test(number) && (Number(number[0]) + dot(digitsOf(number.slice(1)), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1])) % 9 === 0,
  CIN: (number) => /^[LU]\d{5}[A-Z]{2}\d{4}(PTC|PLC)\d{6}$/.test(number),
  ACN: (number) => /^\d{9}$/.test(number) && weighted(number, [8, 7, 6, 5, 4, 3, 2, 1, 1], 10),
};

/** Australian business numbers, French head offices' SIRET and Polish REGON, by country. */
export const OTHER: Readonly<Record<string, (number: string) => boolean>> = {
  AU: (number) => /^\d{11}$/.test(number) && dot([Number(number[0]) - 1, ...digitsOf(number.slice(1))], [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0,
  FR: (number) => REGISTRATION.SIRET?.(number) === true,
  PL: (number) => /^\d{9}$/.test(number) && remainderIsLast(number, [8, 9, 2, 3, 4, 5, 6, 7]),
};
