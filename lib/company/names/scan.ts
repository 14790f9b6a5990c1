import {
  AMPERSAND,
  ASCII_KIND,
  CLOSING,
  FIRST_RUN_SCRIPT,
  IN_WORD,
  isHan,
  OPENING,
  OTHER,
  runScript,
  SLASH,
} from "./characters";
import { lowerComposed } from "./compose";
import { foldCodePoint, SEPARATOR } from "./fold";
import { AMPERSAND_GAP, DOT, QUOTE_GAP, type Scan, WIDE_GAP } from "./scanned";
import { SPELLED_OUT } from "./umlauts";

const QUOTES: ReadonlySet<number> = new Set([QUOTE_GAP, 0xab, 0xbb, 0x201c, 0x201d, 0x201e, 0x201f]);
const BLANK = 0x20;
const SHARP_S = 0xdf;
const NINE = 0x39;

class Scanner implements Scan {
  readonly words: string[] = [];
  readonly gaps: number[] = [];
  readonly spelledOut: string[] = [];
  readonly dotted: { readonly at: number; readonly letters: string[] }[] = [];
  ampersand = false;
  bracketFrom = -1;
  bracketTo = -1;
  bySlash = false;
  /** Where the part of the current word begins that is taken from the text as it stands; -1 between words. */
  private start = -1;
  /** The folded part of the current word before `start`, its code points, and its spelled-out form if that differs. */
  private head = "";
  private headLength = 0;
  private spelledHead = "";
  private gap = WIDE_GAP;
  /** The word that a following dot and single letter would continue; -1 when there is none. */
  private openAbbreviation = -1;
  /** The word that follows the last slash. */
  private slashFrom = -1;

  constructor(
    private readonly text: string,
    private readonly joinDotted: boolean,
  ) {}

  run(): Scan {
    const { text } = this;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const kind = code < 128 ? ASCII_KIND[code] : undefined;
      if (kind === IN_WORD) {
        if (this.start < 0) this.start = at;
      } else if (kind === undefined) {
        at = this.readBeyondAscii(at);
      } else {
        this.separate(at, code);
        if (kind !== OTHER) this.readSign(kind, at);
      }
    }
    this.endWord(text.length);
    if (this.bracketFrom >= 0 && this.bracketTo < 0) this.bracketTo = this.words.length;
    return this;
  }

  /** Reads the character, or the run of one script, at an index, and answers the index of its last code unit. */
  private readBeyondAscii(at: number): number {
    const { text } = this;
    const code = text.codePointAt(at) ?? 0;
    const next = code > 0xffff ? at + 2 : at + 1;
    if (code >= FIRST_RUN_SCRIPT) {
      if (isHan(code)) return this.addRun(at, next, text.slice(at, next));
      const script = runScript(code);
      if (script !== undefined) {
        let end = next;
        while (end < text.length && script.has(text.charCodeAt(end))) end += 1;
        return this.addRun(at, end, script.toLatin(text.slice(at, end)));
      }
    }
    const folded = foldCodePoint(code);
    if (folded === SEPARATOR) this.separate(at, code);
    else if (folded !== "" || this.start >= 0) this.appendFolded(at, next, folded, code);
    return next - 1;
  }

  private addRun(at: number, end: number, word: string): number {
    this.endWord(at);
    if (word !== "") this.addWord(word, false);
    this.gap = WIDE_GAP;
    return end - 1;
  }

  private appendFolded(at: number, next: number, folded: string, code: number): void {
    const plain = this.start < 0 || this.start === at ? "" : this.text.slice(this.start, at);
    const spelled = code > 0xff ? undefined : SPELLED_OUT.get(this.text.charAt(next - 1));
    if (spelled !== undefined || this.spelledHead !== "") {
      this.spelledHead = (this.spelledHead === "" ? this.head : this.spelledHead) + plain + (spelled ?? folded);
    }
    this.head += plain + folded;
    // ß counts as the two letters that its capitals are, so that case never decides what is a single letter.
    this.headLength += plain.length + (folded === "" ? 0 : code === SHARP_S ? 2 : 1);
    this.start = next;
  }

  private separate(at: number, code: number): void {
    const first = this.start >= 0;
    if (first) this.endWord(at);
    if (code < 128 && ASCII_KIND[code] === AMPERSAND) this.gap = AMPERSAND_GAP;
    else if (!first && this.gap === AMPERSAND_GAP) return;
    else if (QUOTES.has(code)) this.gap = QUOTE_GAP;
    else if (first || this.gap !== QUOTE_GAP) this.gap = first ? code : WIDE_GAP;
  }

  private readSign(kind: number, at: number): void {
    const here = this.words.length;
    if (kind === OPENING) this.openBracket(here, false);
    else if (kind === CLOSING && this.bracketFrom >= 0 && !this.bySlash) this.bracketTo = here;
    else if (kind === SLASH) this.readSlash(at, here);
  }

  private openBracket(from: number, bySlash: boolean): void {
    this.bracketFrom = from;
    this.bracketTo = -1;
    this.bySlash = bySlash;
  }

  /** `Inc /DE/`, `Inc /DE` and `Inc/DE/` are bracketed; the slash of `A/S` and `24/7` is not. */
  private readSlash(at: number, here: number): void {
    const closes = at === this.text.length - 1 && this.slashFrom >= 0;
    if (closes) this.openBracket(this.slashFrom, true);
    else if (this.bracketFrom >= 0 && this.bracketTo < 0) this.bracketTo = this.bySlash ? here : -1;
    else if (this.text.charCodeAt(at - 1) === BLANK) this.openBracket(here, true);
    this.slashFrom = here;
  }

  private endWord(end: number): void {
    if (this.start < 0) return;
    const plain = this.start === end ? "" : this.text.slice(this.start, end);
    const word = this.head + plain;
    const single = this.headLength + plain.length === 1 && word.charCodeAt(0) > NINE;
    this.addWord(word, single);
    if (this.spelledHead !== "") this.spelledOut.push(this.spelledHead + plain);
    this.start = -1;
    this.head = "";
    this.headLength = 0;
    this.spelledHead = "";
  }

  private addWord(word: string, single: boolean): void {
    const { words, gaps, dotted } = this;
    const last = words.length - 1;
    if (this.gap === AMPERSAND_GAP && last >= 0) this.ampersand = true;
    if (single && this.gap === DOT && this.openAbbreviation === last && last >= 0 && this.joinDotted) {
      const before = words[last] ?? "";
      const abbreviation = dotted.at(-1);
      if (abbreviation?.at === last) abbreviation.letters.push(word);
      else dotted.push({ at: last, letters: [before, word] });
      words[last] = before + word;
      return;
    }
    words.push(word);
    gaps.push(this.gap);
    this.openAbbreviation = single ? last + 1 : -1;
  }
}

/**
 * Reads a text into words in one pass: lower case, Latin letters without diacritics, everything that is neither letter
 * nor digit a separator. Letters and digits stay together; each Han character is a word of its own, because it has no
 * reading without its context; kana, Hangul and Indian scripts end where another script begins.
 *
 * With `joinDotted`, single letters tied by dots are one word ("G.m.b.H." is "gmbh", "J.P. Morgan" is "jp morgan").
 */
export function scan(text: string, joinDotted: boolean): Scan {
  return new Scanner(lowerComposed(text), joinDotted).run();
}
