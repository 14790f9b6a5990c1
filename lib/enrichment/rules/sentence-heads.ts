import { nameKey } from "../operator/agreement";
import type { Line } from "../page/page";
import { cleanText } from "../page/text";
import { namesPage, type Reading } from "../reading";

/** What stands before a sentence: nothing, or the end of another one or of a label. */
const SENTENCE_ENDS = /(?:^|[.:;!?…•|–—)] ?)["„“«]?$/u;
/** What a sentence goes on with behind whom it speaks of, also in German, which writes its nouns with a capital. */
const GOES_ON = /^(?:,? (?:\p{Lu}\p{L}+ ){0,3}\p{Ll}| \()/u;

/**
 * Whether the word before the page's own company is none of its name, but the first of a sentence, with a capital only for that ("Although Ashdown Ltd is not
 * required to …", where the page also says "Ashdown Ltd"), in any language: the longer name stands as a heading and at sentences' heads alone, and the page calls itself by no such word.
 */
export function beginsSentence(lead: string, own: string, reading: Reading): boolean {
  const whole = `${lead}${own}`;
  if (!/^\p{Lu}\p{Ll}* $/u.test(lead) || !namesPage(own, reading) || isCalled(whole, lead, reading)) return false;
  let isSaid = false;
  for (const { text, level } of reading.page.lines) {
    // "About Ashdown Ltd", a heading.
    if (level > 0 && text === whole) continue;
    for (let at = text.indexOf(own); at >= 0; at = text.indexOf(own, at + own.length)) {
      const start = at - lead.length;
      if (start < 0 || !text.startsWith(whole, start)) isSaid = true;
      else if (!SENTENCE_ENDS.test(text.slice(Math.max(0, start - 3), start)) || !GOES_ON.test(text.slice(at + own.length, at + own.length + 40))) return false;
    }
  }
  return isSaid;
}

/** Whether what the page calls itself begins as a name does, by its first words and the letter behind them. */
function isCalled(whole: string, first: string, { host, calls }: Reading): boolean {
  const head = nameKey(whole).squashed.slice(0, first.length + 1);
  return [host.label, ...calls].some((call) => nameKey(call).squashed.startsWith(head));
}

/** No label is longer. */
const MAX_LABEL = 40;

/**
 * Whether the words before a company that the page also names without them are a label, in any language ("<span>Controller</span> <b>Ashdown Ltd</b>"): wherever
 * they stand before it, an element sets one apart from the other, and the page calls itself by no such words, as a sign in two colours would.
 */
export function isLabelBefore(lead: string, own: string, reading: Reading): boolean {
  const whole = `${lead}${own}`;
  if (lead.length > MAX_LABEL || isCalled(whole, lead.trim().replace(/ /g, ""), reading)) return false;
  const lines = reading.page.lines.filter(({ text }) => text.includes(whole));
  return lines.length > 0 && lines.every((line) => line.text.startsWith(whole) && (cleanText(line.head ?? "") === lead.trim() || beginsBold(line, own)));
}

/** Whether a line's first part in bold begins with a name. */
const beginsBold = ({ bold }: Line, name: string): boolean => cleanText(bold[0] ?? "").startsWith(name);
