import { isNamedAfter, isSameName } from "../operator/agreement";
import { isForms, PREFIX_FORMS, SUFFIX } from "../operator/legal-suffixes";
import { type Evidence, type Reading, TITLE_PARTS, WIDE_TITLE_PARTS } from "../reading";
import { YEARS } from "./name-extent";

const MAX = 100;
/** A page that has more first and last words of names is a directory. */
const MOST_ENDS = 100;
/** Titles of more parts are lists. */
const MAX_PARTS = 8;

/**
 * Evidence without the words that a name with a legal form was read together with, whatever they are and in whatever language: what is left stands by itself, as
 * a part of the title, a line or a picture's text, and together they do nowhere ("Service Provider Nordbau Ltd" in a sentence, "Nordbau Ltd" in the title).
 */
export function withNamesAlone(found: readonly Evidence[], reading: Reading): readonly Evidence[] {
  const ends = [...new Set(found.filter(mayHaveMore).flatMap(({ name }) => [/^\S+/.exec(name)?.[0] ?? "", /\S+$/.exec(name)?.[0] ?? ""]))];
  if (ends.length === 0 || ends.length > MOST_ENDS) return found;
  const alone = standingAlone(reading, new RegExp(ends.map((word) => word.replace(/[.*+?^$(){}|[\]\\/]/g, "\\$&")).join("|"), "iu"));
  return found.map((one) => {
    const name = mayHaveMore(one) ? (aloneIn(one.name, alone) ?? withoutPagesWord(one.name, reading)) : undefined;
    return name === undefined ? one : { ...one, name };
  });
}

const mayHaveMore = (one: Evidence): one is Evidence & { readonly name: string } => one.source !== "jsonld" && /\S \S+ \S/.test(one.name ?? "");

interface Alone {
  /** Whole lines, parts of the title, pictures' texts and names from meta elements, in lower case. */
  readonly wholes: ReadonlySet<string>;
  /** What of them stands between any two signs. */
  readonly parts: ReadonlySet<string>;
}

/** @param ends the first and last words of the names: a text without any of them has neither end of one */
function standingAlone({ page, siteNames }: Reading, ends: RegExp): Alone {
  const texts = [...[page.title, ...siteNames].flatMap((title) => title.split(WIDE_TITLE_PARTS)), ...page.alts, ...page.lines.map(({ text }) => text)].filter((text) => ends.test(text));
  return { wholes: keysOf(texts), parts: keysOf(texts.flatMap((text) => text.split(/[,|·•:;()„“”"«»–—]|\s-\s/u))) };
}

const keysOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.filter(({ length }) => length <= MAX).map((text) => bare(text).toLowerCase()));

const bare = (text: string): string => text.replace(YEARS, " ").replace(/^(?:[\s©,.:|-]|\([cC]\)|[Cc]opyright)+|[\s,:;|-]+$/gu, "").replace(/\s+/g, " ");

function aloneIn(name: string, { wholes, parts }: Alone): string | undefined {
  if (parts.has(name.toLowerCase())) return undefined;
  const words = name.split(" ");
  for (let length = words.length - 1; length > 1; length -= 1) {
    for (const at of [0, words.length - length]) {
      const part = words.slice(at, at + length).join(" ");
      if (wholes.has(part.toLowerCase()) && hasForm(part) && !isForms(part) && !hasForm(words.toSpliced(at, length).join(" "))) return part;
    }
  }
  return undefined;
}

/** "Over Lindora BV", the heading of a page that its title calls "Over ons | Lindora": the page's word before the name that the title has by itself. */
function withoutPagesWord(name: string, { page: { title }, siteNames, isPages }: Reading): string | undefined {
  const [lead = "", ...words] = name.split(" ");
  const rest = words.join(" ");
  const parts = [...title.split(TITLE_PARTS).slice(0, MAX_PARTS), ...siteNames].map((part) => part.trim());
  const isPagesWord = parts.some((part) => (part === lead || part.startsWith(`${lead} `)) && isPages(part));
  return isPagesWord && hasForm(rest) && !isForms(rest) && parts.some((part) => isSameName(rest, part) || isNamedAfter(rest, part)) ? rest : undefined;
}

const hasForm = (text: string): boolean => SUFFIX.exec(text) !== null || PREFIX_FORMS.exec(text) !== null;
