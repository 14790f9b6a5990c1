import { ANY_CLASS, alternativesOf, type Beginning, beginningsOf, TOLD } from "./beginnings";
import { CLASS_BITS, CLASSES, classOf, END } from "./character-class";

const SIZE = CLASSES ** TOLD;
const MASK = SIZE - 1;

/** What matches nothing. */
const NEVER = "(?!)";

/** One of an expression's alternatives, and how its matches begin. */
interface Alternative {
  readonly source: string;
  readonly beginnings: readonly Beginning[];
}

/**
 * A regular expression of many words that is tried only where the text's next three characters may begin one of them, and there with those words alone
 * that may begin with the first two: many times as fast on running text, with the same matches.
 * @see https://swtch.com/~rsc/regexp/regexp4.html (prefilters by substrings)
 */
export class Prefiltered {
  /** A bit for each three classes that a match may begin with, and of these for each that it may begin with behind a letter or digit. */
  private readonly possible = new Uint32Array(SIZE / 32);
  private readonly behindWord = new Uint32Array(SIZE / 32);
  private readonly words: string;
  private readonly alternatives: readonly Alternative[];
  /** By a text's first two classes: the expression with the alternatives that may begin with these, made when it is first asked for. */
  private readonly narrowed: (RegExp | undefined)[] = new Array<RegExp | undefined>(CLASSES ** 2).fill(undefined);

  /**
   * @param words the part of its source that lists the words, where that is not all: what stands before them takes no characters
   * @throws Error where a match may begin with anything, or with a group's repetition: such an expression has nothing to be looked for by
   */
  constructor(readonly pattern: RegExp, words = pattern.source) {
    this.words = new RegExp(words, pattern.flags).source;
    this.alternatives = alternativesOf(this.words).map((source) => ({ source, beginnings: beginningsOf(source) }));
    for (const beginning of beginningsOf(pattern.source)) this.enter(beginning);
  }

  /** Whether the text holds a match. */
  test(text: string): boolean {
    return this.exec(text) !== null;
  }

  /** The first match that begins at `from` or behind it. */
  exec(text: string, from = 0): RegExpExecArray | null {
    for (let at = this.next(text, from); at >= 0; at = this.next(text, at + 1)) {
      const key = (classOf(text.charCodeAt(at)) << CLASS_BITS) | (at + 1 < text.length ? classOf(text.charCodeAt(at + 1)) : END);
      const sticky = (this.narrowed[key] ??= this.narrow(key));
      sticky.lastIndex = at;
      const match = sticky.exec(text);
      // Within a pair of surrogates an expression begins at the first of them.
      if (match !== null && match.index === at) return match;
    }
    return null;
  }

  /** The first place from `from` on where a match may begin; -1 where there is none. */
  next(text: string, from: number): number {
    const { possible } = this;
    const { length } = text;
    if (from >= length) return -1;
    let key = (classOf(text.charCodeAt(from)) << CLASS_BITS) | (from + 1 < length ? classOf(text.charCodeAt(from + 1)) : END);
    for (let at = from; at < length; at += 1) {
      key = ((key << CLASS_BITS) | (at + 2 < length ? classOf(text.charCodeAt(at + 2)) : END)) & MASK;
      if (isSet(possible, key) && (at === 0 || !isAsciiWord(text.charCodeAt(at - 1)) || isSet(this.behindWord, key))) return at;
    }
    return -1;
  }

  private narrow(key: number): RegExp {
    const [first, second] = [1n << BigInt(key >> CLASS_BITS), 1n << BigInt(key & (CLASSES - 1))];
    const words = this.alternatives.filter(({ beginnings }) => beginnings.some(({ classes: [one = ANY_CLASS, two = ANY_CLASS] }) => (one & first) !== 0n && (two & second) !== 0n));
    const narrowed = words.length === 0 ? NEVER : words.map(({ source }) => source).join("|");
    return new RegExp(this.pattern.source.replace(this.words, () => narrowed), `${this.pattern.flags.replace("g", "")}y`);
  }

  private enter({ classes: [first = ANY_CLASS, second = ANY_CLASS, third = ANY_CLASS], startsWord }: Beginning): void {
    if (first === ANY_CLASS) throw new Error(`A match may begin with anything: ${this.pattern.source}`);
    const [low, high] = [Number(BigInt.asUintN(32, third)), Number(third >> 32n)];
    const seconds = members(second);
    for (const one of members(first)) {
      for (const two of seconds) {
        const word = ((one << CLASS_BITS) | two) << 1;
        for (const bits of startsWord ? [this.possible] : [this.possible, this.behindWord]) {
          bits[word] = (bits[word] ?? 0) | low;
          bits[word + 1] = (bits[word + 1] ?? 0) | high;
        }
      }
    }
  }
}

function members(classes: bigint): readonly number[] {
  return Array.from({ length: CLASSES }, (_, at) => at).filter((at) => (classes & (1n << BigInt(at))) !== 0n);
}

function isSet(bits: Uint32Array, key: number): boolean {
  return (((bits[key >>> 5] ?? 0) >>> (key & 31)) & 1) === 1;
}

function isAsciiWord(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57);
}
