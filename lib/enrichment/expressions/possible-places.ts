import { ANY_CLASS, type Beginning, beginningsOf, TOLD } from "./beginnings";
import { CLASS_BITS, CLASSES, classOf, END } from "./character-class";

const SIZE = CLASSES ** TOLD;
const MASK = SIZE - 1;

/** The places in a text where matches of an expression may begin: those whose next three characters are of the classes with which one begins. */
export class PossiblePlaces {
  /** A bit for each three classes that a match may begin with, and of these for each that it may begin with behind a letter or digit. */
  private readonly possible = new Uint32Array(SIZE / 32);
  private readonly behindWord = new Uint32Array(SIZE / 32);

  /** @throws Error where a match may begin with anything, or with a group's repetition: such an expression has nothing to be looked for by */
  constructor(private readonly source: string) {
    for (const beginning of beginningsOf(source)) this.enter(beginning);
  }

  /** The first from `from` on; -1 where there is none. */
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

  private enter({ classes: [first = ANY_CLASS, second = ANY_CLASS, third = ANY_CLASS], startsWord }: Beginning): void {
    if (first === ANY_CLASS) throw new Error(`A match may begin with anything: ${this.source}`);
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
