import { changesWords, findLegalForms } from "./find-legal-forms";
import type { FormSpan } from "./form-trie";
import type { FormScan, Scan } from "./scanned";

/** A name's words with its legal forms in canonical spelling. */
export interface FormReading {
  readonly tokens: readonly string[];
  /** For each token whether it belongs to a legal form. Empty when the name has none, or nothing but legal forms. */
  readonly inForm: readonly boolean[];
  /** The legal forms among the words as scanned. */
  readonly spans: readonly FormSpan[];
}

// A name is read again as long as that changes it: once but for odd heaps of legal forms.
const MOST_READINGS = 8;
const NO_FLAGS: readonly boolean[] = [];
const BLANKS_ONLY: Omit<FormScan, "words"> = { gaps: [], dotted: [], bracketFrom: -1, bracketTo: -1, bySlash: false };

function replaceForms({ tokens, inForm }: FormReading, found: readonly FormSpan[], spans: readonly FormSpan[]): FormReading {
  const nextTokens: string[] = [];
  const nextInForm: boolean[] = [];
  let at = 0;
  for (let next = 0; next <= found.length; next += 1) {
    const span = found[next];
    for (const end = span?.from ?? tokens.length; at < end; at += 1) {
      nextTokens.push(tokens[at] ?? "");
      nextInForm.push(inForm[at] ?? false);
    }
    if (span === undefined) break;
    for (const word of span.canonical) {
      nextTokens.push(word);
      nextInForm.push(true);
    }
    at = span.to;
  }
  return { tokens: nextTokens, inForm: nextInForm, spans };
}

/**
 * Puts the legal forms of a scanned name into canonical spelling, so that reading the result's tokens again changes
 * nothing: brackets, which the tokens no longer have, and forms that have become canonical can both bring out another form.
 */
export function readForms(scan: Scan): FormReading {
  const spans = findLegalForms(scan);
  let reading: FormReading = { tokens: scan.words, inForm: NO_FLAGS, spans };
  if (spans.length > 0) reading = replaceForms(reading, spans, spans);
  let isFinal = scan.bracketFrom < 0 && !spans.some((span) => changesWords(scan.words, span));
  for (let readings = 1; !isFinal && readings < MOST_READINGS; readings += 1) {
    const { tokens } = reading;
    const further = findLegalForms({ ...BLANKS_ONLY, words: tokens }).filter((span) => changesWords(tokens, span));
    isFinal = further.length === 0;
    if (!isFinal) reading = replaceForms(reading, further, spans);
  }
  return reading.inForm.length === 0 || reading.inForm.includes(false) ? reading : { ...reading, inForm: NO_FLAGS };
}
