import { isForms, PREFIX_FORMS, SUFFIX } from "../operator/legal-suffixes";
import { type Evidence, type Reading, WIDE_TITLE_PARTS } from "../reading";
import { YEARS } from "./name-extent";

const MAX = 100;
/** A page that has more first and last words of names is a directory. */
const MOST_ENDS = 100;
/** How often a name stands by itself before the one line in which more words stand before it is taken for a label and the name. */
const OFTEN = 3;

/**
 * Evidence without the words that a name with a legal form was read together with, whatever they are and in whatever language: what is left stands by itself, as
 * a part of the title, a line or a picture's text, and together they do nowhere ("der Fa. Nordbau GmbH" in a line, "Nordbau GmbH" in a heading); or the words
 * are in lower case, and the page mostly writes others before the name ("von Nordbau GmbH" once, "die Nordbau GmbH", "der Nordbau GmbH").
 */
export function withNamesAlone(found: readonly Evidence[], reading: Reading): readonly Evidence[] {
  const ends = [...new Set(found.filter(mayHaveMore).flatMap(({ name }) => [/^\S+/.exec(name)?.[0] ?? "", /\S+$/.exec(name)?.[0] ?? ""]))];
  if (ends.length === 0 || ends.length > MOST_ENDS) return found;
  const alone = standingAlone(reading, new RegExp(ends.map((word) => word.replace(/[.*+?^$(){}|[\]\\/]/g, "\\$&")).join("|"), "iu"));
  return found.map((one) => {
    const name = mayHaveMore(one) ? (aloneIn(one.name, alone) ?? withoutSmallWords(one.name, reading)) : undefined;
    return name === undefined ? one : { ...one, name };
  });
}

const mayHaveMore = (one: Evidence): one is Evidence & { readonly name: string } => one.source !== "jsonld" && /\S \S+ \S/.test(one.name ?? "");

interface Alone {
  /** How often a text is a whole line, a part of the title, a picture's text or a name from meta elements, in lower case. */
  readonly wholes: ReadonlyMap<string, number>;
  /** How often it stands between any two signs. */
  readonly parts: ReadonlyMap<string, number>;
}

/** @param ends the first and last words of the names: a text without any of them has neither end of one */
function standingAlone({ page, siteNames }: Reading, ends: RegExp): Alone {
  const texts = [...[page.title, ...siteNames].flatMap((title) => title.split(WIDE_TITLE_PARTS)), ...page.alts, ...page.lines.map(({ text }) => text)].filter((text) => ends.test(text));
  return { wholes: counted(texts), parts: counted(texts.flatMap((text) => text.split(/[,|·•:;()„“”"«»–—]|\s-\s/u))) };
}

function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    if (text.length > MAX) continue;
    const key = bare(text).toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const bare = (text: string): string => text.replace(YEARS, " ").replace(/^(?:[\s©,.:|-]|\([cC]\)|[Cc]opyright)+|[\s,:;|-]+$/gu, "").replace(/\s+/g, " ");

function aloneIn(name: string, { wholes, parts }: Alone): string | undefined {
  const together = parts.get(name.toLowerCase()) ?? 0;
  if (together > 1) return undefined;
  const words = name.split(" ");
  for (let length = words.length - 1; length > 1; length -= 1) {
    for (const at of [0, words.length - length]) {
      const part = words.slice(at, at + length).join(" ");
      const rest = words.toSpliced(at, length).join(" ");
      if ((wholes.get(part.toLowerCase()) ?? 0) >= (together === 0 ? 1 : OFTEN) && hasForm(part) && !isForms(part) && !hasForm(rest)) return part;
    }
  }
  return undefined;
}

function withoutSmallWords(name: string, { page: { lines } }: Reading): string | undefined {
  const rest = /^(?:\p{Ll}+ )+(?=\p{Lu}\S* \S)(.+)$/u.exec(name)?.[1];
  if (rest === undefined || !hasForm(rest) || isForms(rest)) return undefined;
  const [all, together] = [rest, name].map((part) => lines.reduce((sum, { text }) => sum + text.split(part).length - 1, 0));
  return (all ?? 0) > 2 * (together ?? 0) ? rest : undefined;
}

const hasForm = (text: string): boolean => SUFFIX.exec(text) !== null || PREFIX_FORMS.exec(text) !== null;
