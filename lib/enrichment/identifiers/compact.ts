/** A number's characters from one place of a text on: letters and digits only, with where each stands. */
export interface Compact {
  readonly text: string;
  /** The index in the source of each character. */
  readonly at: readonly number[];
}

const MAX_LENGTH = 26;
const MAX_GAP = 3;
const GAP = /[ .\-–—‐‑−/·'’*_:]/;

const isAlphanumeric = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 0x39f || code === 0x397 || code === 0x395;

/** Reads at most 26 letters and digits from `start` on, upper case, over gaps of up to three blanks, dots, dashes and the like. */
export function compactFrom(source: string, start: number): Compact {
  const at: number[] = [];
  let text = "";
  let gap = 0;
  for (let index = start; index < source.length && at.length < MAX_LENGTH; index += 1) {
    if (isAlphanumeric(source.charCodeAt(index))) {
      at.push(index);
      text += source.charAt(index).toUpperCase();
      gap = 0;
    } else {
      gap += 1;
      if (gap > MAX_GAP || !GAP.test(source.charAt(index)) || (gap === 1 && at.length >= 4 && isStreet(source, index))) break;
    }
  }
  return { text, at };
}

const isStreet = (source: string, at: number): boolean => source.charAt(at) === " " && /\d/.test(source.charAt(at + 1)) && STREET.test(source.slice(at, at + 60));

/** "No 08993176Website by …": parts that markup sets apart, without a blank between them; the next begins with a capitalised word. */
const isRunOn = (source: string, last: number): boolean => /^[\dA-Z]\p{Lu}\p{Ll}{2}/u.test(source.slice(last, last + 4));

/** A house number with its street, where that order is the custom ("14, rue du Lac", "12 High Street"): the digits are an address's. */
const STREET = /^ \d{1,4} ?(?:[a-z]|bis|ter)?,? (?:(?:rue|r\.|avenue|av\.|boulevard|bd|blvd|place|pl\.|all[ée]e|chemin|ch\.|route|impasse|quai|cours|square|passage|faubourg|z\.?[ai]\.?)(?!\p{L})|(?:\p{Lu}[\p{L}'’.]+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|square|court|close|place|crescent|terrace|gardens|hill|park|row|boulevard|blvd|highway|hwy|parkway|pkwy)(?!\p{L}))/iu;

/**
 * Whether a number of `length` characters ends where the text ends it: not within a row of letters and digits, and not where groups of
 * digits go on that look like the number's own.
 */
export function endsNumber(source: string, { at }: Compact, length: number): boolean {
  const last = at[length - 1] ?? 0;
  const next = source.charCodeAt(last + 1);
  if (last + 1 >= source.length) return true;
  if (isAlphanumeric(next)) return isRunOn(source, last);
  const separators = separatorsOf(source, at.slice(0, length));
  const grouped = separators !== "";
  const goesOn = /[ .\-/]/.test(source.charAt(last + 1)) && /\d/.test(source.charAt(last + 2));
  // "556656-2343 111 21 Stockholm": what is grouped by dashes does not go on behind a blank.
  const isApart = grouped ? !separators.includes(" ") : length >= 8 || (length >= 6 && !/\d/.test(source.charAt(at[0] ?? 0)));
  return !goesOn || isStreet(source, last + 1) || (isApart && source.charAt(last + 1) === " ") || (source.charAt(last + 1) === "/" && length >= 8);
}

/** What stands between a number's characters, without what parts its first letters from its digits. */
function separatorsOf(source: string, at: readonly number[]): string {
  let separators = "";
  for (let index = 1; index < at.length; index += 1) {
    const [before = 0, here = 0] = [at[index - 1], at[index]];
    if (here - before > 1 && /\d/.test(source.charAt(before))) separators += source.slice(before + 1, here);
  }
  return separators;
}

/** The beginnings of a row of groups, the longest first: what follows a number may be written as one more group ("CUI 35690868 - 0759 338 370"). */
export function partsOf({ text, at }: Compact): readonly Compact[] {
  const parts: Compact[] = [];
  for (let length = at.length - 1; length >= 5; length -= 1) {
    if ((at[length] ?? 0) - (at[length - 1] ?? 0) > 1) parts.push({ text: text.slice(0, length), at: at.slice(0, length) });
  }
  return parts;
}
