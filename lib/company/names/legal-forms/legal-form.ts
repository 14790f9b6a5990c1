export type FormPlace = "start" | "both" | "quoted";

/** One way, or several, of writing a legal form in a company's name. */
export interface LegalForm {
  /** What every spelling becomes: lower-case words joined by one blank ("gmbh", "sa de cv"). */
  readonly canonical: string;
  /**
   * The spellings, in any case and script. Dotted letters ("S.A.") also stand for the same letters without dots and
   * apart; "&" also stands for the word "and" in the languages of the table's region.
   */
  readonly spellings: readonly string[];
  /**
   * Where in a name the spelling is a legal form; at its end unless said otherwise. "quoted" is the start of a name that goes
   * on in quotation marks, for short forms that are ordinary words or initials elsewhere (SIA "Rīga").
   */
  readonly at?: FormPlace;
}

/** One row of a table: the canonical form, its spellings, and where they stand when that is not only the end. */
export function form(canonical: string, spellings: readonly string[], at?: FormPlace): LegalForm {
  return at === undefined ? { canonical, spellings } : { canonical, spellings, at };
}
