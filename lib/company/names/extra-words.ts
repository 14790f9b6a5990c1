import { CONJUNCTIONS } from "./conjunctions";
import type { FormSpan } from "./form-trie";
import type { FormReading } from "./read-forms";
import { DOT, type Scan } from "./scanned";
import { foldSpelledUmlaut } from "./umlauts";

/** The long word for which a canonical form stands, so that "limit" finds "Ltd" on the way to "limited". */
const LONG_WORD: ReadonlyMap<string, string> = new Map([
  ["ltd", "limited"],
  ["inc", "incorporated"],
  ["corp", "corporation"],
  ["co", "company"],
  ["ag", "aktiengesellschaft"],
  ["kg", "kommanditgesellschaft"],
]);

const APOSTROPHES: ReadonlySet<number> = new Set([0x27, 0x60, 0xb4, 0x2018, 0x2019, 0x201b]);
const HYPHENS: ReadonlySet<number> = new Set([0x2d, 0x2010, 0x2011]);
const NONE: readonly string[] = [];

/** Collects words, each once and none of the tokens; without a word it stays the shared empty list. */
class ExtraWords {
  private list: string[] | undefined;

  constructor(private readonly tokens: readonly string[]) {}

  add(word: string): void {
    if (this.tokens.includes(word)) return;
    if (this.list === undefined) this.list = [word];
    else if (!this.list.includes(word)) this.list.push(word);
  }

  done(): readonly string[] {
    return this.list ?? NONE;
  }
}

function addFormSpellings(extra: ExtraWords, words: readonly string[], { from, to, canonical }: FormSpan): void {
  for (let at = from; at < to; at += 1) extra.add(words[at] ?? "");
  for (const word of canonical) {
    const long = LONG_WORD.get(word);
    if (long !== undefined) extra.add(long);
  }
}

/** A single Latin letter or digit; a Han character is a word in its own right. */
function isSingle(word: string | undefined): boolean {
  return word?.length === 1 && word.charCodeAt(0) < 0x80;
}

/**
 * Whether people also write two neighbouring words as one, one of them being a single letter: "T-Mobile" tmobile, "E.ON"
 * eon, "McDonald's" mcdonalds, "O'Neill" oneill, "L'Oréal" loreal. A French article inside a name ("Société
 * d'exploitation") is never written so, hence other letters than o count before an apostrophe at the start only.
 */
function isWrittenJoined(words: readonly string[], gap: number, second: number): boolean {
  const before = words[second - 1];
  const word = words[second];
  if (isSingle(before) === isSingle(word)) return false;
  if (APOSTROPHES.has(gap)) return isSingle(word) || second === 1 || before === "o";
  return gap === DOT || HYPHENS.has(gap);
}

/** Adds runs of single letters and digits as one word ("A B C" abc, "3 M" 3m) and pairs that are written joined. */
function addJoined(extra: ExtraWords, { words, gaps }: Scan, from: number, to: number): void {
  let runFrom = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && isSingle(words[at])) {
      if (at > from && isWrittenJoined(words, gaps[at] ?? 0, at)) extra.add(`${words[at - 1] ?? ""}${words[at] ?? ""}`);
      continue;
    }
    if (at - runFrom > 1) extra.add(words.slice(runFrom, at).join(""));
    else if (at < to && at > from && isWrittenJoined(words, gaps[at] ?? 0, at)) extra.add(`${words[at - 1] ?? ""}${words[at] ?? ""}`);
    runFrom = at + 1;
  }
}

/**
 * The index-only words of a name: the original spelling of its legal form where that is not canonical, the long word of
 * the commonest forms; umlauts spelled out ("mueller" of "Müller") and the reverse; the letters of a dotted abbreviation ("J.P."
 * → j, p); single letters and what they are joined to, as one word; and, for an ampersand, the conjunctions that it may be read as.
 */
export function extraWords(scan: Scan, { tokens, spans }: FormReading): readonly string[] {
  const extra = new ExtraWords(tokens);
  let from = 0;
  for (const span of spans) {
    addFormSpellings(extra, scan.words, span);
    addJoined(extra, scan, from, span.from);
    from = span.to;
  }
  addJoined(extra, scan, from, scan.words.length);
  for (const word of scan.spelledOut) extra.add(word);
  for (const word of scan.words) {
    const folded = foldSpelledUmlaut(word);
    if (folded !== undefined) extra.add(folded);
  }
  for (const { at, letters } of scan.dotted) {
    if (!spans.some(({ from: first, to }) => at >= first && at < to)) for (const letter of letters) extra.add(letter);
  }
  if (scan.ampersand) for (const word of CONJUNCTIONS) extra.add(word);
  return extra.done();
}
