/**
 * A number as registers and spreadsheets write it: "1234", "-5", "52,37", "2,41392E+11". Comma and point are both decimal marks; thousands
 * separators cannot be told from them, so that "1.234.567" is no number here.
 * @returns undefined for what is no number.
 */
export function readNumber(text: string): number | undefined {
  if (!/^[-+]?\d{1,30}(?:[.,]\d{1,30})?(?:[Ee][-+]?\d{1,3})?$/.test(text)) return undefined;
  const value = Number(text.replace(",", "."));
  // Adding zero turns -0 into 0.
  return Number.isFinite(value) ? value + 0 : undefined;
}

/** A whole number in one of the forms of `readNumber` ("2,41392E+11" is 241392000000); undefined for what is none, or too large to be exact. */
export function readInteger(text: string): number | undefined {
  const value = readNumber(text);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Whether a text is a number as spreadsheets cut it: in scientific notation with a signed exponent, of which six digits are left ("3,18571E+13"). */
export function isScientific(text: string): boolean {
  return /^[-+]?\d{1,30}(?:[.,]\d{1,30})?[Ee][-+]\d{1,3}$/.test(text);
}
