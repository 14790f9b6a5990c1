import { COUNTRY_WORDS } from "./country-words";

/** What one official number of companies looks like, how it is checked and how pages label it. */
export interface NumberScheme {
  /** Country and register or tax, such as `nl-kvk`; names the scheme in explanations. */
  readonly id: string;
  /** ISO 3166 code of the country whose number it is; "" where it belongs to none. */
  readonly country: string;
  /**
   * The shapes of the number, upper-case letters and digits only, longest first; each is anchored to the start. Group 1, where there is one,
   * is the part that counts.
   */
  readonly shapes: readonly RegExp[];
  /** What pages write before (or after) it, in any case and punctuation. */
  readonly labels: readonly string[];
  /**
   * `label`: a row of digits is this number only beside its label. `prefix`: the number begins with its country's letters and has check
   * digits that few random numbers pass, so it is one wherever it stands.
   */
  readonly needs: "label" | "prefix";
  /** The number as its register writes it, upper-case letters and digits; undefined where check digits or reserved ranges refuse it. */
  readonly read: (compact: string) => string | undefined;
  /** What is checked beyond the shape, in the words of an explanation; undefined where the number has no check digit. */
  readonly check?: string;
  /** Where the rule is described. */
  readonly source: string;
  /** Whether pages also write the label behind the number ("123 456 789 RCS Paris"). */
  readonly labelBehind?: boolean;
  /** Where other countries use the same label and shape: top-level domains of which the page's, or words of which one near the number, must be there. */
  readonly onlyWith?: { readonly tlds: readonly string[]; readonly words: RegExp };
  /** Words between label and number that make it another register's. */
  readonly notBehind?: RegExp;
  /** Words behind the number that make it another register's, where its label says no country. */
  readonly notBefore?: RegExp;
  /** Whether the shape is so much its own that a label of half the world is enough beside it; nor does it make a label one of half the world. */
  readonly distinct?: boolean;
  /**
   * Whether it counts only on pages of its country: by {@link onlyWith}, and under no domain of another country. Its labels are what they are without it
   * ("RUC" of five countries is no label of half the world).
   */
  readonly isLocal?: boolean;
  /** On a page that points to another country, the number counts only with one of these words near it. */
  readonly elsewhere?: RegExp;
}

/** A reader for numbers that are written as they stand. */
export const asWritten = (compact: string): string => compact;

/** A reader that keeps what passes a check. */
export function checked(passes: (digits: string) => boolean, form: (digits: string) => string = asWritten): (compact: string) => string | undefined {
  return (compact) => (passes(compact) ? form(compact) : undefined);
}

/**
 * A number whose label or shape says nothing about its country ("RC : 408291", "TIN: 104927381"): it counts only on pages of its country's domain, or where the country or a
 * chief town stands near it.
 */
export function local({ read = asWritten, ...scheme }: Omit<NumberScheme, "needs" | "read" | "isLocal" | "onlyWith"> & Partial<Pick<NumberScheme, "read">>): NumberScheme {
  return { ...scheme, needs: "label", read, isLocal: true, onlyWith: { tlds: [scheme.country.toLowerCase()], words: COUNTRY_WORDS[scheme.country] ?? /(?!)/ } };
}
