import { CLASSES, classOf } from "./character-class";

/** All classes as bits, the text's end included. */
export const ANY_CLASS = 2n ** BigInt(CLASSES) - 1n;

/** How many characters of a match's beginning are told. */
export const TOLD = 3;

/** One way in which a match may begin: the classes of its first characters as bits, fewer than three where it may be shorter. */
export interface Beginning {
  readonly classes: readonly bigint[];
  /** Whether no letter or digit of ASCII may stand before it. */
  readonly startsWord: boolean;
}

const NOTHING: Beginning = { classes: [], startsWord: false };
const WORD_CHARACTERS = Array.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
const BLANKS = "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";
const CONTROLS: Readonly<Record<string, string>> = { t: "\t", n: "\n", v: "\v", f: "\f", r: "\r" };

/**
 * The ways in which matches of a regular expression may begin, from its source: every match begins in one of them, not everything that does is one.
 * Knows alternatives, groups, classes, quantifiers and assertions; conditions that look ahead or back at more than a character are taken as met.
 * @throws Error for a reference to a group
 */
export function beginningsOf(source: string): readonly Beginning[] {
  return new Reader(source).alternatives();
}

/** The alternatives of an expression's source, those within groups not taken apart. */
export function alternativesOf(source: string): readonly string[] {
  const found: string[] = [];
  let from = 0;
  let depth = 0;
  for (const { 0: token, index } of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/gsu)) {
    if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    else if (token === "|" && depth === 0) {
      found.push(source.slice(from, index));
      from = index + 1;
    }
  }
  return [...found, source.slice(from)];
}

class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Up to the end of the group or the source. */
  alternatives(): readonly Beginning[] {
    const found = [...this.sequence()];
    while (this.take("|")) found.push(...this.sequence());
    return distinct(found);
  }

  private sequence(): readonly Beginning[] {
    let found: readonly Beginning[] = [NOTHING];
    while (this.at < this.source.length && this.peek() !== "|" && this.peek() !== ")") found = joined(found, this.repeated(this.atom()));
    return found;
  }

  private atom(): readonly Beginning[] {
    if (this.take("(")) return this.group();
    if (this.take("[")) return [one(this.characterClass())];
    if (this.take(".")) return [one(ANY_CLASS)];
    if (this.take("^") || this.take("$")) return [NOTHING];
    if (this.take("\\")) return this.peek() === "b" || this.peek() === "B" ? [this.skip()] : [one(this.escaped())];
    return [one(bitOf(this.next()))];
  }

  private skip(): Beginning {
    this.at += 1;
    return NOTHING;
  }

  private group(): readonly Beginning[] {
    const [, kind = ""] = /^(\?(?::|=|!|<=|<!|<\w+>))?/.exec(this.source.slice(this.at, this.at + 40)) ?? [];
    this.at += kind.length;
    const from = this.at;
    const found = this.alternatives();
    const body = this.source.slice(from, this.at);
    this.at += 1;
    if (kind === "?<=" || kind === "?<!") return [{ classes: [], startsWord: forbidsWord(body, kind === "?<!") }];
    return kind === "?=" || kind === "?!" ? [NOTHING] : found;
  }

  private repeated(atom: readonly Beginning[]): readonly Beginning[] {
    const [quantifier, sign = "", least = "", comma = "", most = ""] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.source.slice(this.at, this.at + 12)) ?? [];
    if (quantifier === undefined) return atom;
    this.at += quantifier.length;
    const min = sign === "" ? Number(least) : sign === "+" ? 1 : 0;
    const max = sign === "?" ? 1 : sign !== "" || (comma !== "" && most === "") ? TOLD : Number(comma === "" ? least : most);
    const found: Beginning[] = [];
    let times: readonly Beginning[] = [NOTHING];
    for (let count = 0; count <= Math.min(max, Math.max(min, TOLD)); count += 1) {
      if (count >= min || count >= TOLD) found.push(...times);
      times = joined(times, atom);
    }
    return distinct(found);
  }

  /** The classes of an escape as bits, its backslash read. */
  private escaped(): bigint {
    const letter = this.next();
    if (letter === "d") return bitOf("0");
    if (letter === "s") return bitsOf(BLANKS);
    if (letter === "w") return bitsOf(`${WORD_CHARACTERS.join("")}_`);
    if (letter === "p" || letter === "P") this.at = this.source.indexOf("}", this.at) + 1;
    if (/[pPDSW]/.test(letter)) return ANY_CLASS;
    if (/[1-9k]/.test(letter)) throw new Error(`No beginnings are told of references to groups: ${this.source}`);
    return bitOf(this.character(letter));
  }

  private character(letter: string): string {
    if (letter !== "u" && letter !== "x") return CONTROLS[letter] ?? letter;
    const [digits = "", inBraces] = /^(?:\{([0-9a-f]+)\}|[0-9a-f]{2,4})/i.exec(this.source.slice(this.at, this.at + (letter === "x" ? 2 : 8))) ?? [];
    this.at += digits.length;
    return String.fromCodePoint(Number.parseInt(inBraces ?? digits, 16)).charAt(0);
  }

  private characterClass(): bigint {
    const isNegated = this.take("^");
    let bits = 0n;
    while (!this.take("]")) {
      const [from, low] = this.member();
      if (low === undefined || this.peek() !== "-" || this.source.charAt(this.at + 1) === "]") {
        bits |= from;
        continue;
      }
      this.at += 1;
      const [to, high] = this.member();
      bits |= high === undefined ? from | bitOf("-") | to : rangeOf(low, high);
    }
    return isNegated ? ANY_CLASS : bits;
  }

  /** A class's next member: its bits, and the character where it is a single one. */
  private member(): readonly [bigint, string | undefined] {
    const letter = this.next();
    if (letter !== "\\") return [bitOf(letter), letter];
    if (/[dDwWsSpP]/.test(this.peek())) return [this.escaped(), undefined];
    const character = this.character(this.next());
    return [bitOf(character), character];
  }

  private peek(): string {
    return this.source.charAt(this.at);
  }

  private next(): string {
    this.at += 1;
    return this.source.charAt(this.at - 1);
  }

  private take(character: string): boolean {
    if (this.peek() !== character) return false;
    this.at += 1;
    return true;
  }
}

const one = (classes: bigint): Beginning => ({ classes: [classes], startsWord: false });
const bitOf = (character: string): bigint => 1n << BigInt(classOf(character.charCodeAt(0)));
const bitsOf = (characters: string): bigint => Array.from(characters).reduce((bits, character) => bits | bitOf(character), 0n);

function rangeOf(low: string, high: string): bigint {
  const [from, to] = [low.charCodeAt(0), high.charCodeAt(0)];
  if (to - from >= 128) return ANY_CLASS;
  let bits = 0n;
  for (let unit = from; unit <= to; unit += 1) bits |= 1n << BigInt(classOf(unit));
  return bits;
}

function joined(before: readonly Beginning[], behind: readonly Beginning[]): readonly Beginning[] {
  return distinct(
    before.flatMap((left) =>
      left.classes.length >= TOLD ? [left] : behind.map((right) => ({ classes: [...left.classes, ...right.classes].slice(0, TOLD), startsWord: left.startsWord || (left.classes.length === 0 && right.startsWord) })),
    ),
  );
}

function distinct(beginnings: readonly Beginning[]): readonly Beginning[] {
  return [...new Map(beginnings.map((beginning) => [`${beginning.classes.join()} ${beginning.startsWord}`, beginning])).values()];
}

/** Whether a condition on the character before leaves no letter or digit of ASCII there. */
function forbidsWord(body: string, isNegated: boolean): boolean {
  if (!/^(?:\\?.|\[[^\]]*\])$/u.test(body)) return false;
  const pattern = new RegExp(`^${body}$`, "u");
  return WORD_CHARACTERS.every((character) => pattern.test(character) === isNegated);
}
