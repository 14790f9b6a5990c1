import { OTHER_WORDS } from "../operator/words";
import type { Line } from "../page/page";
import { agreesWithPage, isOwnName, isTitled, type Reading } from "../reading";
import { leadingName } from "./formless-names";

/** How far before a number, in characters, and how many words a name may have. */
const [REACH, MAX_WORDS] = [300, 6];
/** What ends a name and begins its address or number. */
const ENDS = /,\s|\s?\(|\s[–—-]\s|\s?[|•·]\s/gu;
const QUOTES = /^["„“«] ?| ?["“”»]$/gu;

/** The name that a number's line begins with, or where that is none of the page's, the site's own before its particulars. */
export function nameBefore(reading: Reading, line: Line, start: number): string | undefined {
  const leading = leadingName(reading, line, start);
  return leading !== undefined && (agreesWithPage(leading, reading) || isTitled(leading, reading)) ? leading : (ownNameBefore(reading, line, start) ?? leading);
}

/**
 * "Applying to all quotations, orders and deliveries of Ashdown, 4 Mill Lane, Kettering, company number 01234567": what the site is called, where a sentence has it in a
 * number's line before its particulars, whatever stands before it and in whatever language.
 */
function ownNameBefore(reading: Reading, { text }: Line, start: number): string | undefined {
  const from = Math.max(0, start - REACH);
  const before = text.slice(from, start);
  for (const { index } of [...before.matchAll(ENDS)].toReversed()) {
    const words = before.slice(0, index).split(" ").slice(-MAX_WORDS - 1);
    const name = words.flatMap((word, at) => (/^\p{Ll}/u.test(word) ? words.slice(at + 1).join(" ").replace(QUOTES, "") : [])).find((some) => some.length >= 3 && (isOwnName(some, reading) || isTitled(some, reading)));
    // "Ashdown, hosted by Brown, number 01234567": what stands between hands the number on.
    if (name !== undefined) return OTHER_WORDS.test(before.slice(index)) ? undefined : name;
  }
  return undefined;
}
