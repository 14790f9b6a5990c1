/** The gap before a word that is the start, several characters, or a change of script. */
export const WIDE_GAP = 0;
/** The gap before a word that holds an ampersand or a plus sign. */
export const AMPERSAND_GAP = 0x26;
/** The gap before a word that holds a quotation mark. */
export const QUOTE_GAP = 0x22;
/** A gap of one full stop. */
export const DOT = 0x2e;

/** What one pass over a text finds. Indexes count words. */
export interface Scan {
  /** The words, folded to Latin, in order. */
  readonly words: string[];
  /** For each word what stands before it: the code of the one character there, or one of the gaps above. */
  readonly gaps: readonly number[];
  /** The spelled-out forms of words with an umlaut ("mueller" of "Müller"). */
  readonly spelledOut: readonly string[];
  /** The dotted abbreviations that became one word: its index and its letters ("J.P." → "j", "p"). */
  readonly dotted: readonly { readonly at: number; readonly letters: readonly string[] }[];
  /** Whether an ampersand or plus sign stands between two words. */
  readonly ampersand: boolean;
  /** First word of the last bracketed part, -1 without one. Registers also bracket by slashes: `Acme Inc /DE/`. */
  readonly bracketFrom: number;
  /** The index after the last word of the last bracketed part, -1 without one. */
  readonly bracketTo: number;
  /** Whether the brackets are slashes. */
  readonly bySlash: boolean;
}

/** What the search for legal forms looks at. */
export type FormScan = Pick<Scan, "gaps" | "dotted" | "bracketFrom" | "bracketTo" | "bySlash"> & { readonly words: readonly string[] };
