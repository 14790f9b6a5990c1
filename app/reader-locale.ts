/** Where the browser names none that is known. */
const USUAL = "en-GB";

/**
 * The reader's first language, for numbers and dates.
 * @param accepted the `Accept-Language` header: "de-CH,de;q=0.9".
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.accept-language
 */
export function readerLocale(accepted: string | null): string {
  const first = accepted?.split(",")[0]?.split(";")[0]?.trim() ?? "";
  try {
    return Intl.NumberFormat.supportedLocalesOf(first)[0] ?? USUAL;
  } catch {
    return USUAL;
  }
}
