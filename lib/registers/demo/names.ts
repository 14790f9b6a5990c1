import type { Language } from "./language";
import type { Pattern, Placeholder } from "./pattern";
import { at, type Random } from "./random";

/** What a name is made for. */
export interface NameScene {
  readonly language: Language;
  /** Index of the industry in `INDUSTRIES`. */
  readonly industry: number;
  readonly town: string;
}

/**
 * Fills in a pattern. Languages with lists of the same lengths draw the same numbers, whatever their words.
 * A woman's surname behind her given name has its own ending; in front of one, where the ending tells, the person is a man.
 */
export function compose(random: Random, pattern: Pattern, scene: NameScene): string {
  const { language } = scene;
  let name = "";
  let surnameFirst = false;
  let ofWoman = false;
  for (const { placeholder, text } of pattern) {
    if (placeholder === undefined) {
      name += text;
    } else if (placeholder === "S") {
      const surname = language.surnames.pick(random);
      name += ofWoman ? language.feminine(surname) : surname;
      surnameFirst = true;
    } else if (placeholder === "G") {
      ofWoman = random.perMille(280) && !(surnameFirst && language.inflects);
      name += (ofWoman ? language.givenFemale : language.givenMale).pick(random);
    } else {
      name += word(random, placeholder, scene);
    }
  }
  return name;
}

function word(random: Random, placeholder: Exclude<Placeholder, "S" | "G">, { language, industry, town }: NameScene): string {
  switch (placeholder) {
    case "I":
      return at(language.trades, industry).pick(random);
    case "R":
      return inventedName(random, language);
    case "W":
      return language.words.pick(random);
    case "C":
      return language.words.pick(random) + language.tails.pick(random);
    case "P":
      return town;
    case "A":
      return initials(random, language);
    case "N":
      return number(random);
  }
}

/** Invented names have ranks of 6 to 22 bits, each length as frequent: Zipf's law over four million names. */
const LEAST_RANK_BITS = 6;
const RANK_BIT_LENGTHS = 17;

/**
 * A name made of syllables. The rank among all invented names decides it, so that frequent ones come again and new ones keep turning up
 * however many are drawn; rarer names are longer.
 */
export function inventedName(random: Random, language: Language): string {
  const rank = random.bits(LEAST_RANK_BITS + random.below(RANK_BIT_LENGTHS));
  // A bijection of 32 bits, so that neighbouring ranks have unlike names.
  let rest = Math.imul(rank + 1, 0x9e3779b1) >>> 0;
  const digit = (base: number): number => {
    const value = rest % base;
    rest = (rest - value) / base;
    return value;
  };
  let name = at(language.starts, digit(language.starts.length));
  const end = at(language.ends, digit(language.ends.length));
  if (rank >= 1 << 9) name += at(language.middles, digit(language.middles.length));
  if (rank >= 1 << 15) name += at(language.middles, digit(language.middles.length));
  return name + end;
}

function initials(random: Random, language: Language): string {
  const { letters } = language;
  const first = at(letters, random.below(letters.length));
  const second = at(letters, random.below(letters.length));
  switch (random.below(8)) {
    case 0:
      return `${first}${second}`;
    case 1:
      return `${first}.${second}.`;
    case 2:
      return `${first}&${second}`;
    default:
      return first + second + at(letters, random.below(letters.length));
  }
}

const NUMBERS = ["1", "24", "2000", "3", "7", "360", "24/7", "365", "21", "100", "4", "5", "10", "12", "33", "42", "99", "3D"];

function number(random: Random): string {
  return random.perMille(600) ? at(NUMBERS, random.below(NUMBERS.length)) : String(random.between(2, 999));
}
