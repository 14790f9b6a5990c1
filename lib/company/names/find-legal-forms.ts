import { type FormSpan, FormTrie } from "./form-trie";
import { isOnlyMaybeForm, isPartOfInitials, mayFollowAny, mayStandBefore } from "./form-context";
import { END_FORMS, QUOTED_START_FORMS, START_FORMS } from "./legal-forms";
import { type FormScan, QUOTE_GAP } from "./scanned";

/** Words that cannot be a name on their own: "The Limited" is a name, not "The" in the form of a Limited. */
const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "an", "la", "le", "les", "el", "los", "il", "der", "die", "das", "de", "het"]);

/** What may follow a legal form: the state that the company is in, or that a depositary receipt is meant ("Acme Ltd/ADR"). */
const STATES = new FormTrie(
  new Map(
    [
      "konkursbo", "tvangsavviklingsbo", "tvangsopplosningsbo", "under avvikling", "under tvangsavvikling", "under konkurs", "i konkurs",
      "i likvidation", "under konkursbehandling", "in liquidation", "in administration", "in receivership", "i l", "il",
      "in liquidatie", "en liquidation", "en liquidacion", "extinguida", "en concurso", "in liquidazione", "em liquidacao",
      "w likwidacji", "w upadlosci", "v likvidaci", "v likvidacii", "u likvidaciji", "u stecaju", "adr", "ads",
    ].map((state) => [state, []]),
  ),
  "end",
);

function leavesName(words: readonly string[], from: number, to: number, kept: number): boolean {
  const left = to - from + kept;
  return left > 1 || (left === 1 && (kept === 1 || !ARTICLES.has(words[from] ?? "")));
}

/** Whether the canonical form differs from the words as they are. */
export function changesWords(words: readonly string[], { from, to, canonical }: FormSpan): boolean {
  return canonical.length !== to - from || canonical.some((word, at) => words[from + at] !== word);
}

/** Whether a spelling at the end is but the last word of a bracketed suffix ("Kerkfabriek (VL - As)", "Acme Inc /PA/"). */
function isWithinSuffix({ bracketFrom, bracketTo, bySlash }: FormScan, { from, to }: FormSpan): boolean {
  return bracketTo === to && bracketFrom > 0 && (bySlash ? from === bracketFrom : from > bracketFrom);
}

/** The end of a name without a part that may follow the legal form: a bracketed suffix or the company's state. */
function endBeforeSuffix({ words, bracketFrom, bracketTo }: FormScan, end: number): number {
  if (bracketTo === end && bracketFrom > 0 && bracketFrom < end) return bracketFrom;
  return STATES.longest(words, end - 1, 0)?.from ?? end;
}

/** Reads the legal forms from the end of the name backwards; answers where the rest ends and how many words after it are no form. */
function findAtEnd(scan: FormScan, found: FormSpan[]): { end: number; kept: number } {
  const { words } = scan;
  let end = words.length;
  let kept = 0;
  let after: FormSpan | undefined;
  while (end > 0) {
    const span = END_FORMS.longest(words, end - 1, -1);
    const asItIs = span !== undefined && !changesWords(words, span);
    if (span !== undefined && isPartOfInitials(scan, span)) break;
    if (span === undefined || (asItIs && isWithinSuffix(scan, span))) {
      const before = endBeforeSuffix(scan, end);
      if (before === end) break;
      kept += end - before;
      end = before;
    } else if (!leavesName(words, 0, span.from, kept) || (after !== undefined && !mayStandBefore(span, after))) {
      break;
    } else {
      // A word that may be none stays in the name; what stands before it is read as if it were one, because in the
      // normalised name, without dots and ampersands, it will be.
      if (!asItIs || !isOnlyMaybeForm(scan, span)) found.unshift(span);
      end = span.from;
      after = span;
    }
  }
  return { end, kept };
}

function findAtStart(scan: FormScan, end: number, atEnd: readonly FormSpan[]): FormSpan | undefined {
  const { words, gaps } = scan;
  const span = START_FORMS.longest(words, 0, end);
  if (span !== undefined && isPartOfInitials(scan, span)) return undefined;
  if (span !== undefined) return changesWords(words, span) || atEnd.every(mayFollowAny) ? span : undefined;
  const quoted = QUOTED_START_FORMS.longest(words, 0, end);
  return quoted !== undefined && gaps[quoted.to] === QUOTE_GAP ? quoted : undefined;
}

/**
 * Finds the legal forms of a name, in the order of its words. A spelling counts at the very end, before a bracketed
 * suffix ("Acme Ltd (UK)"), before the company's state ("Acme AS konkursbo"), before some other legal forms, and, for the
 * forms that are written so, at the start ("Stichting X"); never where no name would be left.
 */
export function findLegalForms(scan: FormScan): FormSpan[] {
  const found: FormSpan[] = [];
  const { end, kept } = findAtEnd(scan, found);
  const start = findAtStart(scan, end, found);
  if (start !== undefined && leavesName(scan.words, start.to, end, kept)) found.unshift(start);
  return found;
}
