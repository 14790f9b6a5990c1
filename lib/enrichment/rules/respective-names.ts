import type { PageNumber } from "../identifiers/page-numbers";
import type { FoundName } from "../operator/found-name";

const NUMBER = /(?<![\p{L}\d])(?:[A-Z]{1,3} ?)?\d[\d.-]*(?: \d[\d.-]+)*\d/gu;
const NUMBERS_IN_ROW = new RegExp(String.raw`${NUMBER.source}(?:(?:,| [/&]|,? (?:and|und|et|e|y|en|og|och|i|a|ja))(?: (?:no\.?|nr\.?|number))? ${NUMBER.source})+`, "giu");

/** "A Ltd and B Ltd are registered with numbers 1 and 2": as many numbers in a row as companies before them, the first the first company's. */
export function respectiveName(text: string, { start }: PageNumber, names: readonly FoundName[]): string | undefined {
  if (names.length < 2 || text.length > 600) return undefined;
  const row = [...text.matchAll(NUMBERS_IN_ROW)].find(({ 0: { length }, index }) => index <= start && start < index + length);
  const owners = row === undefined ? [] : names.filter(({ end }) => end <= row.index);
  const places = row === undefined ? [] : [...row[0].matchAll(NUMBER)].map(({ index }) => row.index + index);
  return places.length === owners.length ? owners[places.findLastIndex((at) => at <= start)]?.name : undefined;
}
