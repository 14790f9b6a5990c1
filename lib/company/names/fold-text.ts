import { scan } from "./scan";

/** The words of a text (a street, a city): see {@link foldText}. Empty for a text without letters and digits. */
export function words(text: string): string[] {
  return scan(text, false).words;
}

/**
 * Folds a street's or city's name for matching: lower case, Latin letters without diacritics, punctuation as blanks,
 * words joined by one blank ("Rue de l'Église, 12" → "rue de l eglise 12"). Idempotent. No legal forms, and dotted letters stay apart.
 */
export function foldText(text: string): string {
  return words(text).join(" ");
}
