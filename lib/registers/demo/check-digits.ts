/**
 * Check digits of official numbers. Each function takes the digits before the check digit and returns the check digit (or the whole
 * number); undefined where the scheme has no check digit for them, in which case the register skips that number.
 */

/** Sum of each digit times the weight at its position. */
function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += (digits.charCodeAt(index) - 48) * (weights[index] ?? 0);
  return sum;
}

/** Luhn (ISO/IEC 7812-1 annex B): every second digit from the right is doubled. */
export function luhn(digits: string): string {
  let sum = 0;
  let doubled = true;
  for (let index = digits.length - 1; index >= 0; index--) {
    const digit = digits.charCodeAt(index) - 48;
    const value = doubled ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
    doubled = !doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** ISO 7064 MOD 11,10, which German VAT numbers use. */
export function mod11And10(digits: string): string {
  let product = 10;
  for (let index = 0; index < digits.length; index++) {
    const sum = (digits.charCodeAt(index) - 48 + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return String((11 - product) % 10);
}

/**
 * What is left to the next multiple of 11 after weighting. A result of 10 has no digit.
 * Used by Norway (3,2,7,6,5,4,3,2), Switzerland (5,4,3,2,7,6,5,4), Denmark, Finland and others.
 */
export function complementOf11(digits: string, weights: readonly number[]): string | undefined {
  const check = (11 - (weightedSum(digits, weights) % 11)) % 11;
  return check === 10 ? undefined : String(check);
}

/** The remainder by 11 after weighting; 10 has no digit. Used by the Netherlands (9..2) and Poland's NIP (6,5,7,2,3,4,5,6,7). */
export function remainderOf11(digits: string, weights: readonly number[]): string | undefined {
  const check = weightedSum(digits, weights) % 11;
  return check === 10 ? undefined : String(check);
}

/** The remainder by 11 after weighting, 10 counted as 0. Used by Greece's AFM (256,128..2) and Poland's REGON (8,9,2,3,4,5,6,7). */
export function remainderOf11Or0(digits: string, weights: readonly number[]): string {
  return String((weightedSum(digits, weights) % 11) % 10);
}

/** Czech IČO and, with 0 for 10 and 11, Portugal's NIPC: 11 less the remainder, its last digit. */
export function lastDigitOf11Complement(digits: string, weights: readonly number[], tenIsZero: boolean): string {
  const check = 11 - (weightedSum(digits, weights) % 11);
  return String(tenIsZero && check >= 10 ? 0 : check % 10);
}

/** Bulgaria's EIK: remainder by 11 with weights 1..8, with 3..10 where that gives 10, and 0 where both do. */
export function bulgarianCheck(digits: string): string {
  const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  return first < 10 ? String(first) : String((weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10);
}

/** Belgium's enterprise number: 97 less the remainder by 97, two digits. */
export function belgianCheck(digits: string): string {
  return String(97 - (Number(digits) % 97)).padStart(2, "0");
}

/** The two digits in front of a French VAT number: (12 + 3 × (SIREN mod 97)) mod 97. */
export function frenchVatKey(siren: string): string {
  return String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, "0");
}

/** Great Britain's VAT number: weights 8..2, and what is left to the next multiple of 97, two digits. */
export function britishVatCheck(digits: string): string {
  return String(97 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 97)).padStart(2, "0");
}

/** Austria's UID: every second of seven digits doubled and its digits added, the sum plus 4, to the next multiple of 10. */
export function austrianVatCheck(digits: string): string {
  let sum = 4;
  for (let index = 0; index < 7; index++) {
    const digit = digits.charCodeAt(index) - 48;
    const value = index % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return String((10 - (sum % 10)) % 10);
}

/** The letter of an Irish VAT number of the form 7 digits, letter, letter: weights 8..2, the second letter's place in the alphabet times 9. */
export function irishVatLetter(digits: string, second: "" | "H"): string {
  const sum = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + (second === "H" ? 8 * 9 : 0);
  return "WABCDEFGHIJKLMNOPQRSTUV".charAt(sum % 23);
}

/** The control character of a Spanish CIF for its seven digits: a digit, or a letter for public bodies and associations (`asLetter`). */
export function spanishCifControl(digits: string, asLetter: boolean): string {
  const check = Number(luhn(digits));
  return asLetter ? "JABCDEFGHI".charAt(check) : String(check);
}

/** Japan's corporate number: the first digit is 9 less the remainder by 9 of the others weighted 1, 2 alternately from the right. */
export function japaneseCheck(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) sum += (digits.charCodeAt(digits.length - 1 - index) - 48) * (index % 2 === 0 ? 1 : 2);
  return String(9 - (sum % 9));
}

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** The two check digits of a Brazilian CNPJ for its first twelve digits; a remainder below 2 gives 0. */
export function cnpjChecks(digits: string): string {
  const check = (text: string) => String((11 - (weightedSum(text, CNPJ_WEIGHTS.slice(13 - text.length)) % 11)) % 11 % 10);
  const first = check(digits);
  return first + check(digits + first);
}

/** An Australian company number's check digit: weights 8..1, to the next multiple of 10. */
export function acnCheck(digits: string): string {
  return String((10 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 1]) % 10)) % 10);
}

/** An Australian business number: two digits in front of the ACN, so that the weighted sum less 10 divides by 89. */
export function abnOf(acn: string): string {
  return String(99 - (weightedSum(acn, [3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89)) + acn;
}

/** A Legal Entity Identifier's two check digits (ISO 17442, ISO 7064 MOD 97-10) for its first 18 characters. */
export function leiChecks(characters: string): string {
  let remainder = 0;
  for (let index = 0; index < characters.length; index++) {
    const code = characters.charCodeAt(index);
    remainder = code < 58 ? (remainder * 10 + code - 48) % 97 : (remainder * 100 + code - 55) % 97;
  }
  return String(98 - ((remainder * 100) % 97)).padStart(2, "0");
}
