import { words } from "../../../company/names";
import { PAIR } from "../build/record-terms";
import type { GenerationReader } from "../reader";
import { Bitmap, type DocumentView } from "../roaring";
import { unite } from "./unite";

/**
 * The documents with an address line in which the text's words stand adjacent and in order, the last perhaps cut short. Adjacent
 * pairs prove a phrase of three or more words unless a word of the address repeats; those few records are read.
 */
export function streetSet(reader: GenerationReader, text: string): DocumentView {
  const phrase = words(text);
  if (phrase.length === 0) return new Bitmap();
  if (phrase.length === 1) return unite([reader.section("street").prefix(phrase[0]!)]);
  const pairs = reader.section("pair");
  let found: DocumentView = unite([pairs.prefix(phrase.slice(-2).join(PAIR))]);
  for (let i = 0; i + 2 < phrase.length && !found.isEmpty; i++) found = Bitmap.and(found, unite([pairs.exact(phrase[i]! + PAIR + phrase[i + 1]!)]));
  return phrase.length === 2 ? found : withoutFalsePhrases(reader, found, phrase);
}

function withoutFalsePhrases(reader: GenerationReader, found: DocumentView, phrase: readonly string[]): DocumentView {
  const doubtful = Bitmap.and(found, reader.repeatedStreets).toArray();
  const wrong = doubtful.filter((document) => {
    const { values } = reader.documents.record(document, ["address"]);
    return ![values["Address 1"], values["Address 2"]].some((line) => line !== undefined && standsIn(phrase, words(line)));
  });
  return wrong.length === 0 ? found : Bitmap.andNot(found, new Bitmap(wrong));
}

function standsIn(phrase: readonly string[], line: readonly string[]): boolean {
  const last = phrase.length - 1;
  return line.some((_, start) => phrase.every((word, i) => (i === last ? line[start + i]?.startsWith(word) : line[start + i] === word)));
}
