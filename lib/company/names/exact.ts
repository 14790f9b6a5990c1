const BEYOND_ASCII = /[^\u0000-\u007f]/u;

/**
 * Folds case and nothing else, for comparing whole place names: Unicode NFC and full case folding. "AMSTERDAM" equals
 * "amsterdam" and "Straße" equals "STRASSE", but "Munchen" does not equal "München". Idempotent.
 *
 * A letter folds by way of its capital (https://www.unicode.org/Public/UCD/latest/ucd/CaseFolding.txt, status C and F), so
 * that ß, ẞ and ss are one, as are σ and final ς. The Turkish ı therefore equals i, whose capital it shares.
 */
export function foldExact(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return text.normalize("NFC").toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ").normalize("NFC");
}
