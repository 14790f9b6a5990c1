/** The zeros of the scripts whose digits pages write: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const OTHER_DIGIT = new RegExp(`[${ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join("")}]`, "g");

/** A text with the digits of other scripts as those of ASCII, each in its place ("شماره ثبت ۷۴۵۶" ends "7456"). */
export function withWesternDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => String(digit.charCodeAt(0) - (ZEROS.findLast((zero) => zero <= digit.charCodeAt(0)) ?? 0)));
}
