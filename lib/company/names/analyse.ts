import { extraWords } from "./extra-words";
import { readForms, type FormReading } from "./read-forms";
import { scan } from "./scan";
import { symbolWords } from "./symbols";

/** A name as the index stores it and a query asks for it; all words are folded to Latin and lower case. */
export interface NameAnalysis {
  /** All words in the name's order, legal forms in canonical spelling; joined by blanks they are the normalised name. */
  readonly tokens: readonly string[];
  /** The words without the legal forms. All tokens when nothing else would remain. */
  readonly core: readonly string[];
  /** The words of the canonical legal forms in the name's order ("GmbH & Co. KG" → gmbh, co, kg). */
  readonly legalForm: readonly string[];
  /**
   * Further words by which the company is found, for the index only: other spellings of its words. Never one of the
   * tokens, each once.
   */
  readonly extra: readonly string[];
}

export type QueryAnalysis = Omit<NameAnalysis, "extra">;

const NONE: readonly string[] = [];

/**
 * Reads a company's name into words for the index and for a query alike, so that names which differ only in case,
 * diacritics, script, punctuation or the spelling of their legal form have the same tokens.
 *
 * Any text is a name; the empty text and blanks have no tokens.
 */
export function analyseName(name: string): NameAnalysis {
  const scanned = scan(name, true);
  if (scanned.words.length === 0) return { ...fromSymbols(name), extra: NONE };
  const reading = readForms(scanned);
  return { ...fromForms(reading), extra: extraWords(scanned, reading) };
}

/** As {@link analyseName}, of a text that is looked for: without the further words, which only the index has. */
export function analyseQuery(text: string): QueryAnalysis {
  const scanned = scan(text, true);
  return scanned.words.length === 0 ? fromSymbols(text) : fromForms(readForms(scanned));
}

function fromSymbols(name: string): QueryAnalysis {
  const symbols = symbolWords(name);
  return { tokens: symbols, core: symbols, legalForm: NONE };
}

function fromForms({ tokens, inForm }: FormReading): QueryAnalysis {
  const hasForm = inForm.length > 0;
  return {
    tokens,
    core: hasForm ? tokens.filter((_, at) => inForm[at] === false) : tokens,
    legalForm: hasForm ? tokens.filter((_, at) => inForm[at] === true) : NONE,
  };
}

/**
 * The name's tokens joined by one blank: "ÉTABLISSEMENTS Müller-Lüdenscheidt G.m.b.H." → "etablissements muller
 * ludenscheidt gmbh". Idempotent. Empty only for a text without any visible character.
 */
export function normaliseName(name: string): string {
  const scanned = scan(name, true);
  return (scanned.words.length === 0 ? symbolWords(name) : readForms(scanned).tokens).join(" ");
}
