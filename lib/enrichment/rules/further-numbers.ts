import type { Line } from "../page/page";
import type { Reading } from "../reading";
import { LINES_ABOVE } from "./named";

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** A text's numbers of as many digits as a given one, that one among them. */
function numbersLike(text: string, number: string): readonly string[] {
  const { length } = digitsOf(number);
  // "IM069120012", a licence's, is no number of another's as long as the one asked for has no letters.
  const runs = /^\d/.test(number) ? /(?<![\p{L}\d])\d(?:[\d .-]{2,20}\d)?/gu : /\d(?:[\d .-]{2,20}\d)?/g;
  return [...text.matchAll(runs)].map(([run]) => digitsOf(run)).filter((digits) => digits.length === length);
}

/** "A Ltd, registered 01234567, is part of B Ltd, registered 07654321": whether a number of as many digits stands further up, whose company has its own already. */
export const hasNumberBefore = (text: string, number: string): boolean => numbersLike(text, number).length > 0;

/** "A Ltd. Registered in England No. 01234567", and in the next line "A Ltd is part of B Ltd (No. 07654321)": whether lines nearby have another number of as many digits behind a company's name, and not the same. */
export function hasNumberNearby({ page: { lines } }: Reading, { at, name, number }: { readonly at: number; readonly name: string; readonly number: string }): boolean {
  const behindName = ({ text }: Line): readonly string[] => (text.length > 600 || !text.includes(name) ? [] : numbersLike(text.slice(text.indexOf(name) + name.length), number));
  const found = [...lines.slice(Math.max(0, at - LINES_ABOVE), at), ...lines.slice(at + 1, at + LINES_ABOVE)].flatMap(behindName);
  return found.length > 0 && !found.includes(digitsOf(number));
}
