const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Whether a text is a Norwegian organisation number: nine digits, of which the last is a check digit by modulus 11. A number whose check
 * digit would be 10 is never given out.
 * @see https://snl.no/organisasjonsnummer
 */
export function isOrganisationNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text.charAt(index)), 0);
  return (11 - (sum % 11)) % 11 === Number(text.charAt(8));
}

/** Why a row is rejected whose organisation number is none. */
export const NOT_A_NUMBER = "not an organisation number (nine digits, the last a check digit)";
