import { type Evidence, type Reading, WIDE_TITLE_PARTS } from "../reading";

/**
 * Evidence with each name as it stands by itself: where a sentence of a language with cases bent the name of a number's company ("mezi Pavlem Kvapilem, IČO 27082440"),
 * the line, the line's part or the title's that differs from it but in the words' endings ("Pavel Kvapil").
 */
export function withBaseForms(found: readonly Evidence[], { page: { lines, title } }: Reading): readonly Evidence[] {
  const mayBeBent = ({ name, nationalId, words }: Evidence): boolean => name !== undefined && nationalId !== undefined && name.includes(" ") && words.length > name.length + nationalId.length + LABELS;
  if (!found.some(mayBeBent)) return found;
  const parts = new Map<string, string[]>();
  for (const text of [title, ...lines.map((line) => line.text)].filter(({ length }) => length < LINE).flatMap((line) => line.split(PARTS))) {
    const alike = parts.get(beginning(text));
    if (alike === undefined) parts.set(beginning(text), [text]);
    else alike.push(text);
  }
  return found.map((one) => {
    const { name = "" } = one;
    const base = mayBeBent(one) ? parts.get(beginning(name))?.find((text) => differInEndings(name, text)) : undefined;
    return base === undefined ? one : { ...one, name: base };
  });
}

/** What a name's forms have in common, to look them up by. */
const beginning = (name: string): string => name.slice(0, 2);
/** What may stand beside a name and a number in a line of particulars: labels. */
const LABELS = 30;
/** The longest line of particulars; the longest ending, before which a stem may also lose a vowel ("Pavel", "Pavlem"). */
const [LINE, ENDING] = [120, 3];
const PARTS = new RegExp(String.raw`${WIDE_TITLE_PARTS.source}|, | ?© ?(?:\d{4} )?`, "u");

function differInEndings(one: string, other: string): boolean {
  const [words, others] = [one.split(" "), other.split(" ")];
  return one !== other && words.length === others.length && words.every((word, at) => isBent(word, others[at] ?? ""));
}

function isBent(word: string, other: string): boolean {
  let stem = 0;
  while (stem < word.length && word[stem] === other[stem]) stem += 1;
  const ends = [word.slice(stem), other.slice(stem)];
  return word === other || (stem >= 2 && ends.every((end) => end.length <= ENDING && /^\p{Ll}*$/u.test(end)));
}
