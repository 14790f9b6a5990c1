/**
 * Company names and place names as words, the same for the index builder and for queries.
 *
 * The strict reading of a name query is: every word of the query's `core` is among the company's `tokens` and `extra`,
 * the last one possibly as a prefix. What the two sides may differ in (case, diacritics, script, punctuation, the
 * spelling of the legal form) is gone after {@link analyseName}; an apostrophe separates words (`l'Église` is `l`, `eglise`).
 *
 * - Other scripts are read in Latin on both sides, so that a name is found in its own script and in its romanisation.
 *   Han characters have no reading without context: each is a word of its own, as it is.
 * - "&" and "+" are separators. A name that has one also carries "and", "und", "et" … in `extra`.
 * - ü is u, and "mueller" is an extra word of "Müller"; the name "Mueller" carries "muller" the same way.
 * - Letters and digits stay together ("3M"); only punctuation separates them ("24/7" is 24, 7).
 */
export { analyseName, analyseQuery, type NameAnalysis, normaliseName, type QueryAnalysis } from "./names/analyse";
export { foldExact } from "./names/exact";
export { foldText, words } from "./names/fold-text";
