import { INDUSTRIES } from "./industries";
import { isLatin } from "./latin";
import { parsePatterns, type Pattern } from "./pattern";
import { type Choice, zipf } from "./random";

/** Words of one language as they are written down: lists are separated by commas, the most frequent first. */
export interface LanguageSource {
  readonly givenMale: string;
  readonly givenFemale: string;
  readonly surnames: string;
  /** Beginnings and endings of further surnames, where the language builds them from parts. */
  readonly surnameParts?: readonly [heads: string, tails: string];
  /** A woman's surname, where it differs. */
  readonly feminine?: (surname: string) => string;
  /** Words that companies like to be named after. */
  readonly words: string;
  /** Second parts of compound names: each follows a word without a blank. */
  readonly tails: string;
  /** Beginnings, middles and ends of invented names. */
  readonly syllables: readonly [starts: string, middles: string, ends: string];
  /** Letters for initials. */
  readonly letters: string;
  /** One line an industry: its key, a blank, the words that companies of it have in their names. */
  readonly trades: string;
  /** Names of companies and of people in business, without legal form; one pattern a line (`pattern.ts`). */
  readonly companies: string;
  readonly people: string;
  /** What a branch is called. */
  readonly branch: string;
  /** Titles of a chief executive. */
  readonly titles: string;
  /** Local parts of general e-mail addresses. */
  readonly mailboxes: string;
  /** Letters that are written differently in domain names: `ä=ae ö=oe`. */
  readonly ascii?: string;
}

/** A language ready to make names from. */
export interface Language {
  readonly givenMale: Choice<string>;
  readonly givenFemale: Choice<string>;
  readonly surnames: Choice<string>;
  readonly feminine: (surname: string) => string;
  /** Whether a woman's surname differs from a man's. */
  readonly inflects: boolean;
  readonly words: Choice<string>;
  readonly tails: Choice<string>;
  readonly starts: readonly string[];
  readonly middles: readonly string[];
  readonly ends: readonly string[];
  readonly letters: readonly string[];
  /** Words of each industry, by its index. */
  readonly trades: readonly Choice<string>[];
  readonly companies: Choice<Pattern>;
  readonly people: Choice<Pattern>;
  readonly branch: string;
  readonly titles: Choice<string>;
  readonly mailboxes: Choice<string>;
  readonly ascii: ReadonlyMap<string, string>;
  /** Whether it is written in Latin letters. */
  readonly inLatin: boolean;
}

/** The items of a comma list. */
export function list(text: string): readonly string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** @throws Error when an industry has no words. */
export function language(source: LanguageSource): Language {
  const trades = new Map(
    source.trades
      .trim()
      .split("\n")
      .map((line) => {
        const blank = line.indexOf(" ");
        return [line.slice(0, blank), list(line.slice(blank + 1))];
      }),
  );
  return {
    givenMale: zipf(list(source.givenMale)),
    givenFemale: zipf(list(source.givenFemale)),
    surnames: zipf([...list(source.surnames), ...builtSurnames(source.surnameParts)]),
    feminine: source.feminine ?? ((surname) => surname),
    inflects: source.feminine !== undefined,
    words: zipf(list(source.words)),
    tails: zipf(list(source.tails)),
    starts: list(source.syllables[0]),
    middles: list(source.syllables[1]),
    ends: list(source.syllables[2]),
    letters: Array.from(source.letters),
    trades: INDUSTRIES.map(({ key }) => {
      const words = trades.get(key);
      if (!words) throw new Error(`no words for the industry ${key}`);
      return zipf(words);
    }),
    companies: parsePatterns(source.companies),
    people: parsePatterns(source.people),
    branch: source.branch,
    titles: zipf(list(source.titles)),
    mailboxes: zipf(list(source.mailboxes)),
    inLatin: isLatin(source.surnames),
    ascii: new Map((source.ascii ?? "").split(" ").map((pair) => [pair.slice(0, 1), pair.slice(2)])),
  };
}

function builtSurnames(parts: LanguageSource["surnameParts"]): readonly string[] {
  if (!parts) return [];
  const [heads, tails] = parts.map(list);
  return (tails ?? []).flatMap((tail) => (heads ?? []).map((head) => head + tail));
}
