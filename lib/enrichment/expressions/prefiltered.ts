import { ANY_CLASS, type Beginning, beginningsOf, TOLD } from "./beginnings";
import { CLASS_BITS, CLASSES, classOf, END } from "./character-class";

const SIZE = CLASSES ** TOLD;
const MASK = SIZE - 1;

/**
 * A regular expression of many words that is tried only where the text's next three characters may begin one of them: several times as fast on
 * running text, with the same matches.
 * @see https://swtch.com/~rsc/regexp/regexp4.html (prefilters by substrings)
 */
export class Prefiltered {
  /** A bit for each three classes that a match may begin with, and of these for each that it may begin with behind a letter or digit. */
  private readonly possible = new Uint32Array(SIZE / 32);
  private readonly behindWord = new Uint32Array(SIZE / 32);
  private readonly sticky: RegExp;

  /** @throws Error where a match may begin with anything, or with a group's repetition: such an expression has nothing to be looked for by */
  constructor(readonly pattern: RegExp) {
    this.sticky = new RegExp(pattern.source, `${pattern.flags.replace("g", "")}y`);
    for (const beginning of beginningsOf(pattern)) this.enter(beginning);
  }

  /** Whether the text holds a match. */
  test(text: string): boolean {
    return this.exec(text) !== null;
  }

  /** The first match that begins at `from` or behind it. */
  exec(text: string, from = 0): RegExpExecArray | null {
    const { sticky } = this;
    for (let at = this.next(text, from); at >= 0; at = this.next(text, at + 1)) {
      sticky.lastIndex = at;
      const match = sticky.exec(text);
      // Within a pair of surrogates an expression begins at the first of them.
      if (match !== null && match.index === at) return match;
    }
    return null;
  }

  /** The first place from `from` on where a match may begin; -1 where there is none. */
  next(text: string, from: number): number {
    const { possible, behindWord } = this;
    const { length } = text;
    if (from >= length) return -1;
    let key = (classOf(text.charCodeAt(from)) << CLASS_BITS) | (from + 1 < length ? classOf(text.charCodeAt(from + 1)) : END);
    for (let at = from; at < length; at += 1) {
      key = ((key << CLASS_BITS) | (at + 2 < length ? classOf(text.charCodeAt(at + 2)) : END)) & MASK;
      if (isSet(possible, key) && (isSet(behindWord, key) || at === 0 || !isAsciiWord(text.charCodeAt(at - 1)))) return at;
    }
    return -1;
  }

  private enter({ classes, startsWord }: Beginning): void {
    const [first = ANY_CLASS, second = ANY_CLASS, third = ANY_CLASS] = classes;
    if (first === ANY_CLASS) throw new Error(`A match may begin with anything: ${this.pattern.source}`);
    for (const one of members(first)) {
      for (const two of members(second)) {
        for (const three of members(third)) {
          const key = (((one << CLASS_BITS) | two) << CLASS_BITS) | three;
          set(this.possible, key);
          if (!startsWord) set(this.behindWord, key);
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

function set(bits: Uint32Array, key: number): void {
  bits[key >>> 5] = (bits[key >>> 5] ?? 0) | (1 << (key & 31));
}

function isAsciiWord(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57);
}
