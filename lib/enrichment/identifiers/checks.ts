/**
 * Arithmetic that check digits are made of. Every function takes digits as text and looks at no more than it is given. The rules are those
 * of the registers and tax offices, as collected in https://arthurdejong.org/python-stdnum/formats.
 */

/** The sum of digits times weights; digits beyond the weights do not count. */
export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (digits.charCodeAt(at) - 48), 0);
}

/** The digits of a text as numbers; a letter counts as its place behind the digit 0. */
export function digitsOf(text: string): readonly number[] {
  return Array.from(text, (character) => character.charCodeAt(0) - 48);
}

/** Luhn's formula (ISO/IEC 7812-1, annex B). */
export function luhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, double = false; at >= 0; at -= 1, double = !double) {
    const digit = (digits.charCodeAt(at) - 48) * (double ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** ISO 7064 MOD 11,10, the check of German VAT numbers and the Croatian OIB. */
export function mod11and10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.slice(-1));
}

/** The remainder of a number that may be longer than JavaScript's; letters count as 10 to 35 (ISO 7064 MOD 97-10). */
export function mod97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/**
 * Two rounds of weights modulo 11: the second where the first leaves 10 (Bulgaria, Estonia, Lithuania).
 * @returns the check digit
 */
export function twoRounds(digits: string, first: readonly number[], second: readonly number[]): number {
  const once = weighted(digits, first) % 11;
  return once < 10 ? once : (weighted(digits, second) % 11) % 10;
}

/** Whether all digits are the same, or run up or down by one: numbers that templates are filled with ("HRB 12345"). */
export function isPlaceholder(compact: string): boolean {
  const digits = compact.replace(/\D/g, "");
  if (digits.length < 6) return digits === "12345";
  if (/^0{6}/.test(digits)) return true;
  const steps = new Set<number>();
  for (let at = 1; at < digits.length; at += 1) steps.add((digits.charCodeAt(at) - digits.charCodeAt(at - 1) + 10) % 10);
  const [step] = steps;
  return steps.size === 1 && (step === 0 || step === 1 || step === 9);
}
