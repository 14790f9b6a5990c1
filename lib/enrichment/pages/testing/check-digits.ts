/**
 * The shapes and check digits of official numbers, for labels only: written apart from the extractor, so that an error there is not
 * an error here. A number is in the form in which it is compared: upper-case letters and digits, nothing between.
 * Formulas as published by the registers and tax offices and collected in https://arthurdejong.org/python-stdnum/doc/.
 */

const digits = (text: string): number[] => Array.from(text, (sign) => ALPHABET.indexOf(sign));
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const weighted = (text: string, weights: readonly number[]): number =>
  digits(text).slice(0, weights.length).reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0);

/** https://en.wikipedia.org/wiki/Luhn_algorithm, of base 10 or, in Indian numbers, 36. */
function luhn(text: string, base = 10): boolean {
  const sum = digits(text).reverse().reduce((total, digit, at) => {
    const product = at % 2 === 0 ? digit : digit * 2;
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return sum % base === 0;
}

const mod97 = (text: string): number => Array.from(text).reduce((rest, sign) => Number(`${rest}${ALPHABET.indexOf(sign)}`) % 97, 0);

/** ISO 7064 MOD 11,10. */
function mod1110(text: string): boolean {
  const product = digits(text).slice(0, -1).reduce((rest, digit) => (((rest + digit) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === Number(text.at(-1));
}

const last = (text: string): number => Number(text.at(-1));
/** 11 less the rest of 11; 11 is 0. A rest that would need the digit 10 is never given out. */
const mod11 = (text: string, weights: readonly number[]): boolean => (11 - (weighted(text, weights) % 11)) % 11 === last(text);
/** The rest of 11, with 10 written as 0. */
const rest11 = (text: string, weights: readonly number[]): boolean => (weighted(text, weights) % 11) % 10 === last(text);
/** The rest of 11 with first weights, and where it is 10 with second ones. */
function twice11(text: string, first: readonly number[], second: readonly number[]): boolean {
  const rest = weighted(text, first) % 11;
  return (rest < 10 ? rest : (weighted(text, second) % 11) % 10) === last(text);
}

const spanish = (text: string): boolean => {
  if (/^[\dXYZ]/.test(text)) {
    const number = Number(text.slice(0, 8).replace(/^[XYZ]/, (sign) => String("XYZ".indexOf(sign))));
    return "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23] === text.at(-1);
  }
  const sum = digits(text.slice(1, 8)).reduce((total, digit, at) => total + (at % 2 === 1 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)), 0);
  const check = (10 - (sum % 10)) % 10;
  return text.at(-1) === String(check) || text.at(-1) === "JABCDEFGHI"[check];
};

const brazilian = (text: string): boolean =>
  [12, 13].every((length) => {
    const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2].slice(13 - length);
    const rest = weighted(text, weights) % 11;
    return (rest < 2 ? 0 : 11 - rest) === Number(text[length]);
  });

const turkish = (text: string): boolean => {
  const sum = digits(text.slice(0, 9)).reduce((total, digit, at) => {
    const shifted = (digit + 9 - at) % 10;
    return total + (shifted === 0 ? 0 : (shifted * 2 ** (9 - at)) % 9 || 9);
  }, 0);
  return (10 - (sum % 10)) % 10 === last(text);
};

const japanese = (text: string): boolean => {
  const sum = digits(text.slice(1)).reverse().reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9) === Number(text[0]);
};

const irish = (text: string): boolean => {
  const sum = weighted(text, [8, 7, 6, 5, 4, 3, 2]) + 9 * ("WABCDEFGHI".indexOf(text[8] ?? "W"));
  return "WABCDEFGHIJKLMNOPQRSTUV"[sum % 23] === text[7];
};

const cypriot = (text: string): boolean => {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = digits(text.slice(0, 8)).reduce((total, digit, at) => total + (at % 2 === 0 ? (odd[digit] ?? 0) : digit), 0);
  return String.fromCharCode(65 + (sum % 26)) === text[8];
};

const britishVat = (text: string): boolean => [0, 42, 55].includes(weighted(text, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97);
const dutchVat = (text: string): boolean => {
  const sum = weighted(text, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return sum === last(text.slice(0, 9)) || mod97(`NL${text}`) === 1;
};

/** What a number of a scheme looks like (without its country's prefix) and, where the scheme has check digits, whether they are right. */
interface Scheme {
  readonly prefix?: string;
  readonly shape: RegExp;
  readonly check?: (number: string) => boolean;
  /** Whether the contract's `identifier` source names it: Dutch, British and German registry numbers, EU VAT numbers. */
  readonly listed?: true;
}

const eu = (prefix: string, shape: RegExp, check: (number: string) => boolean): Scheme => ({ prefix, shape, check, listed: true });

const SCHEMES: Readonly<Record<string, Scheme>> = {
  "nl-kvk": { shape: /^\d{8}$/, listed: true },
  "de-hr": { shape: /^(HRA|HRB|GNR|VR|PR)\d{1,6}[A-Z]{0,3}$/, listed: true },
  "gb-company": { shape: /^(\d{8}|[A-Z]{2}\d{6})$/, listed: true },
  "gb-vat": { prefix: "GB", shape: /^\d{9}(\d{3})?$/, check: britishVat, listed: true },
  "xi-vat": { prefix: "XI", shape: /^\d{9}$/, check: britishVat, listed: true },
  "nl-vat": eu("NL", /^\d{9}B(?!00)\d\d$/, dutchVat),
  "de-vat": eu("DE", /^[1-9]\d{8}$/, mod1110),
  "at-vat": eu("AT", /^U\d{8}$/, (n) => (10 - ((digits(n.slice(1, 8)).reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)), 0) + 4) % 10)) % 10 === last(n)),
  "be-vat": eu("BE", /^[01]\d{9}$/, (n) => 97 - (Number(n.slice(0, 8)) % 97) === Number(n.slice(8))),
  "bg-vat": eu("BG", /^\d{9}$/, (n) => twice11(n, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10])),
  "cy-vat": eu("CY", /^\d{8}[A-Z]$/, cypriot),
  "cz-vat": eu("CZ", /^\d{8}$/, (n) => (11 - (weighted(n, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(n)),
  "dk-vat": eu("DK", /^[1-9]\d{7}$/, (n) => weighted(n, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0),
  "ee-vat": eu("EE", /^\d{9}$/, (n) => weighted(n, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0),
  "es-vat": eu("ES", /^([A-HJ-NP-SUVW]\d{7}[\dA-J]|[\dXYZ]\d{7}[A-Z])$/, spanish),
  "fi-vat": eu("FI", /^\d{8}$/, (n) => mod11(n, [7, 9, 10, 5, 8, 4, 2])),
  "fr-vat": eu("FR", /^\d{11}$/, (n) => luhn(n.slice(2)) && Number(n.slice(0, 2)) === (12 + 3 * (Number(n.slice(2)) % 97)) % 97),
  "gr-vat": eu("EL", /^\d{9}$/, (n) => rest11(n, [256, 128, 64, 32, 16, 8, 4, 2])),
  "hr-vat": eu("HR", /^\d{11}$/, mod1110),
  "hu-vat": eu("HU", /^\d{8}$/, (n) => weighted(n, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0),
  "ie-vat": eu("IE", /^\d{7}[A-W][A-I]?$/, irish),
  "it-vat": eu("IT", /^\d{11}$/, (n) => luhn(n)),
  "lt-vat": eu("LT", /^(\d{7}1\d|\d{12})$/, (n) => twice11(n, n.length === 9 ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2], n.length === 9 ? [3, 4, 5, 6, 7, 8, 9, 1] : [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4])),
  "lu-vat": eu("LU", /^\d{8}$/, (n) => Number(n.slice(0, 6)) % 89 === Number(n.slice(6))),
  "lv-vat": eu("LV", /^[4-9]\d{10}$/, (n) => weighted(n, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3),
  "mt-vat": eu("MT", /^\d{8}$/, (n) => weighted(n, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0),
  "pl-vat": eu("PL", /^\d{10}$/, (n) => weighted(n, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(n)),
  "pt-vat": eu("PT", /^[1-9]\d{8}$/, (n) => ((11 - (weighted(n, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === last(n)),
  "ro-vat": eu("RO", /^[1-9]\d{1,9}$/, (n) => ((10 * weighted(n.padStart(10, "0"), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === last(n)),
  "se-vat": eu("SE", /^\d{10}01$/, (n) => luhn(n.slice(0, 10))),
  "si-vat": eu("SI", /^[1-9]\d{7}$/, (n) => (11 - (weighted(n, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(n)),
  "sk-vat": eu("SK", /^[1-9]\d[2-4789]\d{7}$/, (n) => Number(n) % 11 === 0),
  "at-fn": { shape: /^FN\d{1,6}[A-Z]$/ },
  "au-abn": { shape: /^\d{11}$/, check: (n) => (weighted(n, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0 },
  "au-acn": { shape: /^\d{9}$/, check: (n) => (10 - (weighted(n, [8, 7, 6, 5, 4, 3, 2, 1]) % 10)) % 10 === last(n) },
  "br-cnpj": { shape: /^\d{14}$/, check: brazilian },
  "ca-bn": { shape: /^\d{9}$/, check: (n) => luhn(n) },
  "ch-uid": { prefix: "CHE", shape: /^\d{9}$/, check: (n) => mod11(n, [5, 4, 3, 2, 7, 6, 5, 4]) },
  "cy-reg": { shape: /^HE\d{4,6}$/ },
  "cz-ico": { shape: /^\d{8}$/, check: (n) => (11 - (weighted(n, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(n) },
  "ee-reg": { shape: /^\d{8}$/, check: (n) => twice11(n, [1, 2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8, 9]) },
  "fr-siren": { shape: /^\d{9}$/, check: (n) => luhn(n) },
  "fr-siret": { shape: /^\d{14}$/, check: (n) => luhn(n) && luhn(n.slice(0, 9)) },
  "gr-gemi": { shape: /^\d{12}$/ },
  "hr-mbs": { shape: /^\d{9}$/ },
  "hu-cg": { shape: /^\d{10}$/ },
  "ie-cro": { shape: /^\d{5,6}$/ },
  "il-company": { shape: /^5\d{8}$/, check: (n) => luhn(n) },
  "in-cin": { shape: /^[LUF]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/ },
  "in-gstin": { shape: /^\d{2}[A-Z]{5}\d{4}[A-Z]\dZ[\dA-Z]$/, check: (n) => luhn(n, 36) },
  "it-rea": { shape: /^[A-Z]{2}\d{5,7}$/ },
  "jp-corporate": { shape: /^[1-9]\d{12}$/, check: japanese },
  "lt-code": { shape: /^\d{9}$/, check: (n) => twice11(n, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1]) },
  "lu-rcs": { shape: /^B\d{4,6}$/ },
  "lv-reg": { shape: /^[4-9]\d{10}$/, check: (n) => weighted(n, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3 },
  "mt-reg": { shape: /^C\d{4,6}$/ },
  "mx-rfc": { shape: /^[A-Z&]{3}\d{6}[A-Z\d]{3}$/ },
  "no-org": { shape: /^[89]\d{8}$/, check: (n) => mod11(n, [3, 2, 7, 6, 5, 4, 3, 2]) },
  "nz-nzbn": { shape: /^9429\d{9}$/, check: (n) => (10 - (weighted(n, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]) % 10)) % 10 === last(n) },
  "pl-krs": { shape: /^0\d{9}$/ },
  "pl-regon": { shape: /^\d{9}$/, check: (n) => rest11(n, [8, 9, 2, 3, 4, 5, 6, 7]) },
  "ro-j": { shape: /^J\d{4,14}$/ },
  "se-org": { shape: /^\d{10}$/, check: (n) => luhn(n) },
  "sg-uen": { shape: /^\d{9}[A-Z]$/ },
  "si-reg": { shape: /^\d{10}$/ },
  "sk-ico": { shape: /^\d{8}$/, check: (n) => (11 - (weighted(n, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(n) },
  "tr-mersis": { shape: /^\d{16}$/ },
  "tr-vkn": { shape: /^\d{10}$/, check: turkish },
  "us-ein": { shape: /^\d{9}$/ },
  "za-reg": { shape: /^\d{12}$/ },
};

/** Whether labels may name the scheme, and whether the contract lists it for the `identifier` source. */
export const knowsScheme = (scheme: string): boolean => scheme in SCHEMES;
export const isListed = (scheme: string): boolean => SCHEMES[scheme]?.listed === true;

/** The forms in which a number of the scheme may be given: with its country's prefix and without it; Greece's is EL or GR. */
export function writtenForms(scheme: string, bare: string): string[] {
  const prefix = SCHEMES[scheme]?.prefix;
  if (prefix === undefined) return [bare];
  return prefix === "EL" ? [`EL${bare}`, `GR${bare}`, bare] : [`${prefix}${bare}`, bare];
}

/** Whether a number without its prefix has its scheme's shape and right check digits, where the scheme has them. */
export function isValidNumber(scheme: string, bare: string): boolean {
  const known = SCHEMES[scheme];
  return known !== undefined && known.shape.test(bare) && (known.check?.(bare) ?? true);
}
