import { digitsOf } from "./checks";

const PERSON_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const COMPANY_LETTERS = "JABCDEFGHI";

/**
 * The Spanish NIF: of companies (a letter for the legal form, seven digits, a digit or letter that checks them), of persons
 * (eight digits and a letter) and of foreigners (X, Y or Z first).
 * @see https://www.boe.es/buscar/act.php?id=BOE-A-2008-3580 (Orden EHA/451/2008)
 */
export function spanishNif(nif: string): boolean {
  if (/^[XYZ\d]\d{7}[A-Z]$/.test(nif)) {
    const digits = nif.slice(0, 8).replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter)));
    return PERSON_LETTERS[Number(digits) % 23] === nif.charAt(8);
  }
  if (!/^[A-HJNP-SUVW]\d{7}[0-9A-J]$/.test(nif)) return false;
  const sum = digitsOf(nif.slice(1, 8)).reduce((total, digit, at) => {
    const value = digit * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  const written = nif.charAt(8);
  if (/[PQRSNW]/.test(nif.charAt(0))) return written === COMPANY_LETTERS[check];
  if (/[ABEH]/.test(nif.charAt(0))) return written === String(check);
  return written === String(check) || written === COMPANY_LETTERS[check];
}
